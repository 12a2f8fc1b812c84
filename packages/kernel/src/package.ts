import type { Ahead, AheadWishes } from './ahead.ts'
import type { Balance, Measured } from './balance.ts'
import type { Bot } from './bot.ts'
import type { Decision } from './decision.ts'
import type { Game, GameState } from './game.ts'
import type { Match } from './match.ts'
import type { OptionFields } from './options.ts'
import { bestOf } from './ranking.ts'
import type { Repeats } from './repeats.ts'
import type { Text, Writer } from './text.ts'

/** What can be said of a game without loading its rules: all that a set-up page needs. */
export interface GameDescription {
  /** The name in print. */
  readonly title: string
  /** What the game is, in a sentence. */
  readonly about: Text
  readonly bots: readonly BotProfile[]
  /** What is agreed before a game, as data: set-up pages and flags are made from it. */
  readonly options: OptionFields
  /** What newcomers had best play, by the ids of the fields; whatever is left out takes its default. */
  readonly firstGame?: Readonly<Record<string, unknown>>
  /** How many hours a game with the usual options takes, such as '2' or '1-2'. */
  readonly hours?: string
  /** How hard it is, as its bots found. */
  readonly measured?: Measured
}

/** What plays a game, without its words: for hosts that write nothing, such as a worker in a browser. */
export interface GameEngine<S extends GameState, O> {
  readonly game: Game<S, O>
  /**
   * Loads what games with these options need beyond what every game does; without options, what any game may need. A host of the
   * whole package has it all.
   */
  prepare?(options?: unknown): Promise<void>
  readonly bots: readonly BotEntry<S>[]
  /** How far a game has come, as everybody at the table knows. */
  progress(state: S): Text
  /** Questions that a host may answer for a seat that wishes so. */
  readonly repeats?: Repeats
  /** Puts into words what an answer leads to; fetched when somebody looks ahead. */
  readonly consequences?: () => Promise<Consequences<S>>
}

/** Looks ahead from a question and an answer to it; may look again with something otherwise than it is. */
export type LookAhead<S> = (wishes?: AheadWishes<S>) => Ahead<S> | null

/** What an answer means to whoever gives it, in short sentences; none where there is nothing to say. */
export interface Consequences<S> {
  linesFor(decision: Decision, look: LookAhead<S>): readonly Text[]
}

/** An engine whose state and options are nobody's business. */
export type AnyEngine = GameEngine<GameState, unknown>

/** The rules of a game in words, for whoever reads them. */
export interface GameReference<O> {
  /** Every rule in our own words, in a language; in English where there is no translation. */
  reference(locale: string): Promise<readonly Chapter[]>
  /** What can bring rules into force: the tags of every rule that can be played. */
  readonly tags: readonly string[]
  /** Those that do in a game with these options. */
  tagsIn(options: O): readonly string[]
}

/** The rules of a game whose options are nobody's business. */
export type AnyReference = GameReference<unknown>

/**
 * All that a game gives to whoever hosts it: server, command line and client list packages and know nothing else of a
 * game. How it is drawn is the client's affair.
 */
export interface GamePackage<S extends GameState, O>
  extends GameEngine<S, O>,
    GameReference<O>,
    Omit<GameDescription, 'bots'> {
  readonly length: GameLength<S>
  /** The language every host has. */
  readonly english: Language<S>
  /** Further languages, each loaded by those who read it. */
  readonly translations: Readonly<Record<string, () => Promise<Language<S>>>>
  /** Throws if something that must always hold does not. */
  checkLaws(match: Match<S, O>): void
  /** How its balance is measured. */
  readonly balance?: Balance<S>
  /** Where a campaign stands, told by what a game takes from the one before it. */
  describeCampaign?(taken: unknown): Text
}

/** A package whose state and options are nobody's business. */
export type AnyPackage = GamePackage<GameState, unknown>

/** What players count the length of a game in. */
export interface GameLength<S> {
  /** An English word in the plural, such as "rounds". */
  readonly unit: string
  of(state: S): number
}

export interface BotEntry<S extends GameState> {
  readonly bot: Bot<S>
  readonly name: string
  /** From 1, the weakest. */
  readonly strength: number
  /** It thinks before it answers, up to a second: it plays where somebody asks for it, and nowhere else. */
  readonly thinks?: true
  readonly about: Text
  /** Whether people who want a hint are told what this one would do; only one of a game's bots advises. */
  readonly advises?: true
}

/** The bot that plays where nobody asks for another: the strongest of those that answer at once. */
export function usualBot<B extends { readonly strength: number; readonly thinks?: boolean }>(
  bots: readonly B[],
): B | undefined {
  return bestOf(
    bots.filter(({ thinks }) => !thinks),
    ({ strength }) => strength,
  )
}

/** What a bot is, without the bot. */
export interface BotProfile extends Omit<BotEntry<GameState>, 'bot'> {
  readonly id: string
}

/** A language a game can be read in. */
export interface Language<S> {
  readonly locale: string
  /** Writes what is the same in every game: options and what they mean, what a bot is. */
  readonly write: Writer
  /** Writes the questions, options and events of a game; whoever sits where is called as in the state as it goes on. */
  writerFor(state: S): Writer
}

/** One rule as a player reads it, in our own words and complete in itself. */
export interface Rule {
  readonly id: string
  readonly text: string
  /** What brings the rule into force, such as a box. 'a|b' is either of them, 'a+b' only both together. */
  readonly tags: readonly string[]
  /** Related rules, among them the rulings that settle this one. */
  readonly see?: readonly string[]
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
}

/** Whether these tags bring a rule into force. */
export function isInForce({ tags }: Rule, having: readonly string[]): boolean {
  const holds = (tag: string) => tag.split('|').some((either) => either.split('+').every((one) => having.includes(one)))
  return tags.some(holds)
}
