import type { ActiveJob, Box, Captain, CardId } from '@keep-flying/verse'

/** A job of a captain's that the viewer knows, under the figure its pin bears. */
export interface ListedJob {
  readonly figure: number
  readonly card: CardId
  /** Undefined for a job in hand. */
  readonly active: ActiveJob | undefined
}

/** Active jobs first, then those in hand: the figures on the chart's pins are those of this list. */
export function jobList(captain: Captain, box: Box): readonly ListedJob[] {
  const active = captain.jobs.map((job) => ({ card: job.card, active: job }))
  const inHand = captain.hand.cards.filter((card) => box.jobs.has(card)).map((card) => ({ card, active: undefined }))
  return [...active, ...inHand].map((job, n) => ({ ...job, figure: n + 1 }))
}
