import type { JobCard } from '../../../vocabulary/index.ts'
import { tagAndBag } from './shared.ts'

const badger = { kind: 'job', box: 'blue-sun', contact: 'badger' } as const

export const badgerJobs: readonly JobCard[] = [
  {
    ...badger,
    id: 'badger-26',
    name: "A stick as big as Harrow's",
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'meridian', misbehave: 3 },
    needs: { skills: { negotiate: 3 }, keywords: ['fancy-duds'] },
    pay: { credits: 3600 },
    bonus: { profession: 'companion', credits: 500 },
  },
  {
    ...badger,
    id: 'badger-27',
    name: "Finder's keepers",
    types: ['smuggling'],
    legal: false,
    immoral: false,
    pickUp: { at: 'miranda', misbehave: 0, trial: tagAndBag },
    finish: { at: 'persephone', misbehave: 2, deliver: { fixed: { contraband: 3 } } },
    pay: { credits: 2000 },
  },
  {
    ...badger,
    id: 'badger-28',
    name: "Gravy train's a'comin'",
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'deadwood', misbehave: 3 },
    needs: { skills: { tech: 3 }, keywords: ['transport'] },
    pay: { credits: 3600 },
  },
  {
    ...badger,
    id: 'badger-29',
    name: "I'll show you a psychotic lowlife!",
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'highgate', misbehave: 3 },
    needs: { skills: { fight: 3 }, keywords: ['explosives'] },
    pay: { credits: 3600 },
  },
  {
    ...badger,
    id: 'badger-30',
    name: 'Robbing Peter to feed Paul',
    types: ['smuggling'],
    legal: false,
    immoral: false,
    pickUp: { at: 'brisingamen', misbehave: 2, load: { fixed: { contraband: 3 } } },
    finish: { at: 'shadow', misbehave: 0, deliver: { fixed: { contraband: 3 } } },
    pay: { credits: 3200 },
    goodDeeds: true,
  },
]
