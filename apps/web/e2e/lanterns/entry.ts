import type { Messages } from '@keep-flying/kernel'
import type { GameEntry, GameWords } from '../../src/game/client.ts'
import { languageOf } from './package.ts'
import { english, german } from './words.ts'

function wordsIn(locale: string, messages: Messages): Readonly<Record<'table' | 'all', () => Promise<GameWords>>> {
  const { write } = languageOf(locale, messages)
  const words = async () => ({ messages: {}, texts: { locale, messages, write } })
  return { table: words, all: words }
}

export const lanterns: GameEntry = {
  id: 'lanterns',
  client: async () => (await import('./client.tsx')).lanternsClient,
  setup: async () => ({ usual: { players: 1 }, titleOf: () => 'A night on the shore' }),
  words: { en: wordsIn('en', english), de: wordsIn('de', german) },
}
