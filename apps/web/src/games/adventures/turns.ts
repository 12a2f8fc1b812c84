import { text } from '@keep-flying/kernel'
import { type OpensTurn, seatIn } from '../../log/turns.ts'

/** A turn begins where the game says whose it is; what Goons do then belongs to it. */
export const opensTurn: OpensTurn = ({ kind, data }) => {
  const seat = seatIn(data?.['seat'])
  return kind === 'turn' && seat !== null ? { seat, progress: text('log.turn', data) } : null
}
