import { firstEnglish } from './en/first.ts'
import type { Language, Locale, WholeLanguage } from './language.tsx'

/** How many words are there: those of the first page, those of a table, or all. English is no exception. */
export type Reach = 'first' | 'table' | 'all'

export const loaders: Readonly<Record<Locale, Readonly<Record<Reach, () => Promise<Language>>>>> = {
  en: {
    first: async () => firstEnglish,
    table: async () => (await import('./en/at-table.ts')).englishAtTable,
    all: () => loadLanguage('en'),
  },
  de: {
    first: async () => (await import('./de/first.ts')).firstGerman,
    table: async () => (await import('./de/at-table.ts')).germanAtTable,
    all: () => loadLanguage('de'),
  },
}

/** All words of a language. */
export async function loadLanguage(locale: Locale): Promise<WholeLanguage> {
  switch (locale) {
    case 'en':
      return (await import('./en/whole.ts')).wholeEnglish
    case 'de':
      return (await import('./de/whole.ts')).wholeGerman
  }
}
