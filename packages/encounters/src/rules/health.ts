import type { Main, Table } from '../state.ts'
import { avatarOf } from './table.ts'

/** Health, and the damage that strikes have done to it. */

/** The damage that defeats a Main Character. */
export function healthOf({ state }: Table, { crew, seat }: Main): number {
  const { health, defense } = avatarOf(crew)
  return health + (state.options.toughness && seat !== null ? defense : 0)
}

export function damageOn({ strikes }: Main): number {
  return strikes.reduce((sum, { damage }) => sum + damage, 0)
}

export function healthLeft(t: Table, main: Main): number {
  return Math.max(0, healthOf(t, main) - damageOn(main))
}
