import { chooseAmount, type Option, oncePer, type Rules, text, zone } from '@keep-flying/kernel'
import type { ActiveJob, Attempt, Captain, Table } from '../state.ts'
import {
  type Alternative,
  type Amounts,
  type CardId,
  type JobCard,
  type JobStep,
  type Load,
  type Needs,
  type Opportunity,
  type Pickings,
  type Token,
  tokens,
  tokensOf,
  type WorkOutcome,
} from '../vocabulary/index.ts'
import { fromAfar, maySend, withinCraft } from './away.ts'
import { discardMisbehaves, take } from './decks.ts'
import { type Deed, plainOption } from './deed.ts'
import { ableToWork, assembleTeam, canBeMetBy, handOutGear, type Sending } from './equip.ts'
import { meetsRequirement, resolveOptions } from './events.ts'
import { couldHaveKeyword, hasKeyword, showAtWork, spendStandIn, type Team, useKeyword } from './gear.ts'
import { aboard, canBeTaken, couldMakeRoomFor, manyOf, mostTaken, unload } from './hold.ts'
import { activeLimit } from './job.ts'
import { freeLoad, loadByChoice, loadGoods, loadInFull } from './loading.ts'
import { isAtWork, isPlanetary } from './map.ts'
import { misbehave } from './misbehave.ts'
import type { Kind, Terms } from './moments.ts'
import { completeJob } from './pay.ts'
import { earn } from './purse.ts'
import { onCard } from './show.ts'
import { isSolid } from './solid.ts'
import { cardName, jobCard, seatName, tell } from './table.ts'
import { warrantOnJob } from './warrant.ts'

/** The Work action. */

const makeWorkPay = 200

function canMakeWork(t: Table, c: Captain): boolean {
  return isPlanetary(t, c.sector)
}

function* makeWork(t: Table, c: Captain, credits: number): Rules<void> {
  tell(t, 'make-work', { who: seatName(c), credits: earn(t, c, credits) })
  for (const on of t.moments) if (on.madeWork) yield* on.madeWork(t, c)
}

/** Make-Work, where it can be had. */
export function oddJobs(t: Table, c: Captain): Deed[] {
  if (!canMakeWork(t, c)) return []
  const credits = t.moments.reduce((pay, on) => pay + (on.makeWorkPays?.(t, c) ?? 0), makeWorkPay)
  return [{ option: toMakeWork(credits), action: 'work', carryOut: () => makeWork(t, c, credits) }]
}

const toMakeWork = oncePer((price: number): Option => plainOption('make-work', { sign: 'work', price, group: 'work' }))

/** One deed for each job of which a step can be worked here and now, and for each Bonus Opportunity. */
export function jobsToWork(t: Table, c: Captain): Deed[] {
  return [...jobsHere(t, c), ...fromAfar(t, c, jobsHere)]
}

function jobsHere(t: Table, c: Captain): Deed[] {
  const steps = workableJobs(t, c).map(
    (card): Deed => ({
      option: isRisky(t, c, card) ? toWorkRiskily(card) : toWork(card),
      action: 'work',
      carryOut: () => otherWork(t, c, jobCard(t, card)) ?? workJob(t, c, card),
    }),
  )
  return [...steps, ...opportunities(t, c)]
}

const toWork = oncePer((card: CardId): Option => {
  return onCard(card, 'option.work-job', {}, { id: `job:${card}`, sign: 'work', group: 'work' })
})
const toWorkRiskily = oncePer((card: CardId): Option => ({ role: 'risky', ...toWork(card) }))

/** Work is risky where it takes misbehaving or a trial. */
function isRisky(t: Table, c: Captain, id: CardId): boolean {
  const card = jobCard(t, id)
  const active = activeJob(c, id)
  const step = nextStep(card, active)
  const terms = termsOf(t, active?.laidUnder ?? [], card, step)
  return misbehavesIn(t, c, card, step, terms) > 0 || step.trial !== undefined || terms.trial !== undefined
}

function opportunities(t: Table, c: Captain): Deed[] {
  return c.jobs.flatMap((job): Deed[] => {
    const opportunity = openOpportunity(t, c, job)
    if (!opportunity || !canTake(t, c, job, opportunity)) return []
    return [
      {
        option: opportunity.misbehave > 0 ? toTakeRiskily(job.card) : toTake(job.card),
        action: 'work',
        carryOut: () => workOpportunity(t, c, job, opportunity),
      },
    ]
  })
}

