import { readdirSync, readFileSync } from 'node:fs'
import { readRecord, verifyRecord } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { verse } from './rules/game.ts'

/** Finished games of earlier days: they must replay to the hash they were kept with. */

const folder = new URL('./fixtures/', import.meta.url)
const names = readdirSync(folder)

test.each(names)('%s replays as it was played', (name) => {
  const record = readRecord(readFileSync(new URL(name, folder), 'utf8'))
  const match = verifyRecord(verse, record)
  expect(match.over).toBe(true)
  expect(verse.outcome(match.state)).toMatchObject({
    by: 'seats',
    winners: expect.arrayContaining([expect.any(Number)]),
  })
})

test('three games of the base box alone are kept', () => {
  expect(names.filter((name) => name.startsWith('base-'))).toHaveLength(3)
})
