import type { Episode } from '../../vocabulary/index.ts'

/** The siege: found raiders camp where they stand, and all of them charge the moment Burgess is revealed. */
export const heartOfGold: Episode = {
  number: 14,
  name: 'Heart of Gold',
  letter: 'B',
  tasks: [
    { id: 'prepare-defence', name: 'Prepare the Defence', reward: [{ do: 'credits', n: 2 }] },
    { id: 'deliver-child', name: 'Deliver the Child', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'defeat-burgess',
      name: 'Defeat Burgess',
      reward: [{ do: 'credits', n: 2 }],
      failure: [{ do: 'gain-flaw', who: { firstOf: ['inara', 'highest-rank'] } }],
    },
  ],
  abilities: [
    {
      in: 'ongoing',
      if: { task: 'prepare-defence', is: 'done' },
      static: [{ mod: 'enemy-attack', n: -1, what: { every: { name: "Burgess's Raiders" } } }],
    },
    {
      at: 'end-of-episode',
      if: { task: 'deliver-child', is: 'done' },
      effects: [{ do: 'heal-damage', who: 'each-main', n: 1 }],
    },
  ],
  deck: [
    {
      id: 'e14-burgess',
      name: 'Rance Burgess',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 7,
      abilities: [
        {
          at: 'reveal',
          effects: [{ do: 'send', what: { every: { name: "Burgess's Raiders", area: 'verse' } }, to: 'combat-zone' }],
        },
        { at: 'strike', effects: [{ do: 'counter', of: { inOperations: 'The Birth' }, name: 'calm', set: 0 }] },
        { at: 'defeated', effects: [{ do: 'complete', task: 'defeat-burgess' }] },
      ],
    },
    {
      id: 'e14-raiders',
      name: "Burgess's Raiders",
      copies: 4,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 5,
      keywords: ['stationary'],
      abilities: [],
    },
    {
      id: 'e14-gunners',
      name: 'Laser Gunners',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 5,
      keywords: ['double-strike'],
      abilities: [],
    },
    {
      id: 'e14-barricades',
      name: 'Barricades',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'either', n: 4 }],
          effects: [
            { do: 'attach', space: 'pick' },
            { do: 'complete', task: 'prepare-defence' },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [
            { playersPay: 2, each: 'recruit' },
            { pay: 'attack', n: 1 },
          ],
          effects: [
            { do: 'attach', space: 'pick' },
            { do: 'complete', task: 'prepare-defence' },
          ],
        },
        { in: 'attached', static: [{ mod: 'enemy-attack', n: -2, what: { every: { type: 'enemy', space: 'here' } } }] },
      ],
    },
    {
      id: 'e14-birth',
      name: 'The Birth',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          when: 'strike-phase-end',
          effects: [
            { do: 'counter', of: 'this', name: 'calm', add: 1 },
            {
              do: 'branch',
              if: { counter: 'calm', of: 'this', min: 3 },
              effects: [
                { do: 'gain-talent', who: 'inara' },
                { do: 'send', what: 'this', to: 'defeated' },
                { do: 'complete', task: 'deliver-child' },
              ],
            },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [{ pay: 'recruit', n: 4, less: [{ n: 2, if: { main: 'simon' } }] }],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'deliver-child' },
          ],
        },
      ],
    },
    {
      id: 'e14-night-assault',
      name: 'Night Assault',
      copies: 1,
      type: 'event',
      abilities: [
        {
          at: 'reveal',
          effects: [
            {
              do: 'each',
              who: 'each',
              effects: [{ do: 'choose', options: [[{ do: 'discard', n: 2 }], [{ do: 'strike', who: 'you', n: 1 }]] }],
            },
          ],
        },
      ],
    },
    {
      type: 'character',
      id: 'e14-nandi',
      name: 'Nandi',
      copies: 1,
      class: 'leadership',
      cost: 5,
      recruit: 2,
      attack: 2,
      coordinate: true,
      abilities: [
        { at: 'reveal', effects: [{ do: 'join-deck', who: { firstOf: ['inara', 'mal', 'active'] } }] },
        {
          at: 'reaction',
          when: { strikeDue: 'crew' },
          ownTurn: true,
          cost: [{ give: 'defeat-this' }],
          effects: [{ do: 'avoid', who: 'victim', kind: 'crew', n: 1 }],
        },
      ],
    },
  ],
}
