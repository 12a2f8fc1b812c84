import { rewardNow } from '../rules/job.ts'
import type { Table } from '../state.ts'
import { type Grade, grades } from '../vocabulary/index.ts'

/** What the Job would pay if it were done now, with what was found on the way, and how that would be called. */
export interface RewardAhead {
  readonly credits: number
  readonly grade: Grade
}

export function rewardAhead(t: Table): RewardAhead {
  const { state, job } = t
  const cause = state.crew.find(({ id }) => id === state.turn?.id) ?? null
  const credits = rewardNow(t, { self: null, cause, target: null }) + state.found
  const reached = grades.filter((grade) => credits >= job.grades[grade])
  return { credits, grade: reached.at(-1) ?? 'hardly-worth-the-fuel' }
}
