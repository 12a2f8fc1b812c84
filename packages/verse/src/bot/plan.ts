import { type Distances, distancesFrom } from '../routes.ts'
import { sellingPrice } from '../rules/deal.ts'
import { aboard } from '../rules/hold.ts'
import { activeLimit, handLimit } from '../rules/job.ts'
import { isPlanetary } from '../rules/map.ts'
import { favourOf, isSolid, solidContacts } from '../rules/solid.ts'
import { nextGoal } from '../rules/story.ts'
import { abilityOf, crewCard, jobCard, story } from '../rules/table.ts'
import type { ActionKind, Captain, Table } from '../state.ts'
import { type ContactId, type SectorId, tokens } from '../vocabulary/index.ts'
import { sum } from './helm.ts'
import {
  type Estimate,
  type JobPlan,
  nearest,
  planJob,
  promiseOf,
  rateOf,
  sectorsOfPlace,
  toAvoid,
  whereIs,
} from './jobs.ts'
import { leaveGain, riskOf, shopGains } from './shopping.ts'
import { attemptCost, goalAttempt, goalWorth, isLastTurn, solidWorth, thrift } from './story.ts'
import { type Terms, termsOf } from './terms.ts'
import { spokenFor } from './worth.ts'

/** What a captain might do next, here or elsewhere, and what each of it promises. */
export interface Prospect extends Estimate {
  readonly at: SectorId
  /** The option to take there; none where being there is enough. */
  readonly action?: string
  readonly kind?: ActionKind | 'other'
}

/** Everything the prospects are reckoned from. */
interface Chart {
  readonly t: Table
  readonly me: Captain
  readonly terms: Terms
  readonly distances: Distances
  /** Jobs that can be worked. */
  readonly plans: readonly JobPlan[]
  /** What a credit is worth. */
  readonly credit: number
}

export function prospects(t: Table, me: Captain): Prospect[] {
  const terms = termsOf(t, me)
  const distances = distancesFrom(t, me.sector, toAvoid(t, me))
  const chart = { t, me, terms, distances, plans: plansOf(terms, distances), credit: thrift(t, me) }
  return [
    ...jobProspects(chart),
    ...goalProspects(chart),
    ...dealProspects(chart),
    ...shopProspects(chart),
    ...calming(chart),
    ...honestWork(chart),
  ]
}

function plansOf(terms: Terms, distances: Distances): JobPlan[] {
  const { t, c } = terms
  const active = c.jobs.flatMap((job) => planJob(terms, job.card, job.pickedUp, distances) ?? [])
  const open = c.jobs.length < activeLimit ? c.hand.cards.filter((card) => t.box.jobs.has(card)) : []
  return [...active, ...open.flatMap((card) => planJob(terms, card, false, distances) ?? [])]
}

function turnsTo({ terms, distances }: Chart, sector: SectorId): number {
  return terms.turnsToReach(distances.get(sector) ?? Number.POSITIVE_INFINITY)
}

function jobProspects({ t, me, plans, credit }: Chart): Prospect[] {
  return plans.map(({ card, at, gain, turns }) => ({
    at,
    action: `job:${card}`,
    kind: 'work',
    gain: credit * gain + solidWorth(t, me, jobCard(t, card).contact),
    turns,
  }))
}

function goalProspects(chart: Chart): Prospect[] {
  const { t, me, terms, distances } = chart
  const goal = nextGoal(t, me)
  if (!goal) return []
  if (goal.kind === 'work') {
    const at = nearest(distances, sectorsOfPlace(t, goal.at))
    const attempt = goalAttempt(t, me, terms.sheet, goal)
    if (at === undefined || attempt.complete < 0.01) return []
    const tries = 1 / attempt.complete
    const gain = goalWorth - tries * attemptCost(attempt)
    return [{ at, action: 'goal', kind: 'work', gain, turns: turnsTo(chart, at) + tries - 1 }]
  }
  const { solidWith = [], solidWithAnyOf = 0, credits = 0, at: place } = goal.when
  const ready =
    me.credits >= credits &&
    solidWith.every((contact) => isSolid(t, me, contact)) &&
    solidContacts(t, me).length >= solidWithAnyOf
  const at = place === undefined ? undefined : nearest(distances, sectorsOfPlace(t, place))
  return ready && at !== undefined ? [{ at, gain: goalWorth, turns: turnsTo(chart, at) }] : []
}

