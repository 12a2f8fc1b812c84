import type { Chapter, Rule } from '@keep-flying/verse/reference'
import { use } from 'react'
import type { Locale } from '../i18n/language.tsx'

/** The rules in a language, fetched when somebody first opens them. */
async function load(locale: string): Promise<readonly Chapter[]> {
  const wanted: Locale = locale === 'de' ? 'de' : 'en'
  if (wanted === 'de') return (await import('@keep-flying/verse/reference-de')).germanReference
  return (await import('@keep-flying/verse/reference')).reference
}

const loaded = new Map<string, Promise<readonly Chapter[]>>()

export function useReference(locale: string): readonly Chapter[] {
  const known = loaded.get(locale) ?? load(locale)
  loaded.set(locale, known)
  return use(known)
}

/** The chapters with the rules of the boxes in play. */
export function inPlay(chapters: readonly Chapter[], boxes: readonly string[]): readonly Chapter[] {
  const owned = (box: string) => box === 'base' || boxes.includes(box)
  // 'a|b' is either of the boxes, 'a+b' only both together.
  const holds = (tag: string) => tag.split('|').some((either) => either.split('+').every(owned))
  const plays = ({ tags }: Rule) => tags.some(holds)
  return chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter(plays) })).filter(hasRules)
}

/** The chapters with the rules that hold every word looked for; a rule's id counts too. */
export function search(chapters: readonly Chapter[], typed: string): readonly Chapter[] {
  const words = wordsOf(typed)
  if (words.length === 0) return chapters
  const fits = (chapter: Chapter, { id, text }: Rule) => {
    const all = `${chapter.title} ${id} ${text}`.toLowerCase()
    return words.every((word) => all.includes(word))
  }
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(chapter, rule)) }))
    .filter(hasRules)
}

export function wordsOf(typed: string): readonly string[] {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

function hasRules({ rules }: Chapter): boolean {
  return rules.length > 0
}
