import type { Answer, Value } from './decision.ts'
import type { Past } from './undo.ts'

/** A settled choice, by its place among the decisions asked together: what replaying needs. */
export interface Choice {
  readonly seat: number
  readonly index: number
  readonly value: Value
  readonly plan?: readonly Value[]
}

/** A state at a checkpoint, with the counts that stood then. */
export interface Saved<S> {
  readonly answers: number
  readonly asked: number
  readonly state: S
}

/**
 * Where a match stands, so that it can go on just there without anything from before its last checkpoint: that
 * checkpoint, what was chosen since, and the counts that go on.
 */
export interface Position<S> {
  /** How many answers there were when the log began. */
  readonly first: number
  readonly saved: Saved<S>
  readonly since: readonly Choice[]
  /** What undo must know of the choices before the checkpoint, the latest last. */
  readonly before: readonly Past[]
  /** The numbers of the decisions asked, in their order. */
  readonly numbers: readonly number[]
  /** The number that the next decision gets. */
  readonly asked: number
  /** The number of the last event. */
  readonly told: number
  /** The most answers that ever stood. */
  readonly furthest: number
}

export function choiceAt(index: number, { seat, value, plan }: Answer): Choice {
  return plan === undefined ? { seat, index, value } : { seat, index, value, plan }
}
