import type { Messages, Writer } from '@keep-flying/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '../i18n/language.tsx'
import type { EventSounds } from '../table/sounds.ts'

/** The game's own templates in one language: prompts, options, log lines, cards. */
export interface GameTexts {
  readonly locale: string
  readonly messages: Messages
}

/** What a game has to say in one language: the words of its own parts of the screen, and its texts. */
export interface GameWords {
  readonly messages: Messages
  readonly texts: GameTexts
}

/** Words come in two helpings: what a table begins with, and all. */
export type GameReach = 'table' | 'all'

/** A game in the registry: what can be fetched of it, each when it is wanted. Nothing of the game is loaded with it. */
export interface GameEntry {
  readonly id: string
  client(): Promise<GameClient>
  readonly words: Readonly<Record<Locale, Readonly<Record<GameReach, () => Promise<GameWords>>>>>
}

/** Everything a table of the shell takes from a game. The folder of a game exports one such value, and nothing else. */
export interface GameClient {
  readonly id: string
  /** Opens the view for the game's own parts; stands around all of them. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>
  /** Writes the texts of a game as its viewer reads them. */
  writer(view: unknown, texts: GameTexts): Writer
  readonly table: TableParts
  readonly sounds: EventSounds
  /** Hints for the guided first game that fit the moment and were not seen before, the weightiest first. */
  useHints(seen: readonly string[]): readonly Hint[]
}

/** Explains one thing, once. Its words are the messages `guide.<id>.title` and `guide.<id>.text`. */
export interface Hint {
  readonly id: string
  /** Where the reference says it in full. */
  readonly rule: string
}

/** The parts of the table's screen that are drawn by the game. */
export interface TableParts {
  /** What is played, and how far it has come: the title and the line under it. */
  useHeading(): { readonly title: string; readonly progress: string }
  readonly Board: ComponentType
  /** Beside the board: what is the viewer's own. */
  readonly Place: ComponentType
  /** In the top bar: everybody at the table. */
  readonly Players: ComponentType
  /** On a phone: the viewer's figures in one line. */
  readonly Figures: ComponentType
  /** What opens over the table when somebody's mark is pressed. */
  readonly SeatDialog: ComponentType
}
