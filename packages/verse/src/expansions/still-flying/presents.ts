import { text } from '@keep-flying/kernel'
import type { Counter } from '../../box.ts'
import { aboard } from '../../rules/hold.ts'
import { gearCard, seatName, story } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { type CardId, type Keyword, tokens } from '../../vocabulary/index.ts'
import { stillFlyingOf } from './state.ts'
import type { Present, PresentId } from './vocabulary.ts'

/** Presents for a wedding. */

export function presentsOf(t: Table, c: Captain): readonly PresentId[] {
  return stillFlyingOf(t).presents?.[c.seat] ?? []
}

/** The presents of this story that a captain has not given yet. */
export function presentsLeft(t: Table, c: Captain): readonly Present[] {
  const given = presentsOf(t, c)
  return (story(t).presents?.kinds ?? []).filter(({ id }) => !given.includes(id))
}

export function gearWith(t: Table, c: Captain, keyword: Keyword): CardId[] {
  return c.gear.filter((card) => gearCard(t, card).keywords.includes(keyword))
}

/** What a captain could hand over now, wherever the ship is. */
export function presentsAtHand(t: Table, c: Captain): readonly Present[] {
  return presentsLeft(t, c).filter((present) => {
    if ('completed' in present) return false
    if ('gear' in present) return gearWith(t, c, present.gear).length > 0
    if ('credits' in present) return c.credits >= present.credits
    return tokens.every((token) => aboard(c, token) >= (present.tokens[token] ?? 0))
  })
}

/** How many presents each captain has given. */
export function presentCounters(t: Table): readonly Counter[] {
  const { presents } = story(t)
  if (!presents) return []
  return t.state.captains.map((captain) => {
    const n = presentsOf(t, captain).length
    const words = text('counter.presents', { who: seatName(captain), n })
    return { is: 'points', n, of: presents.kinds.length, seat: captain.seat, text: words }
  })
}
