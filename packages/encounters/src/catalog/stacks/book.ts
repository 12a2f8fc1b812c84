import type { StackCard } from '../../vocabulary/index.ts'

/** Quiet help, a shield for others, and a past that still knows how to fight. */
export const book: readonly StackCard[] = [
  {
    id: 'book-quiet-counsel',
    name: 'Quiet Counsel',
    rarity: 'common',
    copies: 5,
    class: 'survival',
    cost: 2,
    recruit: 2,
    abilities: [{ at: 'play', effects: [{ do: 'arrange', n: 1, discard: 1 }] }],
  },
  {
    id: 'book-old-training',
    name: 'Old Training',
    rarity: 'common',
    copies: 5,
    class: 'strength',
    cost: 4,
    attack: 2,
    coordinate: true,
    abilities: [{ at: 'combo', class: 'survival', effects: [{ do: 'avoid', kind: 'any', n: 1 }] }],
  },
  {
    id: 'book-shelter-the-flock',
    name: 'Shelter the Flock',
    rarity: 'uncommon',
    copies: 3,
    class: 'survival',
    cost: 5,
    attack: 3,
    abilities: [
      {
        at: 'reaction',
        when: { strikeDrawn: 'crew', victim: 'other' },
        cost: [{ give: 'discard-this' }],
        effects: [
          { do: 'cancel', kind: 'crew' },
          { do: 'draw', who: 'you', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'book-keeper-of-secrets',
    name: 'Keeper of Secrets',
    rarity: 'rare',
    copies: 1,
    class: 'survival',
    cost: 7,
    recruit: 3,
    attack: 2,
    abilities: [{ at: 'activate', effects: [{ do: 'search', n: 1, who: 'you', to: 'hand' }] }],
  },
]
