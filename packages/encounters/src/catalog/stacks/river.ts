import type { StackCard } from '../../vocabulary/index.ts'

/** Knows too much; brilliant at the right moment, dangerous at the wrong one. */
export const river: readonly StackCard[] = [
  {
    id: 'river-no-power',
    name: "No Power in the 'Verse Can Stop Me",
    rarity: 'common',
    copies: 5,
    class: 'intel',
    cost: 4,
    attack: 2,
    plus: 'attack',
    abilities: [{ at: 'combo', class: 'intel', effects: [{ do: 'attack', n: 2 }] }],
  },
  {
    id: 'river-strange-arithmetic',
    name: 'Strange Arithmetic',
    rarity: 'common',
    copies: 5,
    class: 'tech',
    cost: 3,
    recruit: 1,
    abilities: [
      { at: 'play', effects: [{ do: 'draw', n: 1 }] },
      { at: 'activate', cost: [{ discard: 1 }], effects: [{ do: 'scan', n: 1 }] },
    ],
  },
  {
    id: 'river-listening',
    name: 'Listening',
    rarity: 'uncommon',
    copies: 3,
    class: 'intel',
    cost: 6,
    attack: 3,
    coordinate: true,
    abilities: [
      { at: 'play', effects: [{ do: 'look', n: 2 }] },
      { at: 'combo', class: 'intel', effects: [{ do: 'draw', n: 1 }] },
    ],
  },
  {
    id: 'river-unbound',
    name: 'Unbound',
    rarity: 'rare',
    copies: 1,
    class: 'tech',
    cost: 8,
    attack: 5,
    plus: 'attack',
    abilities: [
      {
        at: 'play',
        if: { count: 'hidden-verse', min: 1 },
        effects: [{ do: 'attack', n: { count: 'hidden-verse' } }],
        else: [{ do: 'gain-flaw', who: 'you' }],
      },
    ],
  },
]
