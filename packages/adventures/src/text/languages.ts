import { type Messages, type Writer, writer } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { cardMessages } from './en/cards.ts'
import { effectMessages } from './en/effects.ts'
import { gameMessages } from './en/game.ts'
import { jobMessages } from './en/jobs.ts'
import { catalogNames, nameInBox, nameInGame } from './names.ts'

/** A language the game can be read in: all its templates. */
export interface Language {
  readonly locale: string
  readonly messages: Messages
}

/** The language every client has; others are loaded by those who read them. */
export const english: Language = {
  locale: 'en',
  messages: { ...catalogNames, ...cardMessages, ...effectMessages, ...jobMessages, ...gameMessages },
}

/** Writes the questions, options and events of a game. */
export function writerFor(state: State, { locale, messages }: Language = english): Writer {
  return writer(locale, messages, (name) => nameInGame(name, state))
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
