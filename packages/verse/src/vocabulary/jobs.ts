import type {
  Amounts,
  BoxId,
  CardId,
  ContactId,
  Good,
  Keyword,
  Person,
  PlaceId,
  Profession,
  Skill,
  SkillPoints,
  Sort,
} from './basics.ts'
import type { Alternative, Effect, Option, WorkOutcome } from './events.ts'

/** The types of job; a box declares its own as further members. */
export interface JobTypes {
  crime: true
  smuggling: true
  shipping: true
  transport: true
}

export type JobType = keyof JobTypes

/** What is taken aboard or handed over: fixed amounts, or as many of a sort as the captain likes (at least one). */
export type Load = { readonly fixed: Amounts } | { readonly any: Sort; readonly most?: number }

/** What is taken aboard may also be goods of the captain's choice, mixed at will. */
export type Pickings = Load | { readonly goods: number }

export interface Needs {
  readonly skills?: SkillPoints
  readonly keywords?: readonly Keyword[]
  readonly professions?: readonly Profession[]
  /** A Deceptive crew among those at work. */
  readonly deceptive?: true
  /** Contacts who must trust the captain. */
  readonly solid?: readonly ContactId[]
  /** Any one of these will do. */
  readonly oneOf?: readonly Alternative[]
}

export interface JobStep {
  readonly at: PlaceId
  readonly misbehave: number
  readonly load?: Pickings
  readonly deliver?: Load
  /** Faced after misbehaving, before anything is paid. */
  readonly trial?: readonly Option<WorkOutcome>[]
}

/** What may be taken from others on a job. */
export type Spoil = 'good' | 'job'

/** An optional step of a job that was started, before it is completed: done once, and the crew get no cut of its pay. */
export interface Opportunity {
  readonly at: PlaceId
  readonly misbehave: number
  readonly deliver?: Load
  readonly credits: number
}

export type Pay =
  | { readonly credits: number }
  | { readonly creditsPer: number; readonly per: Sort }
  /** For every thing that was taken on the job. */
  | { readonly creditsEach: number; readonly spoil: Spoil }
  /** A sum, and more for every point of a skill that the team brings. */
  | { readonly base: number; readonly perPoint: number; readonly skill: Skill }
  /** Goods for each crew who worked the job, the Leader included. */
  | { readonly good: Good; readonly perCrewAtWork: number }
  /** The same, in goods of the captain's choice. */
  | { readonly goodsPerCrewAtWork: number }

/** More pay for somebody of a profession or something with a keyword at work. */
export type Bonus = ({ readonly profession: Profession } | { readonly keyword: Keyword }) & {
  readonly credits?: number
  readonly parts?: number
}

/** A job, which as a rule a contact hands out. With a pick-up it takes two Work actions, without one it is done at its target. */
export interface JobCard {
  readonly kind: 'job'
  readonly id: CardId
  readonly box: BoxId
  readonly name: string
  /** Who hands it out; null for one that comes from a deck of nobody's. */
  readonly contact: ContactId | null
  readonly types: readonly JobType[]
  readonly legal: boolean
  readonly immoral: boolean
  readonly pickUp?: JobStep
  readonly finish: JobStep
  readonly needs?: Needs
  readonly pay: Pay
  readonly bonus?: Bonus
  readonly opportunity?: Opportunity
  /** While the job is active every Full Burn costs one more Fuel. */
  readonly heavyLoad?: true
  readonly onCompletion?: readonly Effect[]
  /** Moral crew take no cut, and do not mind. */
  readonly goodDeeds?: true
  /** Boxes that must be in play besides its own. */
  readonly needsBoxes?: readonly BoxId[]
  /** Written by us, because no public list has the printed card. */
  readonly ours?: true
  readonly check?: string
}

/** A card a contact hands out that is not a job. A box has kinds of its own. */
export interface OtherCard {
  readonly kind: string
  readonly id: CardId
  readonly name: string
  readonly contact: ContactId
  /** What is faced for it. */
  readonly trial?: readonly Option<WorkOutcome>[]
}

/** A card of a deck that is neither supply, jobs, nav nor misbehave. A box has kinds of its own. */
export interface ExtraCard {
  readonly kind: string
  readonly id: CardId
  readonly box: BoxId
  readonly name: string
  /** The deck it belongs to, which is also how its id begins. */
  readonly deck: string
  /** What is faced for it. */
  readonly trial?: readonly Option<WorkOutcome>[]
  readonly check?: string
}

export interface ContactCard {
  readonly id: ContactId
  readonly box: BoxId
  readonly name: string
  /** The contact's planet; null for one who travels with the Cruiser. */
  readonly at: PlaceId | null
  /** What the contact pays a Solid captain. */
  readonly buys: Amounts
  /** What a Solid captain may buy, and the price. */
  readonly sells: Amounts
  readonly favours: readonly Favour[]
}

/** What a contact card of the base game does besides trading. */
export interface BaseFavourKinds {
  /** Solid: in a Deal, this many credits clear all Warrants. */
  'clears-warrants': { credits: number }
  /** Solid: in a Deal, load any number of these people. */
  'loads-people': { people: readonly Person[] }
  /** Solid: consider this many jobs in a Deal. */
  'consider-jobs': { cards: number }
  /** Solid: may ignore the nav card of this name. */
  'ignores-nav-card': { card: string }
  /** Always: a Warrant on this contact's job kills a crew. */
  'warrant-kills': { crew: number }
  /** Always: any Warrant ends Solid, and bars it. */
  'no-warrants': object
}

/** What any contact card does besides trading; a box adds kinds of its own by declaring more members here. */
export interface FavourKinds extends BaseFavourKinds {}

export type FavourKind = keyof FavourKinds
export type Favour = { [K in FavourKind]: { readonly is: K } & Readonly<FavourKinds[K]> }[FavourKind]
