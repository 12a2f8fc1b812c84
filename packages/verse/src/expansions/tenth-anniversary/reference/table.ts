import type { RulesTable } from '@keep-flying/kernel'

/** The rules that the 10th Anniversary lets a table agree on, words apart. */
export const table = {
  chapters: {
    'UPGRADE-DECK': { after: 'SHUTTLE' },
    ONES: { after: 'SKILL' },
  },
  rules: {
    'UPGRADE-DECK-01': { see: ['UPGRADE-01', 'SETUP-18'] },
    'UPGRADE-DECK-02': { see: ['BUY-03', 'UPGRADE-DECK-01'] },
    'UPGRADE-DECK-03': { see: ['DECK-01'] },
    'ONES-01': { see: ['DISGRUNTLED-01', 'ONES-04'] },
    'ONES-02': { see: ['ONES-04'] },
    'ONES-03': { see: ['DISGRUNTLED-01', 'KILL-01', 'ONES-04'] },
    'ONES-04': {},
  },
  seeAlso: {
    'BUY-03': ['UPGRADE-DECK-02'],
  },
} as const satisfies RulesTable
