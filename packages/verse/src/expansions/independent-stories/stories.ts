import type { Option, StoryCard, WorkOutcome } from '../../vocabulary/index.ts'
import { titles } from './listing.ts'

/** Stories of small boxes whose printed goals are not publicly known: theirs are ours. */

type Trial = readonly Option<WorkOutcome>[]

const lastGoalWins = { kind: 'last-goal-wins' } as const

/** Failed, it brings a Warrant. */
const orWarrant = (id: string, skill: 'negotiate' | 'tech', target: number): Trial => [
  {
    id,
    test: { skill },
    bands: [
      { from: 1, outcome: 'warrant' },
      { from: target, outcome: 'complete' },
    ],
  },
]

const smallTeam = { maxCrew: 3 }

export const stories: readonly StoryCard[] = [
  {
    ...titles.dragons,
    ours: true,
    goals: [
      { name: "The Old Man's Ear", kind: 'condition', when: { solidWith: ['niska'], solidWithAnyOf: 2 } },
      {
        ...{ name: 'The Teahouse With Seven Doors', kind: 'work', at: 'sihnon', misbehave: 3 },
        trial: orWarrant('teahouse', 'negotiate', 8),
      },
      {
        ...{ name: 'Both Sides of the Table', kind: 'work', at: 'ezra', misbehave: 2 },
        trial: [
          {
            id: 'table',
            test: { skill: 'negotiate', bribes: true },
            bands: [
              { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'botched' },
              { from: 11, outcome: 'complete' },
            ],
          },
        ],
      },
    ],
    end: lastGoalWins,
  },
  {
    ...titles.radar,
    ours: true,
    goals: [
      {
        ...{ name: 'The Man Who Built It', kind: 'work', at: 'highgate', misbehave: 2, ...smallTeam },
        trial: orWarrant('builder', 'negotiate', 7),
      },
      {
        ...{ name: 'Tools of the Trade', kind: 'work', at: 'meridian', misbehave: 0, ...smallTeam },
        ...{ trial: [], pays: 2500 },
      },
      {
        ...{ name: 'Nobody Was Here', kind: 'work', at: 'albion', misbehave: 3, ...smallTeam },
        trial: orWarrant('vault', 'tech', 8),
      },
    ],
    end: lastGoalWins,
  },
]
