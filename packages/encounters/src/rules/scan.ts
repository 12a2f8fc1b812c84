import type { Rules } from '@keep-flying/kernel'
import { scanCosts } from '../catalog/playmat.ts'
import type { Table } from '../state.ts'
import { modifiers } from './in-force.ts'
import { inevitableAt } from './inevitable.ts'
import { atMoment } from './moments.ts'
import { changed } from './numbers.ts'
import { attackFor, spendAttackOn } from './points.ts'
import { turnUp } from './reveal.ts'
import { concerns } from './selectors.ts'
import { isInevitable, spaceAt } from './table.ts'

/** Scanning spaces of the 'Verse. */

/** The spaces with a hidden card; the Inevitable card is never looked at. */
export function hiddenSpaces(t: Table): number[] {
  const closed = inevitableAt(t.state) ?? -1
  const spaces: number[] = []
  for (let index = closed + 1; index < t.state.verse.length; index++)
    if (t.state.verse[index]?.hidden.cards.some((card) => !isInevitable(card))) spaces.push(index)
  return spaces
}

/** What scanning a space costs in Attack. */
export function scanCost(t: Table, index: number): number {
  const printed = scanCosts[index] ?? 0
  const holding = modifiers(t, 'scan-cost')
  if (holding.length === 0) return printed
  const { scanned } = t.state.turn
  const changes = holding.filter(
    ({ modifier, context }) =>
      (modifier.space !== 'here' || context.space === index) &&
      !(modifier.firstOfTurn && scanned > 0) &&
      concerns(t, modifier.who, context, t.state.active),
  )
  return changed(
    printed,
    changes.map(({ modifier }) => modifier),
  )
}

/** The hidden spaces that the active player can pay to scan, and what each costs. */
export function scannable(t: Table): { readonly index: number; readonly cost: number }[] {
  const attack = attackFor(t, { scan: true })
  return hiddenSpaces(t)
    .map((index) => ({ index, cost: scanCost(t, index) }))
    .filter(({ cost }) => cost <= attack)
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
