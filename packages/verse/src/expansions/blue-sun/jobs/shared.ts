import type { Option, WorkOutcome } from '../../../vocabulary/index.ts'

type Trial = readonly Option<WorkOutcome>[]

/** A search of the ruins: the better the roll, the more goods of choice come aboard. */
export const tagAndBag: Trial = [
  {
    id: 'tag-and-bag',
    test: { skill: 'tech' },
    bands: [
      { from: 1, effects: [{ do: 'load-goods', n: 3 }], outcome: 'complete' },
      { from: 5, effects: [{ do: 'load-goods', n: 6 }], outcome: 'complete' },
      { from: 8, effects: [{ do: 'load-any-goods' }], outcome: 'complete' },
    ],
  },
]

/** Take what you can. */
export const loadUp: Trial = [{ id: 'load-up', effects: [{ do: 'load-any-goods' }], outcome: 'complete' }]

export const tussle: Trial = [
  {
    id: 'tussle',
    test: { skill: 'fight' },
    bands: [
      { from: 1, outcome: 'botched' },
      { from: 7, outcome: 'complete' },
    ],
  },
]

export const shootout: Trial = [
  {
    id: 'shootout',
    test: { skill: 'fight' },
    bands: [
      { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'warrant' },
      { from: 9, outcome: 'complete' },
    ],
  },
]
