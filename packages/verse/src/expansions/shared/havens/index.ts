import { text } from '@keep-flying/kernel'
import type { Mark, ShownPart } from '../../../box.ts'
import type { Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'
import { havenAnswers } from './havens.ts'
import { havensOf } from './state.ts'
import { cardTexts } from './text/card-texts.ts'

function marks(t: Table): readonly Mark[] {
  return havensOf(t).flatMap((sector, seat) => (sector === null ? [] : [havenMark(sector, seat)]))
}

function havenMark(sector: SectorId, seat: number): Mark {
  return { is: 'haven', sector, text: text('mark.haven', { who: { name: 'seat', id: seat } }), n: 1, printed: 0, seat }
}

/** Havens, for the boxes whose stories have them. */
export const havens: ShownPart = {
  answers: [havenAnswers],
  texts: cardTexts,
  marks,
  toldAhead: ['haven'],
}
