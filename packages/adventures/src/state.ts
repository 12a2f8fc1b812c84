import type { GameState, Table as KernelTable, Zone } from '@keep-flying/kernel'
import type { NextJob } from './carried.ts'
import type { CopyId } from './catalog/index.ts'
import type { DoorNumber, Ground, SquareNumber } from './geometry/ground.ts'
import type { Options } from './options.ts'
import type { EffectTable } from './rules/effects.ts'
import type { ChallengeDeck, Crew, GoonType, Job, Skill, Stance, TestType, TokenKind } from './vocabulary/index.ts'

/** The whole of a Job in progress, as plain data. */
export interface State extends GameState {
  readonly options: Options
  /** The Job, by its id. */
  readonly job: string
  /** A Job that was made up for a situation, as JSON; it takes the place of the one named. */
  readonly madeUp?: string
  stage: Stage
  /** Those who work the Job, in the order in which they were chosen. */
  readonly crew: CrewMember[]
  /** Those on the map. */
  readonly goons: Goon[]
  /** Goons that were not placed, by their cards. */
  readonly unused: Record<GoonType, string[]>
  readonly timeline: Timeline
  turn: Turn | null
  /** The Skill Test that somebody is asked about. */
  test: OpenTest | null

  /** How each door stands, by its number. */
  readonly doors: DoorState[]
  readonly tokens: Token[]
  readonly bodies: Body[]
  captive: Captive | null
  /** Squares of start locations, those of reinforcements included. */
  readonly starts: { readonly type: GoonType; readonly at: SquareNumber }[]

  readonly equipment: Deck
  /** What is on offer before the Job. */
  readonly market: Zone
  readonly challenges: Record<ChallengeDeck, Deck>
  /** Tokens that do not lie on the map. */
  readonly spare: Record<'locks' | 'crates' | 'safes', Zone>

  /** Equipment that stays aboard for this Job. */
  readonly bunk: Gear[]
  /** Common money that nobody carries. */
  purse: number
  intel: number
  /** Credits found in Crates and Safes, which count for the grade. */
  found: number
  /** What results have added to the Reward, or taken from it. */
  rewardChange: number
  readonly progress: Progress
  /** What lasts for a while. */
  lasting: Lasting[]
  end: End | null
  /** After a Job of a Storyline that goes on: what comes next. */
  next: NextJob | null
}

/** Choosing crew and equipment, deploying, or the Job itself. */
export type Stage = 'market' | 'deployment' | 'job'

/** How the Job ended. */
export interface End {
  readonly won: boolean
  /** Nothing, where it was a Bust. */
  readonly reward: number
  readonly intel: number
  /** What made it a Bust. */
  readonly why?: BustCause
}

/** Time ran out, the Job says so, or nobody could pay for finding it. */
export type BustCause = 'time' | 'job' | 'fee'

/** A Crew Member at work. */
export interface CrewMember {
  readonly id: Crew
  readonly seat: number
  /** Null before deployment, and after leaving the map. */
  at: SquareNumber | null
  stance: Stance
  wounds: number
  downed: boolean
  /** A Wound was healed since it went down. */
  healed: boolean
  credits: number
  readonly gear: Gear[]
  /** Things of the Job that take up no room. */
  readonly items: string[]
}

export interface Gear {
  readonly card: CopyId
  exhausted: boolean
  /** One too many: carried, but of no use in this Job. */
  readonly stowed?: true
  /** The price that was paid. */
  readonly paid: number
}

export interface Goon {
  /** As the Job calls it, or a number for reinforcements. */
  readonly id: string
  readonly type: GoonType
  /** Its card; null where every Goon is like every other. */
  card: string | null
  at: SquareNumber
  /** Its own start location. */
  readonly start: SquareNumber
  alerted: boolean
  wounds: number
  /** Where it last saw a Heroic Crew Member. */
  lastSeen: SquareNumber | null
  /** The route it patrols, and the place of the marker it walks to. */
  patrol: { readonly route: string; next: number } | null
}

export type Character = CrewMember | Goon

/** The Timeline: all markers in the order of turns. The rearmost comes first; of a stack, its top. */
export interface Timeline {
  readonly markers: Marker[]
  /** The last Moment. */
  readonly last: number
  /** Where the Alarm marker lies; null where the Job has none. */
  alarm: number | null
  /** The last star that was rolled for. */
  star: number
  /** Objective Tokens of the Job on the track. */
  timers: { readonly name: string; readonly moment: number }[]
  /** Alerted Goons whose markers are placed when the turn ends, with the square of what Alerted them. */
  waking: { readonly goon: string; readonly cause: SquareNumber }[]
}

export interface Marker {
  readonly of: 'crew' | 'goon' | 'patrol'
  readonly id: string
  readonly moment: number
}

