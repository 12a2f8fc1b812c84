import type { Job } from '../../vocabulary/index.ts'
import { signedAndDeliveredMap } from '../maps/signed-and-delivered.ts'

export const signedAndDelivered: Job = {
  id: 'signed-and-delivered',
  letter: 'B',
  name: 'Signed and Delivered',
  crew: 5,
  segments: 4,
  map: signedAndDeliveredMap,
  goons: [
    { id: 't1', type: 'thug', at: [5, 6] },
    { id: 't2', type: 'thug', at: [18, 5] },
    { id: 't3', type: 'thug', at: [26, 10] },
    { id: 'c1', type: 'cowboy', at: [11, 9] },
    { id: 'c2', type: 'cowboy', at: [20, 12] },
    { id: 'c3', type: 'cowboy', at: [9, 16] },
  ],
  patrols: [],
  tokens: [
    { id: 'H1', kind: 'numbered', at: [4, 2] },
    { id: 'H2', kind: 'numbered', at: [14, 2] },
    { id: 'H3', kind: 'numbered', at: [24, 2] },
    { id: 'H4', kind: 'numbered', at: [5, 14] },
    { id: 'H5', kind: 'numbered', at: [14, 15] },
    { id: 'H6', kind: 'numbered', at: [24, 14] },
    { id: 'T1', kind: 'terminal', at: [15, 9] },
    { id: 'C1', kind: 'crate', at: [6, 2] },
    { id: 'C2', kind: 'crate', at: [26, 3] },
    { id: 'C3', kind: 'crate', at: [12, 10] },
    { id: 'S1', kind: 'safe', at: [13, 16] },
  ],
  special: [
    { rule: 'hidden-numbers', places: ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'], ruledOut: { figure: 'ruled-out' } },
    { rule: 'item', item: 'package', starts: 'any' },
    { rule: 'item', item: 'receipt', starts: 'nobody' },
    { rule: 'persons', places: ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] },
  ],
  figures: { 'ruled-out': 2, signatures: 2 },
  challenges: [
    {
      id: 'question',
      at: 'householder',
      decks: ['negotiation'],
      successes: 1,
      steps: ['find'],
      targetChange: [{ amount: 1, per: { counter: 'grudge', here: true } }],
      success: [{ do: 'result', name: 'learn' }],
      fail: [
        { do: 'count', counter: 'fails', here: true, amount: 1 },
        {
          do: 'check',
          if: [{ is: 'counter', counter: 'fails', here: true, atLeast: 2 }],
          effects: [{ do: 'result', name: 'slammed' }],
        },
      ],
    },
    {
      id: 'sign',
      at: 'buyer',
      decks: ['negotiation'],
      successes: 3,
      steps: ['deliver'],
      needs: [{ need: 'carrying', item: 'package' }],
      targetChange: [
        { amount: 1, per: 'body-on-map', max: 3 },
        { amount: 1, per: { counter: 'grudge', here: true } },
      ],
      success: [{ do: 'count', counter: 'signed', amount: 1 }],
      fail: [
        { do: 'count', counter: 'sign-fails', amount: 1 },
        {
          do: 'check',
          if: [{ is: 'counter', counter: 'sign-fails', atLeast: 3 }],
          effects: [
            { do: 'turn-goon', who: 'target' },
            { do: 'goto', step: 'soured' },
          ],
        },
      ],
    },
    {
      id: 'register',
      at: { token: 'T1' },
      decks: ['tech'],
      successes: 2,
      steps: ['find'],
      success: [{ do: 'result', name: 'rule-out' }],
      fail: [],
    },
  ],
  actions: [
    {
      id: 'lean-on',
      name: 'Lean on Them',
      time: 3,
      heroic: true,
      steps: ['find'],
      aim: { how: 'pick', kind: 'numbered', where: ['adjacent', 'face-down'] },
      test: { skill: 'fight', dice: 2, target: 9, type: 'threat' },
      success: [{ do: 'result', name: 'learn' }],
      fail: [{ do: 'result', name: 'slammed' }],
    },
    {
      id: 'knock',
      name: 'Knock',
      use: 'action',
      time: 1,
      aim: { how: 'pick', kind: 'lock', where: ['adjacent'] },
      needs: [{ need: 'casual' }, { need: 'house-manned' }],
      limit: 'place',
      do: [
        {
          do: 'roll',
          faces: {
            1: [
              {
                do: 'goon-walk',
                who: { how: 'nearest', kind: 'goon', where: ['waiting'] },
                squares: 4,
                toward: 'self',
              },
            ],
            4: [{ do: 'open-lock', which: 'target' }],
            5: [{ do: 'open-lock', which: 'target' }],
            6: [{ do: 'open-lock', which: 'target' }],
          },
        },
      ],
    },
    {
      id: 'open-package',
      name: 'Open It Yourselves',
      use: 'free',
      time: 0,
      needs: [{ need: 'carrying', item: 'package' }],
      do: [{ do: 'credits', amount: 800 }, { do: 'bust' }],
    },
  ],
  results: {
    learn: [
      { do: 'look', which: 'target' },
      { do: 'count', counter: 'questioned', amount: 1 },
      {
        do: 'check',
        if: [{ is: 'counter', counter: 'questioned', atLeast: 3 }],
        effects: [{ do: 'intel', amount: 1 }],
      },
      { do: 'check', if: [{ is: 'token-number', number: 1 }], effects: [], else: [{ do: 'result', name: 'rule-out' }] },
    ],
    'rule-out': [
      { do: 'remove', which: { how: 'random', kind: 'numbered', where: ['wrong', 'unquestioned'] } },
      {
        do: 'check',
        if: [{ is: 'one-house-left' }],
        effects: [{ do: 'look', which: { how: 'each', kind: 'numbered', where: ['face-down'] } }],
      },
    ],
    slammed: [
      { do: 'look', which: 'target' },
      {
        do: 'check',
        if: [{ is: 'token-number', number: 1 }],
        effects: [{ do: 'count', counter: 'grudge', here: true, amount: 2 }],
        else: [{ do: 'turn-goon', who: 'target' }],
      },
    ],
  },
  rules: [
    {
      when: { on: 'token-opened' },
      if: [{ is: 'house-occupied' }],
      do: [{ do: 'count', counter: 'grudge', here: true, amount: 2 }],
    },
  ],
  steps: [
    { id: 'find', rules: [{ when: { on: 'number-seen', number: 1 }, do: [{ do: 'goto', step: 'deliver' }] }] },
    {
      id: 'deliver',
      rules: [
        {
          when: { on: 'counter-reached', counter: 'signed', at: { figure: 'signatures' } },
          do: [
            { do: 'hand-over', item: 'package' },
            { do: 'take', item: 'receipt' },
            { do: 'goto', step: 'home' },
          ],
        },
      ],
    },
    {
      id: 'home',
      rules: [
        {
          when: { on: 'crew-turn-ends' },
          if: [{ is: 'carrier-adjacent', item: 'receipt', to: 'mule' }],
          do: [{ do: 'win' }],
        },
        {
          when: { on: 'crew-turn-ends' },
          if: [{ is: 'carrier-in', item: 'receipt', zone: 'east-road' }],
          do: [{ do: 'win' }],
        },
      ],
    },
    { id: 'soured', rules: [] },
  ],
  alarm: null,
  events: {
    1: {
      id: 'market-crowd',
      name: 'Market crowd',
      do: [{ do: 'pace', stance: 'casual', squares: 1, until: 'next-star' }],
    },
    2: {
      id: 'lawman-on-his-round',
      name: 'Lawman on his round',
      do: [
        {
          do: 'alert',
          who: {
            how: 'nearest',
            kind: 'goon',
            where: ['waiting'],
            from: { how: 'each', kind: 'crew', where: ['heroic', 'outdoors', 'standing'] },
          },
        },
      ],
    },
    3: { id: 'gossip', name: 'Gossip', do: [{ do: 'result', name: 'rule-out' }] },
    4: {
      id: 'card-game',
      name: 'Card game',
      do: [
        {
          do: 'goon-walk',
          who: { how: 'nearest', kind: 'goon', type: 'cowboy', where: ['waiting'], from: 'cause' },
          squares: 4,
          toward: [14, 9],
        },
      ],
    },
    5: {
      id: 'loose-animals',
      name: 'Loose animals',
      do: [{ do: 'time', who: { how: 'each', kind: 'crew', where: ['outdoors'] }, amount: 1 }],
    },
    6: {
      id: 'rival-courier',
      name: 'Rival courier',
      do: [{ do: 'choose', oneOf: [[{ do: 'time', who: 'cause', amount: 2 }], [{ do: 'reward', amount: -300 }]] }],
    },
  },
  reward: {
    base: 3000,
    lines: [
      { amount: 500, if: [{ is: 'nobody-heroic-yet' }] },
      { amount: 100, per: 'moment-left', max: 5 },
      { amount: -100, per: 'body-on-map', max: 6 },
    ],
    intel: [],
  },
  grades: { 'hardly-worth-the-fuel': 0, 'scraping-by': 2400, 'fair-day': 3000, 'big-score': 4200 },
  fewer: {
    1: { leaveOut: ['t2', 't3', 'c2', 'c3'], figures: { 'ruled-out': 3, signatures: 1 } },
    2: { leaveOut: ['t2', 't3', 'c3'] },
    3: { leaveOut: ['t3'], figures: { 'ruled-out': 1, signatures: 3 } },
    4: { leaveOut: ['t3'] },
  },
}
