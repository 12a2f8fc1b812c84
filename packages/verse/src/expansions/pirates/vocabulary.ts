import type {
  Amounts,
  BoxId,
  CardName,
  ContactId,
  ExtraCard,
  JobType,
  PlaceId,
  Region,
  SeatName,
  Skill,
  SkillName,
} from '../../vocabulary/index.ts'
import type { PiratesState } from './state.ts'

/** Whose ship a Piracy job may be worked against. */
export type Prey = 'any' | 'outlaw' | { readonly notSolidWith: ContactId } | { readonly noActiveJobOf: ContactId }

/** Piracy: a rival ship is boarded, and the Showdown aboard it decides. */
export interface Raid {
  readonly prey: Prey
  /** What is taken on success, at most. */
  readonly takes: { readonly goods: number | 'all' } | { readonly jobs: number }
  /** What a lost Showdown brings. */
  readonly lost: { readonly kills: number; readonly outcome: 'botched' | 'warrant' }
}

/** A Bounty: on a person, or as a Cortex Alert on everybody of a class. */
export interface BountyCard extends ExtraCard {
  readonly kind: 'bounty'
  readonly box: BoxId
  /** Those it is on, by the names on their Crew cards. */
  readonly wanted: readonly string[]
  /** Where a person was last seen: a supply planet. */
  readonly lastSeen?: PlaceId
  /** Several may be bound under a Cortex Alert. */
  readonly alert?: true
  readonly immoral: boolean
  /** Crew of the attacker's killed by a lost Showdown. */
  readonly kills: number
  readonly dropOff: PlaceId
  /** For each Fugitive. */
  readonly reward: number
}

/** What cards of this box are able to do beyond those of other boxes. */
export interface PiratesAbilities {
  /** Points in Showdowns: of this crew, or of whoever carries this gear. */
  'showdown-points': { skill: Skill; points: number; when?: 'attacking' }
  /** A Showdown's dice may be rolled again, once. */
  'showdown-reroll': object
  /** The other side may be made to roll its dice again in a Showdown, once. */
  'forces-reroll': object
  /** Gear: a rival who uses this skill in a Showdown against its carrier's captain does so without gear. */
  'kosherizes-rival': { skill: Skill }
  /** Gear: before a Showdown is rolled, the rival's Leader is Disgruntled. */
  'unsettles-leader': object
  /** A rival who wins a Showdown against this crew is issued a Warrant. */
  'warrant-on-lost-showdown': object
  'boarding-points': { skill: Skill; points: number }
  /** Boarding Tests of this skill may be rolled again, once each. */
  'boarding-reroll': { skill: Skill }
  /** Nobody boards the owner with this skill. */
  'bars-boarding': { skill: Skill }
  /** Whoever boards the owner with this skill has so many points less; whoever rolls a 1 has a crew killed. */
  'traps-boarders': { skill: Skill; points: number }
  /** Nobody takes the owner's Bound Fugitives. */
  'keeps-bounties': object
  /** More for every Bounty delivered. */
  'bounty-bonus': { credits: number }
  'sits-out-illegal-jobs': object
  /** So much is stolen from the target of every Piracy job completed with this crew at work. */
  'steals-on-piracy': { credits: number }
  /** May be killed in place of crew who are killed or taken by the Alliance. */
  'dies-instead': object
  /** Once a Work action, a Misbehave card drawn may be discarded for this much, and another drawn. */
  'pays-to-redraw': { credits: number }
  /** A Work action at a supply planet: the top cards of its deck go to its discard pile. */
  'mills-supply': { cards: number }
  /** A Fly action in Alliance Space: the Cruiser comes to the owner's sector. */
  'calls-cruiser': object
  /** Points in all tests while the ship is in this region. */
  'points-in-region': { skill: Skill; points: number; region: Region }
  /** So much Fuel may be spent to Evade a Reaver Cutter. */
  'evades-cutter': { fuel: number }
  /** After every Salvage Op a test: passed, it brings an Upgrade from any discard pile. */
  'salvages-upgrade': { skill: Skill; target: number }
  /** Ship: a completed Piracy job is a Salvage Op as well. */
  'piracy-is-salvage': object
  /** Ship: every Upgrade installed shortens its range by 1. */
  'upgrades-shorten-range': object
  /** Core: heavy loads cost no Fuel. */
  'ignores-heavy-load': object
  /** May be discarded with a stake, and a suit named: the prize and a calmed crew for every Misbehave card of it. */
  'named-suit-gamble': { stake: number; cards: number; prize: number }
}

