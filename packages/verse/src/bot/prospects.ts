import { onceFor, sum } from '@keep-flying/kernel'
import { memory } from '../ask/memory.ts'
import { type Distances, distancesFrom } from '../ask/routes.ts'
import type { Box } from '../box.ts'
import { canShoreLeave, mayBuyAt } from '../rules/buy.ts'
import { jobsToConsider, sellingPrice } from '../rules/contact-offers.ts'
import { mayDealWith } from '../rules/deal.ts'
import { aboard } from '../rules/hold.ts'
import { activeLimit, handLimit } from '../rules/job.ts'
import { isPlanetary } from '../rules/map.ts'
import { favourOf, isSolid } from '../rules/solid.ts'
import { openGoals } from '../rules/story.ts'
import { abilityOf, contactPile, crewCard, jobCard, story } from '../rules/table.ts'
import { jobsToStart } from '../rules/work.ts'
import type { ActionKind, Captain, Table } from '../state.ts'
import {
  type Amounts,
  type ContactId,
  type Goal,
  type OtherCard,
  type SectorId,
  type Token,
  tokens,
} from '../vocabulary/index.ts'
import { adviceFor } from './advice.ts'
import { goalGoods } from './goal-goods.ts'
import { waysFrom } from './hazards.ts'
import { type JobFactors, jobFactors } from './job-factors.ts'
import {
  type Estimate,
  type JobPlan,
  leftAt,
  nearest,
  planFromHand,
  planJob,
  planOpportunity,
  promiseOf,
  rateOf,
  unseenAt,
  whereIs,
  wish,
} from './jobs.ts'
import { searchForWrecks } from './salvage.ts'
import { leaveGain, riskOf, shopGains } from './shopping.ts'
import {
  attemptCost,
  goalAttempt,
  goalWorth,
  isLastTurn,
  mayWorkGoals,
  solidWorth,
  thrift,
  whereReady,
} from './story.ts'
import { missingFor, sourcesOf } from './substitutes.ts'
import { weights } from './weights.ts'
import { isForShip, spokenFor } from './worth.ts'

/** What a captain might do next, here or elsewhere, and what each of it promises. */
export interface Prospect extends Estimate {
  readonly at: SectorId
  /** The option to take there; none where being there is enough. */
  readonly action?: string
  readonly kind?: ActionKind | 'other'
  /** Where the captain is once it is done, if elsewhere. */
  readonly ends?: SectorId
}

/** Everything the prospects are computed from. */
export interface Basis {
  readonly t: Table
  readonly me: Captain
  readonly factors: JobFactors
  readonly distances: Distances
  /** Jobs that can be worked. */
  readonly plans: readonly JobPlan[]
  /** What a credit is worth. */
  readonly credit: number
}

export function prospects(t: Table, me: Captain): Prospect[] {
  const factors = jobFactors(t, me)
  const distances = waysFrom(t, me, me.sector)
  const basis = { t, me, factors, distances, plans: plansOf(factors, distances), credit: thrift(t, me) }
  return [
    ...jobProspects(basis),
    ...opportunityProspects(basis),
    ...replacementProspects(basis),
    ...goalProspects(basis),
    ...goalGoods(basis, (at) => turnsTo(basis, at)),
    ...dealProspects(basis),
    ...shopProspects(basis),
    ...calming(basis),
    ...adviceFor(t).flatMap((advice) => advice.prospects?.(basis) ?? []),
    ...searchForWrecks(basis),
    ...honestWork(basis),
  ]
}

export function plansOf(factors: JobFactors, distances: Distances): JobPlan[] {
  const { t, c } = factors
  const active = c.jobs.flatMap((job) => planJob(factors, job.card, job.pickedUp, distances, job.laidUnder) ?? [])
  const open = c.jobs.length < activeLimit(t, c) ? jobsToStart(t, c) : []
  return [...active, ...open.flatMap((card) => planFromHand(factors, card, distances) ?? [])]
}

export function turnsTo({ factors, distances }: Basis, sector: SectorId): number {
  return factors.turnsToReach(distances.get(sector) ?? Number.POSITIVE_INFINITY)
}

function jobProspects({ t, me, plans, credit }: Basis): Prospect[] {
  return plans.map(({ card, at, ends, gain, turns }) => ({
    at,
    ends,
    action: `job:${card}`,
    kind: 'work',
    gain: credit * gain + solidWorth(t, me, jobCard(t, card).contact),
    turns,
  }))
}

/** Bonus Opportunities are taken where they lie on the way, or pay for the way. */
function opportunityProspects({ me, factors, distances, credit }: Basis): Prospect[] {
  const plans = me.jobs.flatMap((job) => planOpportunity(factors, job, distances) ?? [])
  return plans.map(({ card, at, gain, turns }) => ({
    at,
    action: `opportunity:${card}`,
    kind: 'work',
    gain: credit * gain,
    turns,
  }))
}

