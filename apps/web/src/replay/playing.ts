import type { Playback } from '../session/types.ts'

/** How fast a recorded game plays by itself, as a multiple of the usual pace. */
export const speeds = [0.5, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]

/** Milliseconds a step is shown at the usual pace. */
const pace = 900

export function stepTime(speed: Speed): number {
  return pace / speed
}

/** The next speed up or down; the last one stays. */
export function otherSpeed(speed: Speed, by: 1 | -1): Speed {
  return speeds[speeds.indexOf(speed) + by] ?? speed
}

type Turns = Pick<Playback, 'turns' | 'at'>

/** Where the turn began, or from its beginning where the one before it did; null before the first. */
export function turnBefore({ turns, at }: Turns): number | null {
  return turns.findLast((turn) => turn.at < at)?.at ?? null
}

/** Where the next turn begins; null in the last one. */
export function turnAfter({ turns, at }: Turns): number | null {
  return turns.find((turn) => turn.at > at)?.at ?? null
}
