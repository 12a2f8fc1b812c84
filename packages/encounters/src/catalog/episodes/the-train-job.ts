import type { Episode } from '../../vocabulary/index.ts'

/** The crates ride along the row like freight on the train: cheap to lift while they roll, dear once they have been unloaded. */
export const theTrainJob: Episode = {
  number: 3,
  name: 'The Train Job',
  letter: 'C',
  tasks: [
    {
      id: 'lift-crates',
      name: 'Lift the Crates',
      mandatory: true,
      reward: [{ do: 'credits', n: 3 }],
    },
    { id: 'off-the-train', name: 'Get Off the Train', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'answer-crow',
      name: 'Answer to Crow',
      mandatory: true,
      reward: [{ do: 'credits', n: 2 }],
    },
  ],
  abilities: [
    {
      at: 'end-of-episode',
      if: { task: 'lift-crates', is: 'done' },
      effects: [
        {
          do: 'vote',
          options: [
            [
              {
                do: 'campaign',
                id: 'kept-medicine',
                effects: [
                  { do: 'heal-damage', who: 'each-main', n: 2 },
                  { do: 'gain-talent', to: 'deck-shuffle', who: 'simon' },
                ],
              },
            ],
            [
              {
                do: 'campaign',
                id: 'returned-medicine',
                effects: [
                  { do: 'gain-talent', to: 'deck-shuffle', who: 'each' },
                  { do: 'seed', card: 'e03-collectors', letter: 'A', n: 1 },
                ],
              },
            ],
          ],
        },
      ],
    },
  ],
  deck: [
    {
      id: 'e03-crow',
      name: 'Crow',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 16,
      abilities: [
        {
          in: 'ongoing',
          if: { task: 'lift-crates', is: 'done' },
          static: [{ mod: 'enemy-attack', n: -2, what: 'this' }],
        },
        { at: 'strike', effects: [{ do: 'gain-flaw', who: 'you' }] },
        { at: 'defeated', effects: [{ do: 'complete', task: 'answer-crow' }] },
      ],
    },
    {
      id: 'e03-troopers',
      name: 'Train Troopers',
      copies: 3,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 7,
      abilities: [{ at: 'strike', effects: [{ do: 'discard', n: 1, who: 'next' }] }],
    },
    {
      id: 'e03-bourne',
      name: 'Sheriff Bourne',
      copies: 1,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 6,
      keywords: ['stationary'],
      abilities: [
        { in: 'verse', static: [{ mod: 'recruit-cost', n: 1 }] },
        {
          in: ['verse', 'combat-zone'],
          action: true,
          cost: [{ pay: 'recruit', n: 3, less: [{ n: 1, if: { have: 'leadership', min: 1 } }] }],
          effects: [{ do: 'send', what: 'this', to: 'defeated' }],
        },
      ],
    },
    {
      id: 'e03-collectors',
      name: "Niska's Collectors",
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 5,
      abilities: [{ at: 'reveal', effects: [{ do: 'discard', n: 1, who: 'you' }] }],
    },
    {
      id: 'e03-gunboat',
      name: 'Patrol Gunboat',
      copies: 1,
      type: 'ship',
      descriptors: ['alliance', 'ship'],
      attack: 6,
      keywords: ['range'],
      abilities: [],
    },
    {
      id: 'e03-crate',
      name: 'Medicine Crate',
      copies: 2,
      type: 'goal',
      abilities: [
        { at: 'reveal', if: { area: 'combat-zone' }, effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'verse',
          action: true,
          cost: [{ pay: 'either', n: 5 }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'lift-crates', need: 2 },
          ],
        },
        {
          in: ['verse', 'combat-zone'],
          when: 'this-enters-combat-zone',
          effects: [{ do: 'send', what: 'this', to: 'operations' }],
        },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'either', n: 7 }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'lift-crates', need: 2 },
          ],
        },
      ],
    },
    {
      id: 'e03-errand',
      name: "Officer's Errand",
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
              n: 5,
              less: [
                { n: 2, if: { main: 'inara' } },
                { n: 1, if: { have: 'leadership', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'gain-talent', who: 'inara' },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'off-the-train' },
          ],
        },
      ],
    },
    {
      id: 'e03-questions',
      name: 'Held for Questions',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'discard', n: 2, who: 'highest-rank' },
            { do: 'branch', if: { revealedBy: 'combat-zone' }, effects: [{ do: 'gain-flaw', who: 'highest-rank' }] },
          ],
        },
      ],
    },
  ],
}
