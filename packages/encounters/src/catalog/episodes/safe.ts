import type { Episode } from '../../vocabulary/index.ts'

/** Two fires at once: the stakes burn down in Operations while the shepherd bleeds, and the ship that could heal him is an enemy you must talk to instead of fighting. */
export const safe: Episode = {
  number: 6,
  name: 'Safe',
  letter: 'C',
  tasks: [
    {
      id: 'save-book',
      name: 'Save the Shepherd',
      reward: [{ do: 'credits', n: 2 }],
      failure: [{ do: 'strike', who: 'book', n: 1 }],
    },
    { id: 'alliance-help', name: 'Ask the Alliance', reward: [{ do: 'credits', n: 2 }] },
    {
      id: 'rescue-tams',
      name: 'Bring Them Home',
      mandatory: true,
      reward: [{ do: 'credits', n: 3 }],
    },
  ],
  abilities: [
    { at: 'setup', effects: [{ do: 'strike', who: { firstOf: ['book', 'lowest-rank'] }, n: 1 }] },
    {
      at: 'end-of-episode',
      if: { task: 'alliance-help', is: 'done' },
      effects: [
        {
          do: 'campaign',
          id: 'name-on-file',
          effects: [
            {
              do: 'modify',
              modifier: { mod: 'enemy-attack', n: -1, what: { every: { descriptor: 'alliance' } } },
              until: 'end-of-episode',
            },
          ],
        },
      ],
      else: [
        {
          do: 'campaign',
          id: 'unanswered-hail',
          effects: [{ do: 'gain-flaw', to: 'deck-shuffle', who: { firstOf: ['book', 'highest-rank'] } }],
        },
      ],
    },
  ],
  deck: [
    {
      id: 'e06-patron',
      name: 'The Patron',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 17,
      abilities: [
        { in: 'ongoing', static: [{ mod: 'enemy-attack', n: 1, what: 'other-enemies' }] },
        { at: 'defeated', effects: [{ do: 'complete', task: 'rescue-tams' }] },
      ],
    },
    {
      id: 'e06-kidnappers',
      name: 'Hill Kidnappers',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 6,
      keywords: ['escape'],
      abilities: [{ at: 'escape', effects: [{ do: 'strike', who: { firstOf: ['simon', 'river', 'active'] }, n: 1 }] }],
    },
    {
      id: 'e06-mob',
      name: 'Torch Mob',
      copies: 2,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 7,
      abilities: [
        { at: 'strike', effects: [{ do: 'counter', of: { inOperations: 'The Stake' }, name: 'fire', add: 1 }] },
      ],
    },
    {
      id: 'e06-gunman',
      name: 'Range-War Gunman',
      copies: 1,
      type: 'crew',
      descriptors: ['outlaw'],
      attack: 7,
      keywords: ['range'],
      abilities: [{ at: 'reveal', effects: [{ do: 'strike', who: { firstOf: ['book', 'active'] }, n: 1 }] }],
    },
    {
      id: 'e06-cruiser',
      name: 'Passing Cruiser',
      copies: 1,
      type: 'ship',
      descriptors: ['alliance', 'ship'],
      attack: 8,
      abilities: [
        {
          in: ['verse', 'combat-zone'],
          action: true,
          cost: [
            {
              pay: 'recruit',
              n: 5,
              less: [
                { n: 2, if: { main: 'book' } },
                { n: 1, if: { have: 'leadership', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'alliance-help' },
          ],
        },
        { at: 'defeated', effects: [{ do: 'fail', task: 'alliance-help' }] },
      ],
    },
    {
      id: 'e06-shepherd',
      name: 'Wounded Shepherd',
      copies: 1,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          when: 'end-of-turn',
          effects: [
            { do: 'counter', of: 'this', name: 'blood', add: 1 },
            {
              do: 'branch',
              if: { counter: 'blood', of: 'this', min: 3 },
              effects: [
                { do: 'counter', of: 'this', name: 'blood', set: 0 },
                { do: 'strike', who: { firstOf: ['book', 'active'] }, n: 1 },
              ],
            },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'recruit',
              n: 10,
              less: [
                { n: 3, if: { task: 'alliance-help', is: 'done' } },
                { n: 1, if: { main: 'simon' } },
                { n: 1, if: { have: 'survival', min: 1 } },
              ],
            },
          ],
          effects: [
            { do: 'gain-talent', who: 'book' },
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'complete', task: 'save-book' },
          ],
        },
      ],
    },
    {
      id: 'e06-stake',
      name: 'The Stake',
      copies: 2,
      type: 'goal',
      abilities: [
        { at: 'reveal', effects: [{ do: 'send', what: 'this', to: 'operations' }] },
        {
          in: 'operations',
          when: 'end-of-turn',
          effects: [
            { do: 'counter', of: 'this', name: 'fire', add: 1 },
            {
              do: 'branch',
              if: { counter: 'fire', of: 'this', min: 4 },
              effects: [
                { do: 'counter', of: 'this', name: 'fire', set: 0 },
                { do: 'strike', who: { firstOf: ['river', 'simon', 'highest-rank'] }, n: 1 },
              ],
            },
          ],
        },
        {
          in: 'operations',
          action: true,
          cost: [
            {
              pay: 'attack',
              n: 12,
              less: [
                { n: 1, if: { main: 'mal' } },
                { n: 1, if: { main: 'zoe' } },
              ],
            },
          ],
          effects: [
            { do: 'send', what: 'this', to: 'defeated' },
            { do: 'progress', task: 'rescue-tams', need: 2 },
          ],
        },
      ],
    },
    {
      id: 'e06-accusation',
      name: 'Accused of Witchcraft',
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
              cost: [{ discard: 2 }],
              else: [{ do: 'strike', who: { firstOf: ['river', 'highest-rank'] }, n: 1 }],
            },
          ],
          else: [{ do: 'strike', who: { firstOf: ['river', 'highest-rank'] }, n: 1 }],
        },
      ],
    },
    {
      type: 'character',
      id: 'e06-quiet-girl',
      name: 'Quiet Girl',
      copies: 1,
      class: 'intel',
      cost: 4,
      recruit: 1,
      coordinate: true,
      abilities: [
        { at: 'reveal', effects: [{ do: 'join-deck', who: { firstOf: ['river', 'active'] } }] },
        {
          at: 'play',
          effects: [
            { do: 'look', n: 2 },
            { do: 'draw', n: 1 },
          ],
        },
      ],
    },
  ],
}