/** The turn being taken. */
export interface Turn {
  readonly of: Marker['of']
  readonly id: string
  /** Actions taken. */
  actions: number
  /** Texts that were used and may be used once per turn. */
  readonly used: string[]
}

/** A Skill Test under way, as far as it matters to whoever decides about it. */
export interface OpenTest {
  readonly tester: Crew
  readonly skill: Skill
  readonly type: TestType | null
  readonly kind: TestKind
  /** Whom it is made against, in fights. */
  readonly against: string | null
  /** The most dice that may be rolled. */
  readonly dice: number
  readonly target: number
  /** All that is added to the dice. */
  readonly points: number
  /** Moments that the tester pays. */
  readonly time: number
  readonly heroic: boolean
  /** Weapons that are used in it. */
  readonly weapons: readonly CopyId[]
  /** What bribes, Intel and texts add, which is part of the points. */
  readonly added: number
  /** The Skill that counts in place of the Test's own. */
  readonly instead: Skill | null
  /** The tester's Crew Card does not count. */
  readonly noSkill: boolean
  readonly noAssist: boolean
  readonly assistants: readonly Crew[]
  /** Texts and helps that were used; each works once in a Test. */
  readonly used: readonly string[]
  /** Disgruntled dice that do not count. */
  readonly ignored: number
  /** Each die with the bonus dice it led to; none before the roll. */
  readonly rolls: readonly (readonly number[])[]
}

export type TestKind = 'challenge' | 'lock' | 'job' | 'shoot' | 'brawl' | 'throw'

/** A Locked Token, or another with something on its other side. */
export interface Face {
  readonly hidden: Zone
  readonly shown: Zone
}

export interface DoorState {
  /** A Locked Token on it. */
  readonly lock: Face
  /** Kept shut by the Job. */
  shut: boolean
}

export interface Token {
  readonly id: string
  readonly kind: TokenKind
  at: SquareNumber
  /** What is on its other side, or in it. */
  readonly face: Face
  /** The lock of a Safe. */
  readonly lock: Face
  /** A Crate or Safe that was opened, or a householder who was questioned with success. */
  done: boolean
}

/** What a disabled Goon leaves behind; a Sleeper Alerts nobody. */
export interface Body {
  readonly id: string
  at: SquareNumber
  readonly sleeper: boolean
}

export interface Captive {
  at: SquareNumber
  wounds: number
  walks: boolean
}

export interface Deck {
  readonly deck: Zone
  readonly discard: Zone
}

/** How far the Job has come. */
export interface Progress {
  step: string
  readonly flags: string[]
  /** Counters by name; those of a place by name and place. */
  readonly counters: Record<string, number>
  /** How often each Challenge was passed, by its id and place. */
  readonly passed: Record<string, number>
  /** Rules that are followed once, and texts with a limit per Job, per place or per absence. */
  readonly used: string[]
  /** Somebody has been Heroic. */
  heroic: boolean
  /** Reinforcements that came, for their names. */
  arrived: number
}

/** What lasts, and until when. */
export type Lasting = { readonly until: Until } & (
  | { readonly what: 'unwary'; readonly goon: string; readonly of: readonly ('bodies' | 'heroic')[] }
  | { readonly what: 'sight-limit'; readonly max: number; readonly building: number }
  | { readonly what: 'shot-limit'; readonly max: number }
  | { readonly what: 'no-cover' }
  | { readonly what: 'smoke'; readonly squares: readonly SquareNumber[] }
  | { readonly what: 'pace'; readonly stance: Stance; readonly squares: number }
  | { readonly what: 'flag'; readonly flag: string }
  | { readonly what: 'test-target'; readonly skill: Skill; readonly amount: number }
)

/** When something ends: with this turn, after so many turns of a Crew Member, at the next star, on a Moment, by being used. */
export type Until =
  | { readonly end: 'turn' }
  | { readonly end: 'own-turns'; readonly crew: Crew; turns: number }
  | { readonly end: 'star' }
  | { readonly end: 'moment'; readonly moment: number }
  | { readonly end: 'use' }

/** A thing of the table, as cards and Jobs aim at it. */
export type Thing =
  | { readonly kind: 'crew'; readonly id: Crew }
  | { readonly kind: 'goon'; readonly id: string }
  | { readonly kind: 'captive' }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'door'; readonly door: DoorNumber }
  | { readonly kind: 'gear'; readonly card: CopyId; readonly of: Crew }
  | { readonly kind: 'square'; readonly at: SquareNumber }

/** The game's table: the state, the means to tell what happened, the Job and its map, and what effects do. */
export interface Table extends KernelTable<State> {
  readonly job: Job
  readonly ground: Ground
  readonly effects: EffectTable
}
