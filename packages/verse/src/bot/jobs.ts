import { memory } from '../memory.ts'
import type { End } from '../odds.ts'
import { type Distances, distancesFrom } from '../routes.ts'
import { isOpen } from '../rules/events.ts'
import { aboard, couldMakeRoomFor, roomFor } from '../rules/hold.ts'
import { misbehavesToPass } from '../rules/misbehave.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import { contactCard, jobCard, story } from '../rules/table.ts'
import { canMeet } from '../rules/work.ts'
import type { Captain, Table } from '../state.ts'
import {
  type CardId,
  type ContactId,
  type JobCard,
  type JobStep,
  type PlaceId,
  type SectorId,
  tokens,
  type WorkOutcome,
} from '../vocabulary/index.ts'
import { quietTable, type Sheet, shortOf } from './crew.ts'
import { bestOf, sum } from './helm.ts'
import { solidWorth, thrift, turnWorth } from './story.ts'
import { type Terms, termsOf } from './terms.ts'
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
}

export function rateOf({ gain, turns }: Estimate): number {
  return gain / turns
}

/** Sectors this captain had better not enter. */
export function toAvoid(t: Table, c: Captain): SectorId[] {
  return isOutlaw(t, c) && !(c.metCruiser && c.sector === t.state.cruiser) ? [t.state.cruiser] : []
}

export function sectorsOfPlace(t: Table, place: PlaceId): readonly SectorId[] {
  return t.box.places.get(place)?.sectors ?? []
}

export function nearest(distances: Distances, sectors: readonly SectorId[]): SectorId | undefined {
  const reachable = sectors.filter((sector) => distances.has(sector))
  return bestOf(reachable, (sector) => -(distances.get(sector) ?? 0))
}

export function stepsLeft(job: JobCard, pickedUp: boolean): JobStep[] {
  return job.pickUp && !pickedUp ? [job.pickUp, job.finish] : [job.finish]
}

/** A job worked from where the captain is; null if it cannot be done, be it for want of points, goods, room or a way. */
export function planJob(terms: Terms, card: CardId, pickedUp: boolean, distances: Distances): JobPlan | null {
  const { t, c, sheet } = terms
  const job = jobCard(t, card)
  if (shortOf(sheet, job.needs) > 0 || !hasGoods(c, job, pickedUp) || !hasRoom(t, c, job, pickedUp)) return null
  return canMeet(t, c, job, {}) ? estimateJob(terms, card, pickedUp, distances) : null
}

function hasGoods(c: Captain, { finish }: JobCard, pickedUp: boolean): boolean {
  const { deliver } = finish
  if (!pickedUp || !deliver) return true
  if (!('fixed' in deliver)) return aboard(c, deliver.any) > 0
  return tokens.every((token) => aboard(c, token) >= (deliver.fixed[token] ?? 0))
}

function hasRoom(t: Table, c: Captain, { pickUp }: JobCard, pickedUp: boolean): boolean {
  if (pickedUp || !pickUp?.load) return true
  return couldMakeRoomFor(t, c, 'fixed' in pickUp.load ? pickUp.load.fixed : { [pickUp.load.any]: 1 })
}

/** What the job is worth if its needs are met; null if there is no way there. */
function estimateJob(terms: Terms, card: CardId, pickedUp: boolean, distances: Distances): JobPlan | null {
  const { t } = terms
  const job = jobCard(t, card)
  const legs = legsOf(t, stepsLeft(job, pickedUp), distances)
  const estimate = legs && weigh(terms, job, legs)
  const at = legs?.[0]?.at
  return estimate && at !== undefined ? { ...estimate, card, at } : null
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
    const at = nearest(from, sectorsOfPlace(t, step.at))
    if (at === undefined) return null
    legs.push({ step, at, moves: from.get(at) ?? 0 })
    from = distancesFrom(t, at)
  }
  return legs
}