/** Lost goods are fetched from whoever gives others, for the sake of the job. */
function replacementProspects(basis: Basis): Prospect[] {
  const { t, me, factors, credit } = basis
  return me.jobs.flatMap((job) => {
    const missing = missingFor(t, me, job)
    return sourcesOf(t, me, missing).flatMap((contact): Prospect[] => {
      const at = whereIs(t, contact)
      if (at === undefined || !basis.distances.has(at)) return []
      const supplied = { ...factors, c: withGoods(me, missing) }
      const plan = planJob(supplied, job.card, true, distancesFrom(t, at), job.laidUnder)
      if (!plan) return []
      const gain = credit * plan.gain + solidWorth(t, me, jobCard(t, job.card).contact)
      return [{ at, action: `deal:${contact}`, kind: 'deal', gain, turns: turnsTo(basis, at) + plan.turns }]
    })
  })
}

function withGoods(c: Captain, more: Amounts): Captain {
  const hold = { ...c.hold }
  for (const token of tokens) hold[token] += more[token] ?? 0
  return { ...c, hold }
}

function goalProspects(basis: Basis): Prospect[] {
  const { t, me } = basis
  if (!mayWorkGoals(t, me)) return []
  return openGoals(t, me).flatMap((goal) => goalProspect(basis, goal))
}

function goalProspect(basis: Basis, goal: Goal): Prospect[] {
  const { t, me, factors, distances } = basis
  // What is looked at when the turn ends asks for nothing more than the turn's end.
  if (goal.kind !== 'work' && story(t).goalsAtTurnEnd) return []
  const at = nearest(distances, whereReady(t, me, goal))
  if (at === undefined) return []
  const turns = turnsTo(basis, at)
  if (goal.kind !== 'work') return [{ at, gain: goalWorth, turns }]
  const attempt = goalAttempt(t, me, factors.sheet, goal)
  if (attempt.complete < 0.01) return []
  const tries = 1 / attempt.complete
  return [
    {
      at,
      action: 'goal',
      kind: goal.by ?? 'work',
      gain: goalWorth - tries * attemptCost(attempt),
      turns: turns + weights.goalRetry * (tries - 1),
    },
  ]
}

function dealProspects(basis: Basis): Prospect[] {
  const { t, me } = basis
  const intent = intentOf(basis)
  const present = [...t.box.contacts.keys()].filter((contact) => mayDealWith(t, me, contact))
  return present.flatMap((contact) => dealProspect(basis, contact, intent) ?? [])
}

/** What a captain would deal for, whoever with. */
interface Intent {
  /** The share of their worth that new jobs count for; nothing where none could be taken. */
  readonly hunger: number
  /** Whose work is under way, cards in hand and under jobs included. */
  readonly underWay: ReadonlySet<ContactId | null>
  /** Cards at hand that fit under no job at hand. */
  readonly waiting: readonly OtherCard[]
  readonly toSell: readonly Spare[]
}

interface Spare {
  readonly token: Token
  readonly n: number
}

function intentOf({ t, me, plans }: Basis): Intent {
  const { cards } = me.hand
  const isFull = me.jobs.length >= activeLimit(t, me) && cards.length >= handLimit(t, me)
  const atHand = plans.filter((plan) => plan.gain > 0).length
  const under = plans.flatMap((plan) => plan.under)
  const beside = [...cards, ...under].flatMap((card) => t.box.others.get(card) ?? [])
  return {
    hunger: isFull || isLastTurn(t) ? 0 : (weights.appetite[atHand] ?? 0),
    underWay: new Set([...plans.map(({ card }) => jobCard(t, card)), ...beside].map(({ contact }) => contact)),
    waiting: under.length > 0 ? [] : cards.flatMap((card) => t.box.others.get(card) ?? []),
    toSell: goodsToSell(t, me),
  }
}

/** Goods aboard that no delivery needs. */
function goodsToSell(t: Table, c: Captain): Spare[] {
  return tokens.flatMap((token) => {
    const n = isForShip(token) || aboard(c, token) === 0 ? 0 : aboard(c, token) - spokenFor(t, c, token)
    return n > 0 ? [{ token, n }] : []
  })
}

/** Some may be dealt with from afar. */
export function whereToDeal(t: Table, me: Captain, contact: ContactId): SectorId | undefined {
  const isWithinCall = t.moments.some((on) => on.contactsFromAfar?.(t, me).includes(contact))
  return isWithinCall ? me.sector : whereIs(t, contact)
}

function dealProspect(basis: Basis, contact: ContactId, intent: Intent): Prospect | null {
  const { t, me, distances, credit } = basis
  const at = whereToDeal(t, me, contact)
  if (at === undefined || !distances.has(at)) return null
  const reach = turnsTo(basis, at)
  const trade = credit * (salesTo(t, me, contact, intent) + clearingGain(t, me, contact))
  const deal = { at, action: `deal:${contact}`, kind: 'deal' } as const
  const sale = { ...deal, gain: trade, turns: reach }
  const jobs = intent.hunger === 0 ? null : jobHope(basis, contact, intent)
  if (!jobs) return trade > 0 ? sale : null
  const both = { ...deal, gain: trade + intent.hunger * jobs.gain, turns: reach + jobs.turns }
  return rateOf(sale) > rateOf(both) ? sale : both
}

