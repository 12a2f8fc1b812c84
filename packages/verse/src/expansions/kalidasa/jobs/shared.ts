import type { Option, WorkOutcome } from '../../../vocabulary/index.ts'

type Trial = readonly Option<WorkOutcome>[]

/** A deal that has to be talked through, or nothing comes of it. */
export const talkOver = (target: number): Trial => [
  {
    id: 'talk-over',
    test: { skill: 'negotiate' },
    bands: [
      { from: 1, outcome: 'botched' },
      { from: target, outcome: 'complete' },
    ],
  },
]

/** A code that is broken by skill, or by the right gear. */
export const breakCode = (target: number): Trial => [
  {
    id: 'break-code',
    test: { skill: 'tech' },
    bands: [
      { from: 1, outcome: 'warrant' },
      { from: target, outcome: 'complete' },
    ],
  },
  { id: 'use-rig', requires: [{ keyword: 'hacking-rig' }], outcome: 'complete' },
]

/** Charm gets everybody out; a fight gets the job done, and costs lives either way. */
export const pickPoison = (target: number): Trial => [
  { id: 'charm', requires: [{ profession: 'companion' }], outcome: 'complete' },
  {
    id: 'shoot-out',
    test: { skill: 'fight' },
    bands: [
      { from: 1, effects: [{ do: 'kill-crew', n: 2 }], outcome: 'complete' },
      { from: target, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'complete' },
    ],
  },
]