function weigh(terms: Terms, job: JobCard, legs: readonly Leg[]): Estimate | null {
  const net = netPay(terms, job)
  const failure = terms.failure(job.contact)
  let gain = net
  let turns = 0
  for (const { step, moves } of legs) {
    const odds = stepOdds(terms, step, net, failure)
    const ends = odds.complete + odds.warrant
    if (ends <= 0) return null
    const through = odds.complete / ends
    gain = through * (gain + odds.extra) - (1 - through) * failure - odds.losses / ends
    turns += terms.turnsToReach(moves) + 1 / ends - 1
  }
  return { gain, turns }
}

interface StepOdds {
  readonly complete: number
  readonly warrant: number
  /** What is lost on the way, in one try. */
  readonly losses: number
  /** What success brings beside the pay. */
  readonly extra: number
}

function stepOdds(terms: Terms, step: JobStep, net: number, failure: number): StepOdds {
  if (step.misbehave === 0 && !step.trial) return certain
  const { t, sheet } = terms
  const { proceed, warrant, deaths } = sheet.misbehaving
  const count = misbehavesToPass(t, sheet.team, step.misbehave)
  const through = proceed ** count
  const faced = proceed === 1 ? count : (1 - through) / (1 - proceed)
  const trial = step.trial ? bestTrial(terms, step.trial, net, failure) : certain
  return {
    complete: through * trial.complete,
    warrant: faced * warrant + through * trial.warrant,
    losses: faced * deaths * terms.crewWorth,
    extra: trial.extra,
  }
}

const certain: StepOdds = { complete: 1, warrant: 0, losses: 0, extra: 0 }
const hopeless: StepOdds = { complete: 0, warrant: 0, losses: 0, extra: 0 }

function bestTrial({ t, sheet }: Terms, trial: NonNullable<JobStep['trial']>, pay: number, failure: number): StepOdds {
  const stakes = { t, team: sheet.team, pay }
  const ways = trial
    .filter((option) => isOpen(t, sheet.team, option))
    .map((option) => trialOdds(stakes, sheet.odds.ends(option, 'helped')))
  return bestOf(ways, (way) => way.complete * (pay + way.extra) - way.warrant * failure) ?? hopeless
}

function trialOdds(stakes: Stakes, ends: readonly End<WorkOutcome>[]): StepOdds {
  const done = ends.filter((end) => end.outcome === 'complete')
  const complete = sum(done, (end) => end.chance)
  const extra = sum(done, (end) => end.chance * worthOfEffects(stakes, end.effects))
  return {
    complete,
    warrant: sum(ends, (end) => (end.outcome === 'warrant' ? end.chance : 0)),
    losses: 0,
    extra: complete > 0 ? extra / complete : 0,
  }
}

/** What completing the job leaves in the purse. */
export function netPay({ t, c, sheet, bonuses, illegalBonus, outrage, goods }: Terms, job: JobCard): number {
  const { pay, bonus } = job
  let credits = -sheet.cuts
  if ('credits' in pay) credits += pay.credits
  else if ('creditsPer' in pay) credits += pay.creditsPer * (aboard(c, pay.per) || roomFor(t, c, pay.per))
  else if ('good' in pay) credits += pay.perCrewAtWork * c.crew.length * goods(pay.good)
  else credits += pay.goodsPerCrewAtWork * c.crew.length * goods('cargo')
  if (bonus && sheet.professions.has(bonus.profession)) credits += (bonus.credits ?? 0) + 100 * (bonus.parts ?? 0)
  if (!job.legal) credits += illegalBonus
  if (job.immoral) credits -= outrage
  for (const extra of bonuses) {
    if (extra.type ? !job.types.includes(extra.type) : extra.immoral !== job.immoral) continue
    credits += extra.credits ?? 0
    if (extra.load) for (const token of tokens) credits += (extra.load[token] ?? 0) * goods(token)
  }
  return credits
}

const promises = memory<Estimate>(20)
const nothing: Estimate = { gain: 0, turns: 3 }

/** What a Deal with a contact promises a crew, counted from where the contact is. */
export function promiseOf(t: Table, sheet: Sheet, contact: ContactId): Estimate {
  return promises(sheet, contact, () => promise(termsOf(quietTable(t), sheet.team.captain), contact))
}

