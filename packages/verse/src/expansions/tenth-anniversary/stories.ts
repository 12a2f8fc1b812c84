import type { Effect, Option, Skill, StoryCard, Test, WorkOutcome } from '../../vocabulary/index.ts'
import { titles } from './listing.ts'

/** The stories of the anniversary that need no more than the base game and Blue Sun. Their printed goals are not publicly known: these are ours. */

interface Failing {
  readonly effects?: readonly Effect[]
  readonly outcome: 'botched' | 'warrant'
}

const warrant: Failing = { outcome: 'warrant' }
const botched: Failing = { outcome: 'botched' }
const deadlyWarrant: Failing = { effects: [{ do: 'kill-crew', n: 1 }], outcome: 'warrant' }

const trial = (
  id: string,
  skill: Skill,
  target: number,
  failing: Failing,
  how: Omit<Test, 'skill'> = {},
): readonly Option<WorkOutcome>[] => [
  {
    id,
    test: { skill, ...how },
    bands: [
      { from: 1, ...failing },
      { from: target, outcome: 'complete' },
    ],
  },
]

const lastGoalWins = { kind: 'last-goal-wins' } as const

const aCard = { kind: 'work', misbehave: 2 } as const

export const stories: readonly StoryCard[] = [
  {
    ...titles.hand,
    ours: true,
    goalSet: { of: 4, enough: 3 },
    goals: [
      { ...aCard, name: 'Ace of Spades', at: 'regina', trial: trial('ace-of-spades', 'fight', 8, warrant) },
      {
        ...{ ...aCard, name: 'Ace of Clubs', at: 'santo' },
        trial: trial('ace-of-clubs', 'negotiate', 8, warrant, { bribes: true }),
      },
      { ...aCard, name: 'Eight of Spades', at: 'boros', trial: trial('eight-of-spades', 'tech', 8, warrant) },
      {
        ...{ ...aCard, name: 'Eight of Clubs', at: 'muir' },
        trial: trial('eight-of-clubs', 'fight', 7, botched, { kosherized: true }),
      },
      {
        ...{ name: 'The Fifth Card', kind: 'work', at: 'deadwood', misbehave: 3 },
        trial: trial('fifth-card', 'fight', 10, deadlyWarrant),
      },
    ],
    end: lastGoalWins,
  },
  {
    ...titles.badGuys,
    ours: true,
    startingJobs: ['harken', 'badger', 'amnon-duul', 'patience'],
    aloof: 'niska',
    immoralJobBonus: 500,
    goals: [
      { name: 'A Certain Reputation', kind: 'condition', when: { illegalJobs: 2 } },
      { name: 'An Invitation Upstairs', kind: 'condition', when: { solidWith: ['niska'], at: 'ezra' } },
      {
        ...{ name: 'The Thing Nobody Else Would Do', kind: 'work', at: 'liann-jiun', misbehave: 4 },
        trial: trial('nobody-else', 'fight', 9, deadlyWarrant),
      },
    ],
    end: lastGoalWins,
  },
]
