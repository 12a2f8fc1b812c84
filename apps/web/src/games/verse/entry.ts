import type { GameEntry } from '../../game/client.ts'

export const verse: GameEntry = {
  id: 'verse',
  client: async () => (await import('./index.ts')).verseClient,
  setup: async () => (await import('./setup/index.ts')).verseSetup,
  words: {
    en: {
      table: async () => (await import('./i18n/en/at-table.ts')).atTable,
      all: async () => (await import('./i18n/en/index.ts')).allWords,
    },
    de: {
      table: async () => (await import('./i18n/de/at-table.ts')).atTable,
      all: async () => (await import('./i18n/de/index.ts')).allWords,
    },
  },
}
