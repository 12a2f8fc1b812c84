import type { ContactId, Skill } from '../../vocabulary/basics.ts'
import type { Effect, Option, WorkOutcome } from '../../vocabulary/events.ts'

type Trial = readonly Option<WorkOutcome>[]

/** A talk about the price: below `evenFrom` the pay drops by the stake, from `raiseFrom` on it rises by it. */
const haggle = (stake: number, evenFrom: number, raiseFrom: number): Trial => [
  {
    id: 'haggle',
    test: { skill: 'negotiate' },
    bands: [
      { from: 1, effects: [{ do: 'adjust-pay', credits: -stake }], outcome: 'complete' },
      { from: evenFrom, outcome: 'complete' },
      { from: raiseFrom, effects: [{ do: 'adjust-pay', credits: stake }], outcome: 'complete' },
    ],
  },
]

export const wheelAndDeal = haggle(500, 4, 6)
export const hardBargain = haggle(1000, 6, 8)

const traced = (robbed: ContactId): Effect => ({ do: 'lose-solid', contact: robbed })

const coverTracksOr = (effects: readonly Effect[], skill: Skill, target: number): Trial => [
  {
    id: 'cover-tracks',
    test: { skill },
    bands: [
      { from: 1, effects, outcome: 'complete' },
      { from: target, outcome: 'complete' },
    ],
  },
]

/** Robbing another contact: short of the target the robbed one learns who did it. */
export const coverTracks = (skill: Skill, target: number, robbed: ContactId): Trial =>
  coverTracksOr([traced(robbed)], skill, target)

/** As `coverTracks`, and whoever falls short also loses a crew. */
export const coverTracksOrDie = (skill: Skill, target: number, robbed: ContactId): Trial =>
  coverTracksOr([{ do: 'kill-crew', n: 1 }, traced(robbed)], skill, target)

/** A safe or vault: opened by skill for all of the pay, or blown up for half of it. */
export const crackSafe = (target: number): Trial => [
  {
    id: 'crack',
    test: { skill: 'tech' },
    bands: [
      { from: 1, outcome: 'warrant' },
      { from: target, outcome: 'complete' },
    ],
  },
  { id: 'blast', requires: [{ keyword: 'explosives' }], effects: [{ do: 'halve-pay' }], outcome: 'complete' },
]
