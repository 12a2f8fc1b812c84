import type { LeaderCard, SetUpCard, ShipCard, StoryCard, SupplyCard } from '../../vocabulary/index.ts'
import { blitz, downAndOut, listing } from './listing.ts'

const box = listing.id
const forSale = { kind: 'upgrade', box, deck: 'space-bazaar', copies: 2, withShip: 1, keywords: [] } as const

export const supply: readonly SupplyCard[] = [
  { ...forSale, name: 'Decoy Nav Sat Cluster', cost: 400, abilities: [{ is: 'clears-the-sky' }] },
  { ...forSale, name: 'Xunsu Emergency Ram Jets', cost: 600, abilities: [{ is: 'burns-again' }] },
  {
    ...{ kind: 'core', name: 'Graviton Accelerator V1', box, deck: null, copies: 1, cost: 0, range: 5, burnFuel: 1 },
    abilities: [{ is: 'burns-extra', fuel: 1, plus: 2 }],
    check: 'One list gives range 7, which is 5 and the 2 that Fuel buys.',
  },
]

export const ship: ShipCard = {
  ...{ id: 'jetwash', name: 'Jetwash', box, price: 9500, core: 'Graviton Accelerator V1', coreLocked: true },
  ...{ hold: 12, stash: 0, fuelStash: { spaces: 6, fuelEach: 1 }, maxCrew: 5, upgradeSlots: 2 },
  startingUpgrades: ['Decoy Nav Sat Cluster', 'Xunsu Emergency Ram Jets'],
  abilities: [{ is: 'stands-in', profession: 'pilot', token: 'part', n: 1 }],
  check:
    'The card shows 6 stash spaces for Fuel; how many Fuel go into one is not known. Which upgrades it comes with is inferred.',
}

export const zoe: LeaderCard = {
  ...{
    kind: 'leader',
    id: 'captain-zoe',
    name: 'Zoe',
    box,
    skills: { fight: 3 },
    professions: ['soldier'],
    keywords: [],
  },
  ...{ moral: true, wanted: false },
  abilities: [
    { is: 'loyal-crew', profession: 'soldier' },
    { is: 'carry-limit', gear: 2 },
  ],
}

export const stories: readonly StoryCard[] = [
  {
    ...downAndOut,
    startingJobs: [],
    startingWarrants: 1,
    sharedJobs: true,
    goals: [{ name: 'Back on Our Feet', kind: 'condition', when: { solidWithAnyOf: 5 } }],
    end: { kind: 'last-goal-wins' },
    check:
      'In one list an open job is taken with a Deal where its contact is. Which of the two packs holds this story is not known. The name of the goal is ours.',
  },
]

export const setUps: readonly SetUpCard[] = [{ ...blitz, reshuffleCardsIn: true, stripMining: true, primed: 6 }]
