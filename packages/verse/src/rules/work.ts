import { chooseAmount, type Rules, text, zone } from '@keep-flying/kernel'
import type { ActiveJob, Attempt, Captain, Table } from '../state.ts'
import {
  type Amounts,
  type CardId,
  type JobCard,
  type JobStep,
  type Load,
  type Needs,
  tokens,
  type WorkOutcome,
} from '../vocabulary/index.ts'
import { discardMisbehaves, take } from './decks.ts'
import { ableToWork, assembleTeam, carryingThatMeets, handOutGear } from './equip.ts'
import { resolveOptions } from './events.ts'
import { showAtWork, type Team, useKeyword } from './gear.ts'
import { aboard, couldMakeRoomFor, fits, load, makeRoom, roomFor, unload } from './hold.ts'
import { activeLimit } from './job.ts'
import { isAt, isPlanetary } from './map.ts'
import { misbehave } from './misbehave.ts'
import { completeJob } from './pay.ts'
import { cardName, jobCard, seatName, tell } from './table.ts'
import { warrantOnJob } from './warrant.ts'

/** The Work action. */

const makeWorkPay = 200

export function canMakeWork(t: Table, c: Captain): boolean {
  return isPlanetary(t, c.sector)
}

export function makeWork(t: Table, c: Captain): void {
  c.credits += makeWorkPay
  tell(t, 'log.make-work', { who: seatName(c), credits: makeWorkPay })
}

/** The step of a job that comes next: the pick-up of a delivery, or the place where the job is finished. */
function nextStep(card: JobCard, active: ActiveJob | undefined): JobStep {
  return card.pickUp && !active?.pickedUp ? card.pickUp : card.finish
}

export function isPickUp(card: JobCard, active: ActiveJob | undefined): boolean {
  return card.pickUp !== undefined && !active?.pickedUp
}

/** The jobs, in hand or active, of which the captain can work a step here and now. */
export function workableJobs(t: Table, c: Captain): CardId[] {
  const active = c.jobs.map((job) => job.card)
  const inHand = c.jobs.length < activeLimit ? c.hand.cards : []
  return [...active, ...inHand].filter((card) => canWork(t, c, card))
}

/** Place, load and needs are checked before anything is begun. */
export function canWork(t: Table, c: Captain, id: CardId): boolean {
  const card = jobCard(t, id)
  const step = nextStep(card, activeJob(c, id))
  return isAt(t, c, step.at) && canHandle(t, c, step) && canMeet(t, c, card)
}

export function activeJob(c: Captain, id: CardId): ActiveJob | undefined {
  return c.jobs.find((job) => job.card === id)
}

function canMeet(t: Table, c: Captain, card: JobCard): boolean {
  const able = ableToWork(t, c, card.immoral)
  return able.length > 0 && carryingThatMeets(t, c, able, card.needs) !== null
}

/** Fixed loads are taken and handed over in full; of people by choice there must be at least one. */
function canHandle(t: Table, c: Captain, step: JobStep): boolean {
  if (step.load && !couldMakeRoomFor(t, c, leastOf(step.load))) return false
  return !step.deliver || tokens.every((token) => aboard(c, token) >= (leastOf(step.deliver as Load)[token] ?? 0))
}

function leastOf(what: Load): Amounts {
  return 'fixed' in what ? what.fixed : { [what.any]: 1 }
}

/** Works one step of a job: team and gear, needs, misbehaving, trial, instructions, outcome. */
export function* workJob(t: Table, c: Captain, id: CardId): Rules<void> {
  const card = jobCard(t, id)
  const step = nextStep(card, activeJob(c, id))
  const team = yield* sendTeam(t, c, card.immoral, card.needs, id)
  const active = layOpen(t, c, id)
  const outcome = yield* attemptStep(t, team, step)
  if (outcome === 'complete') {
    if (isPickUp(card, active)) yield* pickUp(t, c, active, step)
    else yield* finishJob(t, team, card, step)
  } else yield* fail(t, team, outcome)
  endAttempt(t, team)
}

