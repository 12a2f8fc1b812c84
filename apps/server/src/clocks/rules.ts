import type { ClockRules, SeatClock } from '@keep-flying/protocol'
import type { AnyMatch } from '../play/revival.ts'
import type { GameRow, SeatRow } from '../storage/schema.ts'
import type { ClockTurn } from '../storage/store.ts'

/** What the rules of a table's clocks mean in milliseconds. */

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** What somebody who comes back after their time ran out has at least, lest it run out again at once. */
const leastOnReturn = minute

export function clockOf({ clock }: Pick<GameRow, 'clock'>): ClockRules | null {
  return clock === null ? null : JSON.parse(clock)
}

/** What everybody has at the start, and with a deadline again for every decision. */
export function fullTime(rules: ClockRules): number {
  return rules.kind === 'budget' ? rules.minutes * minute : rules.hours * hour
}

/** What somebody has who takes their seat back from the bot that played for them. */
export function timeOnReturn(rules: ClockRules): number {
  return rules.kind === 'budget' ? Math.max(rules.seconds * second, leastOnReturn) : fullTime(rules)
}

/** A seat's clock as people are shown it. */
export function seatClock({ kind, clock_left, clock_since, stand_in }: SeatRow, now: number): SeatClock | null {
  if (kind !== 'person' || clock_left === null || stand_in !== null) return null
  const used = clock_since === null ? 0 : now - clock_since
  return { left: Math.max(0, clock_left - used), running: clock_since !== null }
}

/**
 * What the last entry of a match does to the clocks; null if it leaves them alone. An answer brings time only if the
 * game has never come that far before, so nobody gains any by taking back and answering again.
 */
export function clockTurn(
  rules: ClockRules,
  { wentFurther: further, log }: Pick<AnyMatch, 'log' | 'wentFurther'>,
  { waiting, before }: { readonly waiting: readonly number[]; readonly before: readonly number[] },
): ClockTurn | null {
  const last = log.at(-1)
  const again = further && rules.kind === 'deadline' && last && waiting.includes(last.seat) ? last.seat : null
  const same = waiting.length === before.length && waiting.every((seat) => before.includes(seat))
  if (same && again === null) return null
  return {
    waiting,
    ended: further && rules.kind === 'budget' ? rules.seconds * second : 0,
    fresh: further && rules.kind === 'deadline' ? fullTime(rules) : null,
    again,
  }
}
