import type { Episode } from '../../vocabulary/index.ts'

/** A Reaver ship drifts through the row: left hidden it passes by, scanned it turns on you, and nobody knows which card it is. */
export const serenityPart1: Episode = {
  number: 1,
  name: 'Serenity (Part 1)',
  letter: 'A',
  tasks: [
    { id: 'keep-cargo', name: 'Keep the Cargo', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'slip-cruiser',
      name: 'Slip the Cruiser',
      reward: [{ do: 'credits', n: 2 }],
      failure: [{ do: 'gain-flaw', who: 'highest-rank' }],
    },
    {
      id: 'tend-wounded',
      name: 'Tend the Wounded',
      reward: [{ do: 'gain-talent', who: { firstOf: ['simon', 'active'] } }],
    },
  ],
  abilities: [],
  deck: [
    {
      id: 'e01-cruiser',
      name: 'Alliance Cruiser',
      copies: 1,
      type: 'ship',
      descriptors: ['alliance', 'ship'],
      attack: 4,
      abilities: [
        { in: 'verse', static: [{ mod: 'scan-cost', n: 1 }] },
        {
          in: 'verse',
          action: true,
          cost: [{ pay: 'recruit', n: 4, less: [{ n: 1, if: { main: 'wash' } }] }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'slip-cruiser' },
          ],
        },
        { at: 'defeated', effects: [{ do: 'complete', task: 'slip-cruiser' }] },
      ],
    },
    {
      id: 'e01-reaver-ship',
      name: 'Drifting Reaver Ship',
      copies: 1,
      type: 'ship',
      descriptors: ['reaver', 'ship'],
      attack: 3,
      keywords: ['escape'],
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [
            {
              do: 'modify',
              modifier: { mod: 'lose-keyword', what: 'this', keyword: 'escape' },
              until: 'end-of-episode',
            },
          ],
        },
      ],
    },
    {
      id: 'e01-badge',
      name: 'Passenger with a Badge',
      copies: 1,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 5,
      abilities: [
        { at: 'reveal', effects: [{ do: 'strike', who: { firstOf: ['kaylee', 'highest-rank'] }, n: 1 }] },
        { at: 'defeated', effects: [{ do: 'gain-talent', who: 'book' }] },
      ],
    },
    {
      id: 'e01-toughs',
      name: 'Bowler-Hat Toughs',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 3,
      abilities: [
        {
          at: 'strike',
          effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -1 }, until: 'next-cleanup' }],
        },
      ],
    },
    {
      id: 'e01-patrol',
      name: 'Salvage Patrol',
      copies: 2,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 4,
      abilities: [],
    },
    {
      id: 'e01-cargo',
      name: 'Marked Cargo',
      copies: 1,
      type: 'goal',
      abilities: [
        {
          at: 'reveal',
          effects: [
            { do: 'send', what: 'this', to: 'operations' },
            { do: 'branch', if: { revealedBy: 'scan' }, effects: [{ do: 'look', n: 1 }] },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'attack', n: 4, less: [{ n: 1, if: { main: 'mal' } }] }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'keep-cargo' },
          ],
        },
      ],
    },
    {
      id: 'e01-infirmary',
      name: 'Infirmary Table',
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
                { n: 1, if: { main: 'simon' } },
                { n: 1, if: { have: 'survival', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'heal', who: 'main', n: 1, maxDamage: 2 },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'tend-wounded' },
          ],
        },
      ],
    },
    {
      id: 'e01-distress-call',
      name: 'Distress Call',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          if: { revealedBy: 'scan' },
          effects: [{ do: 'choose', options: [[{ do: 'discard', n: 1 }], [{ do: 'add-episode', n: 1 }]] }],
          else: [{ do: 'add-episode', n: 1 }],
        },
      ],
    },
  ],
}
