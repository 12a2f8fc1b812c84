import type { EquipmentCard } from '../../vocabulary/index.ts'

/** What heals, or keeps from harm. */
export const medicine: readonly EquipmentCard[] = [
  {
    id: 'field-dressing',
    name: 'Field Dressing',
    copies: 2,
    price: 300,
    types: ['medical'],
    skills: {},
    actions: [
      {
        id: 'dress-a-wound',
        name: 'Dress a Wound',
        use: 'action',
        time: 2,
        aim: { how: 'pick', kind: 'crew', where: ['self-or-adjacent', 'wounded'] },
        exhaust: true,
        do: [{ do: 'heal', who: 'target', amount: 1 }],
      },
    ],
  },
  {
    id: 'surgeons-bag',
    name: "Surgeon's Bag",
    copies: 1,
    price: 700,
    types: ['medical'],
    skills: {},
    actions: [
      {
        id: 'operate',
        name: 'Operate',
        use: 'action',
        time: 3,
        aim: { how: 'pick', kind: 'crew', where: ['self-or-adjacent', 'wounded'] },
        do: [{ do: 'heal', who: 'target', amount: 1 }],
      },
    ],
  },
  {
    id: 'stim-shot',
    name: 'Stim Shot',
    copies: 1,
    price: 300,
    types: ['medical'],
    skills: {},
    actions: [
      {
        id: 'back-in-the-fight',
        name: 'Back in the Fight',
        use: 'any-time',
        time: 0,
        aim: { how: 'pick', kind: 'crew', where: ['adjacent', 'downed'] },
        exhaust: true,
        do: [
          { do: 'heal', who: 'target', amount: 1 },
          { do: 'stand-up', who: 'target' },
        ],
      },
    ],
  },
  {
    id: 'padded-vest',
    name: 'Padded Vest',
    copies: 1,
    price: 600,
    types: ['clothing'],
    skills: {},
    actions: [
      {
        id: 'take-the-hit',
        name: 'Take the Hit',
        use: 'free',
        time: 0,
        hook: { at: 'wounded' },
        exhaust: true,
        do: [{ do: 'cancel-wound', who: 'self' }],
      },
      {
        id: 'straighten-up',
        name: 'Straighten Up',
        use: 'passive',
        time: 0,
        hook: { at: 'became-casual' },
        do: [{ do: 'refresh', card: 'this' }],
      },
    ],
  },
]
