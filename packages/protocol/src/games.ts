import { z } from 'zod'
import { locale } from './fields.ts'

export const gamesQuery = z.strictObject({ locale: locale.optional() })

/**
 * A game as its package describes it, in the language asked for. A client can draw the set-up form of a game it does
 * not know from this alone.
 */
export interface GameInfo {
  readonly id: string
  /** The name in print. */
  readonly title: string
  readonly about: string
  /** The version of its rules. */
  readonly rules: string
  /** Whether everybody plays against the game. */
  readonly cooperative: boolean
  /** Whether one game can follow another in a campaign. */
  readonly campaign: boolean
  readonly seats: { readonly min: number; readonly max: number }
  readonly bots: readonly BotInfo[]
  /** What is agreed before a game, in the order to ask it in. */
  readonly options: readonly OptionInfo[]
  /** What players may take back, smallest first. */
  readonly undoUnits: readonly string[]
  /** The languages the game can be read in. */
  readonly languages: readonly string[]
  /** The language this is written in. */
  readonly locale: string
}

export interface BotInfo {
  readonly id: string
  readonly name: string
  /** From 1, the weakest. */
  readonly strength: number
  /** It thinks before it answers, up to a second. */
  readonly thinks: boolean
  readonly about: string
}

interface OptionCommon {
  /** Its name in a table's `options`. */
  readonly id: string
  readonly label: string
  /** What it means for the game. */
  readonly about: string | null
}

export type OptionInfo = OptionCommon &
  (
    | {
        /** A whole number. */
        readonly kind: 'count'
        readonly min: number
        readonly max: number
        readonly default: number
        /** Whether it says how many sit at the table. */
        readonly seats: boolean
      }
    | {
        /** The id of one choice. */
        readonly kind: 'choice'
        readonly choices: readonly ChoiceInfo[]
        readonly default: string
      }
    | {
        /** A list of the ids of choices, each once. */
        readonly kind: 'choices'
        readonly choices: readonly ChoiceInfo[]
        readonly default: readonly string[]
      }
    | {
        /** True or false. */
        readonly kind: 'switch'
        readonly default: boolean
      }
  )

export interface ChoiceInfo {
  readonly id: string
  readonly label: string
  readonly about: string | null
  /** What must be chosen elsewhere for this to be on offer: for each option named one of these, or all where several can be. */
  readonly needs: Readonly<Record<string, readonly string[]>>
}
