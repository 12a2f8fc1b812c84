import type { StackCard } from '../../vocabulary/index.ts'

/** Good cheer, cheap help, and a ship that mends. */
export const kaylee: readonly StackCard[] = [
  {
    id: 'kaylee-tinker',
    name: 'Tinker',
    rarity: 'common',
    copies: 5,
    class: 'tech',
    cost: 2,
    recruit: 2,
    abilities: [
      {
        at: 'combo',
        class: 'tech',
        effects: [{ do: 'modify', modifier: { mod: 'repair-cost', n: -2 }, until: 'end-of-turn' }],
      },
    ],
  },
  {
    id: 'kaylee-good-company',
    name: 'Good Company',
    rarity: 'common',
    copies: 5,
    class: 'leadership',
    cost: 4,
    recruit: 1,
    attack: 1,
    plus: 'recruit',
    coordinate: true,
    abilities: [
      { at: 'play', effects: [{ do: 'heal', who: 'main', n: 1, maxDamage: 1 }] },
      { at: 'combo', class: 'survival', effects: [{ do: 'recruit', n: 1 }] },
    ],
  },
  {
    id: 'kaylee-salvaged-part',
    name: 'Salvaged Part',
    rarity: 'uncommon',
    copies: 3,
    class: 'tech',
    cost: 6,
    attack: 2,
    abilities: [
      {
        at: 'play',
        effects: [
          { do: 'draw', n: 1 },
          { do: 'repair', n: 1 },
          { do: 'if-done', effects: [], else: [{ do: 'recruit', n: 2 }] },
        ],
      },
    ],
  },
  {
    id: 'kaylee-master-mechanic',
    name: 'Master Mechanic',
    rarity: 'rare',
    copies: 1,
    class: 'tech',
    cost: 7,
    recruit: 3,
    attack: 3,
    abilities: [
      { at: 'activate', effects: [{ do: 'choose', options: [[{ do: 'repair', n: 1 }], [{ do: 'reset-upgrade' }]] }] },
    ],
  },
]
