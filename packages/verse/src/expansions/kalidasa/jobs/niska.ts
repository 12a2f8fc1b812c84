import { crackSafe } from '../../../catalog/jobs/shared.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { pickPoison } from './shared.ts'

const niska = { kind: 'job', box: 'kalidasa', contact: 'niska' } as const

export const niskaJobs: readonly JobCard[] = [
  {
    ...niska,
    id: 'niska-36',
    name: 'All manner of unwelcomed',
    types: ['crime'],
    legal: false,
    immoral: true,
    finish: { at: 'whittier', misbehave: 4 },
    needs: { keywords: ['explosives', 'firearm'] },
    pay: { credits: 4000 },
    bonus: { profession: 'soldier', credits: 300 },
  },
  {
    ...niska,
    id: 'niska-37',
    name: "Heaven's rejects",
    types: ['transport', 'crime'],
    legal: false,
    immoral: false,
    pickUp: { at: 'heaven', misbehave: 3, load: { fixed: { fugitive: 4 } } },
    finish: { at: 'ezra', misbehave: 0, deliver: { fixed: { fugitive: 4 } } },
    pay: { credits: 3000 },
    opportunity: { at: 'bernadette', misbehave: 2, credits: 2000 },
    check: 'another list has the Bonus Opportunity without its place',
  },
  {
    ...niska,
    id: 'niska-38',
    name: 'The expendable',
    types: ['crime'],
    legal: false,
    immoral: true,
    finish: { at: 'whittier', misbehave: 3 },
    needs: { keywords: ['sniper-rifle'], professions: ['merc'] },
    pay: { credits: 4000 },
    bonus: { profession: 'soldier', credits: 300 },
    onCompletion: [{ do: 'kill-one-of', profession: 'merc' }],
  },
  {
    ...niska,
    id: 'niska-39',
    name: 'The vaults of Olympus',
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'zeus', misbehave: 4, trial: crackSafe(8) },
    pay: { credits: 6000 },
  },
  {
    ...niska,
    id: 'niska-40',
    name: 'Where angels fear to tread',
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'angel', misbehave: 4, trial: pickPoison(8) },
    pay: { credits: 4000 },
    bonus: { profession: 'soldier', credits: 500 },
    check: 'that a Companion at work is enough is our reading; another list has a plain Fight test and kills nobody',
  },
]