/** With more work than can be done soon, new jobs are worth less. */
const appetite = [1, 0.8, 0.5, 0.2]

function dealProspects(chart: Chart): Prospect[] {
  const { t, plans } = chart
  const waiting = plans.filter((plan) => plan.gain > 0).length
  const present = [...t.box.contacts.keys()].filter((contact) => !story(t).absent?.includes(contact))
  return present.flatMap((contact) => dealProspect(chart, contact, appetite[waiting] ?? 0) ?? [])
}

function dealProspect(chart: Chart, contact: ContactId, hunger: number): Prospect | null {
  const { t, me, distances, credit } = chart
  const at = whereIs(t, contact)
  if (at === undefined || !distances.has(at)) return null
  const reach = turnsTo(chart, at)
  const trade = credit * (salesAt(t, me, contact) + clearingGain(t, me, contact))
  const deal = { at, action: `deal:${contact}`, kind: 'deal' } as const
  const sale = { ...deal, gain: trade, turns: reach }
  const jobs = isLastTurn(t) ? null : jobHope(chart, contact)
  if (!jobs || hunger === 0) return trade > 0 ? sale : null
  const both = { ...deal, gain: trade + hunger * jobs.gain, turns: reach + jobs.turns }
  return rateOf(sale) > rateOf(both) ? sale : both
}

/** The jobs one may hope for; trust is sought once, not again with a job of the contact's already at hand. */
function jobHope({ t, me, terms, plans, credit }: Chart, contact: ContactId): Estimate | null {
  if (me.jobs.length >= activeLimit && me.hand.cards.length >= handLimit(t, me)) return null
  const underWay = plans.some((plan) => jobCard(t, plan.card).contact === contact)
  const { gain, turns } = promiseOf(t, terms.sheet, contact)
  const hoped = credit * gain + (underWay ? 0 : solidWorth(t, me, contact))
  return hoped > 0 ? { gain: hoped, turns } : null
}

/** What goods aboard that no delivery needs would fetch. */
function salesAt(t: Table, c: Captain, contact: ContactId): number {
  if (!isSolid(t, c, contact)) return 0
  return sum(tokens, (token) => {
    if (token === 'fuel' || token === 'part') return 0
    return Math.max(0, aboard(c, token) - spokenFor(t, c, token)) * sellingPrice(t, c, contact, token)
  })
}

/** Having Warrants struck off pays where the fine would be higher. */
function clearingGain(t: Table, c: Captain, contact: ContactId): number {
  const clearing = isSolid(t, c, contact) ? favourOf(t, contact, 'clears-warrants') : undefined
  if (!clearing || c.credits < clearing.credits + 500) return 0
  return Math.max(0, 600 * c.warrants - clearing.credits)
}

function shopProspects(chart: Chart): Prospect[] {
  const { t, me, distances } = chart
  const gainOf = shopGains(t, me)
  const leave = leaveGain(t, me)
  const found: Prospect[] = []
  for (const [at, { supply }] of t.box.sectors) {
    if (!supply || !distances.has(at)) continue
    const turns = turnsTo(chart, at)
    found.push({ at, action: 'shop', kind: 'buy', gain: gainOf(supply), turns })
    found.push({ at, action: 'shore-leave', kind: 'buy', gain: leave, turns })
  }
  return found
}

/** Some crew can talk a mate round, at the cost of an action. */
function calming({ t, me }: Chart): Prospect[] {
  const calmer = me.crew.find((member) => abilityOf(crewCard(t, member.card), 'calms-another'))
  const unhappy = me.crew.filter((member) => member.disgruntled && member !== calmer)
  if (!calmer || unhappy.length === 0) return []
  const gain = Math.max(...unhappy.map((member) => riskOf(t, member)))
  return [{ at: me.sector, action: `calm:${calmer.card}`, kind: 'other', gain, turns: 0.5 }]
}

/** The last resort: a planet where there is something to do for a little pay. */
function honestWork(chart: Chart): Prospect[] {
  const { t, me, distances } = chart
  if (isPlanetary(t, me.sector)) return []
  const planets = [...t.box.sectors.keys()].filter((sector) => isPlanetary(t, sector))
  const at = nearest(distances, planets)
  return at === undefined ? [] : [{ at, gain: 50, turns: turnsTo(chart, at) }]
}
