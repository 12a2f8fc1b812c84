import type { Bot, Decision, Game, GameState, Match, Option, Writer } from '@keep-flying/kernel'
import { UsageError } from './args.ts'
import { verseGame } from './verse/index.ts'

/** What the command line needs of a game beyond its rules. */
export interface CliGame<S extends GameState, O> {
  readonly game: Game<S, O>
  readonly bots: Readonly<Record<string, Bot<S>>>
  /** The stories that can be played with these settings. */
  stories(settings: Settings): readonly string[]
  readonly usualStory: string
  /** The names of the seats of a game nobody said anything about. */
  readonly usualSeats: readonly string[]
  /** Throws an error that names the setting and the fix. */
  options(settings: Settings): O
  english(state: S): Writer
  roundOf(state: S): number
  /** Throws if something that must always hold does not. */
  checkLaws(match: Match<S, O>): void
  /** What a viewer sees of the table. */
  screen(view: S, viewer: number | null): Screen
  /** Every card of every box once, however many copies there are. */
  cards(): readonly Card[]
  /** A card as it is in a game with these options. */
  cardOf(id: string, options: O): Card | null
  readonly reference: readonly Chapter[]
  /** The documents of all card texts, and where in the repository they lie. */
  readonly documents: readonly { readonly path: string; write(): string }[]
}

export interface Settings {
  readonly players: number
  readonly story?: string
  readonly startingJobs?: string
  /** Boxes played with besides the base box. */
  readonly expansions?: readonly string[]
  /** The Set Up card. */
  readonly setUp?: string
}

/** The table drawn in lines of text. */
export interface Screen {
  /** Where the game is: another one for every turn. */
  heading(): string
  /** How a captain is called. */
  seatName(seat: number): string
  /** A captain's ship, crew and belongings, in blocks of lines; the first says where the captain stands. */
  ship(seat: number): string[][]
  /** The sectors around the viewer's ship. */
  around(): string[]
  /** Every planet, who is there, and how far it is. */
  map(): string[]
  /** The shortest way from the viewer's ship to a place. */
  way(place: string): string[]
  /** What else the viewer should know of an option. */
  note(option: Option): string | null
  /** The card an option is chosen for, where its name alone would not do. */
  cardIn(option: Option): string | null
  /** The chances of what a decision offers; nothing where there is nothing to roll. */
  odds(decision: Decision): string[]
  /** What belongs to nobody: decks, piles, roaming ships. */
  common(): string[]
  /** How the game stands, or ended, in a line a captain. */
  standing(): string[]
}

export interface Card {
  readonly id: string
  readonly name: string
  /** Where the card is found: its deck, or what sort of card it is. */
  readonly kind: string
  readonly lines: readonly string[]
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly {
    readonly id: string
    readonly text: string
    readonly tags: readonly string[]
    readonly see?: readonly string[]
  }[]
}

type Use<R> = <S extends GameState, O>(game: CliGame<S, O>) => R

/** Each game keeps its own types: whoever uses one is handed it, whichever it is. */
const shelf: Readonly<Record<string, <R>(use: Use<R>) => R>> = {
  verse: (use) => use(verseGame),
}

export const gameNames = Object.keys(shelf)

export function withGame<R>(name: string, use: Use<R>): R {
  const open = Object.hasOwn(shelf, name) ? shelf[name] : undefined
  if (!open) throw new UsageError(`There is no game "${name}"; there is ${gameNames.join(', ')}.`)
  return open(use)
}
