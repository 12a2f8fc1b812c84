import type { Text, TextList, Word } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import type { ContactId, Keyword, PlaceId, Profession, Region, Skill, SkillPoints, Token } from '../vocabulary/index.ts'
import { skills, tokens } from '../vocabulary/index.ts'

/**
 * What a line of a card is, for whoever sets it in type:
 * - `figures`: what the card shows in signs as well.
 * - `choose`: leads in the `item`s that follow, each one way to go on.
 * - `option`: the only way to go on.
 */
export type LinePart = 'figures' | 'suit' | 'ace' | 'choose' | 'item' | 'option' | 'reshuffle' | 'hours' | 'goal'

export interface Line extends Text {
  readonly part?: LinePart
}

export const lineOf = (part: LinePart, words: Text): Line => ({ ...words, part })

export const and = (list: readonly Text[]): TextList => ({ list, join: 'and' })
export const or = (list: readonly Text[]): TextList => ({ list, join: 'or' })

export const credits = (n: number): Text => text('credits', { n })
export const skillName = (skill: Skill): Text => text(`skill.${skill}`)
export const professionName = (profession: Profession): Text => text(`profession.${profession}`)
export const aProfession = (profession: Profession): Text => text(`profession.${profession}.a`)
export const manyOfProfession = (profession: Profession): Text => text(`profession.${profession}.many`)
export const keywordName = (keyword: Keyword): Text => text(`keyword.${keyword}`)
export const gearOf = (keyword: Keyword | 'knife'): Text => text(`keyword.${keyword}.a`)
export const manyOfToken = (token: Token): Text => text(`token.${token}.many`)
export const countOfToken = (token: Token, n: number): Text => text(`token.${token}`, { n })
export const someRegion = (regions: readonly Region[]): TextList =>
  or(regions.map((region) => text(`region.${region}`)))
export const contactList = (contacts: readonly ContactId[]): TextList =>
  and(contacts.map((contact) => text('contact.name', { contact: { name: 'contact', id: contact } })))
export const somePlace = (places: readonly PlaceId[]): TextList =>
  or(places.map((place) => text('place.name', { place: { name: 'place', id: place } })))
/** What is said of a story's end if open jobs are settled before credits are counted. */
export const settlingJobs = (settles: boolean): readonly Text[] => (settles ? [text('story.settle-jobs')] : [])

/** The entries of a table by token that are there, in the order of the tokens. */
export function byToken(
  table: Readonly<Partial<Record<Token, number>>>,
  say: (token: Token, n: number) => Text,
): Text[] {
  return tokens.flatMap((token) => {
    const n = table[token]
    return n === undefined ? [] : [say(token, n)]
  })
}

export function skillPoints(points: SkillPoints): Text[] {
  return skills.flatMap((skill) => {
    const n = points[skill]
    return n === undefined ? [] : [text('points', { n, skill: skillName(skill) })]
  })
}

function joined(key: string, phrases: readonly Text[]): Text {
  return phrases.reduceRight((rest, first) => text(key, { first, rest }))
}

export const commas = (phrases: readonly Text[]): Text => joined('phrases.comma', phrases)
export const semicolons = (phrases: readonly Text[]): Text => joined('phrases.semicolon', phrases)

/** A sentence of phrases that can stand anywhere in one. */
export function sentence(phrases: readonly Text[]): Text {
  return text('sentence', { phrase: commas(phrases) })
}

/** Several lines as one running text. */
export const running = (lines: readonly Text[]): Word => ({ list: lines, join: 'sentences' })
