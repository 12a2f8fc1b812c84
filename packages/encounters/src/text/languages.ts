import { type Messages, type Writer, writer } from '@keep-flying/kernel'
import { allCards, avatars, episodes } from '../catalog/index.ts'
import type { CardId, State } from '../state.ts'
import { describeAvatar, describeBoxCard, describeObjective } from './describe.ts'
import type { Line } from './describe-words.ts'
import { cardMessages } from './en/cards.ts'
import { gameMessages } from './en/game.ts'
import { nameInBox, nameInGame } from './names.ts'

/** A language the game can be read in: all its templates. */
export interface Language {
  readonly locale: string
  readonly messages: Messages
}

/** The language every client has; others are loaded by those who read them. */
export const english: Language = { locale: 'en', messages: { ...cardMessages, ...gameMessages } }

/** Writes the questions, options and events of a game. Players go by the Avatars they have in the state as it goes on. */
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

/** What a card says: a card of the box, an Avatar (`avatar-mal`) or the Objective card of an Episode (`objective-1`). */
export function describeCard(id: CardId): readonly Line[] {
  const boxed = allCards.get(id)
  if (boxed) return describeBoxCard(boxed)
  const avatar = avatars.find(({ crew }) => `avatar-${crew}` === id)
  if (avatar) return describeAvatar(avatar)
  const episode = episodes.find(({ number }) => `objective-${number}` === id)
  if (episode) return describeObjective(episode)
  throw new Error(`There is no card "${id}".`)
}

/** What a card says, line by line, its name apart. */
export function cardText(id: CardId, language: Language = english): string[] {
  return describeCard(id).map(writerOf(language))
}
