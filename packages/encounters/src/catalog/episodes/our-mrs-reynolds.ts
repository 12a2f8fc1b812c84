import type { Episode } from '../../vocabulary/index.ts'

/** The net station parks in the leftmost space and wears Serenity down, while the bride in the row slips away unless somebody reads the signs. */
export const ourMrsReynolds: Episode = {
  number: 7,
  name: 'Our Mrs. Reynolds',
  letter: 'A',
  tasks: [
    {
      id: 'see-through-saffron',
      name: 'See Through Saffron',
      reward: [
        { do: 'credits', n: 1 },
        { do: 'gain-talent', who: { firstOf: ['inara', 'active'] } },
      ],
    },
    { id: 'retake-helm', name: 'Retake the Helm', reward: [{ do: 'credits', n: 2 }] },
    { id: 'break-net', name: 'Break the Net', reward: [{ do: 'credits', n: 2 }], failure: [{ do: 'credits', n: -1 }] },
  ],
  abilities: [],
  deck: [
    {
      id: 'e07-saffron',
      name: 'Saffron the Bride',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 6,
      keywords: ['escape'],
      abilities: [
        {
          in: 'ongoing',
          if: { counter: 'done', of: { task: 'see-through-saffron' }, min: 1 },
          static: [{ mod: 'enemy-attack', n: -3, what: 'this' }],
        },
        { at: 'escape', effects: [{ do: 'gain-flaw', who: 'each' }] },
        { at: 'defeated', effects: [{ do: 'complete', task: 'see-through-saffron' }] },
      ],
    },
    {
      id: 'e07-bandits',
      name: 'Stage-Road Bandits',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 3,
      abilities: [{ at: 'strike', effects: [{ do: 'sweep-bridge', n: 1, highestCost: true }] }],
    },
    {
      id: 'e07-breakers',
      name: 'Ship Breakers',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 3,
      abilities: [
        { in: 'combat-zone', static: [{ mod: 'repair-cost', n: 1 }] },
        { at: 'strike', if: { count: 'ship-strikes', min: 2 }, effects: [{ do: 'gain-flaw', who: 'you' }] },
      ],
    },
    {
      id: 'e07-net',
      name: 'Net Station',
      copies: 1,
      type: 'ship',
      descriptors: ['outlaw', 'ship'],
      attack: 5,
      keywords: ['stationary'],
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: { space: 5 } }] },
        {
          in: 'verse',
          when: 'end-of-turn',
          effects: [
            { do: 'counter', of: 'this', name: 'pull', add: 1 },
            {
              do: 'branch',
              if: { counter: 'pull', of: 'this', min: 4 },
              effects: [
                { do: 'counter', of: 'this', name: 'pull', set: 0 },
                { do: 'ship-strike', n: 1 },
              ],
            },
          ],
        },
        { in: 'ongoing', if: { main: 'jayne' }, static: [{ mod: 'enemy-attack', n: -1, what: 'this' }] },
        {
          in: 'ongoing',
          if: { task: 'retake-helm', is: 'done' },
          static: [{ mod: 'enemy-attack', n: -1, what: 'this' }],
        },
        { at: 'defeated', effects: [{ do: 'complete', task: 'break-net' }] },
      ],
    },
    {
      id: 'e07-slip',
      name: 'Tell-Tale Slip',
      copies: 2,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'either',
              n: 4,
              less: [
                { n: 1, if: { main: 'inara' } },
                { n: 1, if: { have: 'intel', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'see-through-saffron', need: 2 },
          ],
        },
      ],
    },
    {
      id: 'e07-helm',
      name: 'Locked Helm',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'attack',
              n: 4,
              less: [
                { n: 1, if: { main: 'wash' } },
                { n: 1, if: { have: 'tech', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'gain-talent', who: 'wash' },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'retake-helm' },
          ],
        },
      ],
    },
    {
      id: 'e07-kiss',
      name: 'Drugged Kiss',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'discard', n: 2, who: { firstOf: ['mal', 'wash', 'active'] } },
            {
              do: 'branch',
              if: { revealedBy: 'combat-zone' },
              effects: [{ do: 'gain-flaw', who: { firstOf: ['mal', 'wash', 'active'] } }],
            },
          ],
        },
      ],
    },
    {
      id: 'e07-fused-controls',
      name: 'Fused Controls',
      copies: 1,
      type: 'ship-strike',
      repair: 4,
      abilities: [
        { at: 'reveal', effects: [{ do: 'place-ship-strike' }] },
        { in: 'ongoing', static: [{ mod: 'goal-price', n: 1 }] },
      ],
    },
  ],
}
