import type { Place } from '../../../vocabulary/index.ts'

/** Some jobs are worked beside the Cruiser, wherever it is. */
export const places: readonly Place[] = [
  { id: 'the-cruiser', name: 'Alliance Cruiser', planet: false, sectors: [], aboard: 'cruiser' },
]