export interface PiratesEffects {
  /** The captain's own prisoner is freed and comes along, bound. */
  'free-prisoner': object
}

export interface PiratesEnds {
  /** The first with so many Goal tokens wins, or whoever begins a turn with them. */
  'goal-tokens': { tokens: number; when: 'at-once' | 'turn-begins' }
}

type Attack = { readonly who: SeatName; readonly rival: SeatName; readonly card: CardName }
type OnFugitive = { readonly who: SeatName; readonly card: CardName; readonly bounty: CardName }

export interface PiratesHappenings {
  'bounty-posted': { readonly card: CardName }
  'bounty-void': { readonly card: CardName }
  'bounties-renewed': { readonly n: number }
  'piracy-attempt': Attack
  'bounty-attempt': OnFugitive & { readonly rival: SeatName }
  'bounty-attempt-alone': OnFugitive
  'bounty-jump': Attack
  'showdown-skill': { readonly who: SeatName; readonly skill: SkillName }
  'showdown-roll': {
    readonly who: SeatName
    readonly skill: SkillName
    readonly die: number
    readonly points: number
    readonly total: number
  }
  'fugitive-roll': {
    readonly card: CardName
    readonly skill: SkillName
    readonly die: number
    readonly points: number
    readonly total: number
  }
  'showdown-rerolled': { readonly who: SeatName; readonly die: number; readonly total: number }
  'showdown-forced': { readonly card: CardName; readonly die: number; readonly total: number }
  'showdown-raised': { readonly who: SeatName; readonly total: number }
  'showdown-won': { readonly who: SeatName }
  'showdown-held': { readonly who: SeatName }
  'lone-attack-won': { readonly who: SeatName; readonly card: CardName }
  'lone-attack-held': { readonly who: SeatName; readonly card: CardName }
  'goods-stolen': { readonly who: SeatName; readonly rival: SeatName; readonly n: number }
  'jobs-stolen': { readonly who: SeatName; readonly rival: SeatName; readonly n: number }
  'credits-stolen': { readonly who: SeatName; readonly rival: SeatName; readonly credits: number }
  'token-stolen': { readonly who: SeatName; readonly rival: SeatName }
  bound: OnFugitive
  betrayed: OnFugitive
  'bounty-jumped': { readonly who: SeatName; readonly rival: SeatName; readonly bounty: CardName }
  rescued: OnFugitive
  'set-free': { readonly who: SeatName; readonly card: CardName }
  'bound-killed': { readonly who: SeatName; readonly card: CardName }
  'bounty-delivered': { readonly who: SeatName; readonly bounty: CardName; readonly credits: number }
  'prisoner-taken': OnFugitive
  milled: { readonly card: CardName }
  'misbehave-bought-off': { readonly who: SeatName; readonly card: CardName; readonly credits: number }
  'died-instead': { readonly who: SeatName; readonly card: CardName; readonly saved: CardName }
  'set-delivered': { readonly who: SeatName; readonly n: number }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends PiratesAbilities {}
}

declare module '../../vocabulary/events.ts' {
  interface EffectKinds extends PiratesEffects {}

  interface Test {
    /** It decides whether a rival ship is boarded. */
    readonly boarding?: true
  }
}

declare module '../../vocabulary/jobs.ts' {
  interface JobTypes {
    piracy: true
  }

  interface JobCard {
    readonly raid?: Raid
  }
}

declare module '../../vocabulary/stories.ts' {
  interface StoryEnds extends PiratesEnds {}

  interface StoryCard {
    /** After the starting jobs all other jobs of this type go to the discard piles. */
    readonly jobsLaidOpen?: JobType
    /** Nobody is boarded at the own Haven. */
    readonly havensShelter?: true
    /** Sets to be delivered at the own Haven, each for a Goal token. */
    readonly havenSets?: readonly Amounts[]
    /** A Goal token for every completed job of these types, and for every Bounty delivered. */
    readonly tokensFor?: readonly JobType[]
    /** Whoever completes a job of this type may take a Goal token from its target. */
    readonly tokensStolenBy?: JobType
    /** Every captain has somebody to free from the Alliance. */
    readonly prisoners?: true
  }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends PiratesHappenings {}
}

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    pirates: true
  }

  interface Professions {
    lawman: true
  }
}

declare module '../../state.ts' {
  interface BoxStates {
    pirates?: PiratesState
  }
}
