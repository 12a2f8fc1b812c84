import type { Job } from '../../vocabulary/index.ts'
import { lightFingersMap } from '../maps/light-fingers.ts'

export const lightFingers: Job = {
  id: 'light-fingers',
  letter: 'A',
  name: 'Light Fingers',
  crew: 5,
  segments: 4,
  map: lightFingersMap,
  goons: [
    { id: 't1', type: 'thug', at: [4, 5] },
    { id: 't2', type: 'thug', at: [16, 5] },
    { id: 'c1', type: 'cowboy', at: [9, 7], group: 'warehouse-guards' },
    { id: 'c2', type: 'cowboy', at: [12, 12], group: 'warehouse-guards' },
    { id: 'p1', type: 'thug', at: [5, 9] },
    { id: 'p2', type: 'thug', at: [14, 10] },
  ],
  patrols: [
    {
      id: 'yard-loop',
      route: [
        [5, 6],
        [14, 6],
        [14, 13],
        [5, 13],
      ],
      goons: { p1: 1, p2: 3 },
      moment: 4,
    },
  ],
  tokens: [
    { id: 'T1', kind: 'terminal', at: [4, 3] },
    { id: 'T2', kind: 'terminal', at: [16, 3] },
    { id: 'S1', kind: 'safe', at: [1, 15] },
    { id: 'C1', kind: 'crate', at: [18, 13] },
    { id: 'C2', kind: 'crate', at: [18, 15] },
    { id: 'X1', kind: 'cargo', at: [8, 9] },
    { id: 'X2', kind: 'cargo', at: [9, 10] },
    { id: 'X3', kind: 'cargo', at: [11, 9] },
    { id: 'X4', kind: 'cargo', at: [11, 10] },
  ],
  special: [
    { rule: 'guarded-haul', doors: ['warehouse-north', 'warehouse-south'] },
    { rule: 'breachable', doors: ['warehouse-north', 'warehouse-south'], do: [{ do: 'alarm', amount: -5 }] },
  ],
  figures: { needed: 2, codes: 2 },
  challenges: [
    {
      id: 'console-west',
      at: { token: 'T1' },
      decks: ['tech'],
      successes: 2,
      success: [
        { do: 'count', counter: 'north-code', amount: 1 },
        { do: 'alarm', amount: 2 },
      ],
      fail: [{ do: 'alarm', amount: -3 }],
    },
    {
      id: 'console-east',
      at: { token: 'T2' },
      decks: ['tech'],
      successes: 2,
      success: [
        { do: 'count', counter: 'south-code', amount: 1 },
        { do: 'alarm', amount: 2 },
      ],
      fail: [{ do: 'alarm', amount: -3 }],
    },
    {
      id: 'hut-guard-west',
      at: { goon: 't1' },
      decks: ['negotiation'],
      successes: 1,
      success: [{ do: 'move-goon', who: { goon: 't1' }, squares: 4 }],
      fail: [],
    },
    {
      id: 'hut-guard-east',
      at: { goon: 't2' },
      decks: ['negotiation'],
      successes: 1,
      success: [{ do: 'move-goon', who: { goon: 't2' }, squares: 4 }],
      fail: [],
    },
    {
      id: 'door-guard-north',
      at: { goon: 'c1' },
      decks: ['negotiation'],
      successes: 2,
      success: [{ do: 'move-goon', who: { goon: 'c1' }, squares: 4 }],
      fail: [],
    },
    {
      id: 'door-guard-south',
      at: { goon: 'c2' },
      decks: ['negotiation'],
      successes: 2,
      success: [{ do: 'move-goon', who: { goon: 'c2' }, squares: 4 }],
      fail: [],
    },
  ],
  actions: [
    {
      id: 'force-door',
      name: 'Force the Warehouse',
      time: 4,
      heroic: true,
      aim: { how: 'pick', kind: 'shut-door', where: ['adjacent'] },
      test: { skill: 'fight', dice: 2, target: 11, type: 'force' },
      success: [
        { do: 'open-door', which: 'target' },
        { do: 'alarm', amount: -5 },
      ],
      fail: [],
    },
    {
      id: 'pull-out',
      name: 'Pull Out',
      use: 'action',
      time: 2,
      needs: [
        { need: 'adjacent', to: 'mule' },
        { need: 'counter', counter: 'cargo-aboard', atLeast: { figure: 'needed' } },
      ],
      do: [{ do: 'win' }],
    },
  ],
  results: {},
  rules: [
    {
      when: { on: 'counter-reached', counter: 'north-code', at: { figure: 'codes' } },
      do: [{ do: 'timer', name: 'north-shutter', amount: 4 }],
    },
    {
      when: { on: 'counter-reached', counter: 'south-code', at: { figure: 'codes' } },
      do: [{ do: 'timer', name: 'south-shutter', amount: 4 }],
    },
    {
      when: { on: 'timer-ends', name: 'north-shutter' },
      do: [{ do: 'open-door', which: { door: 'warehouse-north' } }],
    },
    {
      when: { on: 'timer-ends', name: 'south-shutter' },
      do: [{ do: 'open-door', which: { door: 'warehouse-south' } }],
    },
    {
      when: { on: 'object-placed', zone: 'loading' },
      do: [
        { do: 'remove', which: 'target' },
        { do: 'count', counter: 'cargo-aboard', amount: 1 },
      ],
    },
    {
      when: { on: 'time-over' },
      if: [{ is: 'counter', counter: 'cargo-aboard', atLeast: { figure: 'needed' } }],
      do: [{ do: 'win' }],
    },
  ],
  steps: [
    {
      id: 'get-in',
      rules: [{ when: { on: 'door-opened', building: 'warehouse' }, do: [{ do: 'goto', step: 'haul' }] }],
    },
    {
      id: 'haul',
      rules: [
        {
          when: { on: 'counter-reached', counter: 'cargo-aboard', at: { figure: 'needed' } },
          do: [{ do: 'goto', step: 'more' }],
        },
      ],
    },
    { id: 'more', rules: [{ when: { on: 'counter-reached', counter: 'cargo-aboard', at: 4 }, do: [{ do: 'win' }] }] },
  ],
  alarm: {
    start: 26,
    do: [
      { do: 'reinforce', amount: 1 },
      { do: 'alert', who: { how: 'each', kind: 'goon', group: 'warehouse-guards', where: ['waiting'] } },
    ],
    next: 8,
  },
  events: {
    1: {
      id: 'shift-change',
      name: 'Shift change',
      do: [
        {
          do: 'goon-walk',
          who: { how: 'each', kind: 'goon', where: ['waiting', 'off-patrol'] },
          squares: 'all',
          toward: 'start',
        },
        {
          do: 'swap-goons',
          who: { how: 'random', kind: 'goon', where: ['waiting', 'off-patrol'] },
          with: { how: 'nearest', kind: 'goon', where: ['waiting', 'off-patrol', 'not-target'], from: 'target' },
        },
      ],
    },
    2: { id: 'delivery-wagon', name: 'Delivery wagon', do: [{ do: 'place-crate', at: [0, 10] }] },
    3: {
      id: 'nosy-foreman',
      name: 'Nosy foreman',
      do: [
        {
          do: 'goon-walk',
          who: { how: 'nearest', kind: 'goon', where: ['waiting'], from: 'cause' },
          squares: 6,
          toward: { how: 'nearest', kind: 'crew', where: ['casual'], from: 'target' },
        },
      ],
    },
    4: { id: 'dust', name: 'Dust', do: [{ do: 'shot-limit', max: 6, until: 'next-star' }] },
    5: { id: 'power-dip', name: 'Power dip', do: [{ do: 'alarm', amount: 3 }] },
    6: { id: 'extra-hand', name: 'Extra hand', do: [{ do: 'reinforce', amount: 1, at: [9, 0], waiting: true }] },
  },
  reward: {
    base: 0,
    lines: [
      { amount: 1000, per: { counter: 'cargo-aboard' }, max: 4 },
      { amount: -100, per: 'body-on-map', max: 5 },
    ],
    intel: [],
  },
  grades: { 'hardly-worth-the-fuel': 0, 'scraping-by': 2000, 'fair-day': 3000, 'big-score': 3600 },
  fewer: {
    1: { leaveOut: ['p1', 'p2', 't2', 'c1'], alarm: 8, figures: { needed: 1, codes: 1 } },
    2: { leaveOut: ['p2', 't2', 'c1'], alarm: 6, figures: { needed: 1 } },
    3: { leaveOut: ['p2', 't2'], alarm: 3 },
    4: { leaveOut: ['p2'] },
  },
}
