import type { HeardEvent } from '@keep-flying/kernel'
import type { Step } from './history.ts'

interface Telling {
  readonly entry: number
  readonly at: number
  readonly event: HeardEvent
}

/** The weightiest events of a game by their kind, at most one for each answer, in order of time. */
export function weightiest(
  steps: readonly Step[],
  weights: Readonly<Record<string, number>>,
  most: number,
): readonly Telling[] {
  const weightOf = ({ event }: Telling) => weights[event.kind] ?? 0
  const heaviest = (all: readonly Telling[]) =>
    all.filter((one) => weightOf(one) > 0).sort((one, other) => weightOf(other) - weightOf(one))
  const each = steps.flatMap(({ entry, at, heard }) =>
    heaviest(heard.map((event) => ({ entry, at, event }))).slice(0, 1),
  )
  return heaviest(each)
    .slice(0, most)
    .sort((one, other) => one.event.seq - other.event.seq)
}
