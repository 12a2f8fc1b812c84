import type { HeardEvent } from './told.ts'

/** How a game is measured for balance: the tables that are played, and what is to be known of each of their games. */
export interface Balance<S> {
  readonly tables: readonly BalanceTable[]
  /** Reads a finished game, and what a spectator heard of it. */
  read(state: S, heard: readonly HeardEvent[]): GameFacts
  /** Figures of which the median is told beside the mean. */
  readonly medians?: readonly string[]
  /** What must have happened to a card before something else can: a card is bought only where it was offered. */
  readonly outOf?: Readonly<Record<string, string>>
}

export interface BalanceTable {
  readonly id: string
  /** What is asked for, by the ids of the options. */
  readonly options: Asked
  /** What its games ask for besides, one after the other and from the beginning again. */
  readonly inTurn?: readonly Asked[]
  /** Those of its options whose effect it measures. */
  readonly measures?: Asked
  /** How long its games take is told besides. */
  readonly tellsLength?: true
  /** The bot at every seat; the usual one, unless it says otherwise. */
  readonly bot?: string
  /** Campaigns are played to their end, and read where they end. */
  readonly campaigns?: true
  /** Played as the game is meant to be: its games count for the groups and cards. */
  readonly standard?: true
}

type Asked = Readonly<Record<string, unknown>>

export interface GameFacts {
  /** What the game is counted under besides its table, such as each scenario that was played. */
  readonly groups: readonly GameGroup[]
  /** The share of what was to be done that was done. */
  readonly done: number
  readonly cards: readonly CardFact[]
  /** Whether the side that is measured has won, where it is one of two. */
  readonly won?: boolean
  /** Whatever else is counted, by its name: the mean of the games that have it is told. */
  readonly figures?: Readonly<Record<string, number>>
}

/** Something that happened to a card so many times. */
export interface CardFact {
  /** What happened, in a word, such as "bought". */
  readonly was: string
  readonly card: string
  /** The set it belongs to. */
  readonly of: string
  readonly times: number
}

/** Games that have something in common. */
export interface GameGroup {
  readonly name: string
  /** The options that would ask for it. */
  readonly options: Asked
}

/** How often the usual bots win, for whoever sets a game up. */
export interface Measured {
  readonly seed: string
  /** All games as the game is meant to be played: everything else compares with them. */
  readonly usual: Measurement
  /** Where some options have some values. */
  readonly among: readonly Measurement[]
}

export interface Measurement {
  /** By the ids of the options. */
  readonly options: Asked
  readonly games: number
  /** The share of games won, from 0 to 1. */
  readonly won: number
  /** How long the games took in the median, where that is told. */
  readonly length?: number
}
