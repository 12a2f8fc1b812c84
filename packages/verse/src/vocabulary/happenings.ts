import type { Happening, Text, TextList } from '@keep-flying/kernel'
import type { CardId, ContactId, Region, SectorId, Skill, Token } from './basics.ts'

/** What happens in a game, as clients and bots hear of it: one entry per kind of event, with what is said of it. */

export interface SeatName {
  readonly name: 'seat'
  readonly id: number
}

export interface CardName {
  readonly name: 'card'
  readonly id: CardId
}

export interface SectorName {
  readonly name: 'sector'
  readonly id: SectorId
}

export interface ContactName {
  readonly name: 'contact'
  readonly id: ContactId
}

export interface RegionName {
  readonly name: 'region'
  readonly id: Region
}

export interface SkillName {
  readonly name: 'skill'
  readonly id: Skill
}

/** An option printed on a card or a contact tile, or on the trial of a goal, which goes by `trial`. */
export interface OptionName {
  readonly name: 'option'
  readonly id: string
  readonly of: string
}

/** So many tokens of one kind. */
export interface Amount {
  readonly name: 'token'
  readonly id: Token
  readonly n: number
}

/** How far the total of a test goes: to the best that the card holds, to something between, or to the worst. */
export type TestGrade = 'passed' | 'partly' | 'failed'

/** `short` is what is missing to the best. */
type Graded = { readonly grade: TestGrade; readonly short: number }

type Nothing = Record<string, never>
type Captain = { readonly who: SeatName }
type Moved = { readonly who: SeatName; readonly sector: SectorName }
type WithCard = { readonly who: SeatName; readonly card: CardName }
type WithCredits = { readonly who: SeatName; readonly credits: number }
type WithGoods = { readonly who: SeatName; readonly what: Amount }
type OfCard = { readonly card: CardName }
type Bought = { readonly who: SeatName; readonly card: CardName; readonly credits: number }

/** The kinds of event of the base box. */
export interface BaseHappenings {
  'first-roll': { readonly who: SeatName; readonly die: number }
  chose: { readonly who: SeatName; readonly leader: CardName; readonly ship: CardName }
  placed: Moved
  turn: { readonly who: SeatName; readonly round: number }

  burn: Moved
  mosey: Moved
  evade: Moved
  'nav-card': WithCard
  'nav-reshuffled': { readonly region: RegionName }
  'breakdown-ignored': WithCard
  'alliance-contact': Captain
  'reaver-contact': Captain
  'cruiser-moved': { readonly sector: SectorName }
  'cruiser-dodged': WithCard
  'cutter-moved': { readonly from: SectorName; readonly to: SectorName }

  considers: { readonly who: SeatName; readonly n: number }
  'bought-card': Bought
  hired: Bought
  'bought-goods': { readonly who: SeatName; readonly what: Amount; readonly credits: number }
  sold: { readonly who: SeatName; readonly contact: ContactName; readonly what: Amount; readonly credits: number }
  'took-card': WithCard
  'core-installed': WithCard
  'upgrade-discarded': WithCard
  'gear-discarded': WithCard
  'shore-leave': WithCredits

  'job-accepted': WithCard
  'job-accepted-unseen': { readonly who: SeatName; readonly contact: ContactName }
  /** A job of nobody's, of which others see the back alone. */
  'job-drawn-unseen': { readonly who: SeatName; readonly back: Text }
  'job-put-away': WithCard
  'job-discarded': { readonly who: SeatName; readonly contact: ContactName; readonly card: CardName }
  /** A team sets out to work elsewhere, with an Upgrade. */
  'team-away': WithCard & { readonly sector: SectorName }
  'job-started': WithCard
  'job-completed': WithCard
  'opportunity-taken': Bought
  'job-lost': WithCard
  'make-work': WithCredits
  botched: Captain
  'cuts-paid': WithCredits

  'misbehave-card': WithCard
  'misbehave-reshuffled': Nothing
  ace: WithCard
  test: {
    readonly who: SeatName
    /** What was chosen that led to the test, or the card that it comes from. */
    readonly option: OptionName | CardName
    readonly skill: SkillName
    readonly die: number
    readonly points: number
    readonly total: number
  } & Graded
  rerolled: { readonly who: SeatName; readonly die: number; readonly points: number; readonly total: number } & Graded
  /** A roll that fell was made more of. */
  'test-raised': { readonly who: SeatName; readonly total: number } & Graded
  talent: { readonly card: CardName; readonly die: number; readonly points: number }

  loaded: WithGoods
  /** What found no room aboard. */
  'no-room': WithGoods
  /** Something was spent in place of somebody with a profession. */
  'stood-in': WithGoods & { readonly profession: Text }
  /** The same of goods that the captain was free to choose. */
  'no-room-for-goods': { readonly who: SeatName; readonly n: number }
  lost: WithGoods
  dumped: WithGoods
  seized: WithGoods
  'people-killed': WithGoods
  gained: WithCredits
  paid: WithCredits

  warrant: { readonly who: SeatName; readonly total: number }
  'warrants-cleared': Captain
  'wanted-roll': { readonly card: CardName; readonly die: number; readonly taken: number }
  /** A die that is not a test. */
  'bare-die': { readonly who: SeatName; readonly die: number }
  apprehended: WithCard
  solid: { readonly who: SeatName; readonly contact: ContactName }
  'solid-lost': { readonly who: SeatName; readonly contact: ContactName }

  joined: WithCard
  dismissed: WithCard
  'hired-away': { readonly who: SeatName; readonly rival: SeatName; readonly card: CardName }
  'deceiver-gone': WithCard
  disgruntled: OfCard
  calmed: OfCard
  'jumped-ship': WithCard
  'walked-out': WithCard
  'crew-fired': WithCard
  'struck-down': OfCard
  'medic-check': {
    readonly card: CardName
    readonly die: number
    readonly bonus: number
    readonly grade: 'passed' | 'failed'
  }
  'returned-to-ship': OfCard
  killed: WithCard

  traded: {
    readonly who: SeatName
    readonly partner: SeatName
    readonly give: TextList
    readonly get: TextList
  }
  'trade-offered': {
    readonly who: SeatName
    readonly partner: SeatName
    readonly give: TextList
    readonly get: TextList
  }
  'trade-refused': { readonly who: SeatName; readonly partner: SeatName }
  'trade-lapsed': { readonly who: SeatName; readonly partner: SeatName }

  /** A goal goes by its printed name. */
  goal: { readonly who: SeatName; readonly goal: string; readonly n: number }
  /** For something that the story counts. */
  'goal-token': { readonly who: SeatName; readonly what: Text; readonly n: number }
  'goal-again': { readonly who: SeatName; readonly goal: string }
  'last-call': Captain
  won: Captain
}

/** Every kind of event there is. A box that tells of more declares them here. */
export interface HappeningKinds extends BaseHappenings {}

export type HappeningKind = keyof HappeningKinds

/** An event of one kind, or of any of several. */
export type Happened<K extends HappeningKind = HappeningKind> = {
  [Kind in K]: { readonly kind: Kind; readonly data: HappeningKinds[Kind] }
}[K]

/** Tells whether an event is of one of these kinds, and with it what its data are. */
export function happened<E extends Happening, K extends HappeningKind>(
  event: E,
  ...kinds: readonly K[]
): event is E & Happened<K> {
  return kinds.some((kind) => kind === event.kind)
}
