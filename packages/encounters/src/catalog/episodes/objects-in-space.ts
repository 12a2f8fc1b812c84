import type { Episode } from '../../vocabulary/index.ts'

/** Cat and mouse with Early: the crew starts locked in, every freed bunk takes a point off him, and each scan draws him to the place you looked at. */
export const objectsInSpace: Episode = {
  number: 15,
  name: 'Objects in Space',
  letter: 'C',
  tasks: [
    { id: 'free-crew', name: 'Free the Crew', reward: [{ do: 'credits', n: 3 }] },
    {
      id: 'find-river',
      name: 'Find River',
      reward: [
        { do: 'credits', n: 1 },
        { do: 'gain-talent', who: { firstOf: ['river', 'active'] } },
      ],
    },
    {
      id: 'put-early-out',
      name: 'Put Early Out',
      mandatory: true,
      reward: [{ do: 'credits', n: 3 }],
    },
  ],
  abilities: [
    {
      in: 'ongoing',
      if: { counter: 'done', of: { task: 'free-crew' }, min: 0, max: 0 },
      static: [{ mod: 'bridge-closed', n: 3 }],
    },
    {
      in: 'ongoing',
      if: { counter: 'done', of: { task: 'free-crew' }, min: 1, max: 1 },
      static: [{ mod: 'bridge-closed', n: 2 }],
    },
    {
      in: 'ongoing',
      if: { counter: 'done', of: { task: 'free-crew' }, min: 2, max: 2 },
      static: [{ mod: 'bridge-closed', n: 1 }],
    },
    {
      in: 'ongoing',
      if: { counter: 'done', of: { task: 'free-crew' }, min: 1 },
      static: [{ mod: 'enemy-attack', n: -1, what: { every: { name: 'Jubal Early' } } }],
    },
    {
      in: 'ongoing',
      if: { counter: 'done', of: { task: 'free-crew' }, min: 2 },
      static: [{ mod: 'enemy-attack', n: -1, what: { every: { name: 'Jubal Early' } } }],
    },
    {
      in: 'ongoing',
      if: { counter: 'done', of: { task: 'free-crew' }, min: 3 },
      static: [{ mod: 'enemy-attack', n: -1, what: { every: { name: 'Jubal Early' } } }],
    },
  ],
  deck: [
    {
      id: 'e15-early',
      name: 'Jubal Early',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 16,
      keywords: ['double-strike'],
      abilities: [
        { in: 'verse', when: 'scan', effects: [{ do: 'send', what: 'this', to: 'last-scanned-space' }] },
        { at: 'strike', effects: [{ do: 'gain-flaw', who: 'highest-rank' }] },
        { at: 'defeated', effects: [{ do: 'complete', task: 'put-early-out' }] },
      ],
    },
    {
      id: 'e15-shadow',
      name: 'Shadow in the Passage',
      copies: 3,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 8,
      keywords: ['escape'],
      abilities: [{ at: 'escape', effects: [{ do: 'strike', who: 'main', n: 1 }] }],
    },
    {
      id: 'e15-bunk',
      name: 'Locked Bunk',
      copies: 3,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'either', n: 9, less: [{ n: 1, if: { main: 'kaylee' } }] }],
          effects: [
            { do: 'draw', who: 'mate', n: 1 },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'free-crew', need: 3 },
          ],
        },
      ],
    },
    {
      id: 'e15-walls',
      name: 'River in the Walls',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          when: 'end-of-turn',
          if: { count: 'hidden-verse', max: 0 },
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'find-river' },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'recruit',
              n: 8,
              less: [
                { n: 1, if: { main: 'river' } },
                { n: 2, if: { have: 'intel', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'find-river' },
          ],
        },
      ],
    },
    {
      id: 'e15-dark',
      name: 'Blow in the Dark',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [{ do: 'strike', who: { firstOf: ['book', 'highest-rank'] }, n: 1 }],
          else: [
            { do: 'strike', who: { firstOf: ['book', 'highest-rank'] }, n: 1 },
            { do: 'strike', who: 'you', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'e15-power',
      name: 'Power Cut',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [{ do: 'pay-or', who: 'you', cost: [{ pay: 'attack', n: 2 }], else: [{ do: 'ship-strike', n: 1 }] }],
          else: [{ do: 'ship-strike', n: 1 }],
        },
      ],
    },
    {
      id: 'e15-voice',
      name: 'Voice over the Speakers',
      copies: 1,
      type: 'special',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'look', n: 5 },
            { do: 'gain-talent', who: 'river' },
            { do: 'may', effects: [{ do: 'move', what: 'verse-card', dir: 'right', n: 1 }] },
            { do: 'send', what: 'this', to: 'defeated' },
          ],
        },
      ],
    },
    {
      id: 'e15-branch',
      name: 'Harmless Branch',
      copies: 1,
      type: 'special',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'attack', n: 2, only: 'one-enemy' },
          ],
        },
      ],
    },
  ],
}
