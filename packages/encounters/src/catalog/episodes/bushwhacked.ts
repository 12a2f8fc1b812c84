import type { Episode } from '../../vocabulary/index.ts'

/** The lone survivor: small when he comes aboard unseen, but from the moment he is found he grows with every step. */
export const bushwhacked: Episode = {
  number: 4,
  name: 'Bushwhacked',
  letter: 'A',
  tasks: [
    { id: 'disarm-trap', name: 'Disarm the Trap', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'hide-fugitives',
      name: 'Hide the Fugitives',
      reward: [
        { do: 'credits', n: 1 },
        { do: 'gain-talent', who: { firstOf: ['simon', 'river', 'active'] } },
      ],
      failure: [{ do: 'strike', who: ['simon', 'river'], n: 1 }],
    },
    { id: 'stop-survivor', name: 'Stop the Survivor', reward: [{ do: 'credits', n: 2 }] },
  ],
  abilities: [
    {
      at: 'end-of-episode',
      if: { task: 'hide-fugitives', is: 'done' },
      effects: [
        { do: 'heal', who: 'simon', n: 1 },
        { do: 'heal', who: 'river', n: 1 },
      ],
    },
  ],
  deck: [
    {
      id: 'e04-survivor',
      name: 'Lone Survivor',
      copies: 1,
      type: 'crew',
      descriptors: ['reaver'],
      attack: 2,
      keywords: ['double-strike'],
      abilities: [
        {
          in: 'ongoing',
          when: 'this-moves',
          effects: [{ do: 'modify', modifier: { mod: 'enemy-attack', n: 1, what: 'this' }, until: 'end-of-episode' }],
        },
        { at: 'defeated', effects: [{ do: 'complete', task: 'stop-survivor' }] },
      ],
    },
    {
      id: 'e04-search-team',
      name: 'Search Team',
      copies: 2,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 2,
      abilities: [{ at: 'strike', effects: [{ do: 'gain-flaw', who: ['simon', 'river'] }] }],
    },
    {
      id: 'e04-interrogators',
      name: 'Interrogators',
      copies: 2,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 2,
      abilities: [
        {
          at: 'reveal',
          effects: [{ do: 'choose', options: [[{ do: 'discard', n: 1 }], [{ do: 'gain-flaw', who: 'you' }]] }],
        },
      ],
    },
    {
      id: 'e04-harken',
      name: "Harken's Cruiser",
      copies: 1,
      type: 'ship',
      descriptors: ['alliance', 'ship'],
      attack: 2,
      abilities: [{ in: 'combat-zone', static: [{ mod: 'bridge-closed', n: 2 }] }],
    },
    {
      id: 'e04-trap',
      name: 'Clamped Trap',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          when: 'end-of-turn',
          effects: [
            { do: 'counter', of: 'this', name: 'tick', add: 1 },
            {
              do: 'branch',
              if: { counter: 'tick', of: 'this', min: 3 },
              effects: [
                { do: 'counter', of: 'this', name: 'tick', set: 0 },
                { do: 'ship-strike', n: 1 },
              ],
            },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'either',
              n: 3,
              less: [
                { n: 1, if: { main: 'kaylee' } },
                { n: 1, if: { have: 'tech', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'disarm-trap' },
          ],
        },
      ],
    },
    {
      id: 'e04-hull',
      name: 'Out on the Hull',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          when: 'end-of-turn',
          if: { count: 'clear-spaces', min: 2 },
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'hide-fugitives' },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'recruit',
              n: 4,
              less: [
                { n: 1, if: { main: 'simon' } },
                { n: 1, if: { main: 'river' } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'hide-fugitives' },
          ],
        },
      ],
    },
    {
      id: 'e04-ghost-ship',
      name: 'Ghost Ship',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [
            { do: 'choose', options: [[{ do: 'strike', who: 'you', n: 1 }], [{ do: 'gain-flaw', who: 'you' }]] },
          ],
          else: [{ do: 'strike', who: 'you', n: 1 }],
        },
      ],
    },
    {
      id: 'e04-docking-ring',
      name: 'Buckled Docking Ring',
      copies: 1,
      type: 'ship-strike',
      repair: 4,
      abilities: [
        { at: 'reveal', effects: [{ do: 'place-ship-strike' }] },
        { in: 'ongoing', static: [{ mod: 'hand-size', who: 'lowest-rank', n: -1 }] },
      ],
    },
  ],
}
