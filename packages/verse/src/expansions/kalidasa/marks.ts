import { text } from '@keep-flying/kernel'
import type { Mark, Part, Peril, Visit } from '../../box.ts'
import { sectorOf } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { kalidasaOf } from './state.ts'
import { inBank } from './story-ends.ts'

/** What this box shows on the board, what it brings about, and what always holds. */

export function marks(t: Table): readonly Mark[] {
  return [{ is: 'corvette', sector: kalidasaOf(t).corvette, text: text('mark.corvette'), n: 1, printed: 0 }]
}

export function perils(t: Table, { sector, isOutlaw }: Visit): readonly (readonly [Peril, number])[] {
  return isOutlaw && sector === kalidasaOf(t).corvette ? [['corvette', 1]] : []
}

export const checkLaws: NonNullable<Part['checkLaws']> = (t, law) => {
  const { corvette, money, turnsLeft = 0, jobsLeft = 0 } = kalidasaOf(t)
  sectorOf(t, corvette)
  law(turnsLeft >= 0 && jobsLeft >= 0, 'A timer has run below nothing.')
  law(money === undefined || inBank(t) >= 0, `The bank owes ${-inBank(t)} credits.`)
}
