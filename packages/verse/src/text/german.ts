import { outcomes } from '../boxes/outcomes-de.ts'
import { cardMessages } from './de/cards.ts'
import { gameMessages } from './de/game.ts'
import type { Language } from './languages.ts'

/** The game in German, for those who ask for it: an entry of the package by itself, so that nobody else loads it. */
export const german: Language = {
  locale: 'de',
  messages: { ...cardMessages, ...gameMessages, ...outcomes },
}
