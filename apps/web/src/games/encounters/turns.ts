import { text } from '@keep-flying/kernel'
import { type OpensTurn, seatIn } from '../../log/turns.ts'

/** A turn begins where the game says whose it is. */
export const opensTurn: OpensTurn = ({ kind, data }) => {
  const seat = seatIn(data?.['who'])
  return kind === 'turn' && seat !== null ? { seat, progress: text('progress.episode', data) } : null
}
