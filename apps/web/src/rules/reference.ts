import { type AnyReference, type Chapter, isInForce, type Rule } from '@keep-flying/kernel'
import { use } from 'react'
import { listingOf } from '../game/listing.ts'

/** The rules of a game in one language. */
export interface ReadRules extends Pick<AnyReference, 'tagsIn'> {
  readonly chapters: readonly Chapter[]
}

const loaded = new Map<string, Promise<ReadRules>>()

async function load(game: string, locale: string): Promise<ReadRules> {
  const reference = await listingOf(game).reference()
  return { chapters: await reference.reference(locale), tagsIn: (options) => reference.tagsIn(options) }
}

/** Fetched when somebody first opens them. */
export function useRules(game: string, locale: string): ReadRules {
  const key = `${locale}/${game}`
  const known = loaded.get(key)
  if (known) return use(known)
  const loading = load(game, locale)
  loaded.set(key, loading)
  // What does not come now is asked for again.
  loading.catch(() => loaded.delete(key))
  return use(loading)
}

/** The chapters with the rules that these tags bring into force. */
export function inForce(chapters: readonly Chapter[], tags: readonly string[]): readonly Chapter[] {
  return withRules(chapters, (_, rule) => isInForce(rule, tags))
}

/** The chapters with the rules that hold every word looked for; a rule's id counts too. */
export function search(chapters: readonly Chapter[], typed: string): readonly Chapter[] {
  const words = wordsOf(typed)
  if (words.length === 0) return chapters
  return withRules(chapters, ({ title }, { id, text }) => {
    const all = `${title} ${id} ${text}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
}

function withRules(chapters: readonly Chapter[], fits: (chapter: Chapter, rule: Rule) => boolean): readonly Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(chapter, rule)) }))
    .filter(({ rules }) => rules.length > 0)
}

export function wordsOf(typed: string): readonly string[] {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** A link to a rule shows no more of it than this. */
const longest = 56

/** How each rule begins, in whole words. */
export function beginnings(chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  return new Map(chapters.flatMap(({ rules }) => rules.map(({ id, text }) => [id, beginning(text)] as const)))
}

function beginning(text: string): string {
  const [sentence = text] = text.split(/(?<=[.:;]) /)
  if (sentence.length <= longest) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longest))} …`
}
