import type { State, Table } from '../state.ts'
import { cardIn, isInevitable } from './table.ts'

/** The Inevitable card: the timer of every Episode. */

/** The space of the 'Verse that it is in, counted from 0; null while it is not there. Spaces to its right are gone. */
export function inevitableAt({ verse, combatZone }: State): number | null {
  for (let index = 0; index < verse.length; index++) {
    const space = verse[index]
    const card = space ? cardIn(space) : null
    if (card !== null && isInevitable(card)) return index
  }
  // Once it has left the 'Verse, no space is part of the game any more.
  return combatZone.cards.some(isInevitable) ? verse.length - 1 : null
}

export function isInevitableOut({ combatZone }: State): boolean {
  return combatZone.cards.some(isInevitable)
}

/** In the Combat Zone it has now been through the turn of whoever is active. */
export function countForTimer({ state }: Table): void {
  if (isInevitableOut(state) && !state.counted.includes(state.active)) state.counted.push(state.active)
}