const toTake = oncePer((card: CardId): Option => {
  return onCard(card, 'option.work-opportunity', {}, { id: `opportunity:${card}`, sign: 'work', group: 'work' })
})
const toTakeRiskily = oncePer((card: CardId): Option => ({ role: 'risky', ...toTake(card) }))

/** The Bonus Opportunity of a job that was started, as long as it is not taken, with all the cards it takes to misbehave. */
export function openOpportunity(t: Table, c: Captain, job: ActiveJob): Opportunity | undefined {
  const card = jobCard(t, job.card)
  const { opportunity } = card
  if (!opportunity || job.opportunityTaken) return undefined
  return { ...opportunity, misbehave: opportunity.misbehave + addedMisbehaves(t, c, card) }
}

function canTake(t: Table, c: Captain, job: ActiveJob, opportunity: Opportunity): boolean {
  const card = jobCard(t, job.card)
  const isPossible = isAtWork(t, c, opportunity.at) && canDeliver(c, opportunity) && maySend(c, opportunity.misbehave)
  return isPossible && mayWork(t, c, card) && canMeet(t, c, card, besides(t, card, job))
}

/** What lies under a job binds those who take its opportunity, but asks nothing more of them. */
function besides(t: Table, card: JobCard, job: ActiveJob): Terms {
  const {
    moreMisbehaves: _more,
    trial: _trial,
    trialOn: _on,
    ...terms
  } = termsOf(t, job.laidUnder ?? [], card, card.finish)
  return terms
}

/** The step of a job that comes next: the pick-up of a delivery, or the place where the job is finished. */
export function nextStep(card: JobCard, active: ActiveJob | undefined): JobStep {
  return card.pickUp && !active?.pickedUp ? card.pickUp : card.finish
}

function isPickUp(card: JobCard, active: ActiveJob | undefined): boolean {
  return card.pickUp !== undefined && !active?.pickedUp
}

/** The jobs, in hand or active, of which the captain can work a step here and now. */
function workableJobs(t: Table, c: Captain): CardId[] {
  const active = c.jobs.map((job) => job.card)
  const startable = c.jobs.length < activeLimit(t, c) ? jobsToStart(t, c) : []
  return [...active, ...startable].filter((card) => canWork(t, c, card))
}

/** The jobs in hand, and those that lie open for anybody. */
export function jobsToStart(t: Table, c: Captain): CardId[] {
  const inHand = c.hand.cards.filter((card) => t.box.jobs.has(card))
  return [...inHand, ...t.moments.flatMap((on) => on.jobsOnOffer?.(t, c) ?? [])]
}

/** Place, load and needs are checked before anything is begun. */
function canWork(t: Table, c: Captain, id: CardId): boolean {
  const card = jobCard(t, id)
  const isOpen = isOpenOtherwise(t, c, card)
  if (!mayWork(t, c, card)) return false
  if (isOpen !== undefined) return !c.away && isOpen && canMeet(t, c, card, {})
  const step = nextStep(card, activeJob(c, id))
  const terms = termsOf(t, activeJob(c, id)?.laidUnder ?? [], card, step)
  if (!isAtWork(t, c, step.at) || !maySend(c, misbehavesIn(t, c, card, step, terms))) return false
  return canHandle(t, c, step) && canMeet(t, c, card, terms)
}

/** Misbehave cards in a step of a job, whatever they come of. */
function misbehavesIn(t: Table, c: Captain, card: JobCard, step: JobStep, { moreMisbehaves = 0 }: Terms): number {
  return step.misbehave + moreMisbehaves + addedMisbehaves(t, c, card)
}

/** Does nothing but its own needs stand in the way of the job? */
export function mayWork(t: Table, c: Captain, card: JobCard): boolean {
  return t.moments.every((on) => on.jobNeeds?.(t, c, card).every(({ met }) => met) ?? true)
}

/** May a job that has a way of its own be worked in it, here and now? Undefined for a job without. */
export function isOpenOtherwise(t: Table, c: Captain, card: JobCard): boolean | undefined {
  return t.moments.map((on) => on.opensOtherwise?.(t, c, card)).find((isOpen) => isOpen !== undefined)
}

/** The way of its own in which a job is worked, if it has one. */
function otherWork(t: Table, c: Captain, card: JobCard): Rules<void> | undefined {
  for (const on of t.moments) {
    const otherwise = on.workOtherwise?.(t, c, card)
    if (otherwise) return otherwise
  }
  return undefined
}

