import { putMarker, segment, takeMarker } from '../rules/timeline.ts'
import type { Marker, Table } from '../state.ts'

/** Where spending time would bring a marker, and what it would meet there if the turn ended so. */
export interface Landing {
  readonly moment: number
  /** Whom it would cover; null where nobody lies there. */
  readonly covers: Marker | null
  /** All markers in the order of turns, as they would lie then. */
  readonly order: readonly Marker[]
  /** The star that would be rolled for; null if none. */
  readonly star: number | null
  readonly alarm: boolean
  /** Timers of the Job that would run out, by name. */
  readonly timers: readonly string[]
  /** Beyond the last Moment: no turn is left. */
  readonly isPastEnd: boolean
}

/** Looks ahead by so many Moments; null for somebody who is not on the Timeline. */
export function landing({ state }: Table, id: string, moments: number): Landing | null {
  const { timeline } = state
  const order = { ...timeline, markers: [...timeline.markers] }
  const marker = takeMarker(order, id)
  if (!marker) return null
  const moment = Math.max(1, marker.moment + moments)
  const covers = order.markers.find((other) => other.moment === moment) ?? null
  putMarker(order, marker, moment)
  const star = Math.floor(moment / segment) * segment
  return {
    moment,
    covers,
    order: order.markers,
    star: marker.of === 'crew' && star > timeline.star && star <= timeline.last ? star : null,
    alarm: marker.of === 'crew' && timeline.alarm !== null && moment >= timeline.alarm,
    timers: marker.of === 'crew' ? timeline.timers.filter((one) => moment >= one.moment).map(({ name }) => name) : [],
    isPastEnd: moment > timeline.last,
  }
}
