import type {
  BoxId,
  CardId,
  ContactId,
  Keyword,
  Profession,
  Skill,
  SkillPoints,
  SupplyDeckId,
  Token,
} from './basics.ts'
import type { JobType } from './jobs.ts'

/** What a crew, gear, upgrade, core or leader card of the base game does beyond its figures. One entry per kind. */
export interface BaseAbilityKinds {
  /** The owner may roll a test of this skill again, once a test. */
  'reroll-test': { skill: Skill }
  /** The owner may roll a Medic check again, once a check. */
  'reroll-medic-check': object
  /** While misbehaving, every test die that shows 1 is rolled again. */
  'reroll-ones-misbehaving': object
  /** Drawback: a 6 on the owner's tests of this skill earns no bonus roll. */
  'no-bonus-roll': { skill: Skill }
  /** Once a job, a test of one skill may be made as a test of another. */
  'swap-test-skill': { from: Skill; to: Skill }
  /** Rolls a die before each test for the points it brings to that test. */
  'fickle-talent': object
  /** Adds to the die of a crew with a fickle talent. */
  'steady-talent': { plus: number }
  'medic-check-bonus': { plus: number }
  /** Points while the crew carries gear with this keyword, or a knife. */
  'points-while-carrying': { skill: Skill; points: number; gear: Keyword | 'knife' }
  /** Points while at least `count` of the owner's crew, at work of those at work, have the profession. */
  'points-in-company': { skill: Skill; points: number; profession: Profession; count: number }
  /** How many pieces of gear this crew may carry. */
  'carry-limit': { gear: number }
  'cannot-carry': { keyword: Keyword }
  /** Gear that takes up no carrying room. */
  'weighs-nothing': object
  /** Gear only a crew with at least one printed point of the skill may carry. */
  'carrier-needs-skill': { skill: Skill }
  'is-knife': object
  /** May be discarded to count as this keyword. */
  'discard-for-keyword': { keyword: Keyword }
  /** May be discarded after the roll of a test of this skill. */
  'discard-after-roll': { skill: Skill; plus: number }
  /** Crew: uses the gear it carries in kosherized tests too. Gear: is used in them, whoever carries it. */
  'gear-when-kosherized': object
  /** One Misbehave card fewer (never below one) while at work with gear of this keyword in hand. */
  'fewer-misbehaves': { carrying: Keyword }
  /** The owner counts as Solid with this contact. */
  'counts-as-solid': { contact: ContactId }
  /** Gear: its carrier skips Wanted rolls. Upgrade: that many crew aboard may skip them. */
  'skips-wanted-rolls': { who: 'carrier' } | { who: 'aboard'; crew: number }
  /** This crew must pass that many Wanted rolls each time. */
  'wanted-rolls': { times: number }
  /** Goods or credits after each Salvage Op. */
  'salvage-bonus': { load?: Partial<Record<Token, number>>; credits?: number }
  /** Goods or credits after completing a job: of a type, or an immoral one. */
  'job-bonus': { type?: JobType; immoral?: true; load?: Partial<Record<Token, number>>; credits?: number }
  /** May sell this token to any contact the owner is Solid with. */
  'sells-to-solid-contacts': { token: Token; price: number }
  /** Spends an action to clear the Disgruntled token of one crew other than this one. */
  'calms-another': object
  /** Discarded, not removed from the game, when killed. */
  'survives-as-discard': object
  /** Drawback: dies first whenever crew of the owner are killed. */
  'dies-first': object
  /** Takes the Disgruntled token that the owner's Leader would get. */
  'takes-leaders-blame': object
  /** At most one crew with this mark is in play; hiring another removes the former from the game. */
  deceptive: object
  /** Must stay aboard when the job is immoral. */
  'sits-out-immoral-jobs': object
  'consider-jobs': { cards: number }
  'buy-cards': { cards: number }
  'crew-room': { plus: number }
  /** Spaces in the hold; some of them take nobody but people. */
  'hold-room': { plus: number; only?: 'people' }
  'stash-room': { plus: number }
  'burn-range': { plus: number }
  'mosey-range': { sectors: number }
  'ignores-breakdowns': object
  /** May be discarded beside the Cruiser: its effects are ignored and it moves one sector. */
  'dodges-cruiser': object
  /** Upgrade that works only with this profession in the crew. */
  'needs-profession': { profession: Profession }
  /** Leader: buys such cards at half price. */
  'half-price': { kinds?: readonly ('upgrade' | 'core')[]; gearKeywords?: readonly Keyword[] }
  /** Leader: hires crew for nothing. */
  'free-hire': object
}

