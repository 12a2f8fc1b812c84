import { expect, test } from 'vitest'
import { gameListings, loadGames } from './index.ts'

test('every listing says what its package says', async () => {
  const packages = await loadGames()
  expect(packages.map(({ game, title }) => ({ id: game.id, title }))).toEqual(
    gameListings.map(({ id, title }) => ({ id, title })),
  )
})
