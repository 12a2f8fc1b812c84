import { bestOf, sum } from '@keep-flying/kernel'
import { memory } from '../ask/memory.ts'
import type { End } from '../ask/odds.ts'
import { type Distances, distancesFrom } from '../ask/routes.ts'
import { isOpen } from '../rules/events.ts'
import { aboard, couldMakeRoomFor, roomFor } from '../rules/hold.ts'
import { sectorsAt } from '../rules/map.ts'
import { contactCard, contactPile, issuerOf, jobCard, story } from '../rules/table.ts'
import {
  addedMisbehaves,
  canDeliver,
  canMeet,
  isTrusted,
  leastOf,
  mayWork,
  openOpportunity,
  termsOf,
} from '../rules/work.ts'
import type { ActiveJob, Captain, Table } from '../state.ts'
import {
  type Bonus,
  type CardId,
  type ContactId,
  type JobCard,
  type JobStep,
  type Opportunity,
  type SectorId,
  type Token,
  tokens,
  tokensOf,
  type WorkOutcome,
} from '../vocabulary/index.ts'
import { adviceFor, cardsToLayUnder, prizeOf, wishForOther } from './advice.ts'
import { quietTable, type Sheet, sheetUnder, shortOf } from './crew.ts'
import { waysFrom } from './hazards.ts'
import { type JobFactors, jobFactors } from './job-factors.ts'
import { solidWorth, thrift, trustWorth, turnWorth } from './story.ts'
import { weights } from './weights.ts'
import { type Stakes, worthOfEffects } from './worth.ts'

/** What jobs are worth, and how long they take. */

/** Credits to be had, and the turns it takes to have them. */
export interface Estimate {
  readonly gain: number
  readonly turns: number
}

export interface JobPlan extends Estimate {
  readonly card: CardId
  /** Where the next step is worked. */
  readonly at: SectorId
  /** Where the last step is worked. */
  readonly ends: SectorId
  /** What lies under the job, or is to be laid there. */
  readonly under: readonly CardId[]
}

/** What is gained by the turn; what takes longer counts for a little less than that. */
export function rateOf({ gain, turns }: Estimate): number {
  return gain / turns ** weights.haste
}

export function nearest(distances: Distances, sectors: readonly SectorId[]): SectorId | undefined {
  const reachable = sectors.filter((sector) => distances.has(sector))
  return bestOf(reachable, (sector) => -(distances.get(sector) ?? 0))
}

export function stepsLeft(job: JobCard, pickedUp: boolean): JobStep[] {
  return job.pickUp && !pickedUp ? [job.pickUp, job.finish] : [job.finish]
}

/** A job worked from where the captain is; null if it cannot be done, be it for want of points, goods, room or a way. */
export function planJob(
  factors: JobFactors,
  card: CardId,
  pickedUp: boolean,
  distances: Distances,
  under: readonly CardId[] = [],
): JobPlan | null {
  const { t, c, sheet } = factors
  const job = jobCard(t, card)
  if (!isTrusted(t, c, job.needs) || !mayWork(t, c, job)) return null
  if (shortOf(sheet, job.needs) > 0 || !hasGoods(c, job, pickedUp) || !hasRoom(t, c, job, pickedUp)) return null
  return canMeet(t, c, job, {}) ? estimateJob(factors, card, pickedUp, distances, under) : null
}

/** A job still in hand, with whatever had best be laid under it. */
export function planFromHand(factors: JobFactors, card: CardId, distances: Distances): JobPlan | null {
  const fitting = cardsToLayUnder(factors.t, factors.c, jobCard(factors.t, card))
  const plans = [[], ...fitting.map((one) => [one])].flatMap(
    (under) => planJob(factors, card, false, distances, under) ?? [],
  )
  return bestOf(plans, (plan) => worthOfPlan(factors, plan)) ?? null
}

/** What a plan brings by the turn, trust and all. */
function worthOfPlan({ t, c }: JobFactors, plan: JobPlan): number {
  return (thrift(t, c) * plan.gain + solidWorth(t, c, jobCard(t, plan.card).contact)) / plan.turns
}

