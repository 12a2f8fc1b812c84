import type { StackCard } from '../../vocabulary/index.ts'

/** The doctor. Wounds close, and the healed get back to work. */
export const simon: readonly StackCard[] = [
  {
    id: 'simon-steady-hands',
    name: 'Steady Hands',
    rarity: 'common',
    copies: 5,
    class: 'survival',
    cost: 3,
    recruit: 2,
    plus: 'recruit',
    abilities: [
      {
        at: 'combo',
        class: 'survival',
        effects: [
          { do: 'choose', options: [[{ do: 'recruit', n: 1 }], [{ do: 'heal', who: 'main', n: 1, maxDamage: 1 }]] },
        ],
      },
    ],
  },
  {
    id: 'simon-field-diagnosis',
    name: 'Field Diagnosis',
    rarity: 'common',
    copies: 5,
    class: 'intel',
    cost: 4,
    attack: 1,
    coordinate: true,
    abilities: [
      { at: 'play', effects: [{ do: 'heal', who: 'main', n: 1, maxDamage: 2 }] },
      { at: 'combo', class: 'tech', effects: [{ do: 'draw', n: 1 }] },
    ],
  },
  {
    id: 'simon-emergency-surgery',
    name: 'Emergency Surgery',
    rarity: 'uncommon',
    copies: 3,
    class: 'survival',
    cost: 6,
    attack: 2,
    abilities: [
      {
        at: 'play',
        effects: [
          { do: 'draw', n: 1 },
          { do: 'heal', who: 'main', n: 1 },
          { do: 'branch', if: { main: 'river' }, effects: [{ do: 'look', n: 1 }] },
        ],
      },
    ],
  },
  {
    id: 'simon-open-infirmary',
    name: 'Open Infirmary',
    rarity: 'rare',
    copies: 1,
    class: 'survival',
    cost: 7,
    attack: 2,
    abilities: [
      {
        at: 'play',
        effects: [
          { do: 'heal', who: 'main', n: 2 },
          { do: 'draw', who: 'healed', n: 1 },
        ],
      },
    ],
  },
]
