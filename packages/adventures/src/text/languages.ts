import { type Messages, type Writer, writer } from '@keep-flying/kernel'
import { cardMessages } from './en/cards.ts'
import { effectMessages } from './en/effects.ts'
import { jobMessages } from './en/jobs.ts'
import { catalogNames, nameInBox } from './names.ts'

/** A language the game can be read in: all its templates. */
export interface Language {
  readonly locale: string
  readonly messages: Messages
}

/** The language every client has; others are loaded by those who read them. */
export const english: Language = {
  locale: 'en',
  messages: { ...catalogNames, ...cardMessages, ...effectMessages, ...jobMessages },
}

const writers = new WeakMap<Language, Writer>()

/** Writes what is the same in all games: the words on cards, and the names of things. */
export function writerOf(language: Language = english): Writer {
  const known = writers.get(language)
  if (known) return known
  const made = writer(language.locale, language.messages, nameInBox)
  writers.set(language, made)
  return made
}
