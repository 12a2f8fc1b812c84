import type { HeardEvent, Text } from '@keep-flying/kernel'

/** How a game went, read from its record: what a game counts, and what it makes of it. */
export interface HistoryParts {
  /** What the curves run along, such as rounds. A message. */
  readonly along: string
  readonly curves: readonly Curve[]
  /** What decided the game, in order of time; at most so many. */
  useTurnings(steps: readonly Step[], most: number): readonly Turning[]
}

/** Something that is counted from beginning to end, by seat or for the whole team. */
export interface Curve {
  readonly id: string
  readonly of: 'seats' | 'team'
  /** A message. */
  readonly title: string
  /** How a figure is written. A message that takes `n`. */
  readonly figure: string
  /** Whether it comes in steps, such as goals, or runs, such as money. */
  readonly inSteps: boolean
  /** About how many figures the axis bears. */
  readonly ticks: number
}

export interface Standing {
  /** How far the game has come along the curves; 0 before it began. */
  readonly at: number
  /** The figures of each curve: one per seat, or a single one for the team. */
  readonly figures: Readonly<Record<string, readonly number[]>>
}

/** Where the game stands after one answer. */
export interface Step extends Standing {
  /** How many entries of the record have been played. */
  readonly entry: number
  /** What everybody heard of it. */
  readonly heard: readonly HeardEvent[]
}

/** Something that decided the game. */
export interface Turning {
  readonly entry: number
  /** Whom it happened to; null for all together. */
  readonly seat: number | null
  readonly text: Text
  /** When it was, and what came of it. */
  readonly note: string
}

/** Where the game stood at the end of each stretch along the curves; the first is what everybody set out with. */
export function alongTheGame(steps: readonly Step[]): readonly Standing[] {
  const last = new Map<number, Standing>()
  for (const { at, figures } of steps) last.set(at, { at, figures })
  return [...last.values()].sort((one, other) => one.at - other.at)
}
