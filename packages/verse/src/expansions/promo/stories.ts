import type { StoryCard } from '../../vocabulary/index.ts'
import { awfulLonely } from './listing.ts'

export const stories: readonly StoryCard[] = [
  {
    ...awfulLonely,
    freeCrew: { crew: 4, credits: 1000 },
    fourActions: true,
    timer: { tokens: 20, falls: 'turn-ends', afterwards: 'lost' },
    goals: [
      { name: 'The Good', kind: 'condition', when: { solidWithAnyOf: 5 } },
      { name: 'The Bad', kind: 'condition', when: { credits: 15000 } },
      { name: 'The Ugly', kind: 'condition', when: { misbehavesPassed: 20 } },
    ],
    end: { kind: 'chosen-goal-wins' },
    check:
      'What becomes of a turn without a Fly action is not stated: here it takes a timer token too, or time would stand still.',
  },
]
