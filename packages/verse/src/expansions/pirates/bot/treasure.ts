import { sum } from '@keep-flying/kernel'
import { naming, type Position } from '../../../bot/policy.ts'
import { type Basis, type Prospect, turnsTo } from '../../../bot/prospects.ts'
import { goalWorth } from '../../../bot/story.ts'
import { aboard, mostRoomFor } from '../../../rules/hold.ts'
import { shopPrice } from '../../../rules/prices.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import { havensOf } from '../../shared/havens/state.ts'
import { setsAboard } from '../story-rules.ts'

/** The story in which sets of goods are brought home: what is there is delivered, and Parts can be bought. */

/** Parts to a set. */
function partsASet(t: Table): number {
  return (story(t).havenSets ?? []).reduce((n, set) => n + (set.part ?? 0), 0)
}

const reserve = 600

/** The Parts to buy now: as many whole sets as there is money and room for, up to what is still needed. */
function partsToBuy(t: Table, me: Captain): number {
  const each = partsASet(t)
  if (each === 0) return 0
  const { end } = story(t)
  const missing = end.kind === 'goal-tokens' ? end.tokens - me.goals - sum(setsAboard(t, me), ({ most }) => most) : 0
  const affordable = Math.floor(Math.max(0, me.credits - reserve) / shopPrice(t, me, 'part'))
  const most = Math.min(affordable, mostRoomFor(t, me, 'part')) + aboard(me, 'part')
  const sets = Math.min(missing, Math.floor(most / each))
  return Math.max(0, sets * each - aboard(me, 'part'))
}

export function treasure(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  if (!story(t).havenSets) return []
  const home = havensOf(t)[me.seat] ?? null
  const sets = sum(setsAboard(t, me), ({ most }) => most)
  const deliveries: Prospect[] =
    home !== null && sets > 0 && distances.has(home)
      ? [{ at: home, action: 'deliver-sets', kind: 'work', gain: sets * goalWorth, turns: turnsTo(basis, home) }]
      : []
  if (partsToBuy(t, me) === 0) return deliveries
  const shops = [...t.box.sectors].filter(([at, { supply }]) => supply && distances.has(at))
  const purchases = shops.map(([at]): Prospect => {
    return { at, action: 'shop', kind: 'buy', gain: goalWorth / 2, turns: turnsTo(basis, at) }
  })
  return [...deliveries, ...purchases]
}

/** In the shop, Parts for whole sets and nothing else. */
export function buyParts(position: Position): readonly string[] | undefined {
  const n = partsToBuy(position.t, position.me)
  return n > 0 ? naming(position, [], 'part', n) : undefined
}
