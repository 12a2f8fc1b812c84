import type {
  Amounts,
  ContactId,
  Good,
  Keyword,
  Person,
  PlaceId,
  Profession,
  Region,
  Skill,
  SupplyDeckId,
  Token,
} from './basics.ts'

/**
 * The common shape of everything that happens to a captain by card: nav cards, misbehave cards, contact tiles, the
 * trials on jobs and the goals of stories. A card offers options; an option may need something, cost something, do
 * something, call for a test; every path ends in exactly one outcome.
 */

export type Requirement =
  | Alternative
  /** Solid with so many contacts, whoever they are. */
  | { readonly solidWithAny: number }
  | { readonly crewAtWork: number }
  /** An Outlaw Ship in these regions, whoever's. */
  | { readonly outlawWithin: readonly Region[] }
  | { readonly nobodyDisgruntled: true }
  | { readonly moralCrew: number }
  | { readonly crewBesidesLeader: number }
  | { readonly roomFor: Amounts }
  /** The captain's own ship is an Outlaw. */
  | { readonly isOutlaw: true }
  /** Fight points on carried gear with the keyword, added up. */
  | { readonly gearFight: number; readonly keyword: Keyword }

/** What jobs and options alike may ask for. */
export type Alternative =
  | { readonly profession: Profession }
  | { readonly keyword: Keyword }
  | { readonly solid: ContactId }

/** Paid on choosing; who cannot pay cannot choose. */
export type Cost = Readonly<Partial<Record<Token | 'credits', number>>>

export interface Test {
  readonly skill: Skill
  /** Before the roll, $100 to the bank a point. */
  readonly bribes?: true
  /** No points from gear. */
  readonly kosherized?: true
  readonly plus?: readonly ({ readonly points: number } & (
    | { readonly keyword: Keyword }
    | { readonly gear: 'knife' }
  ))[]
  readonly minusPerWarrant?: number
  /** Points that come of what went before on the card. */
  readonly bonus?: number
  /** Only one crew of the captain's choice takes the test, with the gear it carries. */
  readonly byOneCrew?: true
}

export type Tag = 'salvage-op' | 'breakdown' | 'gambling'

/** What is left to luck: a die that must show more than there are of something, or Wanted rolls that nobody may fail. */
export type Luck = { readonly dieBeats: 'crew-at-work' | 'warrants' } | { readonly nobodyTaken: true }

/**
 * How a result goes on: an outcome, a test with bands, the first branch that applies, a bare die, a stroke of luck, or
 * what some of those at work, the Leader not among them, go through apart from the others.
 */
export type Result<O extends string> = { readonly effects?: readonly Effect[] } & (
  | { readonly outcome: O }
  | { readonly test: Test; readonly bands: readonly Band<O>[] }
  | { readonly branches: readonly Branch<O>[] }
  | { readonly die: readonly Band<O>[] }
  | { readonly luck: Luck; readonly good: Result<O>; readonly bad: Result<O> }
  | { readonly apart: Result<O> }
)

/** The results to which one may lead next. */
export function waysOn<O extends string>(result: Result<O>): readonly Result<O>[] {
  if ('bands' in result) return result.bands
  if ('branches' in result) return result.branches
  if ('die' in result) return result.die
  if ('luck' in result) return [result.good, result.bad]
  return 'apart' in result ? [result.apart] : []
}

/** Bands are listed from low to high; each reaches up to the next one's `from`, the first starts at 1. */
export type Band<O extends string> = { readonly from: number } & Result<O>

/** The first branch whose requirements hold is taken; the last has none. */
export type Branch<O extends string> = { readonly requires?: readonly Requirement[] } & Result<O>

export type Option<O extends string> = {
  /** A short name of ours, unique on the card. */
  readonly id: string
  readonly requires?: readonly Requirement[]
  readonly cost?: Cost
  /** One token of one of these kinds, besides. */
  readonly costEither?: readonly Token[]
  readonly costWaivedIf?: Requirement
  readonly tags?: readonly Tag[]
} & Result<O>

/** On a job nothing touches those aboard, so its cards speak of those at work. */
export type CrewGroup =
  | 'leader'
  | 'all'
  | 'moral'
  | 'all-at-work'
  | 'moral-at-work'
  | 'all-but-leader-at-work'
  | 'wanted-at-work'
  | 'mercs-and-soldiers-at-work'
  /** Those without a Disgruntled token. */
  | 'content-at-work'
  /** Those with Tech on their own cards. */
  | 'tech-at-work'

/** Who moves a roaming ship: the captain who drew the card, or the player to that captain's right. */
export type Mover = 'drawer' | 'right'

/** Where a card sends a roaming ship; `unoccupied` keeps it out of sectors with a ship of any kind. */
export type Destination = { readonly unoccupied?: true } & (
  | { readonly to: 'your-sector' }
  | { readonly to: 'any-empty-sector'; readonly within: readonly Region[] }
  | { readonly to: 'outlaw-ship'; readonly within: readonly Region[] }
  | { readonly to: 'place'; readonly place: PlaceId }
  | { readonly to: 'next-sector'; readonly within: readonly Region[] }
  /** Next to the captain's ship, or any sector with a planet; never onto a captain's ship. */
  | { readonly to: 'beside-you'; readonly within: readonly Region[] }
  | { readonly to: 'planetary-sector'; readonly within: readonly Region[] }
)

