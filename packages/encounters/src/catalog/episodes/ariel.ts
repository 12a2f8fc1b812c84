import type { Episode } from '../../vocabulary/index.ts'

/** The disguise: scanning is cheap as long as the Combat Zone is quiet, until two gloved agents close in who cannot be fought by brute force. */
export const ariel: Episode = {
  number: 10,
  name: 'Ariel',
  letter: 'A',
  tasks: [
    { id: 'snatch-pills', name: 'Snatch the Pills', reward: [{ do: 'credits', n: 3 }] },
    {
      id: 'scan-river',
      name: 'Scan River',
      reward: [{ do: 'gain-talent', who: { firstOf: ['river', 'simon', 'active'] } }],
    },
    {
      id: 'get-out',
      name: 'Get Out',
      reward: [{ do: 'credits', n: 2 }],
      failure: [{ do: 'strike', who: { firstOf: ['simon', 'river', 'active'] }, n: 1 }],
    },
  ],
  abilities: [
    { in: 'ongoing', if: { count: 'enemies-combat', max: 0 }, static: [{ mod: 'scan-cost', n: -1, min: 1 }] },
  ],
  deck: [
    {
      id: 'e10-gloved',
      name: 'Gloved Agents',
      copies: 1,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 5,
      keywords: ['range'],
      abilities: [
        { in: 'ongoing', static: [{ mod: 'cannot', what: 'fight-this', unless: { count: 'classes-played', min: 2 } }] },
        {
          in: ['verse', 'combat-zone'],
          action: true,
          cost: [{ pay: 'recruit', n: 5 }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'get-out' },
          ],
        },
        { at: 'defeated', effects: [{ do: 'complete', task: 'get-out' }] },
      ],
    },
    {
      id: 'e10-marshal',
      name: 'Marshal McGinnis',
      copies: 1,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 4,
      abilities: [
        { at: 'reveal', effects: [{ do: 'gain-flaw', who: { firstOf: ['jayne', 'active'] } }] },
        { at: 'defeated', effects: [{ do: 'gain-talent', who: { firstOf: ['jayne', 'active'] } }] },
      ],
    },
    {
      id: 'e10-security',
      name: 'Hospital Security',
      copies: 2,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 4,
      abilities: [
        { at: 'strike', effects: [{ do: 'modify', modifier: { mod: 'scan-cost', n: 1 }, until: 'end-of-round' }] },
      ],
    },
    {
      id: 'e10-feds',
      name: 'Federal Squad',
      copies: 2,
      type: 'crew',
      descriptors: ['alliance'],
      attack: 3,
      abilities: [
        {
          at: 'strike',
          effects: [
            { do: 'pay-or', who: 'you', cost: [{ pay: 'recruit', n: 1 }], else: [{ do: 'gain-flaw', who: 'you' }] },
          ],
        },
      ],
    },
    {
      id: 'e10-vault',
      name: 'Medicine Vault',
      copies: 2,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'attack', n: 4, less: [{ n: 1, if: { main: 'simon' } }] }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'snatch-pills', need: 2 },
          ],
        },
      ],
    },
    {
      id: 'e10-imaging',
      name: 'Imaging Suite',
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
                { n: 1, if: { main: 'river' } },
                { n: 1, if: { main: 'simon' } },
              ],
            },
          ],
          effects: [
            { do: 'look', n: 5 },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'scan-river' },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [{ show: 'intel', n: 2 }],
          effects: [
            { do: 'look', n: 5 },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'scan-river' },
          ],
        },
      ],
    },
    {
      id: 'e10-sealed-doors',
      name: 'Sealed Doors',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          effects: [
            {
              do: 'branch',
              if: { revealedBy: 'scan' },
              effects: [{ do: 'attach', space: 'here' }],
              else: [
                { do: 'add-episode', n: 1 },
                { do: 'attach', space: 5 },
              ],
            },
          ],
        },
        { in: 'attached', static: [{ mod: 'scan-cost', n: 2, space: 'here' }] },
      ],
    },
  ],
}
