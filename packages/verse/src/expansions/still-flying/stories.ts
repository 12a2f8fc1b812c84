import type { StoryCard } from '../../vocabulary/index.ts'
import { botched, trial, warrant } from '../shared/stories/trial.ts'
import { titles } from './listing.ts'

/** Only titles, premises and some lines of set-up are publicly known: the goals are ours. */

const lastGoalWins = { kind: 'last-goal-wins' } as const
const pilot = { needs: { professions: ['pilot'] } } as const
const casks = { deliver: { fixed: { contraband: 2 } } } as const

export const stories: readonly StoryCard[] = [
  {
    ...titles.specimen,
    ours: true,
    startingJobs: [],
    startingCapers: 1,
    presents: {
      at: 'persephone',
      kinds: [
        { id: 'finery', gear: 'fancy-duds' },
        { id: 'spirits', tokens: { contraband: 2 } },
        { id: 'household', tokens: { cargo: 3 } },
        { id: 'envelope', credits: 2500 },
        { id: 'guests', tokens: { passenger: 3 } },
        { id: 'brides-own', completed: 'caper' },
      ],
    },
    goals: [{ name: 'The Gift Table', kind: 'tally', need: 4 }],
    end: { kind: 'invites', at: 'persephone', presents: 4 },
  },
  {
    ...titles.rumrunners,
    ours: true,
    runnersRange: 1,
    goals: [
      {
        ...{ name: "Under Starter's Orders", kind: 'work', at: 'new-melbourne', misbehave: 1, ...pilot, trial: [] },
        ...{ pays: 1500, load: { fixed: { contraband: 4 } } },
      },
      {
        ...{ name: 'Round the Far Marker', kind: 'work', at: 'beaumonde', misbehave: 1, ...pilot, ...casks },
        trial: trial('marker', 'tech', 7, botched),
      },
      {
        ...{ name: 'First to Uncork', kind: 'work', at: 'meridian', misbehave: 2, ...casks },
        trial: trial('uncork', 'negotiate', 7, warrant),
      },
    ],
    end: lastGoalWins,
  },
  {
    ...titles.bustle,
    ours: true,
    coreOnAlert: true,
    contrabandSold: { at: ['meridian', 'beaumonde'], price: 500, most: 4 },
    goals: [
      { name: 'Friends at Both Ends', kind: 'condition', when: { solidWithAnyOf: 2 } },
      {
        ...{ name: 'Under Their Noses', kind: 'work', at: 'bellerophon', misbehave: 2 },
        ...{ deliver: { fixed: { contraband: 3 } }, trial: trial('noses', 'negotiate', 7, warrant) },
      },
      {
        ...{ name: "On Parliament's Doorstep", kind: 'work', at: 'londinium', misbehave: 3 },
        ...{ deliver: { fixed: { contraband: 4 } }, trial: trial('doorstep', 'tech', 8, warrant) },
      },
    ],
    end: lastGoalWins,
  },
]
