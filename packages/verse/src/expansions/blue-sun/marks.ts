import { text } from '@keep-flying/kernel'
import type { Mark } from '../../box.ts'
import type { Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { blueSunOf } from './state.ts'

/** What Havens look like from outside. */
export function marks(t: Table): readonly Mark[] {
  return blueSunOf(t).havens.flatMap((sector, seat) => (sector === null ? [] : [havenMark(sector, seat)]))
}

function havenMark(sector: SectorId, seat: number): Mark {
  return { is: 'haven', sector, text: text('mark.haven', { who: { name: 'seat', id: seat } }), n: 1, printed: 0, seat }
}
