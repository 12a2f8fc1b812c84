import type { Job } from '../../vocabulary/index.ts'
import { theLongRelayMap } from '../maps/the-long-relay.ts'

export const theLongRelay: Job = {
  id: 'the-long-relay',
  letter: 'C',
  name: 'The Long Relay',
  crew: 5,
  segments: 4,
  map: theLongRelayMap,
  goons: [
    { id: 't1', type: 'thug', at: [10, 13] },
    { id: 't2', type: 'thug', at: [9, 8] },
    { id: 't3', type: 'thug', at: [12, 7] },
    { id: 'c1', type: 'cowboy', at: [3, 9] },
    { id: 'c2', type: 'cowboy', at: [16, 8] },
    { id: 'c3', type: 'cowboy', at: [16, 12] },
  ],
  patrols: [
    {
      id: 'fence-loop',
      route: [
        [3, 1],
        [17, 1],
        [17, 14],
        [3, 14],
      ],
      goons: { c1: 1, c2: 3 },
      moment: 3,
    },
  ],
  tokens: [
    { id: 'T1', kind: 'terminal', at: [6, 4] },
    { id: 'T2', kind: 'terminal', at: [13, 4] },
    { id: 'T3', kind: 'terminal', at: [6, 11] },
    { id: 'T4', kind: 'terminal', at: [13, 11] },
    { id: 'K', kind: 'objective', at: [9, 6] },
    { id: 'G', kind: 'objective', at: [17, 17] },
    { id: 'S1', kind: 'safe', at: [10, 4] },
    { id: 'C1', kind: 'crate', at: [2, 16] },
    { id: 'C2', kind: 'crate', at: [4, 16] },
  ],
  special: [{ rule: 'item', item: 'data', starts: 'nobody' }],
  figures: { needed: 3 },
  challenges: [
    {
      id: 'terminal-1',
      at: { token: 'T1' },
      decks: ['tech'],
      successes: 1,
      success: [
        { do: 'result', name: 'cleared' },
        { do: 'alarm', amount: 4 },
      ],
      fail: [],
    },
    {
      id: 'terminal-2',
      at: { token: 'T2' },
      decks: ['tech'],
      successes: 1,
      success: [
        { do: 'result', name: 'cleared' },
        { do: 'alarm', amount: 4 },
      ],
      fail: [],
    },
    {
      id: 'operators-desk',
      at: { token: 'T3' },
      decks: ['tech', 'negotiation'],
      successes: 1,
      success: [
        { do: 'result', name: 'cleared' },
        { do: 'alarm', amount: 4 },
      ],
      fail: [],
    },
    {
      id: 'junction',
      at: { token: 'T4' },
      decks: ['tech'],
      successes: 1,
      success: [
        { do: 'result', name: 'cleared' },
        { do: 'alarm', amount: 4 },
      ],
      fail: [],
    },
    {
      id: 'core',
      at: { token: 'K' },
      decks: ['tech'],
      successes: 1,
      steps: ['read-core'],
      targetChange: [{ amount: -1, per: { counter: 'terminals', beyond: { figure: 'needed' } }, max: 2 }],
      success: [
        { do: 'take', item: 'data' },
        { do: 'goto', step: 'out' },
      ],
      fail: [],
    },
    {
      id: 'generator',
      at: { token: 'G' },
      decks: ['tech'],
      successes: 1,
      success: [{ do: 'alarm', amount: 8 }],
      fail: [],
    },
    {
      id: 'door-guard',
      at: { goon: 't1' },
      decks: ['negotiation'],
      successes: 1,
      success: [{ do: 'move-goon', who: { goon: 't1' }, squares: 4 }],
      fail: [],
    },
    {
      id: 'floor-boss',
      at: { goon: 't2' },
      decks: ['negotiation'],
      successes: 1,
      success: [
        { do: 'move-goon', who: { goon: 't2' }, squares: 4 },
        {
          do: 'check',
          if: [{ is: 'goon-present', goon: 't3' }],
          effects: [{ do: 'move-goon', who: { goon: 't3' }, squares: 4 }],
        },
      ],
      fail: [],
    },
  ],
  actions: [
    {
      id: 'smash-junction',
      name: 'Smash the Junction',
      time: 3,
      heroic: true,
      aim: { token: 'T4' },
      needs: [{ need: 'adjacent', to: 'target' }],
      test: { skill: 'fight', dice: 2, target: 10, type: 'force' },
      success: [
        { do: 'result', name: 'cleared' },
        { do: 'alarm', amount: -5 },
      ],
      fail: [],
    },
  ],
  results: {
    cleared: [
      { do: 'count', counter: 'terminals', amount: 1 },
      { do: 'check', if: [{ is: 'flag', name: 'window' }], effects: [{ do: 'intel', amount: 1 }] },
    ],
  },
  rules: [
    { when: { on: 'challenge-failed', deck: 'tech' }, do: [{ do: 'alarm', amount: -3 }] },
    {
      when: { on: 'crew-turn-ends' },
      if: [
        { is: 'cause-in', building: 'relay' },
        { is: 'cause-is', stance: 'casual' },
        { is: 'seen-by', who: { how: 'each', kind: 'goon', where: ['waiting', 'indoors'] } },
        { is: 'not-carrying', cards: ['work-overalls', 'forged-papers'] },
      ],
      do: [
        {
          do: 'roll',
          faces: {
            1: [{ do: 'go-heroic', who: 'cause' }],
            2: [
              {
                do: 'goon-walk',
                who: { how: 'nearest', kind: 'goon', where: ['waiting', 'indoors'], from: 'cause' },
                squares: 4,
                toward: 'cause',
              },
            ],
          },
        },
      ],
    },
  ],
  steps: [
    {
      id: 'silence',
      rules: [
        {
          when: { on: 'counter-reached', counter: 'terminals', at: { figure: 'needed' } },
          do: [{ do: 'goto', step: 'read-core' }],
        },
      ],
    },
    { id: 'read-core', rules: [] },
    {
      id: 'out',
      rules: [
        {
          when: { on: 'crew-turn-ends' },
          if: [{ is: 'carrier-outside', item: 'data', building: 'relay' }],
          do: [{ do: 'win' }],
        },
      ],
    },
  ],
  alarm: {
    start: 28,
    do: [
      { do: 'relock', building: 'relay' },
      { do: 'reinforce', amount: 1 },
    ],
    next: 6,
  },
  events: {
    1: { id: 'remote-ping', name: 'Remote ping', do: [{ do: 'alarm', amount: -3 }] },
    2: { id: 'static', name: 'Static', do: [{ do: 'test-target', skill: 'tech', amount: 1 }] },
    3: {
      id: 'maintenance-call',
      name: 'Maintenance call',
      do: [
        {
          do: 'check',
          if: [{ is: 'goon-present', goon: 't2' }],
          effects: [{ do: 'goon-walk', who: { goon: 't2' }, squares: 'all', toward: { token: 'T3' } }],
        },
      ],
    },
    4: { id: 'open-window', name: 'Open window', do: [{ do: 'set', flag: 'window', until: 'next-star' }] },
    5: {
      id: 'coffee-run',
      name: 'Coffee run',
      do: [
        {
          do: 'goon-walk',
          who: { how: 'random', kind: 'goon', type: 'thug', where: ['waiting', 'indoors'] },
          squares: 'all',
          toward: [9, 14],
        },
      ],
    },
    6: {
      id: 'black-out',
      name: 'Black-out',
      do: [{ do: 'sight-limit', max: 4, building: 'relay', until: 'next-star' }],
    },
  },
  reward: {
    base: 3200,
    lines: [
      { amount: 300, per: { counter: 'terminals', beyond: { figure: 'needed' } }, max: 2 },
      { amount: -100, per: 'body-outdoors', max: 5 },
    ],
    intel: [{ amount: 1 }, { amount: 1, if: [{ is: 'counter', counter: 'terminals', atLeast: 4 }] }],
  },
  grades: { 'hardly-worth-the-fuel': 0, 'scraping-by': 3000, 'fair-day': 3400, 'big-score': 4200 },
  fewer: {
    1: { leaveOut: ['c3', 't3', 'c2', 't1'], alarm: 8, figures: { needed: 1 } },
    2: { leaveOut: ['c3', 't3', 'c2'], alarm: 6, figures: { needed: 2 } },
    3: { leaveOut: ['c3', 'c2'] },
    4: { leaveOut: ['c3'] },
  },
}
