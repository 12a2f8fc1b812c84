import type { HeardEvent } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { balance } from './balance.ts'
import { readOptions, storyTitles } from './options.ts'
import { scenario } from './scenario.ts'

const heard = (...kinds: readonly string[]): HeardEvent[] => kinds.map((kind, seq) => ({ seq, kind }))

test('every story has a table that may be played', () => {
  expect(balance.tables.map(({ id }) => id)).toEqual(storyTitles.map(({ id }) => id))
  for (const { id, options } of balance.tables) expect(readOptions(options).story).toBe(id)
})

test('turns are told apart by what came of them', () => {
  const { state } = scenario().begin()
  const events = heard(
    ...['turn', 'burn', 'job-accepted-unseen', 'turn', 'burn', 'turn', 'mosey', 'make-work', 'turn'],
    ...['botched', 'turn', 'job-completed', 'goal', 'turn', 'job-accepted-unseen'],
  )
  const { figures } = balance.read(state, events)
  expect(figures).toMatchObject({ idle: 2 / 6, 'only flew': 1 / 6, 'odd jobs': 1 / 6, 'turns per job': 6 })
  expect(figures).toMatchObject({ 'accepted per job': 2, botched: 1 / 3 })
})
