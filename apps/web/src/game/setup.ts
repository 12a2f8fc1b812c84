import type { Measured, OptionField, Text } from '@keep-flying/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Say } from '../i18n/language.tsx'

/** Options of a game by name, as somebody asks for them. */
export type AskedOptions = Readonly<Record<string, unknown>>

/** What a game adds to the set-up page, which is otherwise made from the description of its options. */
export interface GameSetup {
  /** What *Play now* plays and the set-up page begins with; whatever is left out takes its default. */
  readonly usual: AskedOptions
  /** The guided first game, if there is one. */
  readonly guided?: AskedOptions
  /** What a table is called unless somebody gives it a name. */
  titleOf(options: AskedOptions): string
  /** Where the campaign stands that a game with these options goes on with; null for any other game. */
  stands?(options: AskedOptions): Text | null
  /** How many play and for how long; left out, the page says how many. */
  summary?(options: AskedOptions, seats: number, say: Say): string
  /** The options that have the wide column to themselves, abreast where there is room. */
  readonly main?: readonly string[]
  /** The options that make a game easier or harder: folded away below the others. */
  readonly difficulty?: readonly string[]
  /** What shows an option in place of the standard control. */
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>>
  /** A picture of what was chosen. */
  readonly Aside?: ComponentType<{ readonly options: AskedOptions }>
}

export interface FieldProps {
  /** The option's name. */
  readonly id: string
  readonly field: OptionField
  /** Everything chosen so far. */
  readonly options: AskedOptions
  change(value: unknown): void
  /** What was measured of the game, if anything was. */
  readonly measured: Measured | undefined
  /** What is wrong with it, and what it did to the games that were measured: to be shown beside it. */
  readonly children: ReactNode
}
