import type { Table } from '@keep-flying/adventures'
import type { Say } from '../../../i18n/language.tsx'
import { type Direction, directions } from '../map/directions.ts'

/** A typed question about the map. */
export type MapQuestion =
  | { readonly ask: 'look'; readonly direction: Direction | null }
  | { readonly ask: 'path' | 'sees'; readonly square: number }

const kinds = ['look', 'path', 'sees'] as const

/** Reads what was typed: `look west`, `path to M 13`, `who sees N 11`; null if it is none of these. */
export function readQuestion(
  typed: string,
  say: Say,
  squareCalled: (name: string) => number | null,
): MapQuestion | null {
  const wanted = plain(typed)
  for (const ask of kinds) {
    const words = plain(say(`adv.q.${ask}`))
    if (!wanted.startsWith(words)) continue
    const rest = wanted.slice(words.length)
    if (ask === 'look') {
      const direction = directions.find((one) => plain(say(`adv.direction.${one}`)) === rest) ?? null
      return rest !== '' && direction === null ? null : { ask, direction }
    }
    const square = squareCalled(rest)
    return square === null ? null : { ask, square }
  }
  return null
}

/** Without spaces, in small letters: nobody should fail by those. */
function plain(words: string): string {
  return words.toLowerCase().replaceAll(' ', '')
}

/** Finds a square by what it is called. */
export function squareFinder({ ground }: Table, nameOf: (square: number) => string): (name: string) => number | null {
  const squares = new Map(Array.from({ length: ground.squares }, (_, square) => [plain(nameOf(square)), square]))
  return (name) => squares.get(plain(name)) ?? null
}
