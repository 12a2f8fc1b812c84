import { text } from '@keep-flying/kernel'
import type { Mark, Part, Peril, Visit } from '../../box.ts'
import { furtherSectors } from '../../rules/cruiser.ts'
import { distance } from '../../rules/map.ts'
import { rightOf, sectorOf } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { Effect } from '../../vocabulary/index.ts'
import { goalsOf, mayStop } from './corvette.ts'
import { kalidasaOf } from './state.ts'
import { inBank } from './story-ends.ts'

/** What this box shows on the board, what it brings about, and what always holds. */

export function marks(t: Table): readonly Mark[] {
  return [{ is: 'corvette', sector: kalidasaOf(t).corvette, text: text('mark.corvette'), n: 1, printed: 0 }]
}

export function perils(t: Table, { sector, isOutlaw }: Visit): readonly (readonly [Peril, number])[] {
  return isOutlaw && sector === kalidasaOf(t).corvette ? [['corvette', 1]] : []
}

/** Without an Alert or a card that calls it, the Corvette comes upon a ship only by a rival's hand. */
export function mayHunt(t: Table, c: Captain, effect: Effect): boolean {
  if (effect.do !== 'move-corvette' || !mayStop(t, c.sector)) return false
  const further = furtherSectors(t, rightOf(t, c))
  if ('steps' in effect) return distance(t, kalidasaOf(t).corvette, c.sector) <= effect.steps + further
  return goalsOf(t, c, effect).some((goal) => distance(t, goal, c.sector) <= further)
}

export const checkLaws: NonNullable<Part['checkLaws']> = (t, law) => {
  const { corvette, money, turnsLeft = 0, jobsLeft = 0 } = kalidasaOf(t)
  sectorOf(t, corvette)
  law(turnsLeft >= 0 && jobsLeft >= 0, 'A timer has run below nothing.')
  law(money === undefined || inBank(t) >= 0, `The bank owes ${-inBank(t)} credits.`)
}
