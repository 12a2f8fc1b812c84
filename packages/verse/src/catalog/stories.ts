import type { Effect, Option, Skill, StoryCard, WorkOutcome } from '../vocabulary/index.ts'

/** The usual trial of a goal: below the target a Warrant, which also ends the attempt; from it on, done. */
function passOrWarrant(
  id: string,
  skill: Skill,
  target: number,
  onPass: readonly Effect[] = [],
): readonly Option<WorkOutcome>[] {
  return [
    {
      id,
      test: { skill },
      bands: [
        { from: 1, outcome: 'warrant' },
        { from: target, effects: onPass, outcome: 'complete' },
      ],
    },
  ]
}

export const baseStories: readonly StoryCard[] = [
  {
    id: 'first-time',
    box: 'base',
    name: "First Time in the Captain's Chair",
    hours: '1-2',
    startingJobs: ['harken', 'amnon-duul'],
    goals: [
      { name: "Makin' Friends", kind: 'condition', when: { solidWithAnyOf: 2 } },
      { name: "Seein' Daylight", kind: 'condition', when: { credits: 6000 } },
      { name: 'Feeding the Shark', kind: 'condition', when: { credits: 6000, at: 'ezra' }, pays: 6000 },
    ],
    end: { kind: 'last-goal-wins' },
  },
  {
    id: 'desperadoes',
    box: 'base',
    name: 'Desperadoes',
    hours: '2',
    startingWarrants: 1,
    absent: ['harken'],
    illegalJobBonus: 1000,
    goals: [{ name: "Get While the Gettin's Good", kind: 'condition', when: { credits: 15000 } }],
    end: { kind: 'last-call', settleJobs: false },
  },
  {
    id: 'respectable',
    box: 'base',
    name: '"Respectable" Persons of Business',
    hours: '2',
    goals: [{ name: "Money Keeps the 'Verse Spinning", kind: 'condition', when: { credits: 12000 } }],
    end: { kind: 'last-call', settleJobs: true },
  },
  {
    id: 'harkens-folly',
    box: 'base',
    name: "Harken's Folly",
    hours: '2',
    goals: [
      {
        name: 'Making Friends in High & Low Places',
        kind: 'condition',
        when: { solidWith: ['badger', 'patience', 'amnon-duul', 'niska'] },
      },
      {
        name: 'Crying Wolf',
        kind: 'work',
        at: 'valentine',
        misbehave: 3,
        trial: passOrWarrant('fake-distress-call', 'tech', 8, [
          { do: 'move-cruiser', by: 'card', to: 'place', place: 'valentine' },
          { do: 'evade' },
        ]),
      },
      {
        name: 'Belle of the Ball',
        kind: 'work',
        at: 'ariel',
        misbehave: 3,
        trial: passOrWarrant('charm-the-guests', 'negotiate', 8),
      },
    ],
    end: { kind: 'last-goal-wins' },
  },
  {
    id: 'king-of-londinium',
    box: 'base',
    name: 'The King of All Londinium',
    hours: '2',
    goals: [
      {
        name: "Takes a Master's Touch",
        kind: 'work',
        at: 'jiangyin',
        misbehave: 2,
        trial: [
          {
            id: 'haggle',
            test: { skill: 'negotiate' },
            bands: [
              { from: 1, effects: [{ do: 'pay', credits: 1000 }], outcome: 'botched' },
              { from: 6, effects: [{ do: 'pay-to-complete', credits: 7000 }], outcome: 'complete' },
              { from: 9, effects: [{ do: 'pay-to-complete', credits: 5000 }], outcome: 'complete' },
            ],
          },
        ],
      },
      {
        name: 'Knowing is Half the Battle',
        kind: 'work',
        at: 'londinium',
        misbehave: 3,
        trial: passOrWarrant('break-in', 'tech', 7),
      },
      {
        name: 'Two Card Monty',
        kind: 'work',
        at: 'boros',
        misbehave: 4,
        trial: passOrWarrant('shoot-it-out', 'fight', 10),
      },
    ],
    end: { kind: 'last-goal-wins' },
  },
  {
    id: 'niskas-holiday',
    box: 'base',
    name: "Niska's Holiday",
    hours: '2',
    ours: true,
    goals: [
      {
        name: 'The Travel Agents',
        kind: 'condition',
        when: { solidWith: ['niska', 'badger', 'amnon-duul'], at: 'ezra' },
      },
      {
        name: 'A Villa by the Water',
        kind: 'work',
        at: 'bellerophon',
        misbehave: 3,
        trial: passOrWarrant('talk-the-owners-out', 'negotiate', 8),
      },
      {
        name: 'Nobody Minds the Vault',
        kind: 'work',
        at: 'ezra',
        misbehave: 3,
        trial: passOrWarrant('storm-the-vault', 'fight', 9),
      },
    ],
    end: { kind: 'last-goal-wins' },
  },
]
