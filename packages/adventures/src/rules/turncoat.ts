import type { Rules } from '@keep-flying/kernel'
import type { SquareNumber } from '../geometry/ground.ts'
import type { Table } from '../state.ts'
import { goonTypes } from '../vocabulary/index.ts'
import { alertGoon } from './alert.ts'
import { place, reinforce } from './arrivals.ts'
import type { Context } from './effects.ts'
import { nameOf, tell } from './table.ts'

/** A person of the Job turns on the Crew: an unused Thug stands there, else a Cowboy, else the nearest Goon is Alerted. */
export function* turnIntoGoon(t: Table, context: Context, id: string, at: SquareNumber): Rules<void> {
  const { state } = t
  const token = state.tokens.findIndex((one) => one.id === id)
  if (token >= 0) state.tokens.splice(token, 1)
  const type = goonTypes.find((one) => state.unused[one].length > 0)
  if (type === undefined) return void (yield* reinforce(t, context, { near: [], cause: at, waiting: false }))
  const goon = place(t, type, at)
  tell(t, 'turned-on-crew', () => ({ who: nameOf(goon) }))
  yield* alertGoon(t, goon, context.cause?.at ?? at)
}
