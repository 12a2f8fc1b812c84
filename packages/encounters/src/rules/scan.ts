import type { Rules } from '@keep-flying/kernel'
import { scanCosts } from '../catalog/playmat.ts'
import type { Table } from '../state.ts'
import { modifiers } from './in-force.ts'
import { inevitableAt } from './inevitable.ts'
import { attackFor, spendAttackOn } from './points.ts'
import { atMoment, turnUp } from './reveal.ts'
import { concerns } from './selectors.ts'
import { isInevitable, spaceAt } from './table.ts'

/** Scanning spaces of the 'Verse. */

/** The spaces with a hidden card; the Inevitable card is never looked at. */
export function hiddenSpaces(t: Table): number[] {
  const closed = inevitableAt(t.state) ?? -1
  return t.state.verse.flatMap(({ hidden }, index) =>
    index > closed && hidden.cards.some((card) => !isInevitable(card)) ? index : [],
  )
}

/** What scanning a space costs in Attack. */
export function scanCost(t: Table, index: number): number {
  let cost: number = scanCosts[index] ?? 0
  let least = 0
  for (const { modifier, context } of modifiers(t, 'scan-cost')) {
    if (modifier.space === 'here' && context.space !== index) continue
    if (modifier.firstOfTurn && t.state.turn.scanned > 0) continue
    if (!concerns(t, modifier.who, context, t.state.active)) continue
    cost += modifier.n
    least = Math.max(least, modifier.min ?? 0)
  }
  return Math.max(least, cost)
}

export function canScan(t: Table, index: number): boolean {
  return attackFor(t, { scan: true }) >= scanCost(t, index)
}

/** Pays for a scan and carries it out. */
export function* payAndScan(t: Table, index: number): Rules<void> {
  yield* spendAttackOn(t, scanCost(t, index), { scan: true })
  yield* scanSpace(t, index)
}

/** Turns up the hidden card of a space, paid for or not. */
export function* scanSpace(t: Table, index: number): Rules<void> {
  if (spaceAt(t, index).hidden.cards.length === 0) return
  t.state.turn.scanned++
  yield* turnUp(t, index)
  yield* atMoment(t, 'scan')
}
