import type { EquipmentCard } from '../../vocabulary/index.ts'

/** What goes off once. */
export const explosives: readonly EquipmentCard[] = [
  {
    id: 'frag-grenade',
    name: 'Frag Grenade',
    copies: 2,
    price: 400,
    types: ['explosive'],
    skills: {},
    actions: [
      {
        id: 'throw',
        name: 'Throw',
        use: 'action',
        time: 3,
        heroic: true,
        exhaust: true,
        do: [
          {
            do: 'throw',
            dice: 1,
            range: 6,
            size: 3,
            scatter: 2,
            hit: [{ do: 'wound', who: { how: 'each', kind: 'character' }, amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: 'flash-charge',
    name: 'Flash Charge',
    copies: 1,
    price: 300,
    types: ['explosive'],
    skills: {},
    actions: [
      {
        id: 'dazzle',
        name: 'Dazzle',
        use: 'action',
        time: 2,
        heroic: true,
        aim: { how: 'pick', kind: 'square', where: ['other', 'in-sight'], within: 6 },
        exhaust: true,
        do: [
          { do: 'time', who: { how: 'each', kind: 'goon', where: ['alerted'], within: 1, from: 'target' }, amount: 4 },
          {
            do: 'unwary',
            who: { how: 'each', kind: 'goon', where: ['waiting'], within: 1, from: 'target' },
            of: ['bodies', 'heroic'],
            until: 'own-next-turn',
          },
        ],
      },
    ],
  },
  {
    id: 'breaching-charge',
    name: 'Breaching Charge',
    copies: 1,
    price: 300,
    types: ['explosive'],
    skills: {},
    actions: [
      {
        id: 'blow-the-lock',
        name: 'Blow the Lock',
        use: 'action',
        time: 3,
        heroic: true,
        aim: { how: 'pick', kind: 'lock', where: ['adjacent'] },
        exhaust: true,
        do: [
          { do: 'open-lock', which: 'target' },
          { do: 'alert', who: { how: 'each', kind: 'goon', where: ['waiting'], within: 8 } },
        ],
      },
    ],
  },
  {
    id: 'smoke-canister',
    name: 'Smoke Canister',
    copies: 1,
    price: 200,
    types: ['explosive'],
    skills: {},
    actions: [
      {
        id: 'pop-smoke',
        name: 'Pop Smoke',
        use: 'action',
        time: 2,
        aim: { how: 'pick', kind: 'square', where: ['in-sight'], within: 4 },
        exhaust: true,
        do: [{ do: 'smoke', size: 3, until: 'six-moments' }],
      },
    ],
  },
]
