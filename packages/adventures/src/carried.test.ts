import { OptionError } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import type { Carried } from './carried.ts'
import { readOptions } from './options.ts'
import { crewMembers } from './vocabulary/index.ts'

/** What a stranger may claim that a Job has handed on. */

const carried: Carried = {
  jobs: ['light-fingers'],
  rewards: [2400],
  players: 2,
  credits: 3100,
  intel: 1,
  gear: [{ card: 'pick-gun', paid: 300 }],
  downed: ['wash'],
  next: { job: 'the-long-relay', crew: ['mal', 'zoe'] },
}

const read = (handed: unknown, options: object = {}) =>
  readOptions({ players: 2, campaign: 'storyline', job: 'the-long-relay', handed, ...options })

test('what is handed on is read as it was written, and again after a trip through a file', () => {
  const options = read(carried)
  expect(options.handed).toEqual(carried)
  expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options)
})

test.each<[string, string, object, object?]>([
  ['nothing', 'handed.jobs', { jobs: undefined }],
  ['no Job', 'handed.jobs', { jobs: [], rewards: [] }],
  ['three Jobs', 'handed.jobs', { jobs: ['light-fingers', 'signed-and-delivered', 'out-of-the-stockade'] }],
  ['a Job twice', 'handed.jobs', { jobs: ['light-fingers', 'light-fingers'], rewards: [0, 0] }],
  ['a stranger Job', 'handed.jobs.0', { jobs: ['the-train-job'] }],
  ['a Reward too many', 'handed.rewards', { rewards: [1, 2] }],
  ['half a credit', 'handed.credits', { credits: 0.5 }],
  ['enough to have won', 'handed.credits', { credits: 10_000 }],
  ['a card twice', 'handed.gear', { gear: Array(2).fill({ card: 'pick-gun', paid: 0 }) }],
  ['a card that is none', 'handed.gear.0.card', { gear: [{ card: 'vera', paid: 0 }] }],
  ['somebody Downed twice', 'handed.downed', { downed: ['wash', 'wash'] }],
  ['more than it says', 'handed.luck', { luck: 1 }],
  ['other players', 'players', { players: 3 }],
  ['a Job that was worked', 'handed.next.job', { next: { job: 'light-fingers', crew: ['mal'] } }],
  ['another Job than was chosen', 'job', {}, { job: 'light-fingers' }],
  ['nobody to work it', 'handed.next.crew', { next: { job: 'the-long-relay', crew: [] } }],
  ['six to work it', 'handed.next.crew', { next: { job: 'the-long-relay', crew: crewMembers.slice(0, 6) } }],
  ['whoever must sit it out', 'handed.next.crew', { next: { job: 'the-long-relay', crew: ['wash'] } }],
  ['somebody who never came along', 'handed.next.crew', { next: { job: 'the-long-relay', crew: ['inara'] } }],
  ['another number of Crew', 'crewCount', {}, { crewCount: '1' }],
  ['a Storyline where there is none', 'campaign', {}, { campaign: 'none' }],
])('%s is refused by the name of the field', (_, field, change, options = {}) => {
  const wrong = () => read({ ...carried, ...change }, options)
  expect(wrong).toThrow(OptionError)
  expect(wrong).toThrow(expect.objectContaining({ field }))
})
