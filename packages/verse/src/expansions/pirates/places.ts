import type { Place } from '../../vocabulary/index.ts'
import { places as shared } from '../shared/jobs/places.ts'

/** Piracy is worked wherever a rival ship is. */
export const rivalShip = 'rival-ship'

export const places: readonly Place[] = [...shared, { id: rivalShip, name: 'a rival ship', planet: false, sectors: [] }]
