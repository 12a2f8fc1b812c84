import type { Table, Thing } from '@keep-flying/adventures'
import { dangersAt } from '@keep-flying/adventures/ask'
import type { Decision, HeardEvent } from '@keep-flying/kernel'
import { placeIn } from '../../../dock/looks.ts'
import { optionsOf } from '../../../table/context.tsx'
import { takesAim, type Weighed } from './weighed.ts'

/** What stands nearest to hand, the first of these groups that there is: what the Job is about before what is always possible. */
const order = ['open', 'lock', 'challenge', 'job', 'look', 'action', 'wait'] as const
const offered: ReadonlySet<string> = new Set(['open', 'lock', 'challenge', 'job', 'look'])

/**
 * What may well be done next: with what was touched, else whatever the Job offers here, else a move; nobody turns Heroic or gives
 * the Job up unasked. Whoever has waited is done.
 */
export function proposedIn(deeds: readonly Weighed[], touched: Thing | null, hasWaited = false): Weighed | null {
  const taking = touched ? deeds.filter((deed) => takesAim(deed, touched)) : []
  const among = taking.length > 0 ? taking : deeds.filter(({ isMinor }) => !isMinor)
  const end = hasWaited && taking.length === 0 ? deeds.find(({ isEnd }) => isEnd) : undefined
  if (end) return end
  const quiet = among.filter(({ turnsHeroic }) => !turnsHeroic)
  return firstOf(quiet) ?? firstOf(among) ?? among.find(({ isEnd }) => isEnd) ?? among[0] ?? null
}

function firstOf(deeds: readonly Weighed[]): Weighed | undefined {
  for (const group of order) {
    const first = deeds.find((deed) => deed.group === group)
    if (first) return first
  }
  return undefined
}

/** What the Job offers here stands above what is always possible. */
export function inOrder(deeds: readonly Weighed[]): readonly Weighed[] {
  const isOfJob = ({ group }: Weighed) => offered.has(group)
  return [...deeds.filter(isOfJob), ...deeds.filter((deed) => !isOfJob(deed))]
}

/** Whether the turn under way began with waiting. */
export function hasWaited(events: readonly HeardEvent[]): boolean {
  const kinds = events.map(({ kind }) => kind)
  return kinds.lastIndexOf('waited') > kinds.lastIndexOf('turn')
}

/** Where somebody may well begin: on the first square that no Goon sees, or else on the first. */
export function beginningIn(t: Table, decision: Decision): string | null {
  const squares = optionsOf(decision).filter((option) => placeIn(option) !== null)
  const hidden = squares.find((option) => dangersAt(t, Number(placeIn(option))).seenBy.length === 0)
  return (hidden ?? squares[0])?.id ?? null
}
