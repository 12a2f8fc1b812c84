import type { EquipmentCard } from '../../vocabulary/index.ts'
import { brawl } from './parts.ts'

/** Melee Weapons. */
export const meleeWeapons: readonly EquipmentCard[] = [
  {
    id: 'boot-knife',
    name: 'Boot Knife',
    copies: 2,
    price: 200,
    types: ['melee'],
    skills: { fight: 1 },
    actions: [brawl(2)],
  },
  {
    id: 'duelling-blade',
    name: 'Duelling Blade',
    copies: 1,
    price: 400,
    types: ['melee'],
    skills: { fight: 2 },
    actions: [brawl(2)],
  },
  {
    id: 'shock-baton',
    name: 'Shock Baton',
    copies: 1,
    price: 400,
    types: ['melee'],
    skills: { fight: 1 },
    actions: [
      brawl(2),
      {
        id: 'jolt',
        name: 'Jolt',
        use: 'free',
        time: 0,
        hook: { at: 'brawl-won' },
        exhaust: true,
        do: [{ do: 'time', who: 'opponent', amount: 4 }],
      },
    ],
  },
  {
    id: 'heavy-wrench',
    name: 'Heavy Wrench',
    copies: 1,
    price: 400,
    types: ['melee', 'tool'],
    skills: { fight: 1 },
    actions: [
      brawl(3),
      {
        id: 'leverage',
        name: 'Leverage',
        use: 'passive',
        time: 0,
        hook: { at: 'own-test', types: ['force'] },
        do: [{ do: 'add', amount: 2 }],
      },
    ],
  },
  {
    id: 'weighted-gloves',
    name: 'Weighted Gloves',
    copies: 1,
    price: 300,
    types: ['melee', 'clothing'],
    skills: { fight: 1 },
    actions: [brawl(1)],
  },
]
