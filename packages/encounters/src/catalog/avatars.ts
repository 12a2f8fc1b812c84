import type { Avatar } from '../vocabulary/index.ts'

/** The nine crew members as Avatars, by Rank. */
export const avatars: readonly Avatar[] = [
  {
    crew: 'mal',
    name: 'Mal',
    rank: 1,
    health: 12,
    defense: 4,
    talent: {
      name: 'Lead from the Front',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        {
          at: 'activate',
          cost: [{ give: 'defeat-this' }],
          effects: [
            { do: 'draw', who: 'mate', n: 1 },
            { do: 'attack', n: 3 },
          ],
        },
      ],
    },
    flaw: {
      name: 'Stubborn Pride',
      abilities: [
        {
          at: 'play',
          effects: [
            {
              do: 'choose',
              options: [
                [{ do: 'discard', n: 1 }],
                [
                  {
                    do: 'modify',
                    modifier: { mod: 'enemy-attack', n: 2, what: 'strongest-enemy' },
                    until: 'end-of-turn',
                  },
                ],
              ],
            },
          ],
        },
      ],
    },
  },
  {
    crew: 'zoe',
    name: 'Zoe',
    rank: 2,
    health: 12,
    defense: 5,
    talent: {
      name: 'Marked Target',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        { at: 'activate', cost: [{ give: 'defeat-this' }], effects: [{ do: 'attack', n: 4, only: 'one-enemy' }] },
      ],
    },
    flaw: {
      name: 'Duty Weighs Heavy',
      abilities: [{ at: 'play', effects: [{ do: 'discard', n: 1, who: 'least-health' }] }],
    },
  },
  {
    crew: 'wash',
    name: 'Wash',
    rank: 3,
    health: 10,
    defense: 3,
    talent: {
      name: 'Clear Skies',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        { at: 'activate', cost: [{ give: 'defeat-this' }], effects: [{ do: 'scan', n: 1 }] },
      ],
    },
    flaw: {
      name: 'Rattled Nerves',
      abilities: [
        {
          at: 'play',
          effects: [{ do: 'choose', options: [[{ do: 'add-episode', n: 1 }], [{ do: 'discard', n: 2 }]] }],
        },
      ],
    },
  },
  {
    crew: 'jayne',
    name: 'Jayne',
    rank: 4,
    health: 13,
    defense: 5,
    talent: {
      name: 'Cut the Dead Weight',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        {
          at: 'activate',
          cost: [{ give: 'defeat-this' }],
          effects: [
            { do: 'defeat-own', n: 1, upTo: true },
            { do: 'attack', n: 3 },
          ],
        },
      ],
    },
    flaw: {
      name: 'Own Share First',
      abilities: [
        {
          at: 'play',
          effects: [
            { do: 'discard', n: 1, who: 'mate', highestCost: true },
            { do: 'draw', n: 1 },
          ],
        },
      ],
    },
  },
  {
    crew: 'kaylee',
    name: 'Kaylee',
    rank: 5,
    health: 10,
    defense: 2,
    talent: {
      name: 'Patch and Polish',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        {
          at: 'activate',
          cost: [{ give: 'defeat-this' }],
          effects: [
            { do: 'recruit', n: 3 },
            { do: 'choose', options: [[{ do: 'repair', n: 1 }], [{ do: 'avoid', kind: 'ship', n: 1 }]] },
          ],
        },
      ],
    },
    flaw: {
      name: 'No Stomach for a Fight',
      abilities: [
        {
          at: 'play',
          effects: [
            {
              do: 'modify',
              modifier: {
                mod: 'cannot',
                what: 'fight-crew',
                who: 'you',
                unless: { count: 'scanned-this-turn', min: 1 },
              },
              until: 'end-of-turn',
            },
          ],
        },
      ],
    },
  },
  {
    crew: 'inara',
    name: 'Inara',
    rank: 6,
    health: 10,
    defense: 3,
    talent: {
      name: 'A Fitting Introduction',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        {
          at: 'activate',
          cost: [{ give: 'defeat-this' }],
          effects: [{ do: 'gain-bridge', costMax: 5, to: 'deck-top' }],
        },
      ],
    },
    flaw: {
      name: 'Prior Engagement',
      abilities: [
        {
          at: 'play',
          effects: [
            { do: 'sweep-bridge', n: 2, highestCost: true },
            { do: 'discard', n: 1 },
          ],
        },
      ],
    },
  },
  {
    crew: 'book',
    name: 'Book',
    rank: 7,
    health: 11,
    defense: 3,
    talent: {
      name: 'The Power of Belief',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        { at: 'activate', cost: [{ give: 'defeat-this' }], effects: [{ do: 'search', n: 1, who: 'you', to: 'hand' }] },
      ],
    },
    flaw: {
      name: 'Vow of Peace',
      abilities: [
        {
          at: 'play',
          effects: [
            {
              do: 'pay-or',
              who: 'you',
              cost: [{ discard: 1 }],
              else: [{ do: 'modify', modifier: { mod: 'cannot', what: 'fight', who: 'you' }, until: 'end-of-turn' }],
            },
          ],
        },
      ],
    },
  },
  {
    crew: 'simon',
    name: 'Simon',
    rank: 8,
    health: 10,
    defense: 2,
    talent: {
      name: 'Doctor on Call',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        {
          at: 'activate',
          cost: [{ give: 'defeat-this' }],
          effects: [
            { do: 'heal', who: 'main', n: 1 },
            { do: 'draw', who: 'healed', n: 1 },
          ],
        },
      ],
    },
    flaw: {
      name: 'Out of His Depth',
      abilities: [
        {
          at: 'play',
          effects: [
            { do: 'modify', modifier: { mod: 'cannot', what: 'heal', who: 'you' }, until: 'end-of-turn' },
            { do: 'discard', n: 1 },
          ],
        },
      ],
    },
  },
  {
    crew: 'river',
    name: 'River',
    rank: 9,
    health: 11,
    defense: 4,
    talent: {
      name: 'Foresight',
      abilities: [
        { at: 'play', effects: [{ do: 'draw', n: 1 }] },
        {
          at: 'activate',
          cost: [{ give: 'defeat-this' }],
          effects: [
            { do: 'look', n: 3 },
            { do: 'avoid', kind: 'any', n: 1 },
          ],
        },
      ],
    },
    flaw: {
      name: 'Scattered Thoughts',
      abilities: [
        {
          at: 'play',
          effects: [
            { do: 'discard-hand', who: 'you' },
            { do: 'draw', who: 'you', n: { count: 'amount', plus: -1 } },
          ],
        },
      ],
    },
  },
]
