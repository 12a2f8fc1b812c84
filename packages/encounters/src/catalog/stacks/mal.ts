import type { StackCard } from '../../vocabulary/index.ts'

/** A captain who is strongest when others stand with him. */
export const mal: readonly StackCard[] = [
  {
    id: 'mal-captains-orders',
    name: "Captain's Orders",
    rarity: 'common',
    copies: 5,
    class: 'leadership',
    cost: 3,
    recruit: 2,
    coordinate: true,
    abilities: [{ at: 'combo', class: 'leadership', effects: [{ do: 'sweep-bridge', n: 1 }] }],
  },
  {
    id: 'mal-fast-hand',
    name: 'Fast Hand',
    rarity: 'common',
    copies: 5,
    class: 'strength',
    cost: 4,
    attack: 2,
    plus: 'attack',
    abilities: [
      {
        at: 'combo',
        class: 'leadership',
        effects: [
          { do: 'attack', n: 1 },
          { do: 'recruit', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'mal-rally-the-crew',
    name: 'Rally the Crew',
    rarity: 'uncommon',
    copies: 3,
    class: 'leadership',
    cost: 5,
    attack: 3,
    coordinate: true,
    abilities: [
      { at: 'combo', class: 'strength', effects: [{ do: 'draw', who: 'mate', n: 1 }] },
      { at: 'coordinate', effects: [{ do: 'attack', n: 1, who: 'active' }] },
    ],
  },
  {
    id: 'mal-all-hands',
    name: 'All Hands',
    rarity: 'rare',
    copies: 1,
    class: 'strength',
    cost: 7,
    attack: 4,
    plus: 'attack',
    abilities: [
      { at: 'play', effects: [{ do: 'extra-coordinate', who: 'others', n: 1 }] },
      { at: 'activate', effects: [{ do: 'attack', n: { count: 'coordinated-to-you' } }] },
    ],
  },
]