export function activeJob(c: Captain, id: CardId): ActiveJob | undefined {
  return c.jobs.find((job) => job.card === id)
}

/** Could the crew meet the job's needs on these terms? */
export function canMeet(t: Table, c: Captain, card: JobCard, terms: Terms): boolean {
  if (!isTrusted(t, c, card.needs)) return false
  const able = ableToWork(t, c, card)
  return able.length > 0 && canBeMetBy(t, c, able, withinCraft(c, sendingFor(card.needs, terms)))
}

/** Do the contacts trust the captain whose trust is needed? */
export function isTrusted(t: Table, c: Captain, needs: Needs | undefined): boolean {
  return (needs?.solid ?? []).every((contact) => isSolid(t, c, contact))
}

/** What is asked of a team: needs, and the terms of what lies under the job. */
export function sendingFor(needs: Needs | undefined, { maxCrew, bannedGear, bannedSkill }: Terms): Sending {
  return {
    ...(needs ? { needs } : {}),
    ...(maxCrew === undefined ? {} : { maxCrew }),
    ...(bannedGear ? { bannedGear } : {}),
    ...(bannedSkill ? { bannedSkill } : {}),
  }
}

/** The terms of all cards laid under a job, taken together. */
export function termsOf(t: Table, laidUnder: readonly CardId[], card: JobCard, step: JobStep): Terms {
  const asked = laidUnder.flatMap((under) =>
    t.moments.map((on) => {
      const terms = on.terms?.(t, under, card, step)
      return terms?.trial ? { ...terms, trialOn: under } : terms
    }),
  )
  return Object.assign({}, ...asked)
}

/** Fixed loads are taken and handed over in full; of people by choice there must be at least one. */
export function canHandle(t: Table, c: Captain, step: JobStep): boolean {
  return canDeliver(c, step) && (!step.load || couldMakeRoomFor(t, c, leastOf(c, step.load)))
}

export function canDeliver(c: Captain, { deliver }: Pick<JobStep, 'deliver'>): boolean {
  const due = deliver ? leastOf(c, deliver) : {}
  return tokens.every((token) => aboard(c, token) >= (due[token] ?? 0)) && canBeTaken(c, due)
}

/** Of goods by choice, those that take least room; of people of either sort, one of those aboard. */
export function leastOf(c: Captain, what: Pickings): Amounts {
  if ('fixed' in what) return what.fixed
  if ('goods' in what) return { fuel: what.goods }
  const kinds = tokensOf(what.any)
  const kind = kinds.find((token) => aboard(c, token) > 0) ?? kinds[0]
  return kind === undefined ? {} : { [kind]: 1 }
}

/** Works one step of a job: team and gear, needs, misbehaving, trial, instructions, outcome. */
function* workJob(t: Table, c: Captain, id: CardId): Rules<void> {
  const card = jobCard(t, id)
  const begun = activeJob(c, id)
  const step = nextStep(card, begun)
  const laidUnder = begun ? (begun.laidUnder ?? []) : yield* startOf(t, c, card)
  const terms = termsOf(t, laidUnder, card, step)
  const team = yield* sendTeam(t, c, card, sendingFor(card.needs, terms), id)
  const active = layOpen(t, c, id, laidUnder)
  const misbehave = misbehavesIn(t, c, card, step, terms)
  const tried = yield* attemptStep(t, team, { ...step, misbehave }, terms)
  // Goods may have been given away in the attempt itself.
  const outcome = tried === 'complete' && !canDeliver(c, step) ? 'botched' : tried
  if (team.attempt && team.attempt.used.length > 0) active.used = [...team.attempt.used]
  if (outcome === 'complete') {
    if (active.laidUnder) active.passed = (active.passed ?? 0) + (team.attempt?.passed ?? 0)
    if (isPickUp(card, active)) yield* pickUp(t, team, active, step)
    else yield* finishJob(t, team, card, step)
  } else yield* fail(t, team, outcome)
  endAttempt(t, team)
}

/** What must be misbehaved above what is printed, whatever lies under the job. */
export function addedMisbehaves(t: Table, c: Captain, card: JobCard): number {
  return t.moments.reduce((sum, on) => sum + (on.moreMisbehaves?.(t, c, card) ?? 0), 0)
}

