import { type Messages, text, type Word, type Writer, writer } from '@keep-flying/kernel'
import type { Language } from '@keep-flying/verse'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

export const locales = { en: 'English', de: 'Deutsch' } as const
export type Locale = keyof typeof locales

/** What there is to say in one language: the screen's own words, and the game's. */
export interface Tongue {
  readonly locale: Locale
  readonly messages: Messages
  /** The game's own templates; null as long as only the words of the first page are there. */
  readonly game: Language | null
}

/** A language with all its words. */
export interface WholeTongue extends Tongue {
  readonly game: Language
}

/** Says a message of the screen, with words filled in. */
export type Say = (key: string, words?: Readonly<Record<string, Word>>) => string

interface Spoken {
  readonly tongue: Tongue
  readonly say: Say
}

const SpokenContext = createContext<Spoken | null>(null)

export function SpeakingIn({ tongue, children }: { tongue: Tongue; children: ReactNode }) {
  const value = useMemo((): Spoken => {
    const write: Writer = writer(tongue.locale, tongue.messages, (name) => String(name.id))
    return { tongue, say: (key, words) => write(text(key, words)) }
  }, [tongue])
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
export function useTongue(): WholeTongue {
  const { tongue } = useSpoken()
  if (!isWhole(tongue)) throw new Error('The first page does without the words of the game.')
  return tongue
}

function isWhole(tongue: Tongue): tongue is WholeTongue {
  return tongue.game !== null
}
