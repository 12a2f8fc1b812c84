import { text } from '@keep-flying/kernel'
import { type OpensTurn, seatIn } from '../../log/turns.ts'

export const opensTurn: OpensTurn = ({ kind, data }) => {
  const seat = kind === 'turn' ? seatIn(data?.['who']) : null
  const round = data?.['round']
  return seat === null || typeof round !== 'number' ? null : { seat, progress: text('progress.round', { round }) }
}
