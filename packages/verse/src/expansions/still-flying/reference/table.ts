import type { RulesTable } from '@keep-flying/kernel'

/** The rules that Still Flying brings, words apart. */
export const table = {
  chapters: {
    CAPER: { after: 'PIRACY' },
    SHUTTLE: { after: 'UPGRADE' },
  },
  rules: {
    'DECEPTIVE-03': { see: ['DECEPTIVE-02'] },
    'CAPER-01': { see: ['CONSIDER-01', 'DEAL-02', 'DECEPTIVE-01'] },
    'CAPER-02': { see: ['CAPER-01', 'OPEN-63'] },
    'CAPER-03': { see: ['CAPER-04', 'OPEN-63'] },
    'CAPER-04': { see: ['CAPER-03'] },
    'CAPER-05': { see: ['JOB-01', 'JOB-02'] },
    'SHUTTLE-01': { see: ['OPEN-73'] },
    'SHUTTLE-02': { see: ['HOLD-01'] },
    'SHUTTLE-03': { see: ['SHUTTLE-02'] },
    'SHUTTLE-04': { see: ['SHUTTLE-02'] },
    'SHUTTLE-05': { see: ['SHUTTLE-02'] },
    'SHUTTLE-06': { see: ['SHUTTLE-07'] },
    'SHUTTLE-07': { see: ['OUTLAW-01', 'SHUTTLE-06'] },
    'OPEN-63': { see: ['CAPER-02', 'CAPER-03'] },
    'OPEN-73': { see: ['SHUTTLE-01'] },
  },
  seeAlso: {
    'DECEPTIVE-02': ['DECEPTIVE-03'],
    'JOB-01': ['CAPER-05'],
  },
} as const satisfies RulesTable
