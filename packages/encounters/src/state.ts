import type { GameState, Table as KernelTable, Zone } from '@keep-flying/kernel'
import type { Options } from './options.ts'
import type { EffectTable } from './rules/effects.ts'
import type { Crew, Duration, Letter, Modifier, Purpose, StrikeKind, TaskId } from './vocabulary/index.ts'

/** One printed copy of a card: the card's id and the number of the copy. */
export type CardId = string

/** The whole of a game in progress, as plain data. */
export interface State extends GameState {
  /** What was agreed before the game: everybody at the table knows it. */
  readonly options: Options
  readonly players: Player[]
  /** The five Main Characters: players in the order of their seats, then the others by Rank. */
  readonly mains: Main[]
  /** The Episode being played, and the numbers in the series of all three. */
  letter: Letter
  readonly episodes: Readonly<Record<Letter, number>>
  /** Turns taken since the game began, and since the Episode did, skipped ones included. */
  turns: number
  turnOfEpisode: number
  /** How many turns without an Episode Phase are still to come. */
  preparation: number
  /** The seat whose turn it is. */
  active: number
  turn: Turn

  readonly talents: Zone
  readonly flaws: Zone
  readonly browncoats: Zone
  readonly crewDeck: Zone
  /** Spaces from left to right; null where the Crew Deck could not refill one. */
  readonly bridge: (CardId | null)[]
  readonly crewStrikes: StrikeDeck
  readonly shipStrikes: StrikeDeck
  /** Strikes that were turned up and are not yet placed. */
  readonly drawnStrikes: Zone
  readonly upgrades: Zone
  /** The Upgrades on offer between two Episodes. */
  readonly offered: Zone
  /** From the lowest slot to the highest. */
  readonly serenity: Slot[]

  readonly episodeDeck: Zone
  /** The mini-decks of later Episodes. */
  readonly waiting: Partial<Record<Letter, Zone>>
  /** Side Jobs that were shuffled into no mini-deck. */
  readonly sideJobs: Zone
  /** From the space where cards enter to the one beside the Combat Zone. */
  readonly verse: Space[]
  /** The oldest first. */
  readonly combatZone: Zone
  readonly operations: Zone
  readonly besideSerenity: Earning[]
  readonly defeatedCards: Zone
  readonly defeatedCharacters: Zone
  /** The Inevitable cards of Episodes that are over: those that were seen, and those that lay face-down. */
  readonly timers: Zone
  readonly unseenTimers: Zone

  /** The tasks of the Episode being played. */
  tasks: Record<TaskId, TaskState>
  /** Credits earned in this Episode, apart from cards beside Serenity. */
  credits: number
  /** The seats whose turns the Inevitable card has been through in the Combat Zone. */
  counted: number[]
  /** Counters on cards and tasks, by card or task and by name. */
  readonly counters: Record<string, Record<string, number>>
  /** What lasts for a while and does not come from a card in play. */
  lasting: Lasting[]
  /** Cards whose text of a limit per Episode was used. */
  usedInEpisode: string[]
  /** The Episodes that were fully completed. */
  readonly completed: Letter[]
  /** What the team is about to spend between two Episodes; null at all other times. */
  interMission: InterMission | null
  /** What the next game of a campaign begins with. */
  readonly handedOn: string[]
  /** The Episodes of a campaign's games to come, three for each. */
  readonly toCome: readonly number[]
  end: End | null
  /** Nothing follows any more, neither in this game nor before a campaign's next one. */
  finished: boolean
  /** Cards that a made-up situation keeps out of the game. */
  leftOut?: Zone
}

export type TaskState = 'open' | 'done' | 'failed'

/** How the game ended. */
export type End = 'won' | 'all-defeated' | 'serenity-lost' | 'mandatory-failed' | 'one-defeated'

/** A player and the cards that are theirs. */
export interface Player {
  readonly seat: number
  readonly crew: Crew
  readonly deck: Zone
  readonly hand: Zone
  readonly discard: Zone
}

