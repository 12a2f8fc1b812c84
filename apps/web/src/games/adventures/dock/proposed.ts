import type { Thing } from '@keep-flying/adventures'
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
