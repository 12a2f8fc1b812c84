import type { StackCard } from '../../vocabulary/index.ts'

/** A soldier who clears the door and covers her people. */
export const zoe: readonly StackCard[] = [
  {
    id: 'zoe-hold-the-door',
    name: 'Hold the Door',
    rarity: 'common',
    copies: 5,
    class: 'strength',
    cost: 3,
    attack: 2,
    plus: 'attack',
    abilities: [{ at: 'play', effects: [{ do: 'attack', n: 1, only: { enemies: { area: 'combat-zone' } } }] }],
  },
  {
    id: 'zoe-second-in-command',
    name: 'Second in Command',
    rarity: 'common',
    copies: 5,
    class: 'leadership',
    cost: 4,
    coordinate: true,
    abilities: [
      { at: 'play', effects: [{ do: 'choose', options: [[{ do: 'recruit', n: 2 }], [{ do: 'attack', n: 2 }]] }] },
    ],
  },
  {
    id: 'zoe-drill-sergeant',
    name: 'Drill Sergeant',
    rarity: 'uncommon',
    copies: 3,
    class: 'strength',
    cost: 6,
    attack: 4,
    coordinate: true,
    abilities: [{ at: 'combo', class: 'strength', effects: [{ do: 'defeat-own', n: 1, upTo: true }] }],
  },
  {
    id: 'zoe-covering-fire',
    name: 'Covering Fire',
    rarity: 'rare',
    copies: 1,
    class: 'leadership',
    cost: 8,
    attack: 5,
    abilities: [
      { at: 'combo', class: 'leadership', effects: [{ do: 'draw', who: 'mate', n: 1 }] },
      {
        at: 'reaction',
        when: { strikeDue: 'crew', victim: 'other' },
        cost: [{ give: 'discard-this' }],
        effects: [
          { do: 'avoid', who: 'victim', kind: 'crew', n: 1 },
          { do: 'draw', who: 'you', n: 1 },
        ],
      },
    ],
  },
]
