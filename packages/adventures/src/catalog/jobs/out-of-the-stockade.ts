import type { Job } from '../../vocabulary/index.ts'
import { outOfTheStockadeMap } from '../maps/out-of-the-stockade.ts'

export const outOfTheStockade: Job = {
  id: 'out-of-the-stockade',
  letter: 'D',
  name: 'Out of the Stockade',
  crew: 5,
  segments: 4,
  map: outOfTheStockadeMap,
  goons: [
    { id: 't1', type: 'thug', at: [10, 8] },
    { id: 't2', type: 'thug', at: [11, 15] },
    { id: 't3', type: 'thug', at: [5, 13] },
    { id: 'c1', type: 'cowboy', at: [6, 20] },
    { id: 'c2', type: 'cowboy', at: [13, 20] },
  ],
  patrols: [
    {
      id: 'camp-loop',
      route: [
        [7, 13],
        [7, 21],
        [13, 21],
        [13, 13],
      ],
      goons: { t3: 1 },
      moment: 5,
    },
  ],
  tokens: [
    { id: 'H1', kind: 'numbered', at: [10, 5] },
    { id: 'H2', kind: 'numbered', at: [2, 9] },
    { id: 'H3', kind: 'numbered', at: [17, 10] },
    { id: 'H4', kind: 'numbered', at: [4, 17] },
    { id: 'H5', kind: 'numbered', at: [15, 17] },
    { id: 'H6', kind: 'numbered', at: [10, 13] },
    { id: 'T1', kind: 'terminal', at: [4, 9] },
    { id: 'C1', kind: 'crate', at: [1, 10] },
    { id: 'C2', kind: 'crate', at: [16, 18] },
    { id: 'P', kind: 'objective', at: [9, 27] },
    { id: 'B', kind: 'objective', at: [10, 27] },
  ],
  special: [
    { rule: 'hidden-numbers', places: ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'], ruledOut: 0 },
    { rule: 'captive', wounds: 3, fight: 0, squares: 3, freed: 'freed' },
  ],
  figures: { irons: 3, 'guard-thugs': 2, 'guard-cowboys': 1, 'reinforced-from': 30 },
  challenges: [
    {
      id: 'ask-line',
      at: { goon: 'c1' },
      decks: ['negotiation'],
      successes: 1,
      success: [
        {
          do: 'choose',
          oneOf: [
            [{ do: 'look', which: { how: 'pick', kind: 'numbered', where: ['face-down'] } }],
            [{ do: 'move-goon', who: { goon: 'c1' }, squares: 4 }],
          ],
        },
      ],
      fail: [],
    },
    {
      id: 'ask-gate',
      at: { goon: 't2' },
      decks: ['negotiation'],
      successes: 1,
      success: [
        {
          do: 'choose',
          oneOf: [
            [{ do: 'look', which: { how: 'pick', kind: 'numbered', where: ['face-down'] } }],
            [{ do: 'move-goon', who: { goon: 't2' }, squares: 4 }],
          ],
        },
      ],
      fail: [],
    },
    {
      id: 'gate-console',
      at: { token: 'T1' },
      decks: ['tech'],
      successes: 1,
      success: [
        {
          do: 'choose',
          oneOf: [
            [{ do: 'look', which: { how: 'pick', kind: 'numbered', where: ['face-down'], amount: 2 } }],
            [{ do: 'open-lock', which: { how: 'pick', kind: 'lock', amount: 2 } }],
          ],
        },
      ],
      fail: [],
    },
    {
      id: 'irons',
      at: 'captive',
      decks: ['tech', 'negotiation'],
      successes: 3,
      steps: ['irons'],
      success: [{ do: 'count', counter: 'irons', amount: 1 }],
      fail: [],
    },
  ],
  actions: [
    {
      id: 'break-irons',
      name: 'Break the Irons',
      time: 3,
      heroic: true,
      steps: ['irons'],
      aim: 'captive',
      needs: [{ need: 'adjacent', to: 'captive' }],
      test: { skill: 'fight', dice: 2, target: 12, type: 'force' },
      success: [{ do: 'result', name: 'struck-off' }],
      fail: [{ do: 'alert', who: { how: 'each', kind: 'goon', where: ['waiting'], within: 6 } }],
    },
    {
      id: 'call-ship',
      name: 'Call the Ship',
      use: 'action',
      time: 3,
      steps: ['carry'],
      needs: [
        { need: 'adjacent', to: { token: 'B' } },
        { need: 'flag', name: 'freed' },
      ],
      limit: 'job',
      do: [{ do: 'timer', name: 'ship', amount: 4 }],
    },
  ],
  results: {
    found: [
      { do: 'place-captive', at: 'target' },
      {
        do: 'check',
        if: [{ is: 'cause-is', stance: 'heroic' }],
        effects: [
          { do: 'reinforce', amount: { figure: 'guard-thugs' }, type: 'thug', at: 'target-building' },
          { do: 'reinforce', amount: { figure: 'guard-cowboys' }, type: 'cowboy', at: 'target-building' },
        ],
      },
      { do: 'goto', step: 'irons' },
    ],
    'struck-off': [
      { do: 'set', flag: 'freed' },
      { do: 'goto', step: 'carry' },
    ],
  },
  rules: [
    { when: { on: 'timer-ends', name: 'ship' }, do: [{ do: 'set', flag: 'ship-down' }] },
    { when: { on: 'star', from: { figure: 'reinforced-from' } }, do: [{ do: 'reinforce', amount: 1 }] },
    {
      when: { on: 'goon-turn' },
      if: [{ is: 'flag', name: 'freed' }, { is: 'captive-adjacent' }],
      do: [{ do: 'attack-captive' }],
    },
    { when: { on: 'captive-down' }, do: [{ do: 'bust' }] },
  ],
  steps: [
    {
      id: 'search',
      rules: [
        {
          when: { on: 'building-seen' },
          if: [{ is: 'token-number', number: 1 }],
          do: [{ do: 'result', name: 'found' }],
        },
      ],
    },
    {
      id: 'irons',
      rules: [
        {
          when: { on: 'counter-reached', counter: 'irons', at: { figure: 'irons' } },
          do: [{ do: 'result', name: 'struck-off' }],
        },
      ],
    },
    {
      id: 'carry',
      rules: [
        {
          when: { on: 'crew-turn-ends' },
          if: [
            { is: 'flag', name: 'ship-down' },
            { is: 'captive-on', zone: 'pad' },
          ],
          do: [{ do: 'win' }],
        },
      ],
    },
  ],
  alarm: null,
  events: {
    1: {
      id: 'roll-call',
      name: 'Roll-call',
      do: [{ do: 'goon-walk', who: { how: 'each', kind: 'goon', where: ['waiting'] }, squares: 4, toward: [11, 8] }],
    },
    2: {
      id: 'a-beating',
      name: 'A beating',
      do: [
        {
          do: 'check',
          if: [{ is: 'flag', name: 'freed', not: true }],
          effects: [{ do: 'wound', who: 'captive', amount: 1 }],
        },
      ],
    },
    3: {
      id: 'a-guard-dozes',
      name: 'A guard dozes',
      do: [
        {
          do: 'unwary',
          who: { how: 'random', kind: 'goon', where: ['waiting'] },
          of: ['bodies', 'heroic'],
          until: 'next-star',
        },
      ],
    },
    4: { id: 'lights-on', name: 'Lights on', do: [{ do: 'no-cover', until: 'next-star' }] },
    5: {
      id: 'a-friend-inside',
      name: 'A friend inside',
      do: [{ do: 'look', which: { how: 'pick', kind: 'numbered', where: ['face-down'] } }],
    },
    6: { id: 'trucks', name: 'Trucks', do: [{ do: 'reinforce', amount: 1, at: [3, 29] }] },
  },
  reward: {
    base: 4000,
    lines: [
      { amount: 500, if: [{ is: 'captive-unhurt' }] },
      { amount: 100, per: 'moment-left', max: 5 },
      { amount: -500, per: 'crew-downed', max: 5 },
      { amount: -500, per: 'crew-left', max: 5 },
    ],
    intel: [{ amount: 2 }],
    leaving: { to: { token: 'P' }, within: 3 },
  },
  grades: { 'hardly-worth-the-fuel': 0, 'scraping-by': 2500, 'fair-day': 3500, 'big-score': 3800 },
  fewer: {
    1: { leaveOut: ['c2', 't1', 't2'], figures: { irons: 1, 'reinforced-from': 40 } },
    2: { leaveOut: ['c2', 't2'] },
    3: { leaveOut: ['c2'], figures: { 'reinforced-from': 20 } },
    4: {},
  },
}
