import { describedGames } from '@keep-flying/games/described'
import { verseDescription } from '@keep-flying/verse/description'
import { expect, test } from 'vitest'
import { games } from '../games/registry.ts'
import { agreedOn, optionsIn, seatsField } from './options.ts'

const { options: fields } = verseDescription

test.each(describedGames)('$title says how many sit at its table', async ({ describe }) => {
  const { options } = await describe()
  expect(seatsField(options)[1].min).toBeGreaterThan(0)
})

test('whatever this client can show is listed', () => {
  expect(describedGames.map(({ id }) => id)).toEqual(expect.arrayContaining(games.map(({ id }) => id)))
})

test('an address names options by their kind', () => {
  expect(optionsIn(new URLSearchParams('players=2&expansions=blue-sun&story=any-port&seed=7'), fields)).toEqual({
    players: 2,
    expansions: ['blue-sun'],
    story: 'any-port',
  })
})

test('what was agreed on is told without seats, without what is off, and with defaults', () => {
  const agreed = agreedOn({ players: 2, story: 'any-port', expansions: [] }, fields)
  expect(agreed.map(({ id, value }) => [id, typeof value === 'number' ? value : value.map((one) => one.id)])).toEqual([
    ['story', ['any-port']],
    ['setUp', ['standard']],
    ['startingJobs', ['standard']],
  ])
})
