import type { Episode } from '../../vocabulary/index.ts'

/** Storming the station: every Station Guards card that falls adds to the same turn's Attack, so one big turn beats three small ones, while the captives pay for waiting. */
export const warStories: Episode = {
  number: 11,
  name: 'War Stories',
  letter: 'B',
  tasks: [
    {
      id: 'ransom-captive',
      name: 'Ransom a Captive',
      reward: [{ do: 'credits', n: 2 }],
      failure: [{ do: 'strike', who: { firstOf: ['wash', 'mal', 'highest-rank'] }, n: 1 }],
    },
    { id: 'storm-station', name: 'Storm the Station', reward: [{ do: 'credits', n: 2 }] },
    { id: 'deal-with-niska', name: 'Deal with Niska', reward: [{ do: 'credits', n: 2 }] },
  ],
  abilities: [
    {
      at: 'end-of-episode',
      if: { task: 'ransom-captive', is: 'done' },
      effects: [
        { do: 'heal', who: 'mal', n: 1 },
        { do: 'heal', who: 'wash', n: 1 },
      ],
    },
  ],
  deck: [
    {
      id: 'e11-niska',
      name: 'Niska',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 7,
      abilities: [
        {
          at: 'strike',
          if: { task: 'ransom-captive', is: 'open' },
          effects: [{ do: 'strike', who: { firstOf: ['mal', 'wash', 'highest-rank'] }, n: 1 }],
        },
        { at: 'defeated', effects: [{ do: 'complete', task: 'deal-with-niska' }] },
      ],
    },
    {
      id: 'e11-torturer',
      name: 'The Torturer',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 5,
      abilities: [
        { in: 'combat-zone', static: [{ mod: 'cannot', what: 'heal', who: 'each' }] },
        { at: 'strike', effects: [{ do: 'gain-flaw', who: { firstOf: ['wash', 'mal', 'active'] } }] },
      ],
    },
    {
      id: 'e11-guards',
      name: 'Station Guards',
      copies: 3,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 4,
      abilities: [
        {
          at: 'defeated',
          effects: [
            { do: 'attack', n: 1 },
            { do: 'progress', task: 'storm-station', need: 3 },
          ],
        },
      ],
    },
    {
      id: 'e11-armoured',
      name: 'Armoured Guards',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 5,
      keywords: ['range'],
      abilities: [{ at: 'defeated', effects: [{ do: 'progress', task: 'storm-station', need: 3 }] }],
    },
    {
      id: 'e11-battery',
      name: 'Skyplex Battery',
      copies: 1,
      type: 'ship',
      descriptors: ['outlaw', 'ship'],
      attack: 4,
      keywords: ['stationary', 'range'],
      abilities: [],
    },
    {
      id: 'e11-ransom',
      name: 'Captive for Ransom',
      copies: 1,
      type: 'goal',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'send', what: 'this', to: 'operations' },
            { do: 'branch', if: { main: 'zoe' }, effects: [{ do: 'counter', of: 'this', name: 'paid', add: 1 }] },
          ],
        },
        {
          in: 'operations',
          action: true,
          effects: [
            {
              do: 'pay-in',
              pay: 'recruit',
              need: 5,
              effects: [
                { do: 'heal', who: 'main', n: 1, maxDamage: 3 },
                { do: 'gain-talent', who: 'zoe' },
                { do: 'send', what: 'this', to: 'defeated' },
                { do: 'complete', task: 'ransom-captive' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'e11-cell',
      name: 'Second Captive',
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
              n: 5,
              less: [
                { n: 1, if: { main: 'zoe' } },
                { n: 1, if: { have: 'strength', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'deal-with-niska' },
          ],
        },
      ],
    },
    {
      id: 'e11-breach',
      name: 'Breach at the Dock',
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
  ],
}
