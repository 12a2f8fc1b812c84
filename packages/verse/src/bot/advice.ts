import { sum } from '@keep-flying/kernel'
import type { Box } from '../box.ts'
import { adviceIn } from '../boxes/known.ts'
import type { Captain, Table } from '../state.ts'
import type {
  AbilityKind,
  CardId,
  ContactId,
  GearCard,
  HappeningKind,
  JobCard,
  OtherCard,
  SectorId,
  Skill,
} from '../vocabulary/index.ts'
import type { JobFactors } from './job-factors.ts'
import type { Policies, Position } from './policy.ts'
import type { Basis, Prospect } from './prospects.ts'
import type { EffectWorths } from './worth.ts'

/** What a box, or what several boxes share, tells the bots about itself. */
export interface Advice {
  /**
   * Answers to questions that the box alone asks, and second thoughts on others: undefined leaves the answer to the base
   * game's policy.
   */
  readonly policies?: Policies
  /** What the effects of its cards are worth. */
  readonly effectWorths?: Partial<EffectWorths>
  /** What the abilities of its Upgrades and Drive Cores are worth. */
  readonly upgradeWorths?: Readonly<Partial<Record<AbilityKind, number>>>
  /** What a captain might do next, besides what there is in any game. */
  prospects?(basis: Basis): readonly Prospect[]
  /** What had better be done in a turn before any action is chosen. */
  aside?(position: Position, ids: readonly string[]): string | undefined
  /** What had better be done before the choice that was made. */
  prepare?(position: Position, next: string): string | undefined
  readonly risks?: Risks
  /** What the trust of a contact is worth to the story, as long as the captain has not got it. */
  trust?(t: Table, c: Captain, contact: ContactId): number
  /** Tells what completing a job brings beside its pay. */
  bonuses?(t: Table, c: Captain): (job: JobCard) => number
  /** What giving up a piece of gear adds to a roll that shows so much, and in tests of which skill. */
  afterRoll?(gear: GearCard, die: number): { readonly skill: Skill; readonly plus: number } | undefined
  /** What botching a job costs beside the time. */
  botchCost?(t: Table, c: Captain): number
  readonly layingUnder?: LayingUnder
  /** What the bots make of the box, by the happenings that tell it: counted where they are measured. */
  readonly counted?: Readonly<Record<string, readonly HappeningKind[]>>
  /** How much a job is wanted in hand that is not worked at a place. */
  wish?(factors: JobFactors, job: JobCard): number | undefined
}

/** Where ships had better not go. */
interface Risks {
  /** How bad it is to come into a sector, in moves; `law` is how far round a captain would go to keep clear of the law. */
  in(t: Table, sector: SectorId, law: number): number
  /** Whatever the risks depend on, in a word: they are kept under it. */
  key(t: Table): string
}

/** The cards of a contact that are not jobs, but laid under the jobs of others. */
interface LayingUnder {
  fits(card: OtherCard, job: JobCard): boolean
  /** What the card brings once the job it lies under is done, in credits. */
  prize(factors: JobFactors, card: OtherCard, misbehaves: number): number
  /** How much the card is wanted in hand. */
  wish(factors: JobFactors, card: OtherCard): number
}

const inPlay = new WeakMap<Box, readonly Advice[]>()

/** What the boxes of a game have to say. */
export function adviceFor({ box }: Table): readonly Advice[] {
  const known = inPlay.get(box)
  if (known) return known
  const told = adviceIn(box)
  inPlay.set(box, told)
  return told
}

/** The cards in hand that could be laid under a job. */
export function cardsToLayUnder(t: Table, c: Captain, job: JobCard): CardId[] {
  const others = c.hand.cards.flatMap((card) => t.box.others.get(card) ?? [])
  return others.filter((card) => adviceFor(t).some((one) => one.layingUnder?.fits(card, job))).map((card) => card.id)
}

/** What a card laid under a job brings once the job is done, in credits. */
export function prizeOf(factors: JobFactors, id: CardId, misbehaves: number): number {
  const card = factors.t.box.others.get(id)
  return card ? sum(adviceFor(factors.t), (one) => one.layingUnder?.prize(factors, card, misbehaves) ?? 0) : 0
}

/** How much a card that is not a job is wanted in hand. */
export function wishForOther(factors: JobFactors, card: OtherCard): number {
  return sum(adviceFor(factors.t), (one) => one.layingUnder?.wish(factors, card) ?? 0)
}
