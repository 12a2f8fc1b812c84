import type { StackCard } from '../../vocabulary/index.ts'

/** The most Attack for the price, and somebody always pays for it. */
export const jayne: readonly StackCard[] = [
  {
    id: 'jayne-hired-muscle',
    name: 'Hired Muscle',
    rarity: 'common',
    copies: 5,
    class: 'strength',
    cost: 3,
    attack: 2,
    plus: 'attack',
    coordinate: true,
    abilities: [
      { at: 'combo', class: 'strength', effects: [{ do: 'attack', n: 1 }] },
      {
        at: 'coordinate',
        effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'active', n: -1 }, until: 'next-cleanup' }],
      },
    ],
  },
  {
    id: 'jayne-travel-light',
    name: 'Travel Light',
    rarity: 'common',
    copies: 5,
    class: 'survival',
    cost: 3,
    abilities: [
      {
        at: 'play',
        effects: [
          { do: 'choose', options: [[{ do: 'recruit', n: 1 }], [{ do: 'attack', n: 1 }]] },
          { do: 'defeat-own', n: 1, upTo: true },
        ],
      },
    ],
  },
  {
    id: 'jayne-smash-and-grab',
    name: 'Smash and Grab',
    rarity: 'uncommon',
    copies: 3,
    class: 'strength',
    cost: 5,
    attack: 4,
    abilities: [
      {
        at: 'play',
        effects: [
          { do: 'draw', n: 1 },
          { do: 'discard', n: 1, who: 'next' },
        ],
      },
    ],
  },
  {
    id: 'jayne-whole-arsenal',
    name: 'Whole Arsenal',
    rarity: 'rare',
    copies: 1,
    class: 'strength',
    cost: 7,
    attack: 6,
    plus: 'attack',
    abilities: [
      { at: 'play', effects: [{ do: 'strike', who: 'main', n: 1 }] },
      { at: 'combo', class: 'strength', effects: [{ do: 'attack', n: 2 }] },
    ],
  },
]
