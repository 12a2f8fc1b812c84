import { text } from '@keep-flying/kernel'
import { happened } from '@keep-flying/verse'
import type { OpensTurn } from '../../log/turns.ts'

export const opensTurn: OpensTurn = (event) => {
  if (!happened(event, 'turn')) return null
  const { who, round } = event.data
  return { seat: who.id, progress: text('progress.round', { round }) }
}