export interface Main {
  readonly crew: Crew
  /** Null for a Main Character whom nobody plays. */
  readonly seat: number | null
  readonly strikes: TakenStrike[]
  /** Defeated: the Avatar lies face-down. */
  down: boolean
}

export interface TakenStrike {
  readonly card: CardId
  /** What it counts as, if its text changed that. */
  damage: number
}

export interface StrikeDeck {
  readonly deck: Zone
  /** Discarded Crew Strikes; Ship Strikes that lie face-up under their deck. */
  readonly discard: Zone
}

export interface Slot {
  strike: CardId | null
  upgrade: CardId | null
}

/** A space of the 'Verse: at most one card, face-down or face-up, and any number attached. */
export interface Space {
  readonly hidden: Zone
  readonly shown: Zone
  readonly attached: Zone
}

/** The team's talk about what to spend its Credits on. */
export interface InterMission {
  readonly credits: number
  /** The plan on the table, and who has agreed to it. */
  plan: Plan | null
  agreed: number[]
  /** The seats that have changed a plan; each may do so once. */
  readonly amended: number[]
}

export interface Plan {
  /** Whose plan it is. */
  readonly by: number
  /** What it buys, by the ids of what is on offer. */
  readonly buys: readonly string[]
  /** Who put each of them there first: whoever changes a plan is the author of what is new in it. */
  readonly authors: readonly number[]
}

/** A card that stands for Credits. */
export interface Earning {
  readonly card: CardId
  readonly credits: number
}

export type Phase = 'episode' | 'action' | 'strike' | 'cleanup'

export interface Turn {
  phase: Phase
  /** Its player has come to choose freely in the Action Phase. */
  open: boolean
  recruit: number
  attack: number
  /** Attack that may be spent for one purpose only. */
  restricted: { n: number; readonly only: Purpose }[]
  /** In the order of play. */
  readonly played: Played[]
  /** Cards that others have set aside for the active player. */
  readonly coordinated: Coordinated[]
  /** Seats that have taken such a card back, if any has. */
  recalled?: number[]
  /** How many more cards each seat may Coordinate. */
  readonly extraCoordinate: Record<number, number>
  /** Strikes that may still be avoided, and by whom. */
  readonly avoidances: Avoidance[]
  scanned: number
  recruited: number
  /** How many of those came from the Bridge. */
  fromBridge: number
  /** With one player: cards with Coordinate that were discarded to draw another. */
  soloDiscards: number
  /** Seats that were defeated this turn: their Crew Strikes are all avoided. */
  readonly spared: number[]
  /** Texts that were used and may be used once per turn. */
  readonly used: string[]
  /** Cards whose price somebody would not share. */
  readonly refused: CardId[]
  /** In the Strike Phase: the cards that have struck. */
  readonly struck: CardId[]
  lastScannedSpace: number | null
}

export interface Played {
  readonly card: CardId
  /** Whose card it is a copy of, if it was Coordinated. */
  readonly copyOf?: number
  /** It was defeated, and only counts for classes from now on. */
  gone?: true
  /** Its Activate text was used. */
  activated?: true
}

export interface Coordinated {
  readonly card: CardId
  readonly owner: number
  played: boolean
  /** There was no card left to draw in its place. */
  notReplaced?: true
}

export interface Avoidance {
  readonly seat: number
  readonly kind: StrikeKind | 'any'
  n: number | 'all'
}

/** A modifier that ends by itself. */
export interface Lasting {
  readonly modifier: Modifier
  readonly until: Duration
  /** The seat that counts as "you" in it. */
  readonly you: number
  /** The card it came from. */
  readonly card: CardId
  /** Turns left, where it lasts a round. */
  turns?: number
}

/** The game's table: the state, the means to tell what happened, and what effects do. */
export interface Table extends KernelTable<State> {
  /** Null at a table that is only read: nothing happens there. */
  readonly effects: EffectTable | null
}
