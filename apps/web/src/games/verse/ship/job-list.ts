import type { ActiveJob, Captain, CardId, Table } from '@keep-flying/verse'
import { jobsToStart } from '@keep-flying/verse/ask'

/** A job of a captain's that the viewer knows, under the figure its pin bears. */
export interface ListedJob {
  readonly figure: number
  readonly card: CardId
  /** Undefined for a job that is not begun. */
  readonly active: ActiveJob | undefined
  /** It lies open for anybody. */
  readonly isOpen: boolean
}

/** Active jobs first, then those in hand and those open to anybody: the figures on the chart's pins are those of this list. */
export function jobList(captain: Captain, t: Table): readonly ListedJob[] {
  const active = captain.jobs.map((job) => ({ card: job.card, active: job, isOpen: false }))
  const others = jobsToStart(t, captain).map((card) => ({
    ...{ card, active: undefined },
    isOpen: !captain.hand.cards.includes(card),
  }))
  return [...active, ...others].map((job, n) => ({ ...job, figure: n + 1 }))
}
