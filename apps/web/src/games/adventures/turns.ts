import { text } from '@keep-flying/kernel'
import { type OpensTurn, seatIn } from '../../log/turns.ts'

/** A turn begins where the game says whose it is; what Goons do then belongs to it. */
export const opensTurn: OpensTurn = ({ kind, data }) => {
  const seat = seatIn(data?.['seat'])
  const who = data?.['who']
  if (kind !== 'turn' || seat === null || typeof who !== 'object' || !('name' in who)) return null
  return { seat, who: String(who.id), progress: text('log.turn', data) }
}
