import type { Decision, GameState, Option, Viewer } from '@keep-flying/kernel'

/** What a game brings for the terminal. Everything else the command line needs is in the game's package. */
export interface TerminalGame<S extends GameState, O> {
  /** The table as a viewer sees it. */
  screen(view: S, viewer: Viewer): Screen
  /** Every card there is, once, however many copies there are. */
  cards(): readonly Card[]
  /** A card as it is in a game with these options. */
  cardOf(id: string, options: O): Card | null
  /** Documents made from the game's data, for the repository. */
  readonly documents: readonly GameDocument[]
  /** What `bench` measures besides decisions. */
  readonly probes?: readonly Probe[]
}

/** Something that a game's rules do so often that its speed counts by itself. */
export interface Probe {
  readonly id: string
  /** What it is, such as "dice per second of a core". */
  readonly what: string
  /** Does it many times, and returns how many. */
  run(): number
}

/** A game whose state and options are nobody's business. */
export type AnyTerminalGame = TerminalGame<GameState, unknown>

/** The table drawn in lines of text. */
export interface Screen {
  /** Where the game stands; it changes with every turn. */
  heading(): string
  /** What a seat is called. */
  seatName(seat: number): string
  /** All that belongs to a seat, in blocks of lines; the first is a summary. */
  seat(seat: number): readonly Block[]
  /** What else of the table the viewer always wants to see, in blocks of lines; options are in the order of their numbers. */
  around(options: readonly Option[]): readonly Block[]
  /** What belongs to nobody, such as decks and piles. */
  common(): Block
  /** How the game stands or ended, one line per seat. */
  standing(): Block
  /** Whether it is said what an answer leads to: an option, or yes and no. */
  foretells(decision: Decision, option: Option | null): boolean
  /** What else the viewer should know about an option. */
  note(option: Option): string | null
  /** The card to print below an option whose name alone would not do. */
  cardIn(option: Option): string | null
  /** What is said below an option that no card explains. */
  explain?(option: Option): string | null
  /** The chances of what a decision offers; empty where nothing is left to chance. */
  odds(decision: Decision): Block
  /** What a player may type to see more of the table. */
  readonly looks: readonly Look[]
}

export type Block = readonly string[]

export interface Look {
  /** What is typed. */
  readonly name: string
  /** What is typed after it, as help shows it. */
  readonly argument?: string
  readonly help: string
  /** Throws a UsageError where the argument makes no sense. */
  show(argument: string): Block
}

export interface Card {
  readonly id: string
  readonly name: string
  /** Where the card is found: its deck, or what sort of card it is. */
  readonly kind: string
  readonly lines: readonly CardLine[]
}

export interface CardLine {
  readonly words: string
  /** One of several ways that the card leaves open. */
  readonly isChoice: boolean
}

export interface GameDocument {
  /** From the root of the repository. */
  readonly path: string
  write(): string
}
