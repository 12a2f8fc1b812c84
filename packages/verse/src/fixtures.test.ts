import { keptGamesReplay, keptIn } from '@keep-flying/kernel/testing'
import { expect, test } from 'vitest'
import './boxes/all.ts'
import { verse } from './rules/game.ts'

const folder = new URL('./fixtures/', import.meta.url)

keptGamesReplay(verse, folder, ({ state }) => {
  expect(verse.outcome(state)).toMatchObject({
    by: 'seats',
    winners: expect.arrayContaining([expect.any(Number)]),
  })
})

test('three games of the base box alone are kept, and two with more from before boxes shared anything', () => {
  const base = keptIn(folder).filter((name) => name.startsWith('base-'))
  expect([base.length, keptIn(folder).length]).toEqual([3, 5])
})
