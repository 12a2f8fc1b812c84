import type { Episode } from '../../vocabulary/index.ts'

/** The coffin in the hold: it only has to stay there until the chase is over, and it tempts you on every bad turn to throw it away. */
export const theMessage: Episode = {
  number: 13,
  name: 'The Message',
  letter: 'A',
  tasks: [
    { id: 'shake-pursuit', name: 'Shake the Pursuit', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'face-womack',
      name: 'Face Womack',
      reward: [{ do: 'credits', n: 2 }],
      failure: [{ do: 'strike', who: { firstOf: ['kaylee', 'highest-rank'] }, n: 1 }],
    },
    { id: 'bring-home', name: 'Bring Him Home', reward: [{ do: 'credits', n: 1 }] },
  ],
  abilities: [
    {
      at: 'task-done',
      task: 'shake-pursuit',
      effects: [
        {
          do: 'branch',
          if: {
            all: [
              { task: 'face-womack', is: 'done' },
              { count: 'cards', which: { type: 'goal', name: 'Mailed Coffin' }, min: 1 },
            ],
          },
          effects: [{ do: 'complete', task: 'bring-home' }],
        },
      ],
    },
    {
      at: 'task-done',
      task: 'face-womack',
      effects: [
        {
          do: 'branch',
          if: {
            all: [
              { task: 'shake-pursuit', is: 'done' },
              { count: 'cards', which: { type: 'goal', name: 'Mailed Coffin' }, min: 1 },
            ],
          },
          effects: [{ do: 'complete', task: 'bring-home' }],
        },
      ],
    },
    {
      at: 'end-of-episode',
      if: { task: 'bring-home', is: 'done' },
      effects: [{ do: 'modify', modifier: { mod: 'start-hand', n: 1 }, until: 'used' }],
    },
  ],
  deck: [
    {
      id: 'e13-womack',
      name: 'Lieutenant Womack',
      copies: 1,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 6,
      keywords: ['double-strike'],
      abilities: [
        {
          at: 'defeated',
          effects: [
            { do: 'gain-talent', who: 'book' },
            { do: 'complete', task: 'face-womack' },
          ],
        },
      ],
    },
    {
      id: 'e13-deputies',
      name: "Womack's Deputies",
      copies: 2,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 4,
      abilities: [
        {
          at: 'strike',
          if: { count: 'cards', which: { type: 'goal', name: 'Mailed Coffin' }, min: 1 },
          effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -1 }, until: 'next-cleanup' }],
        },
      ],
    },
    {
      id: 'e13-tracker',
      name: 'Hired Tracker',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 4,
      keywords: ['escape'],
      abilities: [{ at: 'escape', effects: [{ do: 'add-episode', n: 1 }] }],
    },
    {
      id: 'e13-pursuer',
      name: 'Short-Range Pursuer',
      copies: 2,
      type: 'ship',
      descriptors: ['alliance', 'ship'],
      attack: 4,
      keywords: ['range'],
      abilities: [
        {
          in: 'verse',
          action: true,
          cost: [
            {
              pay: 'recruit',
              n: 4,
              less: [
                { n: 1, if: { main: 'wash' } },
                { n: 1, if: { have: 'tech', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'shake-pursuit', need: 2 },
          ],
        },
        { at: 'defeated', effects: [{ do: 'progress', task: 'shake-pursuit', need: 2 }] },
      ],
    },
    {
      id: 'e13-coffin',
      name: 'Mailed Coffin',
      copies: 1,
      type: 'goal',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'send', what: 'this', to: 'operations' },
            {
              do: 'branch',
              if: {
                all: [
                  { task: 'shake-pursuit', is: 'done' },
                  { task: 'face-womack', is: 'done' },
                ],
              },
              effects: [{ do: 'complete', task: 'bring-home' }],
            },
          ],
        },
        {
          in: 'operations',
          action: true,
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'draw', who: 'each', n: 1 },
            { do: 'avoid', kind: 'any', n: 1 },
            { do: 'fail', task: 'bring-home' },
          ],
        },
      ],
    },
    {
      id: 'e13-canyon',
      name: 'Into the Canyon',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [{ do: 'choose', options: [[{ do: 'ship-strike', n: 1 }], [{ do: 'discard', n: 2 }]] }],
          else: [{ do: 'ship-strike', n: 1 }],
        },
      ],
    },
    {
      type: 'character',
      id: 'e13-tracey',
      name: 'Tracey, Old Comrade',
      copies: 1,
      class: 'strength',
      cost: 5,
      attack: 4,
      plus: 'attack',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'gain-flaw', who: { firstOf: ['zoe', 'mal', 'active'] } },
            { do: 'join-deck', who: { firstOf: ['zoe', 'mal', 'active'] } },
          ],
        },
        { at: 'combo', class: 'leadership', effects: [{ do: 'attack', n: 1 }] },
      ],
    },
    {
      id: 'e13-scrape',
      name: 'Canyon Scrape',
      copies: 1,
      type: 'ship-strike',
      repair: 5,
      abilities: [
        { at: 'reveal', effects: [{ do: 'place-ship-strike' }] },
        { in: 'ongoing', static: [{ mod: 'enemy-attack', n: 1, what: { every: { type: 'ship' } } }] },
      ],
    },
  ],
}
