import { type Text, type TextList, text, type Word } from '@keep-flying/kernel'
import type { CharacterClass } from '../vocabulary/index.ts'

/**
 * What a line of a card is, for whoever sets it in type:
 * - `figures`: what the card shows in signs as well.
 * - `title`: the name of what follows, such as an Objective of an Objective card.
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

/** Phrases as sentences, one after the other. */
export const sentences = (phrases: readonly Text[]): Word => ({
  list: phrases.map((phrase) => text('sentence', { phrase })),
  join: 'sentences',
})

/** Several phrases within a sentence. */
export const together = (phrases: readonly Text[]): Text => text('phrases.and', { phrases: and(phrases) })

/** So many cards of a class. */
export const classCards = (of: CharacterClass, n: number): Text => text(`class.${of}.cards`, { n })

/** A word by which messages choose between two forms. */
export const flag = (holds: unknown): 'yes' | 'no' => (holds ? 'yes' : 'no')
