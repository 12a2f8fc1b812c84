import type { StackCard } from '../../vocabulary/index.ts'

/** A pilot who sees what is coming and steers around it. */
export const wash: readonly StackCard[] = [
  {
    id: 'wash-plot-a-course',
    name: 'Plot a Course',
    rarity: 'common',
    copies: 5,
    class: 'tech',
    cost: 3,
    recruit: 2,
    coordinate: true,
    abilities: [{ at: 'combo', class: 'tech', effects: [{ do: 'scan', n: 1, upTo: true }] }],
  },
  {
    id: 'wash-watch-the-scope',
    name: 'Watch the Scope',
    rarity: 'common',
    copies: 5,
    class: 'intel',
    cost: 3,
    attack: 1,
    plus: 'attack',
    abilities: [
      {
        at: 'play',
        effects: [
          { do: 'look', n: 2 },
          { do: 'attack', n: 1, only: 'scan' },
        ],
      },
    ],
  },
  {
    id: 'wash-hard-bank',
    name: 'Hard Bank',
    rarity: 'uncommon',
    copies: 3,
    class: 'tech',
    cost: 5,
    recruit: 2,
    attack: 2,
    abilities: [
      { at: 'activate', effects: [{ do: 'avoid', kind: 'ship', n: 1 }] },
      {
        at: 'reaction',
        when: { strikeDue: 'ship' },
        cost: [{ give: 'discard-this' }],
        effects: [{ do: 'avoid', who: 'victim', kind: 'ship', n: 1 }],
      },
    ],
  },
  {
    id: 'wash-thread-the-canyon',
    name: 'Thread the Canyon',
    rarity: 'rare',
    copies: 1,
    class: 'intel',
    cost: 7,
    attack: 3,
    abilities: [
      {
        at: 'play',
        effects: [
          { do: 'draw', n: 1 },
          {
            do: 'repeat',
            times: 2,
            effects: [{ do: 'may', effects: [{ do: 'move', what: 'verse-card', dir: 'right', n: 1 }] }],
          },
          { do: 'draw', who: 'zoe', n: 1 },
        ],
      },
    ],
  },
]
