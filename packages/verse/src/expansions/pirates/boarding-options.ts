import type { Option, WorkOutcome } from '../../vocabulary/index.ts'

/** The Boarding Test, by the skill it is taken in. */
const way = (skill: 'tech' | 'negotiate'): Option<WorkOutcome> => ({
  id: skill,
  test: { skill, boarding: true },
  bands: [
    { from: 1, outcome: 'botched' },
    { from: 6, outcome: 'complete' },
  ],
})

export const boardingOptions: readonly Option<WorkOutcome>[] = [way('tech'), way('negotiate')]
