import type { Episode } from '../../vocabulary/index.ts'

/** The double-cross: the pistol can be taken only while Saffron is out of sight, so every scan may turn up the partner who walks off with it. */
export const trash: Episode = {
  number: 12,
  name: 'Trash',
  letter: 'C',
  tasks: [
    { id: 'copy-key', name: 'Copy the Key', reward: [{ do: 'credits', n: 2 }] },
    { id: 'reroute-bin', name: 'Reroute the Bin', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'beat-double-cross',
      name: 'Beat the Double-Cross',
      mandatory: true,
      reward: [{ do: 'credits', n: 3 }],
    },
    {
      id: 'keep-pistol',
      name: 'Keep the Pistol',
      reward: [{ do: 'next-to-serenity', what: { one: { name: 'Antique Laser Pistol' } }, credits: 3 }],
    },
  ],
  abilities: [
    { at: 'setup', effects: [{ do: 'look', n: 2 }] },
    {
      at: 'end-of-episode',
      if: { task: 'keep-pistol', is: 'done' },
      effects: [
        {
          do: 'vote',
          options: [
            [{ do: 'campaign', id: 'sold-pistol', effects: [{ do: 'credits', n: 3 }] }],
            [
              {
                do: 'campaign',
                id: 'kept-pistol',
                effects: [{ do: 'gain-talent', n: 2, to: 'deck-shuffle', who: { firstOf: ['mal', 'highest-rank'] } }],
              },
            ],
          ],
        },
      ],
    },
  ],
  deck: [
    {
      id: 'e12-saffron',
      name: 'Saffron the Thief',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 17,
      keywords: ['escape'],
      abilities: [
        {
          at: 'escape',
          effects: [
            { do: 'counter', of: { task: 'beat-double-cross' }, name: 'fled', set: 1 },
            { do: 'gain-flaw', who: 'each' },
            { do: 'strike', who: 'each', n: 1 },
            {
              do: 'modify',
              modifier: { mod: 'goal-price', name: 'Antique Laser Pistol', n: 2 },
              until: 'end-of-episode',
            },
          ],
        },
        { at: 'defeated', effects: [{ do: 'complete', task: 'beat-double-cross' }] },
      ],
    },
    {
      id: 'e12-guards',
      name: 'Estate Guards',
      copies: 3,
      type: 'crew',
      descriptors: [],
      attack: 9,
      abilities: [
        {
          at: 'strike',
          effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -1 }, until: 'next-cleanup' }],
        },
      ],
    },
    {
      id: 'e12-haymer',
      name: 'Durran Haymer',
      copies: 1,
      type: 'crew',
      descriptors: [],
      attack: 8,
      keywords: ['stationary'],
      abilities: [{ in: 'verse', static: [{ mod: 'goal-price', n: 1 }] }],
    },
    {
      id: 'e12-lawmen',
      name: 'Estate Lawmen',
      copies: 1,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 9,
      keywords: ['double-strike'],
      abilities: [{ in: 'combat-zone', static: [{ mod: 'recruit-cost', n: 1 }] }],
    },
    {
      id: 'e12-bin',
      name: 'Stalled Bin Shuttle',
      copies: 1,
      type: 'ship',
      descriptors: ['ship'],
      attack: 9,
      keywords: ['escape'],
      abilities: [
        {
          at: 'defeated',
          effects: [
            { do: 'move-inevitable', n: 2 },
            {
              do: 'if-done',
              effects: [],
              else: [{ do: 'modify', modifier: { mod: 'skip-add', n: 1 }, until: 'used' }],
            },
          ],
        },
        {
          at: 'escape',
          effects: [
            {
              do: 'modify',
              modifier: { mod: 'goal-price', name: 'Antique Laser Pistol', n: 1 },
              until: 'end-of-episode',
            },
          ],
        },
      ],
    },
    {
      id: 'e12-key',
      name: 'Copied Key',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'recruit',
              n: 9,
              less: [
                { n: 1, if: { main: 'kaylee' } },
                { n: 1, if: { main: 'inara' } },
              ],
            },
          ],
          effects: [
            { do: 'scan', n: 1, upTo: true },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'copy-key' },
          ],
        },
      ],
    },
    {
      id: 'e12-controls',
      name: 'Bin Controls',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'either',
              n: 11,
              less: [
                { n: 1, if: { have: 'tech', min: 1 } },
                { n: 1, if: { have: 'intel', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'reroute-bin' },
          ],
        },
      ],
    },
    {
      id: 'e12-pistol',
      name: 'Antique Laser Pistol',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          if: { count: 'cards', which: { type: 'enemy', name: 'Saffron the Thief' }, max: 0 },
          cost: [{ pay: 'attack', n: 11, less: [{ n: 2, if: { task: 'reroute-bin', is: 'done' } }] }],
          effects: [{ do: 'complete', task: 'keep-pistol' }],
        },
      ],
    },
    {
      id: 'e12-waiting',
      name: 'Inara in Waiting',
      copies: 1,
      type: 'goal',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'send', what: 'this', to: 'operations' },
            { do: 'branch', if: { main: 'inara' }, effects: [{ do: 'counter', of: 'this', name: 'paid', add: 2 }] },
          ],
        },
        {
          in: 'operations',
          action: true,
          if: { counter: 'fled', of: { task: 'beat-double-cross' }, min: 1 },
          effects: [
            {
              do: 'pay-in',
              pay: 'recruit',
              need: 16,
              effects: [
                { do: 'send', what: 'this', to: 'defeated' },
                { do: 'complete', task: 'beat-double-cross' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'e12-desert',
      name: 'Left in the Desert',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [{ do: 'discard', n: 2, who: { firstOf: ['mal', 'active'] } }],
          else: [
            { do: 'discard-hand', who: { firstOf: ['mal', 'active'] } },
            { do: 'draw', who: { firstOf: ['mal', 'active'] }, n: 3 },
          ],
        },
      ],
    },
  ],
}
