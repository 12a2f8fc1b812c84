import { sellingPrice } from '../rules/contact-offers.ts'
import { mayDealWith } from '../rules/deal.ts'
import { burnCost } from '../rules/fly.ts'
import { wholeCrew } from '../rules/gear.ts'
import { aboard } from '../rules/hold.ts'
import { handLimit } from '../rules/job.ts'
import { contactsIn, sectorsAt } from '../rules/map.ts'
import { crewPoints, goalNeeds, goalSectors, type Outlook, outlookOf } from '../rules/needs.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import { isSolid } from '../rules/solid.ts'
import { openGoals } from '../rules/story.ts'
import { jobCard, story } from '../rules/table.ts'
import { jobsToStart, leastOf } from '../rules/work.ts'
import type { Captain, Table } from '../state.ts'
import {
  type CardId,
  type ContactId,
  type Effect,
  type Goal,
  type Option,
  type SectorId,
  type Token,
  tokens,
  tokensOf,
  type WorkOutcome,
} from '../vocabulary/index.ts'
import { TeamOdds } from './odds.ts'
import { distancesFrom } from './routes.ts'

/** Why a captain may want to be somewhere. */
export type Reason =
  | {
      readonly is: 'job'
      readonly card: CardId
      /** Its place in the captain's list, from 1: the figure of its pin. */
      readonly n: number
      readonly active: boolean
      readonly does: Outlook['does'] | 'opportunity'
      /** Whether all its needs are met. */
      readonly ready: boolean
      /** Credits that come of it in the end; 0 where it pays in goods. */
      readonly pay: number
    }
  | { readonly is: 'goal'; readonly n: number; readonly ready: boolean }
  | {
      readonly is: 'contact'
      readonly contact: ContactId
      /** Whether there is room in hand for the contact's jobs. */
      readonly hires: boolean
      /** Credits for what is aboard and spoken for by no job. */
      readonly pays: number
    }
  | {
      readonly is: 'supply'
      /** Whether the ship is short of fuel. */
      readonly refuels: boolean
    }

/** The captain's jobs in the order in which they are numbered everywhere: active ones, then those that may be started. */
export function jobsOf(t: Table, c: Captain): readonly CardId[] {
  return [...c.jobs.map(({ card }) => card), ...jobsToStart(t, c)]
}

/** All that may draw the captain anywhere, by sector. */
export function reasonsToGo(t: Table, c: Captain): ReadonlyMap<SectorId, readonly Reason[]> {
  const reasons = new Map<SectorId, Reason[]>()
  const add = (sector: SectorId, reason: Reason) => {
    const here = reasons.get(sector)
    if (here) here.push(reason)
    else reasons.set(sector, [reason])
  }
  jobsOf(t, c).forEach((card, n) => {
    const { step, does, needs, opportunity } = outlookOf(t, c, card)
    const active = n < c.jobs.length
    const ready = needs.every(({ met }) => met)
    const reason: Reason = { is: 'job', card, n: n + 1, active, does, ready, pay: payOf(t, c, card) }
    for (const sector of sectorsAt(t, step.at)) add(sector, reason)
    if (!opportunity) return
    const extra = {
      does: 'opportunity',
      ready: opportunity.needs.every(({ met }) => met),
      pay: opportunity.credits,
    } as const
    for (const sector of sectorsAt(t, opportunity.at)) add(sector, { ...reason, ...extra })
  })
  for (const goal of openGoals(t, c)) {
    const ready = isGoalReady(t, c, goal)
    const n = story(t).goals.indexOf(goal) + 1
    for (const sector of goalSectors(t, c, goal)) add(sector, { is: 'goal', n, ready })
  }
  const hires = c.hand.cards.length < handLimit(t, c)
  const refuels = aboard(c, 'fuel') < 2 * burnCost(t, c)
  // Nobody who is hunted asks the Cruiser's captain for work.
  const shuns = isOutlaw(t, c) ? t.state.cruiser : null
  for (const { id, supply } of t.box.sectors.values()) {
    for (const contact of contactsIn(t, id))
      if (mayDealWith(t, c, contact) && id !== shuns)
        add(id, { is: 'contact', contact, hires, pays: salesTo(t, c, contact) })
    if (supply) add(id, { is: 'supply', refuels })
  }
  return reasons
}

/** What a job pays in credits, as far as that is known before it is done. */
function payOf(t: Table, c: Captain, card: CardId): number {
  const { pay, finish } = jobCard(t, card)
  if ('credits' in pay) return pay.credits
  if ('perPoint' in pay) return pay.base + pay.perPoint * crewPoints(t, c)[pay.skill]
  if (!('creditsPer' in pay)) return 0
  const least = finish.deliver ? leastOf(c, finish.deliver) : {}
  const heads = (token: Token) => Math.max(least[token] ?? 0, aboard(c, token))
  return pay.creditsPer * tokensOf(pay.per).reduce((sum, token) => sum + heads(token), 0)
}

/** All but being there holds, and the trial there will more likely than not be passed and paid for. */
function isGoalReady(t: Table, c: Captain, goal: Goal): boolean {
  const needs = goalNeeds(t, c, goal).filter((need) => !('sectors' in need))
  return needs.every(({ met }) => met) && (goal.kind !== 'work' || chanceToComplete(t, c, goal.trial) >= 0.5)
}

function chanceToComplete(t: Table, c: Captain, trial: readonly Option<WorkOutcome>[]): number {
  if (trial.length === 0) return 1
  const odds = new TeamOdds(t, wholeCrew(c))
  const chances = trial.map((option) =>
    odds
      .ends(option, 'helped')
      .filter(({ outcome, effects }) => outcome === 'complete' && c.credits >= priceOf(effects))
      .reduce((sum, { chance }) => sum + chance, 0),
  )
  return Math.max(...chances)
}

function priceOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.do === 'pay-to-complete' ? effect.credits : 0), 0)
}

/** What a contact who trusts the captain would pay for goods aboard that no active job is to deliver. */
function salesTo(t: Table, c: Captain, contact: ContactId): number {
  if (!isSolid(t, c, contact)) return 0
  const due = c.jobs.map(({ card }) => jobCard(t, card).finish.deliver).map((load) => (load ? leastOf(c, load) : {}))
  return tokens.reduce((sum, token) => {
    const free = aboard(c, token) - due.reduce((kept, load) => kept + (load[token] ?? 0), 0)
    return sum + Math.max(0, free) * sellingPrice(t, c, contact, token)
  }, 0)
}

/** The nearest sector of a sort that is not here, and how far it is. */
export function nearest(t: Table, c: Captain, is: Reason['is']): { sector: SectorId; far: number } | null {
  const distances = distancesFrom(t, c.sector)
  let best: { sector: SectorId; far: number } | null = null
  for (const [sector, reasons] of reasonsToGo(t, c)) {
    const far = distances.get(sector) ?? 0
    if (far > 0 && reasons.some((reason) => reason.is === is) && (!best || far < best.far)) best = { sector, far }
  }
  return best
}
