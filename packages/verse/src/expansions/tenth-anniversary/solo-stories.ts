import type { GoalCondition, StoryCard } from '../../vocabulary/index.ts'
import { botched, deadly, trial, warrant } from '../shared/stories/trial.ts'
import type { Timer } from '../shared/timer/vocabulary.ts'
import { titles } from './listing.ts'

/** Stories for one captain. */

export const soloTimer: Timer = { tokens: 20, falls: 'turns', afterwards: 'lost' }

const graded = (...grades: readonly GoalCondition[]) => ({ kind: 'graded', grades }) as const

export const soloStories: readonly StoryCard[] = [
  {
    ...titles.scoundrels,
    ours: true,
    startingJobs: [],
    primesContacts: 3,
    timer: soloTimer,
    timeForSolid: 3,
    goals: [{ name: 'A Full Hand of Them', kind: 'condition', when: { friends: 5 } }],
    end: graded({ friends: 5 }, { friends: 6 }, { friends: 7 }),
    challenges: ['nothing-laid-open', 'illegal-only', 'little-time-back', 'caper-first'],
    advanced: 'fair-weather-friends',
  },
  {
    ...titles.credits,
    ours: true,
    startingJobs: [],
    primesContacts: 3,
    alertInForce: true,
    timer: soloTimer,
    newAlertAt: [15, 10, 5],
    goals: [{ name: 'A Few More', kind: 'condition', when: { credits: 12000 } }],
    end: graded({ credits: 12000 }, { credits: 15000 }, { credits: 18000 }),
    challenges: ['one-job-per-contact', 'legal-only', 'one-contact', 'crew-paid-on-botch'],
    advanced: 'long-arm',
  },
  {
    ...titles.reaver,
    ours: true,
    timer: soloTimer,
    reaverAlertsAt: ['motherlode', 'uroboros-belt'],
    rage: 2,
    temperAt: [15, 10, 5],
    goals: [
      {
        ...{ name: 'What the Scans Show', kind: 'work', at: 'ariel', misbehave: 2 },
        trial: trial('scans', 'tech', 7, warrant),
      },
      {
        ...{ name: 'The Others They Tried It On', kind: 'work', at: 'uroboros-belt', misbehave: 1 },
        trial: trial('others', 'tech', 8, botched),
      },
      {
        ...{ name: 'Talked Down', kind: 'work', at: 'motherlode', misbehave: 2 },
        trial: trial('talked-down', 'negotiate', 8, {
          effects: [{ do: 'disgruntle', who: 'leader' }],
          outcome: 'botched',
        }),
      },
    ],
    end: { kind: 'last-goal-wins' },
    advanced: 'wolf-at-the-door',
  },
  {
    ...titles.smuggler,
    ours: true,
    startingJobs: [],
    startAt: 'londinium',
    alertInForce: true,
    timer: soloTimer,
    contrabandOnPlanets: { n: 3, not: ['persephone', 'space-bazaar'] },
    buyers: { contacts: ['amnon-duul', 'patience', 'badger', 'niska'], discount: 200, forToken: 2 },
    goals: [{ name: 'All Four of Them', kind: 'tally', need: 4 }],
    end: graded({ goalTokens: 4 }, { goalTokens: 4, credits: 5000 }, { goalTokens: 4, credits: 8000 }),
    advanced: 'easy-mark',
  },
  {
    ...titles.legends,
    ours: true,
    timer: soloTimer,
    feats: [
      {
        ...{ name: 'The Archer', is: 'gifts', pays: 1000, places: 3 },
        at: [
          ...['kerry', 'newhope', 'hera', 'aphrodite', 'st-albans', 'ansons-world', 'jubilee'],
          ...['greenleaf', 'brisingamen', 'three-hills', 'boros', 'triumph'],
        ],
      },
      { name: 'The Pirate Queen', is: 'content-crew', crew: 7 },
      { name: 'The Kid', is: 'tests', skill: 'fight', target: 8, times: 5 },
      { name: 'The Bootlegger', is: 'sales', token: 'contraband', n: 6 },
      { name: 'The Khan', is: 'standing', solid: 3, warrants: 1 },
    ],
    goals: [{ name: 'A Tale to Match', kind: 'tally', need: 3 }],
    end: graded({ goalTokens: 3 }, { goalTokens: 4 }, { goalTokens: 5 }),
    advanced: 'dragons-there-be',
  },
  {
    ...titles.heroes,
    ours: true,
    startingJobs: [],
    alertInForce: true,
    timer: soloTimer,
    heroes: {
      ...{ leader: 'malcolm', ship: 'serenity', upgrade: 'Expanded Crew Quarters', credits: 2000, at: 'persephone' },
      crew: ['Zoe', 'Wash', 'Jayne', 'Kaylee', 'Simon Tam', 'River Tam', 'Inara', 'Shepherd Book'],
    },
    adventures: { drawn: 3, credits: 2000, time: 8 },
    goals: [{ name: 'Two Tales Worth Telling', kind: 'tally', need: 2 }],
    end: graded({ goalTokens: 2 }, { goalTokens: 3 }, { goalTokens: 4 }),
    challenges: ['own-heroes'],
    advanced: 'hard-masters',
  },
  {
    ...titles.horse,
    ours: true,
    havens: { at: 'deadwood' },
    calmAtHaven: true,
    hunt: { to: 'deadwood', comesOn: 4, trailFrom: 4, trailBack: 2 },
    goals: [
      {
        ...{ name: 'Somebody Drew the Plans', kind: 'work', at: 'bernadette', misbehave: 3 },
        trial: trial('plans', 'tech', 8, warrant),
      },
      {
        ...{ name: 'Somebody Sells the Barrel', kind: 'work', at: 'silverhold', misbehave: 0, trial: [] },
        ...{ pays: 2000, deliver: { fixed: { part: 4 } } },
      },
      {
        ...{ name: 'High Noon at Deadwood', kind: 'work', at: 'deadwood', misbehave: 0 },
        trial: trial('high-noon', 'fight', 10, deadly),
      },
    ],
    end: { kind: 'last-goal-wins' },
    advanced: 'he-does-not-sleep',
  },
  {
    ...titles.edge,
    ours: true,
    alertInForce: true,
    startingGoals: 1,
    lives: { every: 5, credits: 500 },
    goals: [{ name: 'Still in the Air', kind: 'tally', need: 1, when: { turns: 25 } }],
    end: graded({ goalTokens: 1, turns: 25 }, { goalTokens: 1, turns: 30 }, { goalTokens: 1, turns: 35 }),
    trials: [
      {
        id: 'papers',
        test: { skill: 'negotiate' },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 6, outcome: 'complete' },
        ],
      },
    ],
    advanced: 'everybody-wants-something',
  },
  {
    ...titles.seeds,
    ours: true,
    absent: ['harken'],
    timer: soloTimer,
    missions: 'harken',
    goals: [{ name: 'Planted in the Core', kind: 'tally', need: 3 }],
    end: graded({ goalTokens: 3 }, { goalTokens: 4 }, { goalTokens: 5 }),
    trials: trial('rescue', 'negotiate', 8, warrant),
    advanced: 'lost-lambs',
  },
]
