import type { Table, Thing } from '@keep-flying/adventures'
import { dangersAt } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { placeIn } from '../../../dock/looks.ts'
import { optionsOf } from '../../../table/context.tsx'
import { takesAim, type Weighed } from './weighed.ts'

/** What stands nearest to hand, the first of these groups that there is: what the Job is about before what is always possible. */
const order = ['open', 'lock', 'challenge', 'job', 'look', 'action', 'wait'] as const

/** What may well be done next: with what was touched, else whatever the Job offers here, else a move. */
export function proposedIn(deeds: readonly Weighed[], touched: Thing | null): Weighed | null {
  const taking = touched ? deeds.filter((deed) => takesAim(deed, touched)) : []
  const among = taking.length > 0 ? taking : deeds
  const cheap = (deed: Weighed) => (deed.turnsHeroic ? 1 : 0)
  for (const group of order) {
    const [first] = among.filter((deed) => deed.group === group).toSorted((one, other) => cheap(one) - cheap(other))
    if (first) return first
  }
  return among.find(({ isEnd }) => isEnd) ?? among[0] ?? null
}

/** Where somebody may well begin: on the first square that no Goon sees, or else on the first. */
export function beginningIn(t: Table, decision: Decision): string | null {
  const squares = optionsOf(decision).filter((option) => placeIn(option) !== null)
  const hidden = squares.find((option) => dangersAt(t, Number(placeIn(option))).seenBy.length === 0)
  return (hidden ?? squares[0])?.id ?? null
}
