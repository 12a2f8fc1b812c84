import { crackSafe, hardBargain } from '../../../catalog/jobs/shared.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { loadUp } from './shared.ts'

const niska = { kind: 'job', box: 'blue-sun', contact: 'niska' } as const

export const niskaJobs: readonly JobCard[] = [
  {
    ...niska,
    id: 'niska-26',
    name: 'Meridian Credit Exchange heist',
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'meridian', misbehave: 3, trial: crackSafe(8) },
    pay: { credits: 5000 },
    check: 'another list opens the vault from 6 on',
  },
  {
    ...niska,
    id: 'niska-27',
    name: 'Non-profit profiteering',
    types: ['smuggling'],
    legal: false,
    immoral: false,
    pickUp: { at: 'gonghe', misbehave: 3, load: { fixed: { contraband: 3 } } },
    finish: { at: 'shadow', misbehave: 0, deliver: { fixed: { contraband: 3 } } },
    pay: { credits: 4000 },
    goodDeeds: true,
  },
  {
    ...niska,
    id: 'niska-28',
    name: 'Reavers schmeavers',
    types: ['smuggling'],
    legal: false,
    immoral: false,
    pickUp: { at: 'miranda', misbehave: 0, trial: loadUp },
    finish: { at: 'ezra', misbehave: 3, deliver: { fixed: { contraband: 3 } } },
    needs: { keywords: ['explosives', 'transport'] },
    pay: { credits: 2000 },
    check: 'that the needs hold at both places is our reading',
  },
  {
    ...niska,
    id: 'niska-29',
    name: 'Snake oil vaccinations',
    types: ['smuggling'],
    legal: false,
    immoral: true,
    pickUp: { at: 'ezra', misbehave: 0, load: { fixed: { contraband: 2 } } },
    finish: { at: 'muir', misbehave: 3, deliver: { fixed: { contraband: 2 } }, trial: hardBargain },
    pay: { credits: 3500 },
    check: 'another list needs negotiate 3 and has a test that botches below 6 in place of the bargain',
  },
  {
    ...niska,
    id: 'niska-30',
    name: "This is why you can't have nice things",
    types: ['crime'],
    legal: false,
    immoral: true,
    finish: { at: 'highgate', misbehave: 3 },
    needs: { skills: { tech: 3 }, keywords: ['fake-id'] },
    pay: { goodsPerCrewAtWork: 1 },
    check: 'counting the Leader among the crew is our reading; another list pays in cargo',
  },
]
