import type { Episode } from '../../vocabulary/index.ts'

/** The square: a worker will step in front of one shot for a guilty conscience, and the statue can be brought down on Stitch. */
export const jaynestown: Episode = {
  number: 8,
  name: 'Jaynestown',
  letter: 'B',
  tasks: [
    { id: 'move-goods', name: 'Move the Goods', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'defeat-stitch',
      name: 'Settle with Stitch',
      reward: [
        {
          do: 'choose',
          options: [
            [{ do: 'credits', n: 2 }],
            [
              { do: 'gain-talent', who: 'any' },
              { do: 'credits', n: 1 },
            ],
          ],
        },
      ],
      failure: [{ do: 'gain-flaw', who: { firstOf: ['jayne', 'highest-rank'] } }],
    },
    { id: 'lift-landlock', name: 'Lift the Landing Lock', reward: [{ do: 'credits', n: 2 }] },
  ],
  abilities: [
    { in: 'ongoing', if: { task: 'lift-landlock', is: 'open' }, static: [{ mod: 'repair-cost', n: 1 }] },
    {
      in: 'ongoing',
      when: { strikeDue: 'crew' },
      limit: 'episode',
      may: true,
      effects: [
        { do: 'gain-flaw', who: { firstOf: ['jayne', 'active'] } },
        { do: 'avoid', who: 'victim', kind: 'crew', n: 1 },
      ],
    },
    { at: 'end-of-episode', if: { task: 'defeat-stitch', is: 'done' }, effects: [{ do: 'heal', who: 'jayne', n: 1 }] },
  ],
  deck: [
    {
      id: 'e08-stitch',
      name: 'Stitch',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 9,
      abilities: [
        { at: 'reveal', effects: [{ do: 'strike', who: { firstOf: ['jayne', 'highest-rank'] }, n: 1 }] },
        {
          at: 'strike',
          if: { counter: 'grudge', of: 'this', max: 2 },
          effects: [
            { do: 'counter', of: 'this', name: 'grudge', add: 1 },
            { do: 'modify', modifier: { mod: 'enemy-attack', n: 1, what: 'this' }, until: 'end-of-episode' },
          ],
        },
        { at: 'defeated', effects: [{ do: 'complete', task: 'defeat-stitch' }] },
      ],
    },
    {
      id: 'e08-magistrate',
      name: 'Magistrate Higgins',
      copies: 1,
      type: 'crew',
      descriptors: [],
      attack: 6,
      keywords: ['stationary'],
      abilities: [{ in: 'ongoing', static: [{ mod: 'goal-price', n: 1 }] }],
    },
    {
      id: 'e08-foremen',
      name: 'Mud Foremen',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 5,
      abilities: [{ at: 'strike', effects: [{ do: 'discard', n: 1, who: 'next' }] }],
    },
    {
      id: 'e08-overseers',
      name: 'Overseers',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 6,
      abilities: [
        {
          at: 'strike',
          effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -1 }, until: 'next-cleanup' }],
        },
      ],
    },
    {
      id: 'e08-goods',
      name: 'Goods in the Mud',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'attack', n: 5, less: [{ n: 2, if: { main: 'jayne' } }] }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'move-goods' },
          ],
        },
      ],
    },
    {
      id: 'e08-lock',
      name: 'Landing Lock',
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
              n: 4,
              less: [
                { n: 1, if: { main: 'inara' } },
                { n: 1, if: { have: 'intel', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'lift-landlock' },
          ],
        },
      ],
    },
    {
      id: 'e08-statue',
      name: 'Statue in the Square',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          if: { count: 'cards', which: { type: 'enemy', name: 'Stitch' }, min: 1 },
          cost: [{ pay: 'attack', n: 2 }],
          effects: [
            {
              do: 'modify',
              modifier: { mod: 'enemy-attack', n: -3, what: { one: { name: 'Stitch' } } },
              until: 'end-of-episode',
            },
            { do: 'gain-talent', who: 'jayne' },
            { do: 'send', what: 'this', to: 'defeated' },
          ],
        },
      ],
    },
    {
      id: 'e08-ballad',
      name: 'Ballad in the Tavern',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'choose', options: [[{ do: 'gain-talent', who: 'any' }], [{ do: 'recruit', n: 3 }]] },
            { do: 'branch', if: { not: { main: 'jayne' } }, effects: [{ do: 'strike', who: 'main', n: 1 }] },
          ],
        },
      ],
    },
    {
      id: 'e08-word-spreads',
      name: 'Word Spreads',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [{ do: 'add-episode', n: 1 }],
          else: [{ do: 'add-episode', n: 2 }],
        },
      ],
    },
  ],
}
