import type { GameEntry } from '../../game/client.ts'

export const adventures: GameEntry = {
  id: 'adventures',
  client: async () => (await import('./index.ts')).adventuresClient,
  setup: async () => (await import('./setup/index.ts')).adventuresSetup,
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
