import type { Effect, Option, Skill, Test, WorkOutcome } from '../../../vocabulary/index.ts'

/** The trials of goals: a test, and what follows where it fails. */

export interface Failing {
  readonly effects?: readonly Effect[]
  readonly outcome: 'botched' | 'warrant'
}

const oneDies: readonly Effect[] = [{ do: 'kill-crew', n: 1 }]

export const warrant: Failing = { outcome: 'warrant' }
export const botched: Failing = { outcome: 'botched' }
export const deadly: Failing = { effects: oneDies, outcome: 'botched' }
export const deadlyWarrant: Failing = { effects: oneDies, outcome: 'warrant' }

export function trial(
  id: string,
  skill: Skill,
  target: number,
  failing: Failing,
  how: Omit<Test, 'skill'> = {},
  passing: readonly Effect[] = [],
): readonly Option<WorkOutcome>[] {
  return [
    {
      id,
      test: { skill, ...how },
      bands: [
        { from: 1, ...failing },
        { from: target, ...(passing.length > 0 ? { effects: passing } : {}), outcome: 'complete' },
      ],
    },
  ]
}
