import { type Messages, text, type Word, type Writer, writer } from '@keep-flying/kernel'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { GameTexts } from '../game/client.ts'

export const locales = { en: 'English', de: 'Deutsch' } as const
export type Locale = keyof typeof locales

function isLocale(word: string): word is Locale {
  return Object.hasOwn(locales, word)
}

/** The language of a tag such as `de-AT`; English where we have none for it. */
export function localeOf(tag: string): Locale {
  const [word = ''] = tag.split('-')
  return isLocale(word) ? word : 'en'
}

/** What there is to say in one language: the words of the screen, and the texts of the game. */
export interface Language {
  readonly locale: Locale
  readonly messages: Messages
  /** The templates of the game that is open; null where none is. */
  readonly game: GameTexts | null
}

/** A language with the texts of a game. */
export interface GameLanguage extends Language {
  readonly game: GameTexts
}

/** Says a message of the screen, with words filled in. */
export type Say = (key: string, words?: Readonly<Record<string, Word>>) => string

interface Spoken {
  readonly language: Language
  readonly say: Say
}

const SpokenContext = createContext<Spoken | null>(null)

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const value = useMemo((): Spoken => {
    const write: Writer = writer(language.locale, language.messages, (name) => String(name.id))
    return { language, say: (key, words) => write(text(key, words)) }
  }, [language])
  return <SpokenContext value={value}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (!spoken) throw new Error('There is no language here.')
  return spoken
}

/** `say('home.play')`: the screen's words in the language chosen. */
export function useSay(): Say {
  return useSpoken().say
}

export function useLocale(): Locale {
  return useSpoken().language.locale
}

/** The language with the texts of the game: for the parts that are shown when a game is open. */
export function useLanguage(): GameLanguage {
  const { language } = useSpoken()
  if (!hasGame(language)) throw new Error('No game is open here.')
  return language
}

function hasGame(language: Language): language is GameLanguage {
  return language.game !== null
}
