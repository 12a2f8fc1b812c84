import { type Messages, type Writer, writer } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { gameMessages } from './en/game.ts'
import { nameInGame } from './names.ts'

/** A language the game can be read in: all its templates. */
export interface Language {
  readonly locale: string
  readonly messages: Messages
}

/** The language every client has; others are loaded by those who read them. */
export const english: Language = { locale: 'en', messages: { ...gameMessages } }

/** Writes the questions, options and events of a game. Players go by the Avatars they have in the state as it goes on. */
export function writerFor(state: State, { locale, messages }: Language = english): Writer {
  return writer(locale, messages, (name) => nameInGame(name, state))
}
