import type { Upgrade } from '../vocabulary/index.ts'

/** What Serenity can be fitted with between Episodes. */
export const upgrades: readonly Upgrade[] = [
  {
    id: 'up-enhanced-sensors',
    name: 'Enhanced Sensors',
    copies: 1,
    credits: 2,
    abilities: [{ in: 'ongoing', static: [{ mod: 'scan-cost', n: -1, firstOfTurn: true, min: 0 }] }],
  },
  {
    id: 'up-hidden-holds',
    name: 'Hidden Holds',
    copies: 1,
    credits: 2,
    abilities: [
      { at: 'bought', effects: [{ do: 'credits', n: 1 }] },
      { at: 'end-of-episode', effects: [{ do: 'credits', n: 2 }] },
    ],
  },
  {
    id: 'up-spare-parts-locker',
    name: 'Spare Parts Locker',
    copies: 1,
    credits: 2,
    abilities: [{ in: 'ongoing', action: true, limit: 'episode', effects: [{ do: 'repair', n: 1 }] }],
  },
  {
    id: 'up-reinforced-hull',
    name: 'Reinforced Hull',
    copies: 1,
    credits: 3,
    abilities: [{ in: 'ongoing', static: [{ mod: 'slots', n: 1 }] }],
  },
  {
    id: 'up-fire-suppression-system',
    name: 'Fire Suppression System',
    copies: 1,
    credits: 3,
    abilities: [{ in: 'ongoing', static: [{ mod: 'repair-cost', n: -1, min: 1 }] }],
  },
  {
    id: 'up-galley-stores',
    name: 'Galley Stores',
    copies: 1,
    credits: 3,
    abilities: [{ in: 'ongoing', static: [{ mod: 'start-hand', n: 1 }] }],
  },
  {
    id: 'up-cargo-net',
    name: 'Cargo Net',
    copies: 1,
    credits: 3,
    abilities: [
      {
        in: 'ongoing',
        action: true,
        limit: 'turn',
        cost: [{ pay: 'recruit', n: 2 }],
        effects: [{ do: 'attack', n: 1 }],
      },
    ],
  },
  {
    id: 'up-infirmary',
    name: 'Infirmary',
    copies: 1,
    credits: 4,
    abilities: [
      { in: 'ongoing', action: true, limit: 'episode', effects: [{ do: 'heal', who: 'main', n: 1 }] },
      { at: 'end-of-episode', effects: [{ do: 'heal-damage', who: 'each-main', n: 1 }] },
    ],
  },
  {
    id: 'up-second-shuttle',
    name: 'Second Shuttle',
    copies: 1,
    credits: 4,
    abilities: [
      { in: 'ongoing', action: true, limit: 'episode', effects: [{ do: 'avoid', kind: 'crew', who: 'any', n: 'all' }] },
    ],
  },
  {
    id: 'up-tuned-drive',
    name: 'Tuned Drive',
    copies: 1,
    credits: 5,
    abilities: [
      {
        in: 'ongoing',
        when: 'start-of-turn',
        limit: 'episode',
        may: true,
        effects: [{ do: 'modify', modifier: { mod: 'skip-add', n: 1 }, until: 'used' }],
      },
    ],
  },
]
