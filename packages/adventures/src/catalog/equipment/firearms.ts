import type { EquipmentCard } from '../../vocabulary/index.ts'
import { shoot } from './parts.ts'

/** Firearms. */
export const firearms: readonly EquipmentCard[] = [
  {
    id: 'worn-revolver',
    name: 'Worn Revolver',
    copies: 2,
    price: 300,
    types: ['firearm'],
    skills: { fight: 1 },
    actions: [shoot(2, 1)],
  },
  {
    id: 'snub-pistol',
    name: 'Snub Pistol',
    copies: 1,
    price: 200,
    types: ['firearm'],
    skills: {},
    actions: [shoot(2, 1, { close: true })],
  },
  {
    id: 'paired-pistols',
    name: 'Paired Pistols',
    copies: 1,
    price: 600,
    types: ['firearm'],
    skills: { fight: 1 },
    actions: [
      shoot(3, 2),
      {
        id: 'two-at-once',
        name: 'Two at Once',
        use: 'action',
        time: 4,
        heroic: true,
        do: [{ do: 'shoot', dice: 1, targets: 2 }],
      },
    ],
  },
  {
    id: 'scattergun',
    name: 'Scattergun',
    copies: 2,
    price: 500,
    types: ['firearm'],
    skills: { fight: 2 },
    actions: [shoot(3, 2, { max: 4 })],
  },
  {
    id: 'ranch-rifle',
    name: 'Ranch Rifle',
    copies: 2,
    price: 500,
    types: ['firearm'],
    skills: { fight: 1 },
    actions: [shoot(3, 2)],
  },
  {
    id: 'scoped-long-rifle',
    name: 'Scoped Long Rifle',
    copies: 1,
    price: 800,
    types: ['firearm'],
    skills: { fight: 2 },
    actions: [shoot(5, 3, { min: 5 })],
  },
  {
    id: 'military-carbine',
    name: 'Military Carbine',
    copies: 1,
    price: 800,
    types: ['firearm'],
    skills: { fight: 2 },
    actions: [
      shoot(3, 2),
      {
        id: 'burst',
        name: 'Burst',
        use: 'boost',
        time: 0,
        heroic: true,
        hook: { at: 'shot-hit' },
        exhaust: true,
        do: [
          {
            do: 'wound',
            who: { how: 'pick', kind: 'goon', where: ['not-target', 'user-sees'], within: 2, from: 'target' },
            amount: 1,
          },
        ],
      },
    ],
  },
  {
    id: 'sonic-stunner',
    name: 'Sonic Stunner',
    copies: 1,
    price: 400,
    types: ['firearm'],
    skills: { fight: 1 },
    actions: [
      {
        id: 'stun',
        name: 'Stun',
        use: 'action',
        time: 4,
        heroic: true,
        do: [
          {
            do: 'shoot',
            dice: 2,
            max: 6,
            hit: [
              {
                do: 'choose',
                oneOf: [
                  [{ do: 'time', who: 'target', amount: 5 }],
                  [{ do: 'unwary', who: 'target', of: ['bodies', 'heroic'], until: 'own-second-turn' }],
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