/** What is laid under a job as it is started. */
function* startOf(t: Table, c: Captain, card: JobCard): Rules<readonly CardId[]> {
  const laidUnder: CardId[] = []
  // What is laid under a job may ask for misbehaving.
  if (c.away?.quiet) return laidUnder
  for (const on of t.moments) if (on.jobStarts) laidUnder.push(...(yield* on.jobStarts(t, c, card)))
  return laidUnder
}

/** The captain picks the team, hands out gear, and gives up what only counts when discarded. */
export function* sendTeam(t: Table, c: Captain, work: Kind, sending: Sending, job: CardId | null): Rules<Team> {
  const begun = job === null ? undefined : activeJob(c, job)
  const members = yield* assembleTeam(t, c, ableToWork(t, c, work), withinCraft(c, sending), job)
  const carried = sending.bannedGear ? [] : yield* handOutGear(t, c, members, sending, job)
  const attempt: Attempt = {
    seat: c.seat,
    job,
    team: [],
    carried: [],
    misbehave: zone('everyone'),
    passed: 0,
    misbehaving: false,
    halvePay: begun?.halfPay === true,
    payChange: 0,
    ...(sending.bannedSkill ? { bannedSkill: sending.bannedSkill } : {}),
    used: [...(begun?.used ?? [])],
  }
  const team: Team = { captain: c, members, carried, attempt }
  showAtWork(team)
  t.state.attempt = attempt
  for (const keyword of sending.needs?.keywords ?? []) yield* useKeyword(t, team, keyword)
  for (const profession of sending.needs?.professions ?? []) spendStandIn(t, team, profession)
  yield* useAlternative(t, team, sending.needs?.oneOf)
  return team
}

/** Of several ways to meet a need one that costs nothing, else the first that can be had by giving up gear. */
function* useAlternative(t: Table, team: Team, ways: Needs['oneOf'] = []): Rules<void> {
  if (ways.some((way) => isFree(t, team, way))) return
  const spent = ways.find((way) => 'keyword' in way && couldHaveKeyword(t, team, way.keyword))
  if (spent && 'keyword' in spent) yield* useKeyword(t, team, spent.keyword)
}

function isFree(t: Table, team: Team, way: Alternative): boolean {
  return 'keyword' in way ? hasKeyword(t, team, way.keyword) : meetsRequirement(t, team, way)
}

/** A job from the hand is laid open among the active ones. */
export function layOpen(t: Table, c: Captain, id: CardId, laidUnder: readonly CardId[] = []): ActiveJob {
  const known = activeJob(c, id)
  if (known) return known
  const under = laidUnder.map((card) => take(c.hand, card))
  const job: ActiveJob = {
    card: takeToStart(t, c, id),
    pickedUp: false,
    ...(under.length > 0 ? { laidUnder: under } : {}),
  }
  c.jobs.push(job)
  tell(t, 'job-started', { who: seatName(c), card: cardName(id) })
  return job
}

function takeToStart(t: Table, c: Captain, id: CardId): CardId {
  if (c.hand.cards.includes(id)) return take(c.hand, id)
  for (const on of t.moments) on.jobTaken?.(t, id)
  return id
}

/** A trial asked beside the job's own is faced first; then comes misbehaving, then whatever trial the step holds. */
export function* attemptStep(
  t: Table,
  team: Team,
  step: Pick<JobStep, 'misbehave' | 'trial'>,
  besides: Pick<Terms, 'trial' | 'trialOn'> = {},
): Rules<WorkOutcome> {
  const { attempt } = team
  if (!attempt) throw new Error('There is no attempt under way.')
  const first = besides.trial ? yield* faceTrial(t, team, besides.trial, besides.trialOn) : 'complete'
  if (first !== 'complete') return first
  const behaved = yield* misbehave(t, team, attempt, step.misbehave)
  if (behaved !== 'proceed') return behaved
  return step.trial?.length ? yield* faceTrial(t, team, step.trial, attempt.job) : 'complete'
}

function* faceTrial(
  t: Table,
  team: Team,
  trial: NonNullable<JobStep['trial']>,
  on: CardId | null = null,
): Rules<WorkOutcome> {
  const scene = on === null ? { team } : { team, card: on }
  const tried = yield* resolveOptions(t, scene, trial, 'trial')
  if (!tried) return 'botched'
  return team.members.length === 0 && tried.outcome === 'complete' ? 'botched' : tried.outcome
}

