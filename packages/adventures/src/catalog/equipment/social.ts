import type { EquipmentCard } from '../../vocabulary/index.ts'

/** Clothing and whatever helps with people. */
export const socialGear: readonly EquipmentCard[] = [
  {
    id: 'sunday-best',
    name: 'Sunday Best',
    copies: 1,
    price: 500,
    types: ['clothing'],
    skills: { negotiate: 1 },
    actions: [
      {
        id: 'well-turned-out',
        name: 'Well Turned Out',
        use: 'passive',
        time: 0,
        hook: { at: 'own-test', types: ['charm', 'etiquette'] },
        needs: [{ need: 'unhurt' }],
        do: [{ do: 'add', amount: 1 }],
      },
    ],
  },
  {
    id: 'forged-papers',
    name: 'Forged Papers',
    copies: 1,
    price: 300,
    types: ['social'],
    skills: {},
    actions: [
      {
        id: 'all-in-order',
        name: 'All in Order',
        use: 'passive',
        time: 0,
        hook: { at: 'own-test', types: ['deception'] },
        do: [{ do: 'add', amount: 3 }],
      },
    ],
  },
  {
    id: 'borrowed-badge',
    name: 'Borrowed Badge',
    copies: 1,
    price: 600,
    types: ['clothing', 'social'],
    skills: { negotiate: 1 },
    actions: [
      {
        id: 'you-there',
        name: 'You There',
        use: 'free',
        time: 0,
        needs: [{ need: 'casual' }],
        aim: { how: 'pick', kind: 'goon', where: ['waiting', 'in-sight'] },
        exhaust: true,
        do: [{ do: 'move-goon', who: 'target', squares: 4 }],
      },
    ],
  },
  {
    id: 'work-overalls',
    name: 'Work Overalls',
    copies: 1,
    price: 300,
    types: ['clothing'],
    skills: {},
    actions: [
      {
        id: 'part-of-the-scenery',
        name: 'Part of the Scenery',
        use: 'free',
        time: 0,
        needs: [{ need: 'unhurt' }, { need: 'no-alerted-goon-adjacent' }],
        exhaust: true,
        do: [{ do: 'go-casual' }],
      },
    ],
  },
  {
    id: 'fine-whiskey',
    name: 'Fine Whiskey',
    copies: 1,
    price: 300,
    types: ['social'],
    skills: {},
    actions: [
      {
        id: 'pour-a-glass',
        name: 'Pour a Glass',
        use: 'boost',
        time: 0,
        hook: { at: 'own-test', skill: 'negotiate' },
        exhaust: true,
        do: [{ do: 'add', amount: 3 }],
      },
    ],
  },
  {
    id: 'lucky-keepsake',
    name: 'Lucky Keepsake',
    copies: 1,
    price: 400,
    types: ['social'],
    skills: {},
    actions: [
      {
        id: 'luck-holds',
        name: 'Luck Holds',
        use: 'boost',
        time: 0,
        hook: { at: 'own-test' },
        exhaust: true,
        do: [{ do: 'reroll', what: 'die' }],
      },
    ],
  },
]
