import type { Episode } from '../../vocabulary/index.ts'

/** The Reaver chase: a raider that hits Serenity twice a turn and can be outgunned, or left behind by a hard turn once that goal is found. */
export const serenityPart2: Episode = {
  number: 2,
  name: 'Serenity (Part 2)',
  letter: 'B',
  tasks: [
    { id: 'defeat-patience', name: 'Defeat Patience', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'defeat-dobson',
      name: 'Defeat Dobson',
      reward: [{ do: 'credits', n: 2 }],
      failure: [{ do: 'gain-flaw', who: 'highest-rank' }],
    },
    {
      id: 'outrun-reavers',
      name: 'Outrun the Reavers',
      reward: [
        { do: 'credits', n: 1 },
        { do: 'gain-talent', who: { firstOf: ['wash', 'active'] } },
      ],
    },
  ],
  abilities: [
    {
      at: 'end-of-episode',
      if: { all: [{ not: { task: 'outrun-reavers', is: 'done' } }, { count: 'ship-strikes', max: 2 }] },
      effects: [{ do: 'ship-strike', n: 1 }],
    },
  ],
  deck: [
    {
      id: 'e02-patience',
      name: 'Patience',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 6,
      keywords: ['range'],
      abilities: [
        {
          at: 'strike',
          effects: [
            { do: 'pay-or', who: 'you', cost: [{ pay: 'recruit', n: 2 }], else: [{ do: 'gain-flaw', who: 'you' }] },
          ],
        },
        { at: 'defeated', effects: [{ do: 'complete', task: 'defeat-patience' }] },
      ],
    },
    {
      id: 'e02-dobson',
      name: 'Dobson',
      copies: 1,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 5,
      abilities: [
        { at: 'reveal', effects: [{ do: 'strike', who: { firstOf: ['river', 'simon', 'active'] }, n: 1 }] },
        { in: 'combat-zone', when: 'end-of-turn', effects: [{ do: 'gain-flaw', who: 'you' }] },
        { at: 'defeated', effects: [{ do: 'complete', task: 'defeat-dobson' }] },
      ],
    },
    {
      id: 'e02-gunhands',
      name: 'Ridge Gunhands',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 4,
      abilities: [{ in: 'ongoing', static: [{ mod: 'enemy-attack', n: 1, what: { every: { name: 'Patience' } } }] }],
    },
    {
      id: 'e02-boarders',
      name: 'Reaver Boarders',
      copies: 2,
      type: 'crew',
      descriptors: ['reaver'],
      attack: 4,
      keywords: ['double-strike'],
      abilities: [],
    },
    {
      id: 'e02-raider',
      name: 'Reaver Raider',
      copies: 1,
      type: 'ship',
      descriptors: ['reaver', 'ship'],
      attack: 5,
      keywords: ['double-strike'],
      abilities: [{ at: 'defeated', effects: [{ do: 'complete', task: 'outrun-reavers' }] }],
    },
    {
      id: 'e02-hard-turn',
      name: 'Hard Turn',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          if: { count: 'cards', which: { type: 'enemy', name: 'Reaver Raider' }, min: 1 },
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
            { do: 'send', what: { one: { name: 'Reaver Raider' } }, to: 'defeated' },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'outrun-reavers' },
          ],
        },
      ],
    },
    {
      id: 'e02-crossfire',
      name: 'Crossfire on the Ridge',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [{ do: 'strike', who: 'you', n: 1 }],
          else: [
            { do: 'strike', who: 'you', n: 1 },
            { do: 'strike', who: 'next', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'e02-buried-coin',
      name: 'Buried Coin',
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
                  { do: 'next-to-serenity', what: 'this', credits: 1 },
                  { do: 'add-episode', n: 1 },
                ],
                [{ do: 'draw', who: 'each', n: 1 }],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'e02-grappling-lines',
      name: 'Grappling Lines',
      copies: 1,
      type: 'ship-strike',
      repair: 5,
      abilities: [
        { at: 'reveal', effects: [{ do: 'place-ship-strike' }] },
        { in: 'ongoing', static: [{ mod: 'enemy-attack', n: 1, what: { every: { descriptor: 'reaver' } } }] },
      ],
    },
  ],
}
