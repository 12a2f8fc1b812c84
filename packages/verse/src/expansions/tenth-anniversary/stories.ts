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
        trial: trial('nobody-else', 'fight', 9, deadlyWarrant, {}, [{ do: 'disgruntle', who: 'moral' }]),
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

const aClue = { kind: 'work', misbehave: 1 } as const

const chases: readonly StoryCard[] = [
  {
    ...titles.mad,
    ours: true,
    startAt: 'persephone',
    goalSet: { of: 4, enough: 3 },
    firstClue: 500,
    fortune: { from: 4, fuel: 1 },
    goals: [
      {
        ...{ ...aClue, name: 'What the Nurse Heard', at: 'pelorum' },
        trial: trial('nurse', 'negotiate', 7, botched, { bribes: true }),
      },
      { ...aClue, name: 'What the Luggage Says', at: 'st-albans', trial: trial('luggage', 'tech', 7, botched) },
      { ...aClue, name: 'What the Partner Knows', at: 'aesir', trial: trial('partner', 'fight', 7, botched) },
      { ...aClue, name: 'What the Widow Wants', at: 'beylix', trial: [], pays: 1000 },
      {
        ...{ name: 'Under the Big W', kind: 'work', at: 'whittier', misbehave: 3 },
        trial: trial('big-w', 'tech', 9, botched),
      },
      { name: 'Every Captain for Themselves', kind: 'condition', when: { at: 'persephone' } },
    ],
    end: lastGoalWins,
  },
  {
    ...titles.empty,
    ours: true,
    onlyMoney: 1200,
    fuelPrices: { first: 300, from: 2, later: 200 },
    goals: [
      {
        ...{ name: 'What Burned Here', kind: 'work', at: 'ansons-world', misbehave: 2 },
        trial: trial('burned', 'tech', 8, warrant),
        load: { fixed: { fuel: 2 } },
      },
      {
        ...{ name: 'Follow the Money', kind: 'work', at: 'zephyr', misbehave: 2 },
        trial: trial('money', 'negotiate', 8, botched, { bribes: true }),
      },
      {
        ...{ name: 'Settling the Dust', kind: 'work', at: 'fury', misbehave: 3 },
        trial: trial('dust', 'fight', 10, deadlyWarrant),
      },
    ],
    end: lastGoalWins,
  },
  {
    ...titles.doll,
    ours: true,
    cargoHidesContraband: true,
    goals: [
      {
        ...{ name: 'A Lorry Full of Toys', kind: 'work', at: 'gonghe', misbehave: 0, trial: [] },
        ...{ pays: 1200, load: { fixed: { cargo: 6 } } },
      },
      {
        ...{ name: 'Room for a Brain', kind: 'work', at: 'beaumonde', misbehave: 2 },
        trial: trial('brain', 'tech', 7, warrant),
        ...{ deliver: { fixed: { cargo: 3 } }, load: { fixed: { contraband: 3 } } },
      },
      {
        ...{ name: 'The Collector on Ariel', kind: 'work', at: 'ariel', misbehave: 3 },
        trial: trial('collector', 'negotiate', 9, warrant),
        deliver: { fixed: { cargo: 3, contraband: 3 } },
      },
    ],
    end: lastGoalWins,
  },
]

export const stories: readonly StoryCard[] = [...competitive, ...chases, ...soloStories]
