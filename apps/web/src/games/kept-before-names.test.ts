import { expect, test } from 'vitest'
import { namedGame } from './kept-before-names.ts'

const old = { id: 'a', title: 'Friday', over: false, winners: [] as number[], round: 0, guided: true }

test('a game that was kept before games were named is of Firefly: The Game, and as far as it was', () => {
  expect(namedGame(old)).toEqual({
    id: 'a',
    title: 'Friday',
    over: false,
    guided: true,
    game: 'verse',
    outcome: null,
    progress: { key: 'progress.set-up' },
  })
  expect(namedGame({ ...old, round: 4 })).toMatchObject({ progress: { key: 'progress.round', with: { round: 4 } } })
})

test('whoever had won has won', () => {
  expect(namedGame({ ...old, over: true, winners: [1], round: 9 })).toMatchObject({
    outcome: { by: 'seats', winners: [1], reason: { key: 'outcome.won' } },
  })
})
