import type { StoryCard } from '../../vocabulary/index.ts'
import { deadly, trial, warrant } from '../shared/stories/trial.ts'
import { titles } from './listing.ts'

/** Stories of small boxes whose printed goals are not publicly known: theirs are ours. */

const lastGoalWins = { kind: 'last-goal-wins' } as const

const smallTeam = { maxCrew: 3 }

export const stories: readonly StoryCard[] = [
  {
    ...titles.jubilant,
    ours: true,
    startingWarrants: 1,
    havens: { within: 'border', notAt: [] },
    onlyShips: ['serenity', 'yun-qi', 'bonanza', 'bonnie-mae'],
    hunter: { leader: 'jubal-early', ship: 'interceptor', from: 'meridian', fight: 4, takes: 2000 },
    goals: [{ name: 'Home With the Money', kind: 'condition', when: { credits: 10000, atOwnHaven: true } }],
    end: lastGoalWins,
  },
  {
    ...titles.dragons,
    ours: true,
    goals: [
      { name: "The Old Man's Ear", kind: 'condition', when: { solidWith: ['niska'], solidWithAnyOf: 2 } },
      {
        ...{ name: 'The Teahouse With Seven Doors', kind: 'work', at: 'sihnon', misbehave: 3 },
        trial: trial('teahouse', 'negotiate', 8, warrant),
      },
      {
        ...{ name: 'Both Sides of the Table', kind: 'work', at: 'ezra', misbehave: 2 },
        trial: trial('table', 'negotiate', 11, deadly, { bribes: true }),
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
        trial: trial('builder', 'negotiate', 7, warrant),
      },
      {
        ...{ name: 'Tools of the Trade', kind: 'work', at: 'meridian', misbehave: 0, ...smallTeam },
        ...{ trial: [], pays: 2500 },
      },
      {
        ...{ name: 'Nobody Was Here', kind: 'work', at: 'albion', misbehave: 3, ...smallTeam },
        trial: trial('vault', 'tech', 8, warrant),
      },
    ],
    end: lastGoalWins,
  },
  {
    ...titles.whirlwind,
    ours: true,
    warrantPride: { from: 1, to: 3, credits: 300 },
    goals: [
      {
        ...{ name: 'Dangerous or Desperate', kind: 'condition' },
        when: { warrantsOrIllegalJobs: { warrants: 2, jobs: 3 } },
      },
      {
        ...{ name: 'What Lies Under Aesir', kind: 'work', at: 'aesir', misbehave: 3 },
        trial: trial('under-aesir', 'tech', 8, warrant),
      },
      {
        ...{ name: 'A Speech Nobody Planned', kind: 'work', at: 'londinium', misbehave: 3 },
        trial: trial('speech', 'negotiate', 9, warrant),
      },
    ],
    end: lastGoalWins,
  },
  {
    ...titles.rumrunners,
    ours: true,
    hideouts: [
      { upTo: 2, place: 'st-albans' },
      { upTo: 4, place: 'three-hills' },
      { upTo: 6, place: 'triumph' },
    ],
    goals: [
      { name: 'Asking Around', kind: 'condition', when: { solidWithAnyOf: 2 } },
      {
        ...{ name: 'The Back Room', kind: 'work', at: 'st-albans', misbehave: 4 },
        trial: trial('back-room', 'fight', 10, deadly),
        load: { fixed: { passenger: 1 } },
      },
      {
        ...{ name: 'Delivered in One Piece', kind: 'work', at: 'bellerophon', misbehave: 2, trial: [] },
        deliver: { fixed: { passenger: 1 } },
      },
    ],
    end: lastGoalWins,
  },
]
