import { text } from '@keep-flying/kernel'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import { goalsReached, story } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { independentOf, keepIndependent } from './state.ts'

/** "Reap the Whirlwind". */

function illegalJobsOf(t: Table, c: Captain): number {
  return independentOf(t).illegalJobs?.[c.seat] ?? 0
}

/** What Warrants bring with an illegal job, while they are worn with pride. */
export function prideOf(t: Table, c: Captain): number {
  const { warrantPride: pride } = story(t)
  const reached = goalsReached(t, c)
  return pride && reached >= pride.from && reached < pride.to ? pride.credits * c.warrants : 0
}

export const whirlwindAnswers: Answers = {
  goalNeeds(t, c, { warrantsOrIllegalJobs: either }) {
    if (!either) return []
    const jobs = illegalJobsOf(t, c)
    const met = c.warrants >= either.warrants || jobs >= either.jobs
    return [
      { is: 'counted', what: text('condition.warrants-or-jobs', { ...either }), need: either.jobs, have: jobs, met },
    ]
  },
}

export const whirlwindHooks: Hooks = {
  laidOut(state) {
    keepIndependent(state, { illegalJobs: state.captains.map(() => 0) })
  },
  jobPays(t, { captain }, { legal }) {
    if (!legal) gain(t, captain, prideOf(t, captain))
  },
  jobCompleted(t, { captain }, { legal }) {
    const counted = independentOf(t).illegalJobs
    if (counted && !legal) counted[captain.seat] = illegalJobsOf(t, captain) + 1
  },
}