export function* fail(t: Table, team: Team, outcome: 'botched' | 'warrant'): Rules<void> {
  tell(t, 'botched', { who: seatName(team.captain) })
  const job = team.attempt?.job ?? null
  if (outcome === 'warrant' && team.attempt) yield* warrantOnJob(t, team, team.attempt)
  if (job === null) return
  for (const on of t.moments) {
    const failing = on.attemptFailed?.(t, team, job, outcome)
    if (failing) yield* failing
  }
}

export function endAttempt(t: Table, team: Team): void {
  if (team.attempt) discardMisbehaves(t, team.attempt.misbehave)
  t.state.attempt = null
}

function* pickUp(t: Table, team: Team, job: ActiveJob, step: JobStep): Rules<void> {
  const { captain: c, attempt } = team
  job.pickedUp = true
  if (attempt?.halvePay) job.halfPay = true
  if (step.load) yield* takeAboard(t, c, step.load)
  for (const on of t.moments) on.pickedUp?.(t, c, jobCard(t, job.card))
}

export function* takeAboard(t: Table, c: Captain, load: Pickings): Rules<void> {
  if ('fixed' in load) return yield* loadInFull(t, c, load.fixed)
  if ('goods' in load) return yield* loadGoods(t, c, load.goods)
  const kinds = tokensOf(load.any)
  let left = load.most ?? Number.POSITIVE_INFINITY
  let loaded = 0
  for (const [n, token] of kinds.entries()) {
    const min = loaded === 0 && n === kinds.length - 1 ? 1 : 0
    const more = yield* loadByChoice(t, c, token, { ...freeLoad, min, max: left, rule: 'WORK-13' })
    left -= more
    loaded += more
  }
}

function* finishJob(t: Table, team: Team, card: JobCard, step: JobStep): Rules<void> {
  const delivered = yield* handOver(t, team, step)
  yield* completeJob(t, team, card, delivered)
}

/** Hands over what a step of a job asks for. */
function* handOver(t: Table, team: Team, { deliver: due }: Pick<JobStep, 'deliver'>): Rules<Amounts> {
  if (!due) return {}
  const delivered = yield* deliver(team.captain, due)
  for (const on of t.moments) {
    const asking = on.handedOver?.(t, team, delivered)
    if (asking) yield* asking
  }
  return delivered
}

export function* deliver(c: Captain, what: Load): Rules<Amounts> {
  if ('fixed' in what) {
    for (const token of tokens) unload(c, token, what.fixed[token] ?? 0)
    return what.fixed
  }
  const kinds = tokensOf(what.any).filter((token) => aboard(c, token) > 0)
  const delivered: Partial<Record<Token, number>> = {}
  let total = 0
  for (const [n, token] of kinds.entries()) {
    const most = Math.min(
      aboard(c, token),
      (what.most ?? Number.POSITIVE_INFINITY) - total,
      mostTaken(c, token) - total,
    )
    const min = total === 0 && n === kinds.length - 1 ? 1 : 0
    delivered[token] = yield* deliverSome(c, token, min, most)
    total += delivered[token]
  }
  return delivered
}

function* deliverSome(c: Captain, token: Token, min: number, max: number): Rules<number> {
  const n = yield* chooseAmount({
    seat: c.seat,
    kind: 'deliver.amount',
    prompt: text('prompt.deliver-amount', { what: manyOf(token) }),
    about: manyOf(token),
    min,
    max,
    usual: max,
    rule: 'WORK-13',
  })
  unload(c, token, n)
  return n
}

/** A Bonus Opportunity is worked like a step of its job. It pays at once, and nobody gets a cut. */
function* workOpportunity(t: Table, c: Captain, job: ActiveJob, opportunity: Opportunity): Rules<void> {
  const card = jobCard(t, job.card)
  const team = yield* sendTeam(t, c, card, sendingFor(card.needs, besides(t, card, job)), job.card)
  if (team.attempt) team.attempt.opportunity = true
  const tried = yield* attemptStep(t, team, opportunity)
  const outcome = tried === 'complete' && !canDeliver(c, opportunity) ? 'botched' : tried
  if (team.attempt && team.attempt.used.length > 0) job.used = [...team.attempt.used]
  if (team.attempt?.halvePay) job.halfPay = true
  if (outcome === 'complete') {
    yield* handOver(t, team, opportunity)
    job.opportunityTaken = true
    const credits = earn(t, c, opportunity.credits)
    tell(t, 'opportunity-taken', { who: seatName(c), card: cardName(card.id), credits })
  } else yield* fail(t, team, outcome)
  endAttempt(t, team)
}
