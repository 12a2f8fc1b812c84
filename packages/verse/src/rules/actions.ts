import type { ActionKind, Table } from '../state.ts'
import { activeCaptain } from './table.ts'

/** How many actions a turn has, and of which kinds. */

const usual = 2

export function actionsInTurn(t: Table): number {
  let n = usual
  for (const on of t.moments) n += on.actionsInTurn?.(t, activeCaptain(t)) ?? 0
  return n
}

export function actionsLeft(t: Table): number {
  return actionsInTurn(t) - t.state.turn.taken.length
}

/** Every kind once, but actions of no kind as often as there are any left. */
export function mayTake(t: Table, kind: ActionKind | 'other'): boolean {
  const isLeft = actionsLeft(t) > 0 && (kind === 'other' || !t.state.turn.taken.includes(kind))
  return isLeft && t.moments.every((on) => on.mayTakeAction?.(t, kind) ?? true)
}
