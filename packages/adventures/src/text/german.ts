import { cardMessages } from './de/cards.ts'
import { effectMessages } from './de/effects.ts'
import { gameMessages } from './de/game.ts'
import { jobMessages } from './de/jobs.ts'
import { nameMessages } from './de/names.ts'
import type { Language } from './languages.ts'

/** The game in German, for those who ask for it: an entry of the package by itself, so that nobody else loads it. */
export const german: Language = {
  locale: 'de',
  messages: { ...nameMessages, ...cardMessages, ...effectMessages, ...jobMessages, ...gameMessages },
}
