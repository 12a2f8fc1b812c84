import type { StoryCard } from '../../vocabulary/index.ts'
import { listing } from './listing.ts'

const titled = (id: string) => {
  const title = listing.stories.find((story) => story.id === id)
  if (!title) throw new Error(`There is no title for "${id}".`)
  return title
}

export const stories: readonly StoryCard[] = [
  {
    ...titled('another-mans-treasure'),
    jobsLaidOpen: 'piracy',
    havens: { within: 'border', notAt: [] },
    havensShelter: true,
    havenSets: [{ contraband: 4 }, { cargo: 4 }, { part: 8 }],
    goals: [],
    end: { kind: 'goal-tokens', tokens: 4, when: 'at-once' },
    check: 'Whether one sort of set may be delivered twice is not known; here any may, again and again.',
  },
  {
    ...titled('choices-we-make'),
    jobsLaidOpen: 'piracy',
    tokensFor: ['piracy', 'crime', 'smuggling'],
    tokensStolenBy: 'piracy',
    goals: [],
    end: { kind: 'goal-tokens', tokens: 5, when: 'turn-begins' },
    check: 'How often one source gives a token is not known; here without limit, and one per job.',
  },
  {
    ...titled('jail-break'),
    prisoners: true,
    goals: [
      {
        kind: 'work',
        name: 'Belly of the Beast',
        at: 'the-cruiser',
        solid: ['harken'],
        misbehave: 0,
        trial: [
          {
            id: 'break-in',
            test: { skill: 'negotiate' },
            bands: [
              { from: 1, outcome: 'botched' },
              {
                from: 6,
                test: { skill: 'fight' },
                bands: [
                  { from: 1, effects: [{ do: 'kill-crew', n: 2 }, { do: 'evade' }], outcome: 'warrant' },
                  {
                    from: 10,
                    effects: [
                      { do: 'kill-crew', n: 1 },
                      { do: 'free-prisoner' },
                      { do: 'evade' },
                      { do: 'issue-warrant' },
                    ],
                    outcome: 'complete',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        kind: 'work',
        name: 'Badger will make it all better',
        by: 'deal',
        at: 'persephone',
        solid: ['badger'],
        misbehave: 0,
        pays: 5000,
        trial: [],
        brings: [{ do: 'clear-warrants' }],
      },
      { kind: 'condition', name: 'Head for the Hills', when: { at: 'three-hills' } },
    ],
    end: { kind: 'last-goal-wins' },
    check: 'Whether the Cruiser is boarded by one die or by a Negotiate test is not known; here by a test.',
  },
]
