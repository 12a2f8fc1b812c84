import type { ComponentType } from 'react'
import type { Locale } from '../i18n/language.tsx'

/** What the first page shows of a game. It comes with the page, so it is kept small. */
export interface GameHome {
  readonly words: Readonly<Record<Locale, HomeWords>>
  /** Behind the page; it comes once everything that can be pressed is there. */
  scenery(): Promise<{ readonly default: ComponentType }>
  /** The picture in front of it. */
  readonly Picture: ComponentType
}

export interface HomeWords {
  /** What players do in it. */
  readonly deed: string
  /** What it is, and how it can be played. */
  readonly how: string
  /** What *Play now* begins, which takes so many hours. */
  play(hours: string): string
  /** What the guided first game is; left out where there is none. */
  readonly guided?: string
}
