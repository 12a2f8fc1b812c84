import type { Writer } from '@keep-flying/kernel'

/** What the game calls a thing: a card, a seat, or whatever else the game has names for. */
export function call(write: Writer, name: string, id: string | number): string {
  return write.nameOf({ name, id })
}
