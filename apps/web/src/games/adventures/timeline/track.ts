import type { Marker, State } from '@keep-flying/adventures'
import { segment } from '@keep-flying/adventures/ask'

/** One Moment of the Timeline, with all that lies on it. */
export interface Space {
  readonly moment: number
  /** The figure on it: Moments are counted within their Segment. */
  readonly figure: number
  readonly isStar: boolean
  /** The first of its Segment. */
  readonly isStart: boolean
  readonly isPast: boolean
  /** From the lowest up: only the last is uncovered. */
  readonly markers: readonly Marker[]
  readonly hasAlarm: boolean
  /** Timers of the Job, by name. */
  readonly timers: readonly string[]
}

/** So many Moments stand side by side; where there are more, the past folds to one space. */
const mostSpaces = 50

export interface Track {
  /** Moments that are folded away. */
  readonly folded: number
  readonly spaces: readonly Space[]
}

/** The Timeline as it is drawn: the last Moment, or what lies beyond it, at the right. */
export function trackOf({ markers, last, alarm, timers }: State['timeline'], isRunning = true): Track {
  const now = isRunning ? (markers[0]?.moment ?? 1) : 1
  const end = Math.max(last, ...markers.map(({ moment }) => moment))
  const folded = end > mostSpaces ? Math.max(0, now - 2) : 0
  const spaces = Array.from({ length: end - folded }, (_, n): Space => {
    const moment = folded + n + 1
    return {
      moment,
      figure: ((moment - 1) % segment) + 1,
      isStar: moment % segment === 0 && moment <= last,
      isStart: moment % segment === 1,
      isPast: moment < now,
      markers: markers.filter((marker) => marker.moment === moment).toReversed(),
      hasAlarm: alarm === moment,
      timers: timers.filter((timer) => timer.moment === moment).map(({ name }) => name),
    }
  })
  return { folded, spaces }
}
