import type { RulesTable } from '@keep-flying/kernel'

export const table = {
  chapters: {
    SETUP: {},
    CREWCOUNT: {},
  },
  rules: {
    'SETUP-01': {},
    'SETUP-02': { see: ['OPEN-71'] },
    'SETUP-03': { see: ['STORY-01'] },
    'SETUP-04': {},
    'SETUP-05': { tag: 'storyline', see: ['STORY-02'] },
    'SETUP-06': { see: ['MAP-10'] },
    'SETUP-07': { see: ['JOB-05'] },
    'SETUP-08': { see: ['OPEN-39'] },
    'SETUP-09': { see: ['TIMELINE-05'] },
    'SETUP-10': { see: ['TIMELINE-18'] },
    'SETUP-11': { see: ['EQUIP-22'] },
    'SETUP-12': { see: ['TEST-07'] },
    'SETUP-13': {},
    'SETUP-14': { see: ['TIMELINE-07'] },
    'CREWCOUNT-01': {},
    'CREWCOUNT-02': {},
    'CREWCOUNT-03': { see: ['CREWCOUNT-06'] },
    'CREWCOUNT-04': { see: ['CREWCOUNT-06'] },
    'CREWCOUNT-05': { see: ['CREWCOUNT-06'] },
    'CREWCOUNT-06': { see: ['JOB-01', 'OPEN-24'] },
    'CREWCOUNT-07': {},
    'CREWCOUNT-08': { see: ['STORY-07'] },
  },
} as const satisfies RulesTable
