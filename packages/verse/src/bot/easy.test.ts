import { playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { checkLaws } from '../laws.ts'
import { verse } from '../rules/game.ts'
import { captain, easy } from './index.ts'

function play(number: number, limit = 3000) {
  const options = verse.readOptions({ players: 2, story: 'first-time' })
  const bots = number % 2 === 0 ? [easy, captain] : [captain, easy]
  const { match, finished } = playOut({ game: verse, options, seed: `sfc32:easy ${number}`, bots, limit })
  checkLaws(match)
  return { finished, hash: match.hash(), winners: match.state.result?.winners ?? [], seat: number % 2 }
}

test('a captain who overlooks things plays to the end, and mostly loses to one who does not', () => {
  const games = [0, 1, 2].map((number) => play(number))
  expect(games.every(({ finished }) => finished)).toBe(true)
  expect(games.filter(({ winners, seat }) => winners.includes(seat)).length).toBeLessThanOrEqual(1)
})

test('it overlooks the same things again from the same seed', () => {
  expect(play(0, 100).hash).toBe(play(0, 100).hash)
})
