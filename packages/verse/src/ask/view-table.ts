import { type Box, hooksOf } from '../box.ts'
import { boxFor } from '../boxes/index.ts'
import type { State, Table } from '../state.ts'

/** A table for reading: clients and bots ask the rules' own functions about a view through it. */
export function tableFor(state: State, madeUp?: Box): Table {
  const { options } = state
  const box = madeUp ?? boxFor(options)
  const moments = hooksOf(box, options, state.told)
  return { state, box, moments, tell: () => {}, seal: () => {}, begin: () => {} }
}
