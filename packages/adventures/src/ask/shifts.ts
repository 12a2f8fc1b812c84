import type { SquareNumber } from '../geometry/ground.ts'
import { shiftable } from '../rules/move.ts'
import { crewMember } from '../rules/table.ts'
import type { CrewMember, Table } from '../state.ts'
import { supposing } from './supposing.ts'

/** Whether somebody who went to a square might want to haul cargo from there: then a move had better not end there by itself. */
export function hasCargoToHaul(t: Table, who: CrewMember, at: SquareNumber): boolean {
  if (who.downed) return false
  const supposed = supposing(t, who, { at })
  const isCargo = (id: string) => t.state.tokens.some((token) => token.id === id && token.kind === 'cargo')
  return shiftable(supposed, crewMember(supposed, who.id)).some((thing) => thing.kind === 'token' && isCargo(thing.id))
}
