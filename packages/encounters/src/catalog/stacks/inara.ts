import type { StackCard } from '../../vocabulary/index.ts'

/** Grace that fills the crew and takes the edge off an enemy. */
export const inara: readonly StackCard[] = [
  {
    id: 'inara-warm-welcome',
    name: 'Warm Welcome',
    rarity: 'common',
    copies: 5,
    class: 'leadership',
    cost: 2,
    recruit: 2,
    coordinate: true,
    abilities: [],
  },
  {
    id: 'inara-word-in-private',
    name: 'Word in Private',
    rarity: 'common',
    copies: 5,
    class: 'intel',
    cost: 4,
    recruit: 2,
    abilities: [
      { at: 'combo', class: 'intel', effects: [{ do: 'draw', n: 1 }] },
      {
        at: 'activate',
        cost: [{ pay: 'recruit', n: 2 }],
        effects: [{ do: 'modify', modifier: { mod: 'enemy-attack', n: -2, what: 'one-enemy' }, until: 'end-of-turn' }],
      },
    ],
  },
  {
    id: 'inara-wide-acquaintance',
    name: 'Wide Acquaintance',
    rarity: 'uncommon',
    copies: 3,
    class: 'leadership',
    cost: 5,
    recruit: 3,
    coordinate: true,
    abilities: [{ at: 'activate', if: { count: 'recruited-this-turn', min: 2 }, effects: [{ do: 'gain-browncoats' }] }],
  },
  {
    id: 'inara-disarming-manner',
    name: 'Disarming Manner',
    rarity: 'rare',
    copies: 1,
    class: 'intel',
    cost: 7,
    recruit: 3,
    abilities: [
      { at: 'play', effects: [{ do: 'draw', n: 1 }] },
      {
        at: 'activate',
        effects: [
          {
            do: 'modify',
            modifier: {
              mod: 'enemy-attack',
              n: { count: 'classes-played', times: -1, max: 4 },
              what: { one: { type: 'enemy', notDescriptor: 'reaver' } },
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
]
