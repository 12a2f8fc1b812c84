import type { Episode } from '../../vocabulary/index.ts'

/** A duel at dawn: Atherton Wing may be faced with at most one Coordinated card, so the crew must scout for the sword lesson or build one strong hand. */
export const shindig: Episode = {
  number: 5,
  name: 'Shindig',
  letter: 'B',
  tasks: [
    { id: 'impress-harrow', name: 'Impress Warwick Harrow', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'win-duel',
      name: 'Win the Duel',
      reward: [{ do: 'credits', n: 2 }],
      failure: [{ do: 'strike', who: { firstOf: ['mal', 'highest-rank'] }, n: 1 }],
    },
    { id: 'clear-the-ship', name: 'Take Back the Ship', reward: [{ do: 'credits', n: 2 }] },
  ],
  abilities: [
    {
      in: 'ongoing',
      action: true,
      limit: 'turn',
      cost: [{ pay: 'recruit', n: 2 }],
      effects: [{ do: 'attack', n: 2, only: 'scan' }],
    },
    {
      at: 'end-of-episode',
      if: { task: 'impress-harrow', is: 'done' },
      effects: [{ do: 'modify', modifier: { mod: 'skip-add', n: 1 }, until: 'used' }],
    },
  ],
  deck: [
    {
      id: 'e05-wing',
      name: 'Atherton Wing',
      copies: 1,
      type: 'crew',
      descriptors: [],
      attack: 9,
      abilities: [
        {
          in: 'ongoing',
          static: [{ mod: 'cannot', what: 'fight-this', unless: { count: 'coordinated-to-you', max: 1 } }],
        },
        {
          in: 'ongoing',
          if: { counter: 'lesson', of: { task: 'win-duel' }, min: 1 },
          static: [{ mod: 'enemy-attack', n: -2, what: 'this' }],
        },
        {
          at: 'defeated',
          effects: [
            { do: 'gain-talent', who: 'inara' },
            { do: 'complete', task: 'win-duel' },
          ],
        },
      ],
    },
    {
      id: 'e05-badgers-men',
      name: "Badger's Men",
      copies: 3,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 5,
      abilities: [
        {
          at: 'strike',
          effects: [
            {
              do: 'pay-or',
              who: 'you',
              cost: [{ pay: 'recruit', n: 1 }],
              else: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -1 }, until: 'next-cleanup' }],
            },
          ],
        },
        { at: 'defeated', effects: [{ do: 'progress', task: 'clear-the-ship', need: 3 }] },
      ],
    },
    {
      id: 'e05-stewards',
      name: 'Ballroom Stewards',
      copies: 1,
      type: 'crew',
      descriptors: [],
      attack: 6,
      keywords: ['stationary'],
      abilities: [{ in: 'verse', static: [{ mod: 'scan-cost', n: 1 }] }],
    },
    {
      id: 'e05-introduction',
      name: 'Introduction to Harrow',
      copies: 2,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'recruit',
              n: 5,
              less: [
                { n: 1, if: { main: 'inara' } },
                { n: 1, if: { have: 'leadership', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'impress-harrow', need: 2 },
          ],
        },
      ],
    },
    {
      id: 'e05-lesson',
      name: 'Sword Lesson',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'attack', n: 4, less: [{ n: 1, if: { main: 'inara' } }] }],
          effects: [
            { do: 'counter', of: { task: 'win-duel' }, name: 'lesson', set: 1 },
            { do: 'send', what: 'this', to: 'defeated' },
          ],
        },
      ],
    },
    {
      id: 'e05-insult',
      name: 'Insult on the Dance Floor',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [
            {
              do: 'pay-or',
              who: 'you',
              cost: [{ pay: 'recruit', n: 2 }],
              else: [{ do: 'gain-flaw', who: { firstOf: ['mal', 'active'] } }],
            },
          ],
          else: [{ do: 'gain-flaw', who: { firstOf: ['mal', 'active'] } }],
        },
      ],
    },
    {
      id: 'e05-gossip',
      name: 'Gossip over Tea',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          effects: [
            {
              do: 'choose',
              options: [
                [
                  { do: 'look', n: 5 },
                  { do: 'discard', n: 1 },
                ],
                [
                  { do: 'draw', who: 'each', n: 1 },
                  { do: 'add-episode', n: 1 },
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'e05-gown',
      name: 'Layered Ball Gown',
      copies: 1,
      type: 'special',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'gain-talent', who: 'kaylee' },
            {
              do: 'branch',
              if: { area: 'verse' },
              effects: [{ do: 'attach', space: 'here' }],
              else: [{ do: 'attach', space: 5 }],
            },
          ],
        },
        {
          in: 'attached',
          when: 'start-of-action',
          if: { count: 'clear-here', min: 1 },
          effects: [{ do: 'recruit', n: 2 }],
        },
      ],
    },
  ],
}
