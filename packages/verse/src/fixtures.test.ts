import { keptGamesReplay, keptIn } from '@keep-flying/kernel/testing'
import { expect, test } from 'vitest'
import { verse } from './rules/game.ts'

const folder = new URL('./fixtures/', import.meta.url)

keptGamesReplay(verse, folder, ({ state }) => {
  expect(verse.outcome(state)).toMatchObject({
    by: 'seats',
    winners: expect.arrayContaining([expect.any(Number)]),
  })
})

test('three games of the base box alone are kept', () => {
  expect(keptIn(folder).filter((name) => name.startsWith('base-'))).toHaveLength(3)
})
