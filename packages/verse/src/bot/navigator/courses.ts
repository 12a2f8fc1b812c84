import { ranked } from '@keep-flying/kernel'
import { type Distances, distancesFrom } from '../../ask/routes.ts'
import { canShoreLeave, mayBuyAt } from '../../rules/buy.ts'
import { jobsToConsider } from '../../rules/contact-offers.ts'
import { mayDealWith } from '../../rules/deal.ts'
import { moseyRange } from '../../rules/fly.ts'
import { activeLimit, handLimit } from '../../rules/job.ts'
import { sectorsAt } from '../../rules/map.ts'
import { goalNeeds, goalSectors } from '../../rules/needs.ts'
import { isSolid, solidContacts } from '../../rules/solid.ts'
import { openGoals, placeOf } from '../../rules/story.ts'
import { jobCard, story } from '../../rules/table.ts'
import { jobsToStart } from '../../rules/work.ts'
import type { Captain, Table } from '../../state.ts'
import type { ContactId, Goal, SectorId } from '../../vocabulary/index.ts'
import { isOpenThisTurn } from '../flight.ts'
import { toAvoid, waysFrom } from '../hazards.ts'
import { type JobFactors, jobFactors } from '../job-factors.ts'
import { type JobPlan, leftAt, nearest, planFromHand, planJob, promiseOf, rateOf } from '../jobs.ts'
import { type Prospect, whereToDeal } from '../prospects.ts'
import { fuelGain, leaveGain } from '../shopping.ts'
import { attemptCost, goalAttempt, goalWorth, isLastTurn, mayWorkGoals, purse, solidWorth, thrift } from '../story.ts'

/** Where a captain may be bound, and what for: the same that captains look at, at a glance and without a look at the shelves. */

export type Course = Pick<Prospect, 'at' | 'action' | 'kind'>

/** What courses are judged by. */
interface Chart {
  readonly t: Table
  readonly me: Captain
  readonly factors: JobFactors
  readonly distances: Distances
  readonly plans: readonly JobPlan[]
}

export function chartOf(t: Table, me: Captain): Chart {
  const factors = jobFactors(t, me)
  const distances = waysFrom(t, me, me.sector)
  return { t, me, factors, distances, plans: plansOf(factors, distances) }
}

/** The jobs at hand that can be worked. */
function plansOf(factors: JobFactors, distances: Distances): JobPlan[] {
  const { t, c } = factors
  const active = c.jobs.flatMap((job) => planJob(factors, job.card, job.pickedUp, distances, job.laidUnder) ?? [])
  const open = c.jobs.length < activeLimit(t, c) ? jobsToStart(t, c) : []
  return [...active, ...open.flatMap((card) => planFromHand(factors, card, distances) ?? [])]
}

/** The most promising by the turn first. What could be begun here at once and is not offered is left out. */
export function coursesFrom(t: Table, me: Captain, ids: readonly string[]): Prospect[] {
  const chart = chartOf(t, me)
  const all = [...jobCourses(chart), ...goalCourses(chart), ...dealCourses(chart), ...shopCourses(chart)]
  const isIdle = (one: Prospect) =>
    one.at === me.sector && one.action !== undefined && !ids.includes(one.action) && isOpenThisTurn(t, one)
  return ranked(
    all.filter((one) => one.gain > 0 && !isIdle(one)),
    rateOf,
  )
}

function turnsTo({ factors, distances }: Chart, sector: SectorId): number {
  return factors.turnsToReach(distances.get(sector) ?? Number.POSITIVE_INFINITY)
}

/** What a plan brings: its pay, and trust. */
export function gainOf(t: Table, c: Captain, { card, gain }: JobPlan): number {
  return thrift(t, c) * gain + solidWorth(t, c, jobCard(t, card).contact)
}

function jobCourses({ t, me, plans }: Chart): Prospect[] {
  return plans.map((plan) => ({
    at: plan.at,
    action: `job:${plan.card}`,
    kind: 'work',
    gain: gainOf(t, me, plan),
    turns: plan.turns,
  }))
}

