import type { TurnToldProps } from '../../../game/client.ts'
import { useTelling } from './use-telling.ts'

/** A captain's turn in a sentence. */
export function Told({ seat, events }: TurnToldProps) {
  return useTelling()(events, seat)
}
