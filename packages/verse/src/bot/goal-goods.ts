import { sum } from '@keep-flying/kernel'
import { aboard } from '../rules/hold.ts'
import { shopPrice } from '../rules/prices.ts'
import { goalsLeft, nextGoal } from '../rules/story.ts'
import { leastOf } from '../rules/work.ts'
import type { Captain, Table } from '../state.ts'
import { type Amounts, type Goal, type Token, tokens } from '../vocabulary/index.ts'
import type { Basis, Prospect } from './prospects.ts'
import { goalWorth } from './story.ts'
import { sourcesOf } from './substitutes.ts'

/** Goods that goals of the story ask for. */

function dueAt(c: Captain, goal: Goal, token: Token): number {
  return goal.kind === 'work' && goal.deliver ? (leastOf(c, goal.deliver)[token] ?? 0) : 0
}

function loadedAt(c: Captain, goal: Goal, token: Token): number {
  return goal.kind === 'work' && goal.load ? (leastOf(c, goal.load)[token] ?? 0) : 0
}

/** What goals will take that no goal before them gives. */
export function keptForGoals(t: Table, c: Captain, token: Token): number {
  return Math.max(
    0,
    sum(goalsLeft(t, c), (goal) => dueAt(c, goal, token) - loadedAt(c, goal, token)),
  )
}

/** What the next goal asks to be handed over and is not aboard. */
export function missingForGoal(t: Table, c: Captain): Amounts {
  const goal = nextGoal(t, c)
  if (!goal) return {}
  const short = tokens.flatMap((token) => {
    const n = dueAt(c, goal, token) - aboard(c, token)
    return n > 0 ? [[token, n] as const] : []
  })
  return Object.fromEntries(short)
}

const inShops = ['fuel', 'part'] as const

/** The Parts to buy for the next goal, as far as there is money for them. */
export function partsForGoal(t: Table, c: Captain): number {
  return Math.min(missingForGoal(t, c).part ?? 0, Math.floor(c.credits / shopPrice(t, c, 'part')))
}

/** Where what the next goal lacks is to be had. */
export function goalGoods({ t, me, distances }: Basis, turnsTo: (at: string) => number): Prospect[] {
  const missing = missingForGoal(t, me)
  const lacking = tokens.filter((token) => missing[token] !== undefined)
  if (lacking.length === 0) return []
  const gain = goalWorth / 2
  if (lacking.every((token) => inShops.some((one) => one === token))) {
    const enough = sum(inShops, (token) => (missing[token] ?? 0) * shopPrice(t, me, token)) <= me.credits
    const shops = [...t.box.sectors].filter(([at, { supply }]) => supply && distances.has(at))
    return enough ? shops.map(([at]) => ({ at, action: 'shop', kind: 'buy', gain, turns: turnsTo(at) })) : []
  }
  return sourcesOf(t, me, missing).flatMap((contact): Prospect[] => {
    const [at] = [...t.box.sectors.values()].filter(({ contacts }) => contacts?.includes(contact)).map(({ id }) => id)
    return at === undefined || !distances.has(at)
      ? []
      : [{ at, action: `deal:${contact}`, kind: 'deal', gain, turns: turnsTo(at) }]
  })
}
