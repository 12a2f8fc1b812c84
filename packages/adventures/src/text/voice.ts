import type { Amount, Job } from '../vocabulary/index.ts'

/** How a text speaks: of whom as its user, and what the figures of its Job come to. */
export interface Voice {
  readonly user: 'crew' | 'goon'
  readonly figures: Readonly<Record<string, number>>
  /** The Job that names things of its map. */
  readonly job?: Job
}

export const crewVoice: Voice = { user: 'crew', figures: {} }
export const goonVoice: Voice = { user: 'goon', figures: {} }

/** A Job speaks of what it is with the number of Crew that it is made for. */
export const voiceOf = (job: Job): Voice => ({ user: 'crew', figures: job.figures, job })

export function amountOf(amount: Amount, { figures }: Voice): number {
  if (typeof amount === 'number') return amount
  const figure = figures[amount.figure]
  if (figure === undefined) throw new Error(`There is no figure "${amount.figure}".`)
  return figure
}
