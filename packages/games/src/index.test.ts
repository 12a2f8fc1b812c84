import { expect, test } from 'vitest'
import { gameEngines } from './engines.ts'
import { gameListings, loadGames } from './index.ts'

test('every listing says what its package says', async () => {
  const packages = await loadGames()
  expect(packages.map(({ game, title, hours }) => ({ id: game.id, title, hours }))).toEqual(
    gameListings.map(({ id, title, hours }) => ({ id, title, hours })),
  )
})

test.each(gameListings)('the parts of $id that load by themselves are those of its package', async (listing) => {
  const [whole, description, engine, reference] = await Promise.all([
    listing.load(),
    listing.describe(),
    listing.engine(),
    listing.reference(),
  ])
  const profiles = whole.bots.map(({ bot, ...rest }) => ({ ...rest, id: bot.id }))
  expect(description.bots).toEqual(profiles)
  expect({ ...whole, ...description, bots: whole.bots }).toEqual(whole)
  expect({ ...whole, ...engine }).toEqual(whole)
  expect({ ...whole, ...reference }).toEqual(whole)
})

test('a worker that only plays finds the engine of every listing by its id', () => {
  expect(Object.entries(gameEngines)).toEqual(gameListings.map(({ id, engine }) => [id, engine]))
})
