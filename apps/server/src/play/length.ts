import { Trouble } from '../problems.ts'

/** Entries of the longest game that is stored: many times what people play. */
export const longestGame = 50_000

/** Refuses whatever would make a game longer than any that people play. */
export function checkLength(entries: number): void {
  if (entries < longestGame) return
  throw new Trouble('too-large', `This game has ${longestGame} answers, which is the limit. Agree to end it.`)
}
