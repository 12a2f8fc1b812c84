import type { GameState, Table as KernelTable, Zone } from '@keep-flying/kernel'
import type { Box } from './box.ts'
import type { Options } from './options.ts'
import type { Hooks } from './rules/moments.ts'
import type { CardId, ContactId, Good, Region, SectorId, Skill, SupplyDeckId, Token } from './vocabulary/index.ts'

/** The whole of a game in progress, as plain data. */
export interface State extends GameState {
  /** What was agreed before the game: everybody at the table knows it. */
  readonly options: Options
  phase: 'set-up' | 'playing' | 'over'
  /** Counts from 1 and goes up when the turn comes back to the first captain. */
  round: number
  /** The seat that took the first turn. */
  first: number
  /** The seat whose turn it is: the holder of the Dinosaur. */
  active: number
  readonly captains: Captain[]
  cruiser: SectorId
  cutters: SectorId[]
  readonly supply: Partial<Record<SupplyDeckId, Pile>>
  readonly contacts: Partial<Record<ContactId, Pile>>
  readonly nav: Partial<Record<Region, Pile>>
  readonly misbehave: Pile
  /** Cards out of the game for good. */
  readonly removed: Zone
  /** Cards left in the box at set-up, unseen by anybody. */
  leftOut?: Zone
  /** Set-up cards nobody chose, and cards being chosen from. */
  readonly aside: Zone
  turn: Turn
  /** The cards that lie open while they are resolved, such as a nav card. */
  readonly drawn: Zone
  attempt: Attempt | null
  /** A test whose dice have fallen, until its result is taken. */
  rolled?: RolledTest
  told?: Told
  lastCall: LastCall | null
  /** Bargains being talked over, beside whatever else goes on. */
  bargains: Bargain[]
  /** What the boxes in play keep track of. */
  readonly boxes: BoxStates
  result: Outcome | null
}

export interface Pile {
  readonly deck: Zone
  readonly discard: Zone
}

export type ActionKind = 'fly' | 'buy' | 'deal' | 'work'

export interface Turn {
  /** The kinds of action taken; an action of no kind (a card's or a story's) is `other`. */
  taken: (ActionKind | 'other')[]
  /** The Fly action under way. */
  flight: Flight | null
}

export interface Flight {
  readonly way: 'burn' | 'mosey'
  /** Sectors entered so far. */
  flown: number
  /** Sectors it may enter in all. It is looked at again before each: whoever lengthened it may have left the ship. */
  range: number
  /** Sectors by which it was lengthened since it began, part of the range. */
  further: number
}

export interface Member {
  readonly card: CardId
  disgruntled: boolean
  /** A Wanted token lies on the card. */
  wanted?: true
}

export type Stock = Record<Token, number>

/** A captain: the player's ship, crew and all that is theirs. */
export interface Captain {
  readonly seat: number
  /** '' until placed in set-up. */
  sector: SectorId
  /** '' until chosen in set-up. */
  ship: CardId
  core: CardId
  /** The Leader first, then the others in order of hiring. */
  crew: Member[]
  gear: CardId[]
  upgrades: CardId[]
  credits: number
  warrants: number
  goals: number
  /** The goals reached of those that may be reached in any order, by name. */
  goalsDone?: string[]
  readonly hold: Stock
  readonly stash: Stock
  /** The completed job that marks the captain Solid with a contact. */
  readonly solid: Partial<Record<ContactId, CardId>>
  readonly hand: Zone
  jobs: ActiveJob[]
  /** Cards the captain is considering. */
  readonly considering: Zone
  /** Alliance Contact was resolved in the present meeting with the Cruiser. */
  metCruiser: boolean
  /** A team is at work away from the ship, with the help of nothing else aboard than what took it there. */
  away?: Away
}

