import type { GameEntry } from '../../game/client.ts'

export const encounters: GameEntry = {
  id: 'encounters',
  client: async () => (await import('./index.ts')).encountersClient,
  setup: async () => (await import('./setup/index.ts')).encountersSetup,
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
