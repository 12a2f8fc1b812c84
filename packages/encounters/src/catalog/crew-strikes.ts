import type { CrewStrike } from '../vocabulary/index.ts'

/** The deck of Crew Strikes. */
export const crewStrikes: readonly CrewStrike[] = [
  { id: 'cs-near-miss', name: 'Near Miss', copies: 1, damage: 0, abilities: [] },
  { id: 'cs-grazed', name: 'Grazed', copies: 4, damage: 1, abilities: [] },
  { id: 'cs-bruised-ribs', name: 'Bruised Ribs', copies: 2, damage: 1, abilities: [] },
  { id: 'cs-flesh-wound', name: 'Flesh Wound', copies: 2, damage: 2, abilities: [] },
  { id: 'cs-knife-cut', name: 'Knife Cut', copies: 1, damage: 2, abilities: [] },
  { id: 'cs-gunshot', name: 'Gunshot', copies: 3, damage: 3, abilities: [] },
  { id: 'cs-bad-fall', name: 'Bad Fall', copies: 1, damage: 3, abilities: [] },
  {
    id: 'cs-pinned-down',
    name: 'Pinned Down',
    copies: 1,
    damage: 0,
    abilities: [
      {
        at: 'drawn',
        effects: [
          {
            do: 'pay-or',
            who: 'you',
            cost: [{ discard: 2 }],
            else: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -2 }, until: 'next-cleanup' }],
          },
          { do: 'discard-strike' },
        ],
      },
    ],
  },
  {
    id: 'cs-shaken',
    name: 'Shaken',
    copies: 1,
    damage: 0,
    abilities: [{ at: 'drawn', effects: [{ do: 'gain-flaw', who: 'you' }, { do: 'discard-strike' }] }],
  },
  {
    id: 'cs-lost-in-the-scramble',
    name: 'Lost in the Scramble',
    copies: 1,
    damage: 0,
    abilities: [
      {
        at: 'drawn',
        effects: [{ do: 'defeat-own', n: 1, from: 'discard', costMin: 1, random: true }, { do: 'discard-strike' }],
      },
    ],
  },
  {
    id: 'cs-winded',
    name: 'Winded',
    copies: 1,
    damage: 0,
    abilities: [
      {
        at: 'drawn',
        effects: [
          { do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -1 }, until: 'next-cleanup' },
          { do: 'discard-strike' },
        ],
      },
    ],
  },
  {
    id: 'cs-ricochet',
    name: 'Ricochet',
    copies: 2,
    damage: 1,
    abilities: [
      {
        at: 'drawn',
        effects: [{ do: 'pay-or', who: 'you', cost: [{ discard: 1 }], else: [{ do: 'strike', who: 'next', n: 1 }] }],
      },
    ],
  },
  {
    id: 'cs-stray-rounds',
    name: 'Stray Rounds',
    copies: 8,
    damage: 1,
    abilities: [{ at: 'drawn', effects: [{ do: 'strike', who: 'others', n: 1 }] }],
  },
  {
    id: 'cs-crossfire',
    name: 'Crossfire',
    copies: 2,
    damage: 2,
    abilities: [{ at: 'drawn', effects: [{ do: 'strike', who: 'other', n: 1 }] }],
  },
  {
    id: 'cs-infected-wound',
    name: 'Infected Wound',
    copies: 1,
    damage: 1,
    abilities: [
      {
        at: 'before-placing',
        effects: [{ do: 'pay-or', who: 'you', cost: [{ show: 'survival', n: 1 }], else: [{ do: 'set-damage', n: 3 }] }],
      },
    ],
  },
  {
    id: 'cs-choking-smoke',
    name: 'Choking Smoke',
    copies: 1,
    damage: 1,
    abilities: [
      {
        at: 'before-placing',
        effects: [{ do: 'pay-or', who: 'you', cost: [{ show: 'tech', n: 1 }], else: [{ do: 'set-damage', n: 2 }] }],
      },
    ],
  },
  {
    id: 'cs-blurred-vision',
    name: 'Blurred Vision',
    copies: 1,
    damage: 1,
    abilities: [{ in: 'ongoing', static: [{ mod: 'scan-cost', who: 'you', n: 1 }] }],
  },
  {
    id: 'cs-broken-arm',
    name: 'Broken Arm',
    copies: 1,
    damage: 2,
    abilities: [{ in: 'ongoing', static: [{ mod: 'hand-size', who: 'you', n: -1 }] }],
  },
  {
    id: 'cs-caught-in-the-open',
    name: 'Caught in the Open',
    copies: 1,
    damage: 2,
    abilities: [
      {
        at: 'before-placing',
        effects: [{ do: 'pay-or', who: 'other', cost: [{ discard: 1 }], effects: [{ do: 'set-damage', n: 1 }] }],
      },
    ],
  },
  {
    id: 'cs-thrown-against-the-wall',
    name: 'Thrown Against the Wall',
    copies: 1,
    damage: 2,
    abilities: [{ at: 'before-placing', if: { count: 'defense', min: 4 }, effects: [{ do: 'set-damage', n: 1 }] }],
  },
  {
    id: 'cs-point-blank',
    name: 'Point-Blank Shot',
    copies: 2,
    damage: 4,
    abilities: [
      {
        at: 'before-placing',
        may: true,
        effects: [
          { do: 'set-damage', n: 2 },
          { do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -2 }, until: 'next-cleanup' },
        ],
      },
    ],
  },
  {
    id: 'cs-blast-wave',
    name: 'Blast Wave',
    copies: 1,
    damage: 4,
    abilities: [{ at: 'before-placing', may: true, effects: [{ do: 'redirect', to: 'other' }] }],
  },
  {
    id: 'cs-gut-wound',
    name: 'Gut Wound',
    copies: 1,
    damage: 5,
    abilities: [
      {
        at: 'before-placing',
        may: true,
        effects: [
          { do: 'set-damage', n: 3 },
          { do: 'modify', modifier: { mod: 'hand-size', who: 'you', n: -2 }, until: 'next-cleanup' },
        ],
      },
    ],
  },
]
