import type { RulesTable } from '@keep-flying/kernel'

/** The rules that Crime & Punishment brings, words apart. */
export const table = {
  chapters: {
    SPLIT: { after: 'MISBEHAVE' },
    SEIZE: { after: 'SPLIT' },
    'ALERT-CARDS': { after: 'SEIZE' },
    'WANTED-TOKENS': { after: 'ALERT-CARDS' },
  },
  rules: {
    'SPLIT-01': { see: ['MISBEHAVE-01', 'OPEN-70'] },
    'SPLIT-02': { see: ['SPLIT-01'] },
    'SEIZE-01': { see: ['GEAR-01'] },
    'ALERT-CARDS-01': { see: ['ALERT-CARDS-02'] },
    'ALERT-CARDS-02': { see: ['OPEN-71'] },
    'ALERT-CARDS-03': { see: ['ALERT-CARDS-01'] },
    'WANTED-TOKENS-01': { see: ['OUTLAW-01', 'OPEN-72'] },
    'WANTED-TOKENS-02': { see: ['WANTED-TOKENS-01'] },
    'WANTED-TOKENS-03': { see: ['CREW-01'] },
    'OPEN-70': { see: ['SPLIT-01'] },
    'OPEN-71': { see: ['ALERT-CARDS-02'] },
    'OPEN-72': { see: ['WANTED-TOKENS-01'] },
  },
  seeAlso: {
    'MISBEHAVE-01': ['SPLIT-01'],
  },
} as const satisfies RulesTable
