import type { GoonActions, GoonCard, GoonType } from '../vocabulary/index.ts'

/** What the Goons of each type do: the common back of their cards. */
export const goonActions: Readonly<Record<GoonType, GoonActions>> = {
  thug: {
    brawl: { time: 2 },
    move: { squares: 4, time: 3 },
    priority: [
      { if: 'next-to-opponent', take: 'brawl' },
      { if: 'always', take: 'move' },
    ],
  },
  cowboy: {
    brawl: { time: 2 },
    move: { squares: 3, time: 2 },
    shoot: { dice: 1, time: 3 },
    engage: 6,
    priority: [
      { if: 'next-to-opponent', take: 'brawl' },
      { if: 'sees-within-engage', take: 'shoot' },
      { if: 'second-action-and-sees', take: 'shoot' },
      { if: 'always', take: 'move' },
    ],
  },
}

/** What every Goon has in a game for beginners. */
export const plainGoon = { fight: 1, wounds: 2 } as const

export const goonCards: readonly GoonCard[] = [
  {
    id: 'bodyguard',
    name: 'Bodyguard',
    type: 'thug',
    fight: 1,
    wounds: 3,
    rules: [{ hook: { at: 'neighbour-wounded' }, do: [{ do: 'pass-wound', to: 'self' }] }],
  },
  {
    id: 'bruiser',
    name: 'Bruiser',
    type: 'thug',
    fight: 2,
    wounds: 3,
    rules: [{ hook: { at: 'own-brawl' }, do: [{ do: 'ties-spare' }] }],
  },
  {
    id: 'butcher',
    name: 'Butcher',
    type: 'thug',
    fight: 2,
    wounds: 2,
    rules: [{ hook: { at: 'brawl-won' }, do: [{ do: 'more-wounds', lead: 3, amount: 1 }] }],
  },
  {
    id: 'martial-artist',
    name: 'Martial Artist',
    type: 'thug',
    fight: 3,
    wounds: 2,
    rules: [{ hook: { at: 'own-brawl' }, do: [{ do: 'no-assist' }] }],
  },
  {
    id: 'punk',
    name: 'Punk',
    type: 'thug',
    fight: 0,
    wounds: 1,
    change: { move: { squares: 6 } },
    rules: [
      {
        hook: { at: 'alerted' },
        do: [{ do: 'alert', who: { how: 'nearest', kind: 'goon', where: ['waiting', 'in-sight'] } }],
      },
    ],
  },
  {
    id: 'duelist',
    name: 'Duelist',
    type: 'cowboy',
    fight: 2,
    wounds: 2,
    change: {
      shoot: { close: true },
      priority: [
        { if: 'sees-within-engage', take: 'shoot' },
        { if: 'second-action-and-sees', take: 'shoot' },
        { if: 'always', take: 'move' },
      ],
    },
    rules: [],
  },
  {
    id: 'grizzled-gunman',
    name: 'Grizzled Gunman',
    type: 'cowboy',
    fight: 2,
    wounds: 3,
    rules: [
      {
        hook: { at: 'own-test', skill: 'fight' },
        limit: 'turn',
        do: [{ do: 'reroll', what: 'die', only: 'disgruntled' }],
      },
    ],
  },
  {
    id: 'roper',
    name: 'Roper',
    type: 'cowboy',
    fight: 1,
    wounds: 2,
    rules: [
      {
        hook: { at: 'shot-hit' },
        limit: 'turn',
        needs: [{ need: 'range', max: 5 }],
        do: [
          { do: 'cancel-wound', who: 'target' },
          { do: 'drag', who: 'target', squares: 2, toward: 'self' },
          { do: 'time', who: 'target', amount: 2 },
        ],
      },
    ],
  },
  {
    id: 'sharpshooter',
    name: 'Sharpshooter',
    type: 'cowboy',
    fight: 1,
    wounds: 2,
    change: { engage: 10, shoot: { ignoresCover: true } },
    rules: [],
  },
  {
    id: 'tracker',
    name: 'Tracker',
    type: 'cowboy',
    fight: 1,
    wounds: 2,
    change: { move: { squares: 5 } },
    rules: [
      {
        hook: { at: 'no-heroic-crew' },
        limit: 'absence',
        do: [{ do: 'goon-walk', who: 'self', squares: 10, toward: 'last-seen' }],
      },
    ],
  },
]
