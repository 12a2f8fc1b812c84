import { text, type Writer } from '@keep-flying/kernel'

/** What the game calls a thing. */
export function call(
  write: Writer,
  name: 'card' | 'sector' | 'place' | 'contact' | 'seat',
  id: string | number,
): string {
  return write(text('option.card', { card: { name, id } }))
}
