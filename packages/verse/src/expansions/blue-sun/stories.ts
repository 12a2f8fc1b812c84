import type { Effect, Option, StoryCard, WorkOutcome } from '../../vocabulary/index.ts'
import { titles } from './listing.ts'

/** A battle costs lives either way: lost, also a Warrant. */
function battle(id: string, target: number, lost: number, won: number): readonly Option<WorkOutcome>[] {
  const losses: readonly Effect[] = won > 0 ? [{ do: 'kill-crew', n: won }] : []
  return [
    {
      id,
      test: { skill: 'fight' },
      bands: [
        { from: 1, effects: [{ do: 'kill-crew', n: lost }], outcome: 'warrant' },
        { from: target, effects: losses, outcome: 'complete' },
      ],
    },
  ]
}

export const stories: readonly StoryCard[] = [
  {
    ...titles.anyPort,
    startingWarrants: 1,
    illegalJobWarrant: true,
    allianceAlertsOnPlanets: true,
    havens: { within: 'alliance', notAt: ['londinium'] },
    noCruiserAtHavens: true,
    havenComforts: { fuelAndShoreLeaveTogether: true, freeShoreLeaveAtOwn: true, freeFuelAtOwn: 4 },
    goals: [{ name: 'Home and Dry', kind: 'condition', when: { credits: 12000, atOwnHaven: true } }],
    end: { kind: 'last-goal-wins' },
    check: 'One list has the $12000 paid at Persephone instead. The name of the goal is ours.',
  },
  {
    ...titles.patiencesWar,
    requiresSolid: ['patience', 'mr-universe'],
    goalWarrantsSpare: ['patience', 'mr-universe'],
    goals: [
      {
        name: 'Gunfight at the Silverhold Corral',
        kind: 'work',
        at: 'silverhold',
        misbehave: 3,
        trial: battle('corral', 8, 2, 1),
      },
      { name: 'The Hills Have Eyes', kind: 'work', at: 'three-hills', misbehave: 3, trial: battle('hills', 10, 3, 2) },
      {
        name: 'The Quick and the Deadwood',
        kind: 'work',
        at: 'deadwood',
        misbehave: 3,
        trial: battle('deadwood', 12, 4, 0),
      },
    ],
    end: { kind: 'last-goal-wins' },
    check: 'In one list every battle won kills 1 Merc, where here it kills 1 crew, 2 crew and none.',
  },
  {
    ...titles.greatRecession,
    startingJobs: [],
    contactDecksCutToPlayers: true,
    goals: [],
    end: { kind: 'contacts-exhausted', decks: 4, settleJobs: true },
  },
]
