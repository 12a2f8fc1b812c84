import type { StoryCard } from '../../vocabulary/index.ts'
import { botched, deadlyWarrant, trial, warrant } from '../shared/stories/trial.ts'
import { titles } from './listing.ts'
import { soloStories } from './solo-stories.ts'

/** The stories of the anniversary. Their printed goals are not publicly known: these are ours. */

const lastGoalWins = { kind: 'last-goal-wins' } as const

const aCard = { kind: 'work', misbehave: 2 } as const

const competitive: readonly StoryCard[] = [
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
  {
    ...titles.friend,
    ours: true,
    contactsOfChoice: { n: 3, not: ['mr-universe'] },
    primes: 6,
    favours: true,
    goals: [{ name: 'Welcome Everywhere', kind: 'tally', need: 4, when: { favoursInAllRegions: true } }],
    end: lastGoalWins,
  },
  {
    ...titles.aces,
    ours: true,
    timer: { tokens: { perCaptain: 4 }, falls: 'jobs', afterwards: 'points' },
    tales: true,
    goals: [],
    end: { kind: 'most-points', tale: 1, acedTale: 2, fourSuits: 3 },
  },
  {
    ...titles.redSkies,
    ours: true,
    standingReavers: 'new-canaan',
    goals: [
      {
        ...{ name: 'Signing On', kind: 'work', at: 'highgate', misbehave: 0, trial: [] },
        needs: { professions: ['pilot'], oneOf: [{ profession: 'merc' }, { profession: 'soldier' }] },
        load: { fixed: { cargo: 4 } },
      },
      {
        ...{ name: 'The First Stop', kind: 'work', at: 'fury', misbehave: 1 },
        trial: trial('first-stop', 'tech', 7, botched),
        deliver: { fixed: { cargo: 2 } },
      },
      {
        ...{ name: 'The Stop Nobody Makes', kind: 'work', at: 'new-canaan', misbehave: 0 },
        trial: trial('nobody-stops', 'fight', 10, { effects: [{ do: 'kill-crew', n: 2 }], outcome: 'botched' }),
        deliver: { fixed: { cargo: 2 } },
      },
    ],
    end: lastGoalWins,
  },
]

export const stories: readonly StoryCard[] = [...competitive, ...soloStories]
