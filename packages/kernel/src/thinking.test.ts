import { describe, expect, test } from 'vitest'
import { type Bot, randomBot } from './bot.ts'
import type { BotEntry } from './package.ts'
import { searchingBot } from './search.ts'
import { playOut } from './simulate.ts'
import { type RaceState, race, raceOptions } from './testing/games.ts'
import { text } from './text.ts'
import { adviserOf, type BotTask, taskFor, think, untilLongEnough } from './thinking.ts'

const quick = randomBot<RaceState>('quick')
const thinker = searchingBot<RaceState>('thinker', {
  ...{ quick, isWorthwhile: () => true, turn: ({ turns }) => turns, turns: () => 1, playouts: 60 },
  value: (state, seat) => (state.points[seat] ?? 0) / 100,
  reason: ({ kind }) => text('because', { kind }),
})

function entry(bot: Bot<RaceState>, strength: number, more: Partial<BotEntry<RaceState>> = {}): BotEntry<RaceState> {
  return { bot, name: bot.id, strength, about: text('about'), ...more }
}

const bots = [entry(randomBot('weak'), 1), entry(quick, 2), entry(thinker, 3, { thinks: true })]
const engine = { game: race, bots, progress: () => text('progress') }

const { match } = playOut({
  ...{ game: race, options: raceOptions, seed: 'sfc32:thinking', limit: 20, settings: {} },
  bots: [quick, quick, quick],
})
const decision = match.pending.find(({ standing }) => !standing)
if (!decision) throw new Error('Nobody is asked anything.')

/** What a thread is sent: what cannot be written down does not arrive. */
function sent(bot: string, budget = 1): BotTask {
  return structuredClone(taskFor(engine, match, decision ?? fail(), { bot, seed: 'sfc32:own', budget, wishes: [] }))
}

function fail(): never {
  throw new Error('Nobody is asked anything.')
}

describe('a bot that thinks elsewhere', () => {
  test('is told where the game stands only if it imagines, and answers the same whenever it is asked', () => {
    expect(sent('quick').standing).toBeNull()
    expect(sent('thinker').standing).not.toBeNull()
    const { choice } = think(engine, sent('thinker'), 'choice')
    expect(choice).toEqual(think(engine, sent('thinker'), 'choice').choice)
    expect(think(engine, sent('thinker'), 'hint')).toMatchObject({
      hint: { value: choice, reason: text('because', { kind: decision.kind }) },
    })
  })

  test('is told what its seat has planned, and says what it plans', () => {
    const plan = { kind: decision.kind, values: ['pass'] }
    const follower: Bot<RaceState> = {
      ...quick,
      id: 'follower',
      reply: (seat) => ({ value: seat.plan?.values[0] ?? 'roll', plan: ['pass', 'pass'] }),
    }
    const following = { ...engine, bots: [...bots, entry(follower, 4)] }
    expect(sent('quick').plan).toBeNull()
    expect(think(following, { ...sent('follower'), plan }, 'choice')).toMatchObject({
      ...{ choice: 'pass', plan: ['pass', 'pass'] },
    })
    expect(think(engine, sent('quick'), 'choice').plan).toBeUndefined()
  })

  test('makes up its mind when it is told to, or granted nothing', () => {
    let looked = 0
    const hurry = () => ++looked > 3
    expect(think(engine, sent('thinker'), 'hint', hurry).hint?.value).toBeDefined()
    expect(looked).toBe(4)
    expect(think(engine, sent('thinker', 0), 'hint').hint?.chance).toBeNull()
  })

  test('thinks for a second at most, less in a hurry', () => {
    let now = 5000
    let hurries = false
    const isEnough = untilLongEnough(
      () => now,
      () => hurries,
    )
    expect(isEnough()).toBe(false)
    now = 5999
    expect(isEnough()).toBe(false)
    hurries = true
    expect(isEnough()).toBe(true)
    hurries = false
    now = 6000
    expect(isEnough()).toBe(true)
    const clock = untilLongEnough(() => (now += 300))
    expect(think(engine, sent('thinker'), 'choice', clock).choice).toBeDefined()
    expect(now).toBe(7500)
  })

  test('gives a hint without a reason if it has none', () => {
    expect(think(engine, sent('quick'), 'hint').hint).toMatchObject({ chance: null, reason: null })
    expect(() => think(engine, sent('nobody'), 'choice')).toThrow('There is no bot "nobody".')
  })
})

test('the adviser is the bot that advises, or else the strongest that answers at once', () => {
  expect(adviserOf(bots)?.bot.id).toBe('quick')
  expect(adviserOf([...bots, entry(thinker, 3, { advises: true })])?.bot.id).toBe('thinker')
  expect(adviserOf([])).toBeNull()
})
