import { OptionError } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import type { Carried } from './carried.ts'
import { readOptions } from './options.ts'

/** What a stranger may claim that a Job has handed on. */

const carried: Carried = {
  jobs: ['light-fingers'],
  rewards: [2400],
  players: 2,
  credits: 3100,
  intel: 1,
  gear: [{ card: 'pick-gun', paid: 300 }],
  downed: ['wash'],
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
  ['the Job that comes now', 'job', {}, { job: 'light-fingers' }],
  ['a Storyline where there is none', 'campaign', {}, { campaign: 'none' }],
])('%s is refused by the name of the field', (_, field, change, options = {}) => {
  const wrong = () => read({ ...carried, ...change }, options)
  expect(wrong).toThrow(OptionError)
  expect(wrong).toThrow(expect.objectContaining({ field }))
})
