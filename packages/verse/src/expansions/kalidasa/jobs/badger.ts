import { wheelAndDeal } from '../../../catalog/jobs/shared.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { breakCode } from './shared.ts'

const badger = { kind: 'job', box: 'kalidasa', contact: 'badger' } as const

export const badgerJobs: readonly JobCard[] = [
  {
    ...badger,
    id: 'badger-36',
    name: "Bootleggin' run",
    types: ['smuggling'],
    legal: false,
    immoral: false,
    pickUp: { at: 'beylix', misbehave: 2, load: { fixed: { contraband: 3 } } },
    finish: { at: 'persephone', misbehave: 0, deliver: { fixed: { contraband: 3 } }, trial: wheelAndDeal },
    pay: { credits: 2000 },
  },
  {
    ...badger,
    id: 'badger-37',
    name: "Bootleggin' run",
    types: ['smuggling'],
    legal: false,
    immoral: false,
    pickUp: { at: 'new-kasmir', misbehave: 2, load: { fixed: { contraband: 3 } } },
    finish: { at: 'persephone', misbehave: 0, deliver: { fixed: { contraband: 3 } }, trial: wheelAndDeal },
    pay: { credits: 2000 },
  },
  {
    ...badger,
    id: 'badger-38',
    name: "Bootleggin' run",
    types: ['smuggling'],
    legal: false,
    immoral: false,
    pickUp: { at: 'newhall', misbehave: 2, load: { fixed: { contraband: 3 } } },
    finish: { at: 'persephone', misbehave: 0, deliver: { fixed: { contraband: 3 } }, trial: wheelAndDeal },
    pay: { credits: 2000 },
  },
  {
    ...badger,
    id: 'badger-39',
    name: 'I dream of Djinn',
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'djinns-bane', misbehave: 3, trial: breakCode(7) },
    pay: { credits: 3000 },
  },
  {
    ...badger,
    id: 'badger-40',
    name: 'Kill the messenger',
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'cortex-relay-2', misbehave: 3, trial: breakCode(7) },
    pay: { credits: 3000 },
  },
]