/** The captain picks the team, hands out gear, and gives up what only counts when discarded. */
export function* sendTeam(
  t: Table,
  c: Captain,
  immoral: boolean,
  needs: Needs | undefined,
  job: CardId | null,
): Rules<Team> {
  const members = yield* assembleTeam(t, c, ableToWork(t, c, immoral), needs)
  const carried = yield* handOutGear(t, c, members, needs ? { needs } : {})
  const attempt: Attempt = {
    seat: c.seat,
    job,
    team: [],
    carried: [],
    misbehave: zone('everyone'),
    passed: 0,
    misbehaving: false,
    halvePay: false,
    payChange: 0,
    used: [],
  }
  const team: Team = { captain: c, members, carried, attempt }
  showAtWork(team)
  t.state.attempt = attempt
  for (const keyword of needs?.keywords ?? []) yield* useKeyword(t, team, keyword)
  return team
}

/** A job from the hand is laid open among the active ones. */
function layOpen(t: Table, c: Captain, id: CardId): ActiveJob {
  const known = activeJob(c, id)
  if (known) return known
  const job: ActiveJob = { card: take(c.hand, id), pickedUp: false }
  c.jobs.push(job)
  t.seal()
  tell(t, 'log.job-started', { who: seatName(c), card: cardName(id) })
  return job
}

/** Misbehaving comes first, then whatever trial the step holds. */
export function* attemptStep(t: Table, team: Team, step: Pick<JobStep, 'misbehave' | 'trial'>): Rules<WorkOutcome> {
  const { attempt } = team
  if (!attempt) throw new Error('There is no attempt under way.')
  const behaved = yield* misbehave(t, team, attempt, step.misbehave)
  if (behaved !== 'proceed') return behaved
  if (!step.trial) return 'complete'
  const scene = attempt.job ? { team, card: attempt.job } : { team }
  const tried = yield* resolveOptions(t, scene, step.trial, 'trial')
  if (!tried) return 'botched'
  return team.members.length === 0 && tried.outcome === 'complete' ? 'botched' : tried.outcome
}

export function* fail(t: Table, team: Team, outcome: 'botched' | 'warrant'): Rules<void> {
  tell(t, 'log.botched', { who: seatName(team.captain) })
  if (outcome === 'warrant' && team.attempt) yield* warrantOnJob(t, team, team.attempt)
}

export function endAttempt(t: Table, team: Team): void {
  if (team.attempt) discardMisbehaves(t, team.attempt.misbehave)
  t.state.attempt = null
}

function* pickUp(t: Table, c: Captain, job: ActiveJob, step: JobStep): Rules<void> {
  job.pickedUp = true
  if (!step.load) return
  if ('fixed' in step.load) {
    yield* makeRoom(t, c, step.load.fixed)
    for (const token of tokens) load(t, c, token, step.load.fixed[token] ?? 0)
    return
  }
  const token = step.load.any
  if (!fits(t, c, { [token]: 1 })) yield* makeRoom(t, c, { [token]: 1 })
  const n = yield* chooseAmount({
    seat: c.seat,
    kind: 'load.amount',
    prompt: text('prompt.load-amount', { what: text(`token.${token}`, { n: 2 }) }),
    min: 1,
    max: roomFor(t, c, token),
    rule: 'WORK-13',
  })
  load(t, c, token, n)
}

function* finishJob(t: Table, team: Team, card: JobCard, step: JobStep): Rules<void> {
  const delivered = step.deliver ? yield* deliver(team.captain, step.deliver) : {}
  yield* completeJob(t, team, card, delivered)
}

function* deliver(c: Captain, what: Load): Rules<Amounts> {
  if ('fixed' in what) {
    for (const token of tokens) unload(c, token, what.fixed[token] ?? 0)
    return what.fixed
  }
  const n = yield* chooseAmount({
    seat: c.seat,
    kind: 'deliver.amount',
    prompt: text('prompt.deliver-amount', { what: text(`token.${what.any}`, { n: 2 }) }),
    min: 1,
    max: aboard(c, what.any),
    rule: 'WORK-13',
  })
  unload(c, what.any, n)
  return { [what.any]: n }
}