function hasGoods(c: Captain, { pickUp, finish }: JobCard, pickedUp: boolean): boolean {
  return (pickUp !== undefined && !pickedUp) || canDeliver(c, finish)
}

function hasRoom(t: Table, c: Captain, { pickUp }: JobCard, pickedUp: boolean): boolean {
  if (pickedUp || !pickUp?.load) return true
  return couldMakeRoomFor(t, c, leastOf(c, pickUp.load))
}

/** What the job is worth if its needs are met; null if there is no way there. */
function estimateJob(
  factors: JobFactors,
  card: CardId,
  pickedUp: boolean,
  distances: Distances,
  under: readonly CardId[] = [],
): JobPlan | null {
  const { t } = factors
  const job = jobCard(t, card)
  const legs = legsOf(t, stepsLeft(job, pickedUp), distances)
  const estimate = legs && weigh(factors, job, legs, under)
  const at = legs?.[0]?.at
  const ends = legs?.at(-1)?.at
  return estimate && at !== undefined && ends !== undefined ? { ...estimate, card, at, ends, under } : null
}

/** A step with the way there. */
interface Leg {
  readonly step: JobStep
  readonly at: SectorId
  readonly moves: number
}

function legsOf(t: Table, steps: readonly JobStep[], distances: Distances): Leg[] | null {
  const legs: Leg[] = []
  let from = distances
  for (const step of steps) {
    const at = nearest(from, sectorsAt(t, step.at))
    if (at === undefined) return null
    legs.push({ step, at, moves: from.get(at) ?? 0 })
    from = distancesFrom(t, at)
  }
  return legs
}

function weigh(
  factors: JobFactors,
  job: JobCard,
  legs: readonly Leg[],
  under: readonly CardId[] = [],
): Estimate | null {
  const bare = { net: netPay(factors, job), failure: factors.failure(job.contact) }
  const { net, failure } = under.length > 0 ? stakesUnder(factors, job, under, bare) : bare
  let gain = net
  let turns = 0
  for (const { step, moves } of legs) {
    const odds =
      under.length > 0 ? oddsUnder(factors, job, step, under, net, failure) : stepOdds(factors, step, net, failure)
    const ends = odds.complete + odds.warrant
    if (ends <= 0) return null
    const through = odds.complete / ends
    gain = through * (gain + odds.extra) - (1 - through) * failure - (weights.losses * odds.losses) / ends
    turns += factors.turnsToReach(moves) + weights.retry * (1 / ends - 1)
  }
  return { gain, turns }
}

/** What is won by success, and lost by failure. */
interface JobStakes {
  readonly net: number
  readonly failure: number
}

/** The same with what lies under the job. */
function stakesUnder(
  factors: JobFactors,
  { pickUp, finish }: JobCard,
  under: readonly CardId[],
  { net, failure }: JobStakes,
): JobStakes {
  const { t, c } = factors
  const misbehaves = (pickUp?.misbehave ?? 0) + finish.misbehave
  return {
    net: net + sum(under, (card) => prizeOf(factors, card, misbehaves)),
    failure: failure + sum(under, (card) => trustWorth(t, c, issuerOf(t, card))),
  }
}

interface StepOdds {
  readonly complete: number
  readonly warrant: number
  /** What is lost on the way, in one try. */
  readonly losses: number
  /** What success brings beside the pay. */
  readonly extra: number
}

function stepOdds(
  factors: JobFactors,
  step: Pick<JobStep, 'misbehave' | 'trial'>,
  net: number,
  failure: number,
): StepOdds {
  if (step.misbehave === 0 && !step.trial) return certain
  const { misbehaving, facing } = factors.sheet
  const { warrant, deaths } = misbehaving
  const { through, faced } = facing(step.misbehave)
  const trial = step.trial ? bestTrial(factors, step.trial, net, failure) : certain
  return {
    complete: through * trial.complete,
    warrant: faced * warrant + through * trial.warrant,
    losses: faced * deaths * factors.crewWorth,
    extra: trial.extra,
  }
}

