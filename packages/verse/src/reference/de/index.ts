import { reference } from '../index.ts'
import type { Chapter } from '../types.ts'
import { chapters } from './chapters.ts'

/** A gap must not pass for a rule: a reader would never know that one is missing. */
function found<T>(what: T | undefined, id: string): T {
  if (what === undefined) throw new Error(`no German for ${id}`)
  return what
}

function inGerman(chapter: Chapter): Chapter {
  const german = found(chapters.get(chapter.id), chapter.id)
  const rules = chapter.rules.map((rule) => ({ ...rule, text: found(german.rules[rule.id], rule.id) }))
  return { ...chapter, title: german.title, rules }
}

/** The rules for players in German: the words are German, everything else is that of the English reference. */
export const germanReference: readonly Chapter[] = reference.map(inGerman)
