import type { LeaderCard, ShipCard } from '../../vocabulary/index.ts'

export const ships: readonly ShipCard[] = [
  {
    id: 'interceptor',
    name: 'Interceptor',
    box: 'pirates',
    price: 7500,
    hold: 4,
    stash: 0,
    maxCrew: 4,
    upgradeSlots: 2,
    core: 'Echelon LR-8',
    coreLocked: true,
    abilities: [{ is: 'boarding-reroll', skill: 'tech' }, { is: 'upgrades-shorten-range' }],
  },
  {
    id: 'ss-walden',
    name: 'S.S. Walden',
    box: 'pirates',
    price: 8600,
    hold: 15,
    stash: 0,
    maxCrew: 6,
    upgradeSlots: 3,
    core: 'Tri-Capissen 28HD',
    coreLocked: true,
    abilities: [{ is: 'piracy-is-salvage' }],
  },
]

export const leaders: readonly LeaderCard[] = [
  {
    kind: 'leader',
    id: 'jubal-early',
    name: 'Jubal Early',
    box: 'pirates',
    skills: { fight: 1, tech: 1, negotiate: 1 },
    professions: ['pilot'],
    keywords: [],
    moral: false,
    wanted: false,
    abilities: [
      { is: 'showdown-points', skill: 'fight', points: 2, when: 'attacking' },
      { is: 'carry-limit', gear: 2 },
    ],
  },
  {
    kind: 'leader',
    id: 'sash',
    name: 'Sash',
    box: 'pirates',
    skills: { tech: 1, negotiate: 2 },
    professions: [],
    keywords: ['hacking-rig'],
    moral: false,
    wanted: false,
    abilities: [{ is: 'steals-on-piracy', credits: 500 }],
  },
]
