import type { SetUpCard, ShipCard, StoryCard, SupplyCard } from '../../vocabulary/index.ts'
import { browncoatWay, listing, whereTheWind } from './listing.ts'

const box = listing.id

export const supply: readonly SupplyCard[] = [
  {
    ...{
      kind: 'upgrade',
      name: 'Caravan Pods',
      box,
      deck: 'persephone',
      copies: 3,
      withShip: 1,
      cost: 400,
      keywords: [],
    },
    abilities: [
      { is: 'hold-room', plus: 2, only: 'people' },
      { is: 'crew-room', plus: 1 },
    ],
  },
  {
    ...{
      kind: 'upgrade',
      name: 'Full Mess Deck',
      box,
      deck: 'persephone',
      copies: 2,
      withShip: 1,
      cost: 400,
      keywords: [],
    },
    abilities: [{ is: 'feeds-crew', tokens: ['cargo', 'contraband'] }],
  },
  {
    ...{ kind: 'core', name: 'Graviton Accelerator V1', box, deck: null, copies: 1, cost: 0, range: 5, burnFuel: 1 },
    abilities: [{ is: 'burns-extra', fuel: 1, plus: 2 }],
    check: 'One list gives range 7, which is 5 and the 2 that Fuel buys.',
  },
]

export const ship: ShipCard = {
  ...{ id: 'esmeralda', name: 'Esmeralda', box, price: 9300, core: 'Graviton Accelerator V1', coreLocked: true },
  ...{ hold: 12, stash: 0, fuelStash: { spaces: 6, fuelEach: 1 }, maxCrew: 5, upgradeSlots: 2 },
  startingUpgrades: ['Caravan Pods', 'Full Mess Deck'],
  abilities: [{ is: 'keeps-from-the-law', token: 'fugitive' }],
  check: 'The card shows 6 stash spaces for Fuel; how many Fuel go into one is not known.',
}

export const stories: readonly StoryCard[] = [
  {
    ...whereTheWind,
    startingJobs: [],
    tokensByJobs: { jobs: 3, fewCaptains: 3, jobsOfFew: 4 },
    goals: [{ name: 'Where It Blew Us', kind: 'condition', when: { claimedTokens: 3 } }],
    end: { kind: 'last-goal-wins' },
    check: 'Which of the two packs holds this story is not known. The name of the goal is ours.',
  },
]

export const setUps: readonly SetUpCard[] = [
  { ...browncoatWay, reshuffleCardsIn: true, startingJobs: [], capital: 12000 },
]
