import type { Messages } from '@keep-flying/kernel'
import type { GameEntry } from '../game/client.ts'
import { firstEnglish } from './en/first.ts'
import type { Language, Locale } from './language.tsx'

/** How many words are there: those of the first page, those of a table, or all. English is no exception. */
export type Reach = 'first' | 'table' | 'all'

const messages: Readonly<Record<Locale, Readonly<Record<Reach, () => Promise<Messages>>>>> = {
  en: {
    first: async () => firstEnglish,
    table: async () => (await import('./en/at-table.ts')).englishAtTable,
    all: async () => (await import('./en/index.ts')).englishMessages,
  },
  de: {
    first: async () => (await import('./de/first.ts')).firstGerman,
    table: async () => (await import('./de/at-table.ts')).germanAtTable,
    all: async () => (await import('./de/index.ts')).germanMessages,
  },
}

/** What the first page is shown with before anything else is there. */
export const firstLanguage: Language = { locale: 'en', messages: firstEnglish, game: null }

const loaded = new Map<string, Promise<Language>>()

/** The shell's words and those of a game, if there is one; the same object whenever the same is asked for. */
export function loadLanguage(locale: Locale, reach: Reach, game: GameEntry | null): Promise<Language> {
  const spokenOf = reach === 'first' ? null : game
  const key = [locale, reach, spokenOf?.id ?? ''].join('/')
  const known = loaded.get(key)
  if (known) return known
  const loading = load(locale, reach, spokenOf)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}

async function load(locale: Locale, reach: Reach, game: GameEntry | null): Promise<Language> {
  const [ours, theirs] = await Promise.all([
    messages[locale][reach](),
    reach === 'first' ? null : game?.words[locale][reach](),
  ])
  if (!theirs) return { locale, messages: ours, game: null }
  return { locale, messages: { ...ours, ...theirs.messages }, game: theirs.texts }
}
