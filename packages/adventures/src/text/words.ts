import { type Name, type Text, type TextList, text, type Word } from '@keep-flying/kernel'
import type { Square } from '../vocabulary/index.ts'

/**
 * What a line of a card is, for whoever sets it in type:
 * - `figures`: what the card shows in signs as well.
 * - `title`: the name of what follows, such as a side of a Crew Card.
 */
export type LinePart = 'figures' | 'title'

export interface Line extends Text {
  readonly part?: LinePart
}

export const lineOf = (part: LinePart, words: Text): Line => ({ ...words, part })

export const and = (list: readonly Text[]): TextList => ({ list, join: 'and' })
export const or = (list: readonly Text[]): TextList => ({ list, join: 'or' })

export const commas = (phrases: readonly Text[]): Text =>
  phrases.reduceRight((rest, first) => text('phrases.comma', { first, rest }))

export const semicolons = (phrases: readonly Text[]): Text =>
  phrases.reduceRight((rest, first) => text('phrases.semicolon', { first, rest }))

/** Words beside each other. */
export const beside = (words: readonly Text[]): Text =>
  words.reduceRight((rest, first) => text('phrases.beside', { first, rest }))

/** Phrases as sentences, one after the other. */
export const sentences = (phrases: readonly Text[]): Word => ({
  list: phrases.map((phrase) => text('sentence', { phrase })),
  join: 'sentences',
})

/** Several phrases within a sentence. */
export const together = (phrases: readonly Text[]): Text => text('phrases.and', { phrases: and(phrases) })

/** The name of a thing, and what it is part of. */
export const nameOf = (name: string, id: string, of?: string): Name => ({
  name,
  id,
  ...(of === undefined ? {} : { of }),
})

const letters = 26

/** Columns go by letters, AA after Z. */
export function columnName(column: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % letters))
  return column < letters ? letter : `${columnName(Math.floor(column / letters) - 1)}${letter}`
}

/** A square as the rulers of the map name it: "M 13". */
export function squareText([column, row]: Square): Text {
  return text('place.square', { column: columnName(column), row: row + 1 })
}
