import { type Text, text } from '@keep-flying/kernel'
import { readCarried } from './carried.ts'
import { storyline } from './catalog/storyline.ts'

/** Where a Storyline stands, by what a Job takes from the one before it. */
export function campaignStands(taken: unknown): Text {
  const { jobs, credits, intel, next } = readCarried(taken)
  const what = { name: 'job', id: next.job }
  const job = jobs.length + 1
  return text('campaign.stands', { job, of: storyline.jobs, what, credits, goal: storyline.goal, intel })
}
