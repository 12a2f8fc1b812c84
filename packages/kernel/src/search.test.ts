import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bot, randomBot } from './bot.ts'
import { imagineGame } from './imagine.ts'
import { searchingBot } from './search.ts'
import { playOut } from './simulate.ts'
import { type RaceOptions, type RaceState, race, raceOptions } from './testing/games.ts'
import { choosesFairly } from './testing/index.ts'

const quick = randomBot<RaceState>('quick')

function pointsOf({ points, bank }: RaceState, seat: number): number {
  return (points[seat] ?? 0) + (bank[seat] ?? 0)
}

/** Looks to the end of its own turn for the most points. */
function thinker(playouts: number, isWorthwhile = () => true): Bot<RaceState> {
  return searchingBot('thinker', {
    ...{ quick, isWorthwhile, turn: ({ turns }) => turns, turns: 1, playouts },
    value: (state, seat) =>
      pointsOf(state, seat) - Math.max(...[0, 1, 2].filter((n) => n !== seat).map((n) => pointsOf(state, n))),
  })
}

function scores(bots: readonly Bot<RaceState>[], seed: string): number[] {
  const { match } = playOut({ game: race, options: raceOptions, seed, bots })
  return [0, 1, 2].map((seat) => pointsOf(match.state, seat))
}

describe('a bot that tries answers out', () => {
  test('does better than the one it thinks with', () => {
    const games = Array.from({ length: 12 }, (_, n) => scores([thinker(40), quick, quick], `sfc32:search ${n}`))
    const mean = (seat: number) => games.reduce((sum, points) => sum + (points[seat] ?? 0), 0) / games.length
    expect(mean(0)).toBeGreaterThan(1.3 * mean(1))
    expect(mean(0)).toBeGreaterThan(1.3 * mean(2))
  })

  test('repeats what it did from the same seed', () => {
    const bots = [thinker(12), thinker(12), quick]
    expect(scores(bots, 'sfc32:again')).toEqual(scores(bots, 'sfc32:again'))
  })

  test('answers as it first meant to where a question is not worth the time', () => {
    const bots = [thinker(40, () => false), quick, quick]
    expect(scores(bots, 'sfc32:lazy')).toEqual(scores([quick, quick, quick], 'sfc32:lazy'))
  })
})

describe('an imagined game', () => {
  const { match } = playOut({
    game: race,
    options: raceOptions,
    seed: 'sfc32:dream',
    bots: [quick, quick, quick],
    limit: 20,
    settings: {},
  })
  const seat = match.pending.find(({ standing }) => !standing)?.seat ?? 0

  test('stands at the same question and agrees with the view; playing it on leaves the match alone', () => {
    const before = match.hash()
    const game = imagineGame(match, seat, 'sfc32:1')
    expect(game?.view(seat)).toEqual(match.view(seat))
    expect(game?.pending.map(({ kind }) => kind)).toEqual(match.pending.map(({ kind }) => kind))
    const [asked] = game?.pending.filter((one) => one.seat === seat && !one.standing) ?? []
    game?.answer({ seat, decision: asked?.number ?? -1, value: 'pass' })
    expect(match.hash()).toBe(before)
  })

  test('is the same for the same seed, and another for another', () => {
    const hands = (seed: string) => JSON.stringify(imagineGame(match, seat, seed)?.state.hands)
    expect(hands('sfc32:1')).toBe(hands('sfc32:1'))
    expect(new Set(Array.from({ length: 20 }, (_, n) => hands(`sfc32:${n}`))).size).toBeGreaterThan(1)
  })
})

choosesFairly<RaceState, RaceOptions>(
  {
    game: race,
    settings: fc.record({
      seed: fc.integer({ min: 0 }).map((n) => `sfc32:${n}`),
      options: fc.constant({ turns: 200 }),
    }),
  },
  [thinker(8)],
)
