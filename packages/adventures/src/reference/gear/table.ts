import type { RulesTable } from '@keep-flying/kernel'

export const table = {
  chapters: {
    EQUIP: {},
  },
  rules: {
    'EQUIP-01': {},
    'EQUIP-02': {},
    'EQUIP-03': {},
    'EQUIP-04': {},
    'EQUIP-05': {},
    'EQUIP-06': {},
    'EQUIP-07': { see: ['OPEN-63'] },
    'EQUIP-08': {},
    'EQUIP-09': { see: ['OPEN-63'] },
    'EQUIP-10': {},
    'EQUIP-11': {},
    'EQUIP-12': {},
    'EQUIP-13': {},
    'EQUIP-14': {},
    'EQUIP-15': {},
    'EQUIP-16': { tag: 'storyline', see: ['STORY-05'] },
    'EQUIP-17': {},
    'EQUIP-18': {},
    'EQUIP-19': {},
    'EQUIP-20': {},
    'EQUIP-21': { see: ['OPEN-62'] },
    'EQUIP-22': {},
    'EQUIP-23': { see: ['OPEN-61'] },
    'EQUIP-24': {},
    'EQUIP-25': { see: ['TURN-12'] },
  },
} as const satisfies RulesTable