/** A job of a contact's and the ways it leads, counted from where the contact is. */
interface Errand {
  readonly job: JobCard
  readonly legs: readonly Leg[]
}

const errands = memory<readonly Errand[]>(100)

function errandsOf(t: Table, contact: ContactId): readonly Errand[] {
  return errands(t.box, contact, () =>
    [...t.box.jobs.values()].flatMap((job) => {
      const legs = job.contact === contact ? legsFromHome(quietTable(t), job, false) : null
      return legs ? [{ job, legs }] : []
    }),
  )
}

function legsFromHome(t: Table, job: JobCard, pickedUp: boolean): Leg[] | null {
  const home = homeOf(t, job.contact)
  return home === undefined ? null : legsOf(t, stepsLeft(job, pickedUp), distancesFrom(t, home))
}

/** What a job at hand is worth to a crew, wherever it may be; nothing if the crew cannot do it. */
export function plainGain(t: Table, sheet: Sheet, card: CardId, pickedUp: boolean): number {
  const quiet = quietTable(t)
  const job = jobCard(t, card)
  const legs = shortOf(sheet, job.needs) > 0 ? null : legsFromHome(quiet, job, pickedUp)
  return Math.max(0, (legs && weigh(termsOf(quiet, sheet.team.captain), job, legs)?.gain) ?? 0)
}

/** A contact who travels is looked for where the Cruiser begins. */
function homeOf(t: Table, contact: ContactId): SectorId | undefined {
  const { at } = contactCard(t, contact)
  return at === null ? t.box.starts.cruiser : sectorsOfPlace(t, at)[0]
}

/** About the best of the three jobs one gets to see: the mean of the best quarter of them all. */
function promise(terms: Terms, contact: ContactId): Estimate {
  const all = errandsOf(terms.t, contact)
  const plans: Estimate[] = []
  for (const { job, legs } of all) {
    const plan = shortOf(terms.sheet, job.needs) > 0 ? null : weigh(terms, job, legs)
    if (plan && plan.gain > 0) plans.push(plan)
  }
  if (plans.length === 0) return nothing
  plans.sort((one, other) => rateOf(other) - rateOf(one))
  const best = plans.slice(0, Math.ceil(all.length / 4))
  const likely = Math.min(1, (3 * plans.length) / all.length)
  return {
    gain: (likely * sum(best, (plan) => plan.gain)) / best.length,
    turns: sum(best, (plan) => plan.turns) / best.length,
  }
}

export function whereIs(t: Table, contact: ContactId): SectorId | undefined {
  const { at } = contactCard(t, contact)
  return at === null ? t.state.cruiser : sectorsOfPlace(t, at)[0]
}

const incomes = memory<number>(1)

/** What a crew can be expected to earn in a turn. */
export function incomeOf(t: Table, sheet: Sheet): number {
  return incomes(sheet, '', () => {
    const contacts = [...t.box.contacts.keys()].filter((contact) => !story(t).absent?.includes(contact))
    const rates = contacts.map((contact) => rateOf(promiseOf(t, sheet, contact))).sort((one, other) => other - one)
    const best = rates.slice(0, 3)
    return sum(best, (rate) => rate) / Math.max(1, best.length)
  })
}

/** What is handed out beside jobs makes one of them pay better, sooner or later. */
const wishForOthers = 80

/** How much a job is wanted in hand: its gain over the turns it takes, less what its unmet needs would cost. */
export function wish(terms: Terms, card: CardId): number {
  const { t, c, sheet } = terms
  if (t.box.others.has(card)) return wishForOthers
  const { contact, needs } = jobCard(t, card)
  const plan = estimateJob(terms, card, false, distancesFrom(t, c.sector, toAvoid(t, c)))
  if (!plan) return 0
  const pay = thrift(t, c) * plan.gain
  return (pay + solidWorth(t, c, contact) - turnWorth * shortOf(sheet, needs)) / plan.turns
}