/** The chances of a step on the terms of what lies under the job. */
function oddsUnder(
  factors: JobFactors,
  job: JobCard,
  step: JobStep,
  under: readonly CardId[],
  net: number,
  failure: number,
): StepOdds {
  const asked = termsOf(factors.t, under, job, step)
  const bound = { ...factors, sheet: sheetUnder(factors.t, factors.c, asked) }
  if (shortOf(bound.sheet, job.needs) > 0) return hopeless
  const odds = stepOdds(
    bound,
    { ...step, misbehave: step.misbehave + (asked.moreMisbehaves ?? 0) + addedMisbehaves(factors.t, factors.c, job) },
    net,
    failure,
  )
  if (!asked.trial) return odds
  const first = bestTrial(bound, asked.trial, net, failure)
  return {
    complete: first.complete * odds.complete,
    warrant: first.warrant + first.complete * odds.warrant,
    losses: first.complete * odds.losses,
    extra: odds.extra,
  }
}

const certain: StepOdds = { complete: 1, warrant: 0, losses: 0, extra: 0 }
const hopeless: StepOdds = { complete: 0, warrant: 0, losses: 0, extra: 0 }

export function bestTrial(
  { t, sheet }: JobFactors,
  trial: NonNullable<JobStep['trial']>,
  pay: number,
  failure: number,
): StepOdds {
  const stakes = { t, team: sheet.team, pay, credit: 1 }
  const ways = trial
    .filter((option) => isOpen(t, sheet.team, option))
    .map((option) => trialOdds(stakes, sheet.odds.ends(option, 'helped')))
  return bestOf(ways, (way) => way.complete * (pay + way.extra) - way.warrant * failure) ?? hopeless
}

function trialOdds(stakes: Stakes, ends: readonly End<WorkOutcome>[]): StepOdds {
  let complete = 0
  let warrant = 0
  let extra = 0
  for (const { outcome, chance, effects } of ends) {
    if (outcome === 'warrant') warrant += chance
    if (outcome !== 'complete') continue
    complete += chance
    extra += chance * worthOfEffects(stakes, effects)
  }
  return { complete, warrant, losses: 0, extra: complete > 0 ? extra / complete : 0 }
}

/** So much is usually to be had of whoever is robbed. */
const usualSpoils = 3

/** A Bonus Opportunity of an active job, worked from where the captain is; null if it cannot be taken, or costs too much. */
export function planOpportunity(factors: JobFactors, active: ActiveJob, distances: Distances): JobPlan | null {
  const { t, c } = factors
  const job = jobCard(t, active.card)
  const opportunity = openOpportunity(t, c, active)
  if (!opportunity || !canDeliver(c, opportunity) || !mayWork(t, c, job) || !canMeet(t, c, job, {})) return null
  const at = nearest(distances, sectorsAt(t, opportunity.at))
  if (at === undefined) return null
  const net = opportunity.credits - forgone(factors, job, opportunity)
  const odds = stepOdds(factors, opportunity, net, factors.failure(job.contact))
  const ends = odds.complete + odds.warrant
  if (ends <= 0 || net <= 0) return null
  const through = odds.complete / ends
  const gain =
    through * net -
    (1 - through) * (factors.failure(job.contact) + netPay(factors, job)) -
    (weights.losses * odds.losses) / ends
  const turns = factors.turnsToReach(distances.get(at) ?? 0) + 1 / ends - 1
  return { gain, turns, card: active.card, at, ends: at, under: [] }
}

/** What the job itself no longer brings once its Bonus Opportunity has taken its share of the goods. */
function forgone(factors: JobFactors, job: JobCard, { deliver }: Opportunity): number {
  if (!deliver || !('fixed' in deliver)) return 0
  const { c } = factors
  const { finish, pay } = job
  const given = (token: Token) => deliver.fixed[token] ?? 0
  if ('creditsPer' in pay) return pay.creditsPer * sum(tokensOf(pay.per), given)
  const due = finish.deliver ? leastOf(c, finish.deliver) : {}
  const falls = tokens.some((token) => given(token) > 0 && aboard(c, token) - given(token) < (due[token] ?? 0))
  return falls ? netPay(factors, job) : 0
}