/** The jobs one may hope for; trust is sought once, not again with a job of the contact's already at hand. */
function jobHope({ t, me, factors, credit }: Basis, contact: ContactId, intent: Intent): Estimate | null {
  if (leftAt(t, contact) === 0 || jobsToConsider(t, me, contact) === 0) return null
  const underWay = intent.underWay.has(contact)
  const { gain, turns } = unseenAt(t, contact) === 0 ? known(factors, contact) : hopeOf(factors, contact, underWay)
  const hoped = credit * gain + (underWay ? 0 : solidWorth(t, me, contact)) + othersWaiting(t, me, contact, intent)
  return hoped > 0 ? { gain: hoped, turns } : null
}

/** The chance that a new job is one under which a card at hand may be laid. */
const chanceToFit = 0.4

/** What a card that fits under no job at hand adds to the hope for other jobs. */
function othersWaiting(t: Table, me: Captain, contact: ContactId, { waiting }: Intent): number {
  if (waiting.length === 0) return 0
  const others = waiting.filter((card) => card.contact !== contact)
  return chanceToFit * Math.max(0, ...others.map((card) => solidWorth(t, me, card.contact)))
}

/** What a contact who hands out no jobs may be good for. */
const hopeOfOthers = { gain: 500, turns: 3 }

/** Those who hand out cards that are not jobs. */
const issuersOfOthers = onceFor(({ others }: Box) => new Set([...others.values()].map(({ contact }) => contact)))

function hopeOf({ t, sheet }: JobFactors, contact: ContactId, underWay: boolean): Estimate {
  if (!issuersOfOthers(t.box).has(contact)) return promiseOf(t, sheet, contact)
  return underWay ? { gain: 0, turns: hopeOfOthers.turns } : hopeOfOthers
}

/** With nothing unseen left, the best of what lies open. */
function known(factors: JobFactors, contact: ContactId): Estimate {
  const open = contactPile(factors.t, contact).discard.cards.map((card) => wish(factors, card))
  const best = Math.max(0, ...open)
  return best > weights.worthPicking ? { gain: 3 * best, turns: 3 } : { gain: 0, turns: 3 }
}

/** What goods aboard that no delivery needs would fetch. */
function salesTo(t: Table, c: Captain, contact: ContactId, { toSell }: Intent): number {
  if (toSell.length === 0 || !isSolid(t, c, contact)) return 0
  return sum(toSell, ({ token, n }) => n * sellingPrice(t, c, contact, token))
}

/** Having Warrants struck off pays where the fine would be higher. */
function clearingGain(t: Table, c: Captain, contact: ContactId): number {
  const clearing = isSolid(t, c, contact) ? favourOf(t, contact, 'clears-warrants') : undefined
  if (!clearing || c.credits < clearing.credits + 500) return 0
  return Math.max(0, 600 * c.warrants - clearing.credits)
}

function shopProspects(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  const gainOf = shopGains(t, me)
  const leave = leaveGain(t, me)
  const hasLeave = canShoreLeave(t, me)
  const everywhere = t.box.decksOfAllShops.map((deck) => ({ deck, gain: gainOf(deck) }))
  const found: Prospect[] = []
  for (const [at, { supply }] of t.box.sectors) {
    if (!supply || !distances.has(at) || !mayBuyAt(t, me, supply)) continue
    const turns = turnsTo(basis, at)
    found.push({ at, action: 'shop', kind: 'buy', gain: gainOf(supply), turns })
    for (const { deck, gain } of everywhere) found.push({ at, action: `shop:${deck}`, kind: 'buy', gain, turns })
    if (hasLeave) found.push({ at, action: 'shop', kind: 'buy', gain: leave, turns })
  }
  return found
}

/** Some crew can talk a mate round, at the cost of an action. */
function calming({ t, me }: Basis): Prospect[] {
  const calmer = me.crew.find((member) => abilityOf(crewCard(t, member.card), 'calms-another'))
  const unhappy = me.crew.filter((member) => member.disgruntled && member !== calmer)
  if (!calmer || unhappy.length === 0) return []
  const gain = Math.max(...unhappy.map((member) => riskOf(t, member)))
  return [{ at: me.sector, action: `calm:${calmer.card}`, kind: 'other', gain, turns: 0.5 }]
}

const planets = memory<readonly SectorId[]>(1)

function planetsIn(t: Table): readonly SectorId[] {
  return planets(t.box, '', () => [...t.box.sectors.keys()].filter((sector) => isPlanetary(t, sector)))
}

/** The last resort: a planet where there is something to do for a little pay. */
function honestWork(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  if (isPlanetary(t, me.sector)) return []
  const at = nearest(distances, planetsIn(t))
  return at === undefined ? [] : [{ at, gain: 50, turns: turnsTo(basis, at) }]
}