function goalCourses(chart: Chart): Prospect[] {
  const { t, me } = chart
  return mayWorkGoals(t, me) ? openGoals(t, me).flatMap((goal) => goalCourse(chart, goal) ?? []) : []
}

function goalCourse(chart: Chart, goal: Goal): Prospect | null {
  const { t, me, factors, distances } = chart
  if (goal.kind === 'work') {
    if (goalNeeds(t, me, goal).some((need) => !need.met && need.is !== 'at')) return null
    const at = nearest(distances, sectorsAt(t, placeOf(t, me, goal)))
    const attempt = goalAttempt(t, me, factors.sheet, goal)
    if (at === undefined || attempt.complete < 0.01) return null
    const tries = 1 / attempt.complete
    const gain = goalWorth - tries * attemptCost(attempt)
    return { at, action: 'goal', kind: goal.by ?? 'work', gain, turns: turnsTo(chart, at) + tries - 1 }
  }
  if (goal.kind === 'tally' || story(t).goalsAtTurnEnd) return null
  const { solidWith = [], solidWithAnyOf = 0, credits = 0 } = goal.when
  const isReady =
    me.credits >= credits &&
    solidWith.every((contact) => isSolid(t, me, contact)) &&
    solidContacts(t, me).length >= solidWithAnyOf
  const at = isReady ? nearest(distances, goalSectors(t, me, goal)) : undefined
  return at === undefined ? null : { at, gain: goalWorth, turns: turnsTo(chart, at) }
}

/** With more work than can be done soon, new jobs are worth less. */
const appetite = [1, 0.8, 0.5, 0.2]

function dealCourses(chart: Chart): Prospect[] {
  const { t, me, plans } = chart
  if (isLastTurn(t) || (me.jobs.length >= activeLimit(t, me) && me.hand.cards.length >= handLimit(t, me))) return []
  const hunger = appetite[plans.filter((plan) => plan.gain > 0).length] ?? 0
  return [...t.box.contacts.keys()].flatMap((contact) => dealCourse(chart, contact, hunger) ?? [])
}

function dealCourse(chart: Chart, contact: ContactId, hunger: number): Prospect | null {
  const { t, me, distances, plans, factors } = chart
  const at = mayDealWith(t, me, contact) ? whereToDeal(t, me, contact) : undefined
  if (at === undefined || !distances.has(at)) return null
  if (leftAt(t, contact) === 0 || jobsToConsider(t, me, contact) === 0) return null
  const isUnderWay = plans.some((plan) => jobCard(t, plan.card).contact === contact)
  const hope = promiseOf(t, factors.sheet, contact)
  const gain = hunger * (thrift(t, me) * hope.gain + (isUnderWay ? 0 : solidWorth(t, me, contact)))
  return { at, action: `deal:${contact}`, kind: 'deal', gain, turns: turnsTo(chart, at) + hope.turns }
}

/** The fewer the hands, the more a shop is worth. */
const wanted = [1200, 1000, 700, 400, 200]

function shopCourses(chart: Chart): Prospect[] {
  const { t, me, distances } = chart
  if (isLastTurn(t)) return []
  const wares = purse(t, me) < 300 ? 0 : (wanted[me.crew.length - 1] ?? 150)
  const gain = Math.max(fuelGain(t, me) + wares, canShoreLeave(t, me) ? leaveGain(t, me) : 0)
  const shops = [...t.box.sectors].filter(([at, { supply }]) => supply && distances.has(at) && mayBuyAt(t, me, supply))
  return shops.map(([at]) => ({ at, action: 'shop', kind: 'buy', gain, turns: turnsTo(chart, at) }))
}

/** The flight to take: one sector at a time where that is enough. */
export function flightTo(t: Table, me: Captain, to: SectorId, ids: readonly string[]): string | undefined {
  const moves = distancesFrom(t, me.sector, toAvoid(t, me)).get(to) ?? 0
  const ways = moves <= moseyRange(t, me) ? ['mosey', 'burn'] : ['burn', 'mosey']
  return ways.find((way) => ids.includes(way))
}
