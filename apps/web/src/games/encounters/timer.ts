import type { Table } from '@keep-flying/encounters'
import { timerOf } from '@keep-flying/encounters/ask'

/** Turns until the timer ends the Episode, this one included, if nothing hurries it or holds it up. */
export function turnsToEnd(t: Table): number {
  const { turnsToEnter, spacesToCross, turnsToEnd: last } = timerOf(t)
  const waiting = turnsToEnter > 0 ? t.state.preparation : 0
  return waiting + turnsToEnter + spacesToCross + last
}