export interface Offer {
  readonly token: Good
  readonly price: number
  readonly max?: number
}

/** What a card of the base game can do. */
export interface BaseEffectKinds {
  /** Take tokens aboard as far as room allows. */
  load: { token: Token; n: number; upTo?: true; per?: 'crew-at-work-without-gear' }
  /** Goods of the captain's choice, mixed at will. */
  'load-goods': { n: number }
  lose: { token: Token; n: number }
  'lose-upgrade': object
  /** From the hold alone, or from hold and stash. `relentless`: no ship keeps anything from those who come for it. */
  seize: { tokens: readonly Token[]; from: 'hold' | 'hold-and-stash'; relentless?: true }
  'kill-people': { people: readonly Person[] }
  gain: { credits: number }
  /** Compulsory: all there is if short. */
  pay: { credits: number }
  'fine-per-warrant': { credits: number }
  'clear-warrants': object
  /** A Warrant outside any job. */
  'issue-warrant': object
  'offer-goods': { offers: readonly Offer[] }
  /** A card of this kind from any supply discard pile, or from one alone, free, if there is room for it; or the one of a name. */
  'take-from-discards': { kind: 'upgrade' | 'crew' | 'gear'; deck?: SupplyDeckId; named?: string }
  'kill-crew': { n: number | 'all' | 'tester' }
  disgruntle: { who: CrewGroup }
  calm: { who: CrewGroup }
  'wanted-rolls': object
  'discard-crew': { profession: Profession }
  /** Discards the crew of the profession if their Fight with gear beats that of all others at work. */
  'mutiny-if-outgunned': { profession: Profession }
  /** Each disgruntled crew: pay its cut, or it goes to the discard pile. */
  'pay-off-disgruntled': object
  'move-cruiser': { by: Mover | 'card' } & Destination
  'move-cutter': { by: Mover } & Destination
  /** On the job at hand: what it pays, bonuses apart. */
  'halve-pay': object
  'adjust-pay': { credits: number }
  'lose-solid': { contact: ContactId }
  /** The captain may pay this to complete the goal; else the attempt is botched. */
  'pay-to-complete': { credits: number }
  /** The captain evades at once (outside a Fly action). */
  evade: object
}

/**
 * What any card can do. A box adds kinds of its own by declaring more members here; the rules table and the text table
 * of all boxes are checked against this list by the compiler.
 */
export interface EffectKinds extends BaseEffectKinds {}

export type EffectKind = keyof EffectKinds
export type EffectOf<K extends EffectKind> = { readonly do: K } & Readonly<EffectKinds[K]>
export type Effect = { [K in EffectKind]: EffectOf<K> }[EffectKind]

export type NavOutcome = 'keep-flying' | 'full-stop' | 'evade'
/** `replace`: another card is drawn for this one. `as-drawn`: further cards, drawn for this one, decide. */
export type MisbehaveOutcome = FacedOutcome | 'replace' | 'as-drawn'
/** How a card, or whatever was drawn for it, came out in the end. */
export type FacedOutcome = 'proceed' | 'botched' | 'warrant'
export type WorkOutcome = 'complete' | 'botched' | 'warrant'

/** What nav cards are about; a box declares further kinds. */
export interface NavKinds {
  empty: true
  cruiser: true
  reaver: true
  law: true
  salvage: true
  breakdown: true
  hazard: true
  moral: true
  opportunity: true
}

export type NavKind = keyof NavKinds

export interface NavCard {
  readonly name: string
  readonly kind: NavKind
  readonly reshuffle?: true
  /** A captain Solid with this contact may ignore the card and keep flying. */
  readonly ignoredBySolid?: ContactId
  readonly first?: readonly Effect[]
  readonly options: readonly Option<NavOutcome>[]
  /** What it offers beside a Breakdown is worth having: a ship that ignores Breakdowns need not pass the card by. */
  readonly boon?: true
  readonly check?: string
}

export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades'

/** Having it at work passes the card outright. */
export type Ace =
  | { readonly keyword: Keyword }
  | { readonly profession: Profession }
  /** Named by what is printed on the card: any printing of that crew or gear. */
  | { readonly crew: string }
  | { readonly gear: string }
  /** Being Solid with this contact, who may be of a box that is not in play. */
  | { readonly solid: string }

export interface MisbehaveCard {
  readonly name: string
  readonly suit: Suit
  readonly copies: number
  readonly reshuffle?: true
  readonly ace?: Ace
  readonly options: readonly Option<MisbehaveOutcome>[]
  readonly check?: string
}

/** How many copies of a nav card a box puts into a nav deck. */
export interface NavPrint {
  readonly card: NavCard
  readonly copies: number
}

/** What meeting the Cruiser or a Cutter brings. */
export interface ContactTile {
  readonly name: string
  readonly options: readonly Option<NavOutcome>[]
}