/** Somewhere a team can be sent to work while the ship stays where it is. */
export interface WorkSite {
  readonly sector: SectorId
  /** The Upgrade that takes it there. */
  readonly craft: CardId
  /** How many may go. */
  readonly crew: number
  /** Spaces for what is taken there, and again for what is brought back. */
  readonly room: number
  /** It is not for work that takes misbehaving. */
  readonly quiet?: true
}

export interface Away extends WorkSite {
  /** What is to be brought back so far. */
  readonly loaded: Stock
}

export interface ActiveJob {
  readonly card: CardId
  /** The pick-up is done; what was loaded is not given out again. */
  pickedUp: boolean
  /** Half the pay was signed away at the pick-up. */
  halfPay?: true
  /** Its Bonus Opportunity was taken: once is all. */
  opportunityTaken?: true
  /** Cards laid under the job as its work began. */
  laidUnder?: readonly CardId[]
  /** Misbehave cards passed in the steps that are done; counted where something is laid under the job. */
  passed?: number
  /** Cards whose once-a-job ability was used in attempts that are over. */
  used?: readonly CardId[]
}

export interface Carried {
  readonly gear: CardId
  readonly by: CardId
}

/** A Work action under way. */
export interface Attempt {
  readonly seat: number
  /** The job, or null for a goal. */
  readonly job: CardId | null
  /** The job's Bonus Opportunity is worked, not the job's own next step. */
  opportunity?: true
  /** Crew still on the job. */
  team: CardId[]
  carried: Carried[]
  /** Misbehave cards drawn in this attempt; they wait here until it ends. */
  readonly misbehave: Zone
  /** Those among them that were not passed, though the attempt goes on. */
  unpassed?: CardId[]
  passed: number
  /** A misbehave card is being resolved. */
  misbehaving: boolean
  halvePay: boolean
  payChange: number
  /** The job counts as Immoral, whatever its card says. */
  immoral?: true
  /** Points of this skill count for nothing on this job. */
  bannedSkill?: Skill
  /** Cards whose once-a-job ability was used. */
  used: CardId[]
}

export interface RolledTest {
  /** The captain whose test it is. */
  readonly seat: number
  readonly skill: Skill
  readonly die: number
  /** With everything added so far. */
  readonly total: number
  /** What would be added to another roll, where nothing is added to this one. */
  readonly points?: number
}

/** A story that is told within the chosen one, and how many of its goals are reached. */
export interface Told {
  readonly story: string
  readonly reached: number
}

/** What one side of a bargain puts in. */
export interface Side {
  credits: number
  goods: Record<Good, number>
  /** Crew, gear and Upgrades. */
  cards: CardId[]
}

/** One captain draws it up, the other takes it or leaves it. */
export interface Bargain {
  readonly by: number
  readonly with: number
  readonly give: Side
  readonly get: Side
  /** The side whose credits are being named. */
  naming: 'give' | 'get' | null
  /** It is drawn up, and up to the other to answer. */
  offered: boolean
}

export interface LastCall {
  readonly by: number
  /** Seats that still take their last turn. */
  toPlay: number[]
  /** What brought it on, where nobody called for it. */
  readonly ended?: OtherEnd
}

export interface Outcome {
  readonly winners: number[]
  readonly round: number
  /** Credits counted at the end, settled where the story settles. */
  readonly credits: number[]
  /** What ended the game, where it was not the end that its story is made for. */
  readonly ended?: OtherEnd
}

/** What may end a game before its story does; a box declares its own. */
export interface OtherEnds {
  /** The time was up, and the story was not done. */
  'time-up': true
  /** All was lost. */
  lost: true
}

export type OtherEnd = keyof OtherEnds

/** A box that keeps track of something declares a member here; the base box keeps all of its own in the open. */
export interface BoxStates {
  base?: never
}

/** What rules work on. */
export interface Table extends KernelTable<State> {
  readonly box: Box
  /** Who listens at the named moments of the rules. */
  moments: readonly Hooks[]
}
