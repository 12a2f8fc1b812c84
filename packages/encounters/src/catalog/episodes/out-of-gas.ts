import type { Episode } from '../../vocabulary/index.ts'

/** The air runs out: every open Air Scrubber costs the whole crew a card per hand, and the engine can only be fitted once the part is aboard. */
export const outOfGas: Episode = {
  number: 9,
  name: 'Out of Gas',
  letter: 'C',
  tasks: [
    { id: 'put-out-fire', name: 'Put Out the Fire', reward: [{ do: 'credits', n: 2 }] },
    { id: 'restore-air', name: 'Restore the Air', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'find-part',
      name: 'Find the Part',
      mandatory: true,
      reward: [{ do: 'gain-talent', who: { firstOf: ['mal', 'active'] } }],
    },
    {
      id: 'fit-part',
      name: 'Fit the Part',
      mandatory: true,
      reward: [{ do: 'credits', n: 3 }],
    },
  ],
  abilities: [
    { at: 'setup', if: { count: 'ship-strikes', max: 1 }, effects: [{ do: 'ship-strike', n: 1 }] },
    {
      in: 'ongoing',
      if: {
        all: [
          { task: 'restore-air', is: 'open' },
          { task: 'find-part', is: 'open' },
        ],
      },
      static: [{ mod: 'most-coordinated', n: 0 }],
    },
    {
      at: 'end-of-episode',
      if: { task: 'put-out-fire', is: 'done' },
      effects: [{ do: 'campaign', id: 'sound-ship', effects: [{ do: 'repair', n: 1 }] }],
      else: [
        {
          do: 'campaign',
          id: 'scorched-ship',
          effects: [{ do: 'branch', if: { count: 'ship-strikes', max: 3 }, effects: [{ do: 'ship-strike', n: 1 }] }],
        },
      ],
    },
  ],
  deck: [
    {
      id: 'e09-captain',
      name: 'Salvage Captain',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 16,
      keywords: ['range'],
      abilities: [
        { at: 'reveal', effects: [{ do: 'strike', who: { firstOf: ['mal', 'highest-rank'] }, n: 1 }] },
        { in: 'combat-zone', static: [{ mod: 'goal-price', name: 'Spare Part', n: 1 }] },
        { at: 'defeated', effects: [{ do: 'complete', task: 'find-part' }] },
      ],
    },
    {
      id: 'e09-salvage-crew',
      name: 'Salvage Crew',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 10,
      keywords: ['escape'],
      abilities: [
        {
          at: 'escape',
          effects: [{ do: 'choose', options: [[{ do: 'discard', n: 1, who: 'each' }], [{ do: 'ship-strike', n: 1 }]] }],
        },
      ],
    },
    {
      id: 'e09-walden',
      name: 'Salvage Ship Walden',
      copies: 1,
      type: 'ship',
      descriptors: ['outlaw', 'ship'],
      attack: 10,
      keywords: ['stationary'],
      abilities: [
        {
          in: 'verse',
          static: [
            { mod: 'goal-price', name: 'Spare Part', n: -2 },
            { mod: 'enemy-attack', n: 1, what: { every: { type: 'crew', descriptor: 'outlaw' } } },
          ],
        },
      ],
    },
    {
      id: 'e09-air',
      name: 'Air Scrubber',
      copies: 2,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        { in: 'operations', static: [{ mod: 'hand-size', who: 'each', n: -1 }] },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'either', n: 5, less: [{ n: 1, if: { have: 'tech', min: 1 } }] }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'restore-air', need: 2 },
          ],
        },
      ],
    },
    {
      id: 'e09-part',
      name: 'Spare Part',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'recruit', n: 7 }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'find-part' },
            { do: 'enemy-strikes', what: { one: { name: 'Salvage Captain' } } },
          ],
        },
      ],
    },
    {
      id: 'e09-engine',
      name: 'Dead Engine',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          when: 'end-of-turn',
          effects: [
            { do: 'counter', of: 'this', name: 'cold', add: 1 },
            {
              do: 'branch',
              if: { counter: 'cold', of: 'this', min: 4 },
              effects: [
                { do: 'counter', of: 'this', name: 'cold', set: 0 },
                { do: 'strike', who: 'each', n: 1 },
              ],
            },
          ],
        },
        {
          in: 'operations',
          action: true,
          if: { task: 'find-part', is: 'done' },
          cost: [
            {
              pay: 'either',
              n: 11,
              less: [
                { n: 2, if: { main: 'kaylee' } },
                { n: 1, if: { have: 'tech', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'gain-talent', who: 'kaylee' },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'fit-part' },
          ],
        },
      ],
    },
    {
      id: 'e09-blast',
      name: 'Engine Blast',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [{ do: 'strike', who: { firstOf: ['zoe', 'highest-rank'] }, n: 1 }],
          else: [
            { do: 'strike', who: { firstOf: ['zoe', 'highest-rank'] }, n: 1 },
            { do: 'strike', who: 'you', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'e09-how-they-came',
      name: 'How They Came Aboard',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          effects: [
            {
              do: 'each',
              who: 'each',
              effects: [
                {
                  do: 'choose',
                  options: [
                    [
                      { do: 'gain-bridge', costMax: 4 },
                      { do: 'discard', n: 1 },
                    ],
                    [{ do: 'heal', who: 'you', n: 1, maxDamage: 1 }],
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'e09-engine-fire',
      name: 'Engine Room Fire',
      copies: 1,
      type: 'ship-strike',
      repair: 6,
      abilities: [
        { at: 'reveal', effects: [{ do: 'place-ship-strike' }] },
        { in: 'ongoing', static: [{ mod: 'recruit-cost', n: 1 }] },
        { at: 'repaired', effects: [{ do: 'progress', task: 'put-out-fire', need: 2 }] },
      ],
    },
    {
      id: 'e09-passage-fire',
      name: 'Fire in the Passage',
      copies: 1,
      type: 'ship-strike',
      repair: 4,
      abilities: [
        { at: 'reveal', effects: [{ do: 'place-ship-strike' }] },
        { in: 'ongoing', static: [{ mod: 'scan-cost', n: 1 }] },
        { at: 'repaired', effects: [{ do: 'progress', task: 'put-out-fire', need: 2 }] },
      ],
    },
  ],
}