/** What completing the job leaves in the purse. */
export function netPay(
  { t, c, sheet, bonuses, besides, illegalBonus, outrage, goods }: JobFactors,
  job: JobCard,
): number {
  const { pay, bonus } = job
  let credits = -sheet.cuts
  if ('credits' in pay) credits += pay.credits
  else if ('creditsPer' in pay) credits += pay.creditsPer * sum(tokensOf(pay.per), (token) => headsOf(t, c, job, token))
  else if ('creditsEach' in pay) credits += pay.creditsEach * usualSpoils
  else if ('perPoint' in pay) credits += pay.base + pay.perPoint * sheet.points[pay.skill]
  else if ('good' in pay) credits += pay.perCrewAtWork * c.crew.length * goods(pay.good)
  else credits += pay.goodsPerCrewAtWork * c.crew.length * goods('cargo')
  if (bonus && earns(sheet, bonus)) credits += (bonus.credits ?? 0) + 100 * (bonus.parts ?? 0)
  if (!job.legal) credits += illegalBonus
  credits += sum(besides, (extra) => extra(job))
  if (job.immoral) credits -= outrage
  for (const extra of bonuses) {
    if (extra.type ? !job.types.includes(extra.type) : extra.immoral !== job.immoral) continue
    credits += extra.credits ?? 0
    if (extra.load) for (const token of tokens) credits += (extra.load[token] ?? 0) * goods(token)
  }
  return credits
}

function earns({ professions, keywords }: Sheet, bonus: Bonus): boolean {
  return 'profession' in bonus ? professions.has(bonus.profession) : keywords.has(bonus.keyword)
}

/** How many of a token a job that pays by the head may be expected to deliver. */
function headsOf(t: Table, c: Captain, { pickUp }: JobCard, token: Token): number {
  const load = pickUp?.load
  if (load && 'fixed' in load) return Math.max(aboard(c, token), load.fixed[token] ?? 0)
  const most = load && 'any' in load ? load.most : undefined
  return aboard(c, token) || Math.min(roomFor(t, c, token), most ?? Number.POSITIVE_INFINITY)
}

const settled = memory<JobFactors>(1)

/** What a crew weighs jobs by as if setting out. */
function plainFactors(t: Table, sheet: Sheet): JobFactors {
  return settled(sheet, '', () => jobFactors(quietTable(t), sheet.team.captain))
}

const promises = memory<Estimate>(20)
const nothing: Estimate = { gain: 0, turns: 3 }

/** What a Deal with a contact promises a crew, counted from where the contact is; of jobs of nobody's, from where they begin. */
export function promiseOf(t: Table, sheet: Sheet, contact: ContactId | null): Estimate {
  return promises(sheet, contact ?? '', () => promise(plainFactors(t, sheet), contact))
}

/** A job of a contact's and the ways it leads, counted from where the contact is. */
interface Errand {
  readonly job: JobCard
  readonly legs: readonly Leg[]
}

const errands = memory<readonly Errand[]>(100)

function errandsOf(t: Table, contact: ContactId | null): readonly Errand[] {
  return errands(t.box, contact ?? '', () =>
    [...t.box.jobs.values()].flatMap((job) => {
      const legs = job.contact === contact ? legsFromHome(quietTable(t), job, false) : null
      return legs ? [{ job, legs }] : []
    }),
  )
}

/** A job of nobody's is counted from where it begins. */
function legsFromHome(t: Table, job: JobCard, pickedUp: boolean): Leg[] | null {
  const home = job.contact === null ? sectorsAt(t, (job.pickUp ?? job.finish).at)[0] : homeOf(t, job.contact)
  return home === undefined ? null : legsOf(t, stepsLeft(job, pickedUp), distancesFrom(t, home))
}

