import type { SeatClock } from '@keep-flying/protocol'
import type { Say } from '../i18n/language.tsx'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** From then on every second counts, and the clock says so. */
export const short = minute

/** Milliseconds left now on a clock that was told of at some time. */
export function leftAt(clock: SeatClock, heardAt: number, now: number): number {
  return clock.running ? Math.max(0, clock.left - (now - heardAt)) : clock.left
}

/** A whole second has begun as long as any of it is left: a clock that shows 0:00 has run out. */
function partsOf(left: number) {
  const whole = Math.ceil(left / second) * second
  return {
    d: Math.floor(whole / day),
    h: Math.floor((whole % day) / hour),
    m: Math.floor((whole % hour) / minute),
    s: Math.floor((whole % minute) / second),
  }
}

/** As short as a clock: `2 d 4 h`, `5 h 12 min`, `9:41`. */
export function sayBriefly(say: Say, left: number): string {
  const { d, h, m, s } = partsOf(left)
  if (d > 0) return say('clock.days', { d, h })
  if (h > 0) return say('clock.hours', { h, m })
  return `${m}:${String(s).padStart(2, '0')}`
}

/** In words, to be read out; no finer than anybody needs. */
export function sayAloud(say: Say, left: number): string {
  const { d, h, m, s } = partsOf(left)
  const isLong = d > 0 || h > 0
  return say('clock.aloud', { d, h, m: d > 0 ? 0 : m, s: isLong ? 0 : s }).trim()
}

/** Milliseconds until a running clock shows something else. */
export function untilNext(left: number): number {
  const step = left > hour ? minute : second
  return left % step || step
}
