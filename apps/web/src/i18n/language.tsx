import { type Messages, text, type Word, type Writer, writer } from '@keep-flying/kernel'
import type { Language as GameLanguage } from '@keep-flying/verse'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

export const locales = { en: 'English', de: 'Deutsch' } as const
export type Locale = keyof typeof locales

/** What there is to say in one language: the screen's own words, and the game's. */
export interface Language {
  readonly locale: Locale
  readonly messages: Messages
  /** The game's own templates; null as long as only the words of the first page are there. */
  readonly game: GameLanguage | null
}

/** A language with all its words. */
export interface WholeLanguage extends Language {
  readonly game: GameLanguage
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

/** The whole language; for every page but the first, which is shown before it is there. */
export function useLanguage(): WholeLanguage {
  const { language } = useSpoken()
  if (!isWhole(language)) throw new Error('The first page does without the words of the game.')
  return language
}

function isWhole(language: Language): language is WholeLanguage {
  return language.game !== null
}