/** What a job at hand is worth to a crew, wherever it may be; nothing if the crew cannot do it. */
export function plainGain(t: Table, sheet: Sheet, card: CardId, pickedUp: boolean): number {
  const job = jobCard(t, card)
  const legs = shortOf(sheet, job.needs) > 0 ? null : legsFromHome(quietTable(t), job, pickedUp)
  return Math.max(0, (legs && weigh(plainFactors(t, sheet), job, legs)?.gain) ?? 0)
}

/** A contact who travels is looked for where the Cruiser begins. */
function homeOf(t: Table, contact: ContactId): SectorId | undefined {
  const { at } = contactCard(t, contact)
  return at === null ? t.box.starts.cruiser : sectorsAt(t, at)[0]
}

/** About the best of the three jobs one gets to see: the mean of the best quarter of them all. */
function promise(factors: JobFactors, contact: ContactId | null): Estimate {
  const all = errandsOf(factors.t, contact)
  const plans: Estimate[] = []
  for (const { job, legs } of all) {
    const plan = shortOf(factors.sheet, job.needs) > 0 ? null : weigh(factors, job, legs)
    if (plan && plan.gain > 0) plans.push(plan)
  }
  if (plans.length === 0) return nothing
  plans.sort((one, other) => rateOf(other) - rateOf(one))
  const best = plans.slice(0, Math.ceil(all.length * weights.bestJobs))
  const likely = Math.min(1, (3 * plans.length) / all.length)
  return {
    gain: (likely * sum(best, (plan) => plan.gain)) / best.length,
    turns: sum(best, (plan) => plan.turns) / best.length,
  }
}

export function whereIs(t: Table, contact: ContactId): SectorId | undefined {
  const { at } = contactCard(t, contact)
  return at === null ? t.state.cruiser : sectorsAt(t, at)[0]
}

/** Cards a contact has that nobody has seen. */
export function unseenAt(t: Table, contact: ContactId): number {
  const { deck } = contactPile(t, contact)
  return deck.cards.length + (deck.backs?.length ?? 0)
}

/** Cards a contact still has to give out. */
export function leftAt(t: Table, contact: ContactId): number {
  return unseenAt(t, contact) + contactPile(t, contact).discard.cards.length
}

const incomes = memory<number>(1)

/** What a crew can be expected to earn in a turn. */
export function incomeOf(t: Table, sheet: Sheet): number {
  return incomes(sheet, '', () => {
    const contacts = [...t.box.contacts.keys()].filter((contact) => !story(t).absent?.includes(contact))
    const sources = errandsOf(t, null).length > 0 ? [...contacts, null] : contacts
    const rates = sources.map((contact) => rateOf(promiseOf(t, sheet, contact))).sort((one, other) => other - one)
    const best = rates.slice(0, 3)
    return sum(best, (rate) => rate) / Math.max(1, best.length)
  })
}

/** How much a job is wanted in hand: its gain over the turns it takes, less what its unmet needs would cost. */
export function wish(factors: JobFactors, card: CardId): number {
  const { t, c, sheet } = factors
  const other = t.box.others.get(card)
  if (other) return wishForOther(factors, other)
  const [advised] = adviceFor(t).flatMap((advice) => advice.wish?.(factors, jobCard(t, card)) ?? [])
  if (advised !== undefined) return advised
  const { contact, needs } = jobCard(t, card)
  if (!mayWork(t, c, jobCard(t, card))) return 0
  const ways = waysFrom(t, c, c.sector)
  const under = [[], ...cardsToLayUnder(t, c, jobCard(t, card)).map((one) => [one])]
  const plans = under.flatMap((cards) => estimateJob(factors, card, false, ways, cards) ?? [])
  const plan = bestOf(plans, (one) => worthOfPlan(factors, one))
  if (!plan) return 0
  const pay = thrift(t, c) * plan.gain
  return (pay + solidWorth(t, c, contact) - weights.lack * turnWorth * shortOf(sheet, needs)) / plan.turns
}
