import type { ShipStrike } from '../vocabulary/index.ts'

/** The deck of Ship Strikes. */
export const shipStrikes: readonly ShipStrike[] = [
  { id: 'ss-scorched-plating', name: 'Scorched Plating', copies: 2, repair: 2, abilities: [] },
  { id: 'ss-buckled-strut', name: 'Buckled Strut', copies: 2, repair: 4, abilities: [] },
  { id: 'ss-hull-breach', name: 'Hull Breach', copies: 2, repair: 5, abilities: [] },
  {
    id: 'ss-sparks-in-the-cockpit',
    name: 'Sparks in the Cockpit',
    copies: 1,
    repair: 2,
    abilities: [
      {
        at: 'drawn',
        effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'active', n: -1 }, until: 'next-cleanup' }],
      },
    ],
  },
  {
    id: 'ss-jolted-decks',
    name: 'Jolted Decks',
    copies: 1,
    repair: 3,
    abilities: [{ at: 'drawn', effects: [{ do: 'strike', who: 'main', n: 1 }] }],
  },
  {
    id: 'ss-helm-hit',
    name: 'Helm Hit',
    copies: 1,
    repair: 3,
    abilities: [{ at: 'drawn', effects: [{ do: 'strike', who: { firstOf: ['wash', 'highest-rank'] }, n: 1 }] }],
  },
  {
    id: 'ss-off-course',
    name: 'Off Course',
    copies: 1,
    repair: 3,
    abilities: [{ at: 'drawn', effects: [{ do: 'add-episode', n: 1 }] }],
  },
  {
    id: 'ss-vented-cargo',
    name: 'Vented Cargo',
    copies: 1,
    repair: 4,
    abilities: [{ at: 'drawn', effects: [{ do: 'sweep-bridge', n: 2, highestCost: true }] }],
  },
  {
    id: 'ss-engine-room-fire',
    name: 'Engine Room Fire',
    copies: 1,
    repair: 6,
    abilities: [
      {
        at: 'drawn',
        effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'each', n: -1 }, until: 'next-cleanup' }],
      },
    ],
  },
  {
    id: 'ss-sensor-damage',
    name: 'Sensor Damage',
    copies: 2,
    repair: 3,
    abilities: [{ in: 'ongoing', static: [{ mod: 'scan-cost', n: 1 }] }],
  },
  {
    id: 'ss-leaking-hold',
    name: 'Leaking Hold',
    copies: 1,
    repair: 3,
    abilities: [{ in: 'ongoing', static: [{ mod: 'credits', n: -1 }] }],
  },
  {
    id: 'ss-cramped-quarters',
    name: 'Cramped Quarters',
    copies: 1,
    repair: 4,
    abilities: [{ in: 'ongoing', static: [{ mod: 'bridge-closed', n: 1 }] }],
  },
  {
    id: 'ss-fouled-comms',
    name: 'Fouled Comms',
    copies: 1,
    repair: 4,
    abilities: [{ in: 'ongoing', static: [{ mod: 'cannot', what: 'coordinate', class: 'tech' }] }],
  },
  {
    id: 'ss-failing-air',
    name: 'Failing Air',
    copies: 1,
    repair: 4,
    abilities: [{ in: 'ongoing', static: [{ mod: 'hand-size', who: 'lowest-rank', n: -1 }] }],
  },
  {
    id: 'ss-rationed-power',
    name: 'Rationed Power',
    copies: 1,
    repair: 5,
    abilities: [{ in: 'ongoing', static: [{ mod: 'recruit-cost', n: 1, firstOfTurn: true }] }],
  },
  {
    id: 'ss-sluggish-controls',
    name: 'Sluggish Controls',
    copies: 1,
    repair: 5,
    abilities: [{ in: 'ongoing', static: [{ mod: 'enemy-attack', n: 1, what: { every: { type: 'ship' } } }] }],
  },
]
