import type { Inevitable } from '../vocabulary/index.ts'

/** One lies at the bottom of each mini-deck. */
export const inevitableCards: readonly Inevitable[] = [
  {
    id: 'inev-closing-net',
    name: 'Closing Net',
    copies: 1,
    type: 'crew',
    abilities: [{ in: 'combat-zone', when: 'strike-phase-end', effects: [{ do: 'ship-strike', n: 1 }] }],
  },
  {
    id: 'inev-last-warning',
    name: 'Last Warning',
    copies: 1,
    type: 'crew',
    abilities: [
      {
        in: 'combat-zone',
        when: 'start-of-action',
        effects: [
          { do: 'pay-or', who: 'active', cost: [{ discard: 2 }], else: [{ do: 'strike', who: 'active', n: 1 }] },
        ],
      },
    ],
  },
  {
    id: 'inev-no-more-running',
    name: 'No More Running',
    copies: 1,
    type: 'crew',
    abilities: [{ in: 'combat-zone', static: [{ mod: 'enemy-attack', n: 1, what: 'other-enemies' }] }],
  },
]
