import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bot, randomBot, type Seat } from './bot.ts'
import { imagineGame } from './imagine.ts'
import { searchingBot } from './search.ts'
import { openStream } from './seed.ts'
import { playOut } from './simulate.ts'
import { type RaceOptions, type RaceState, race, raceOptions } from './testing/games.ts'
import { choosesFairly } from './testing/index.ts'
import { text } from './text.ts'

const quick = randomBot<RaceState>('quick')

function pointsOf({ points, bank }: RaceState, seat: number): number {
  return (points[seat] ?? 0) + (bank[seat] ?? 0)
}

/** Looks to the end of its own turn for the most points. */
function thinker(playouts: number, isWorthwhile = () => true): Bot<RaceState> {
  return searchingBot('thinker', {
    ...{ quick, isWorthwhile, turn: ({ turns }) => turns, turns: () => 1, playouts },
    value: (state, seat) =>
      pointsOf(state, seat) - Math.max(...[0, 1, 2].filter((n) => n !== seat).map((n) => pointsOf(state, n))),
    reason: ({ kind }, value) => text('because', { kind, value: String(value) }),
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

/** A game that has gone on for a while, and whom it waits for. */
function begun() {
  const bots = [quick, quick, quick]
  const { match } = playOut({ game: race, options: raceOptions, seed: 'sfc32:dream', bots, limit: 20, settings: {} })
  const decision = match.pending.find(({ standing }) => !standing)
  if (!decision) throw new Error('Nobody is asked anything.')
  return { match, decision, seat: decision.seat }
}

describe('advice', () => {
  const { match, decision, seat } = begun()

  /** What a bot is given, with a count of the games it imagines. */
  function seated(granted: Pick<Seat<RaceState>, 'budget' | 'hurry'> = {}) {
    const count = { imagined: 0 }
    const imagine = (n: number) => {
      count.imagined++
      return imagineGame(match, seat, `sfc32:${n}`)
    }
    const given: Seat<RaceState> = {
      ...{ seat, decision, imagine, view: () => match.view(seat), random: openStream('sfc32:advice') },
      ...granted,
    }
    return { given, count }
  }

  test('is what the bot would choose, with what it expects and a reason', () => {
    const chosen = thinker(40).choose(seated().given)
    const advice = thinker(40).advise?.(seated().given)
    expect(advice).toMatchObject({
      value: chosen,
      reason: text('because', { kind: 'race.action', value: `${chosen}` }),
    })
    expect(advice?.chance).toBeTypeOf('number')
  })

  test('tries the lines it is given, each with who plays on, and takes the best of them', () => {
    const passes: Bot<RaceState> = {
      id: 'passes',
      choose: ({ decision: { form } }) => (form === 'one' ? 'pass' : null),
    }
    let tried = 0
    const tries = () => {
      tried++
      return passes
    }
    const bot = searchingBot<RaceState>('reader', {
      ...{ quick: passes, isWorthwhile: () => true, turn: ({ turns }) => turns, turns: () => 1, playouts: 12 },
      lines: (_, meant) => [
        { value: meant, playOn: () => passes },
        { value: 'roll', playOn: tries },
      ],
      value: (state) => pointsOf(state, seat) / 100,
      reason: () => text('because'),
    })
    expect(bot.choose(seated().given)).toBe('roll')
    expect(tried).toBe(6)
  })

  test('gives up a line that falls behind, and tries those further that may be the best', () => {
    const tried = { pass: 0, slow: 0, roll: 0 }
    const line = (value: string, name: keyof typeof tried) => ({
      value,
      playOn: () => {
        tried[name]++
        return { id: name, choose: ({ decision: { form } }: Seat<RaceState>) => (form === 'one' ? value : null) }
      },
    })
    const bot = searchingBot<RaceState>('racer', {
      ...{ quick, isWorthwhile: () => true, turn: ({ turns }) => turns, turns: () => 1, playouts: 60 },
      lines: () => [line('roll', 'roll'), line('pass', 'pass'), line('roll', 'slow')],
      value: (state) => pointsOf(state, seat) / 100,
      reason: () => text('because'),
    })
    expect(bot.choose(seated().given)).toBe('roll')
    expect(tried).toEqual({ pass: 6, slow: 27, roll: 27 })
  })

  test('looks at what would be done even if there is nothing else to do, for the sake of the chance', () => {
    const bot = searchingBot<RaceState>('settled', {
      ...{ quick, isWorthwhile: () => true, turn: ({ turns }) => turns, turns: () => 1, playouts: 16 },
      lines: (_, value) => [{ value, playOn: () => quick }],
      value: () => 0.25,
      reason: () => text('because'),
    })
    const [asked, answered] = [seated(), seated()]
    expect(bot.advise?.(asked.given)?.chance).toBe(0.25)
    expect(asked.count.imagined).toBe(2)
    bot.choose(answered.given)
    expect(answered.count.imagined).toBe(0)
  })

  test('sees the chance of what it means to do where other answers are not worth the time', () => {
    const { given, count } = seated()
    const advice = thinker(40, () => false).advise?.(given)
    expect(advice?.chance).toBeTypeOf('number')
    expect(advice?.value).toEqual(quick.choose(seated().given))
    expect(count.imagined).toBe(5)
  })

  test('says nothing of chances where nothing was tried out', () => {
    expect(thinker(40).advise?.(seated({ budget: 0 }).given)?.chance).toBeNull()
    expect(thinker(40).advise?.(seated({ hurry: () => true }).given)?.chance).toBeNull()
  })

  test('takes fewer futures if less is granted, and none once in a hurry', () => {
    const [all, half, none] = [seated(), seated({ budget: 0.5 }), seated({ budget: 0 })]
    for (const { given } of [all, half, none]) thinker(400).choose(given)
    expect(all.count.imagined).toBeGreaterThan(1.8 * half.count.imagined)
    expect(half.count.imagined).toBeGreaterThan(100)
    expect(none.count.imagined).toBe(0)
    const brief = seated({ hurry: () => brief.count.imagined >= 15 })
    const legal = 'options' in decision ? decision.options.map(({ id }) => id) : []
    expect(legal).toContain(thinker(400).choose(brief.given))
    expect(brief.count.imagined).toBe(15)
  })
})

describe('an imagined game', () => {
  const { match, seat } = begun()

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
