import { Trouble } from '../problems.ts'

/**
 * Entries of the longest game that is stored, and bytes that they take: many times what people play. A record is put together
 * whole, so both are bounded.
 */
export const longest = { entries: 50_000, bytes: 8 * 1024 * 1024 }

/** How long a game is. */
interface Length {
  readonly entries: number
  readonly bytes: number
}

/** Refuses whatever would make a game longer than any that people play. */
export function checkLength({ entries, bytes }: Length): void {
  if (entries >= longest.entries)
    throw new Trouble('too-large', `This game has ${longest.entries} answers, which is the limit. Agree to end it.`)
  if (bytes >= longest.bytes)
    throw new Trouble('too-large', 'The answers of this game take 8 MB, which is the limit. Agree to end it.')
}