/**
 * What any such card does. A box adds kinds of its own by declaring more members here; the text table of all boxes is
 * checked against this list by the compiler.
 */
export interface AbilityKinds extends BaseAbilityKinds {}

export type AbilityKind = keyof AbilityKinds
export type AbilityOf<K extends AbilityKind> = { readonly is: K } & Readonly<AbilityKinds[K]>
export type Ability = { [K in AbilityKind]: AbilityOf<K> }[AbilityKind]

interface CardFace {
  readonly name: string
  readonly box: BoxId
  readonly abilities: readonly Ability[]
  /** Another printing of a card of an earlier box: it takes that card's place. */
  readonly reprint?: true
  /** Boxes that must be in play besides its own. */
  readonly needsBoxes?: readonly BoxId[]
  /** Written by us, because no public list has the printed card. */
  readonly ours?: true
  /** An open question about a printed figure; the value given is the one in force. */
  readonly check?: string
}

interface Bought {
  readonly deck: SupplyDeckId
  readonly copies: number
  readonly cost: number
}

interface Able {
  readonly skills: SkillPoints
  readonly keywords: readonly Keyword[]
}

interface Body extends Able {
  readonly professions: readonly Profession[]
  readonly moral: boolean
  readonly wanted: boolean
}

export interface CrewCard extends CardFace, Bought, Body {
  readonly kind: 'crew'
}

export interface LeaderCard extends CardFace, Body {
  readonly kind: 'leader'
  readonly id: CardId
}

export interface GearCard extends CardFace, Bought, Able {
  readonly kind: 'gear'
}

export interface UpgradeCard extends CardFace, Bought {
  readonly kind: 'upgrade'
  readonly keywords: readonly Keyword[]
  /** Keywords it has for work to which it takes a team, and only there. */
  readonly keywordsAway?: readonly Keyword[]
  /** How many of the copies come with a ship. They lie in no deck at first; discarded, they go to the pile of their like. */
  readonly withShip?: number
}

export interface CoreCard extends CardFace {
  readonly kind: 'core'
  /** Where it is sold; a starting core has no deck, no price and leaves the game when replaced. */
  readonly deck: SupplyDeckId | null
  readonly copies: number
  readonly cost: number
  readonly range: number
  readonly burnFuel: number
}

export type SupplyCard = CrewCard | GearCard | UpgradeCard | CoreCard

export interface ShipCard {
  readonly id: CardId
  readonly name: string
  readonly box: BoxId
  /** What it costs where ships are bought, all that it comes with included. */
  readonly price: number
  readonly hold: number
  readonly stash: number
  readonly maxCrew: number
  readonly upgradeSlots: number
  readonly core: string
  readonly coreLocked: boolean
  /** What the ship itself does. */
  readonly abilities?: readonly Ability[]
  /** Stash spaces that take Fuel and nothing else. */
  readonly fuelStash?: FuelStash
  /** Slots for Upgrades with a keyword alone, beside those for any. */
  readonly bay?: { readonly keyword: Keyword; readonly slots: number }
  /** Upgrades the ship comes with, by name; their printed cost is paid in set-up. */
  readonly startingUpgrades?: readonly string[]
  /** Written by us, because no public list has the figures. */
  readonly ours?: true
  readonly check?: string
}

interface FuelStash {
  readonly spaces: number
  /** Where the card shows another number of Fuel to a space than usual. */
  readonly fuelEach?: number
}

export const usualFuelEach = 2
