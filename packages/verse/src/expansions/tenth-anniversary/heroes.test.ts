import { playOut } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { captain } from '../../bot/index.ts'
import { expansions as allBoxes, boxWith } from '../../boxes/index.ts'
import { checkLaws } from '../../laws.ts'
import { readOptions } from '../../options.ts'
import { crewRoom } from '../../rules/crew.ts'
import { mayDealWith } from '../../rules/deal.ts'
import { burnRange } from '../../rules/fly.ts'
import { verse } from '../../rules/game.ts'
import { shopPrice } from '../../rules/prices.ts'
import { nextGoal } from '../../rules/story.ts'
import { type CaptainSet, Play, scenario } from '../../scenario.ts'
import { goToWork } from '../../testing/heist.ts'
import { timerIn } from '../shared/timer/state.ts'
import { isAdventure } from './adventures.ts'

/** "Heroes & Misfits". */

const expansions = ['tenth-anniversary'] as const
const story = 'heroes-and-misfits'

const newGame = (variants: string[] = []) =>
  Play.newGame(readOptions({ players: 1, expansions, story, variants }), 'sfc32:heroes', boxWith(expansions))

test('the crew that everybody knows starts at Persephone with $2000, 6 Fuel and 2 Parts', () => {
  const game = newGame()
  const names = game.captain().crew.map(({ card }) => {
    const { box } = game.table()
    return box.leaders.get(card)?.name ?? box.supply.get(card)?.name
  })
  expect(names).toEqual([
    ...['Malcolm', 'Zoe', 'Wash', 'Jayne', 'Kaylee', 'Simon Tam', 'River Tam', 'Inara', 'Shepherd Book'],
  ])
  expect(game.captain()).toMatchObject({ ship: 'serenity', sector: 'persephone', credits: 2000, hand: { cards: [] } })
  expect(game.captain().hold).toMatchObject({ fuel: 6, part: 2 })
  expect(game.captain().upgrades.map((card) => game.table().box.supply.get(card)?.name)).toEqual([
    'Expanded Crew Quarters',
  ])
})

test('three stories of three goals are drawn, and one is told', () => {
  const game = newGame()
  expect(game.kind).toBe('adventure')
  expect(game.options()).toHaveLength(3)
  const adventures = [...game.table().box.stories.values()].filter(isAdventure).map(({ id }) => id)
  expect(adventures).toEqual([
    ...['first-time', 'harkens-folly', 'king-of-londinium', 'niskas-holiday', 'lets-be-bad-guys'],
  ])
  for (const id of game.options()) expect(adventures).toContain(id)
  const [first = ''] = game.options()
  game.choose(first)
  expect(nextGoal(game.table(), game.captain())?.name).toBe(game.table().box.stories.get(first)?.goals[0]?.name)
})

const telling = (adventure: string, reached: number, captain: CaptainSet) => {
  const game = scenario({ expansions, story, captains: [captain], timer: 5, cruiser: 'albion' }).begin()
  game.choose('king-of-londinium')
  game.change((state) => {
    state.told = { story: adventure, reached }
    state.boxes['tenth-anniversary'] = { ...state.boxes['tenth-anniversary'], told: [adventure] }
  })
  return game
}

describe('an adventure brings the rules of its story', () => {
  const rich = ['blue-sun', 'kalidasa', 'still-flying', 'pirates', 'tenth-anniversary', 'independent-stories'] as const

  /** A game in which this adventure was drawn and is told. */
  function tells(adventure: string, captain: CaptainSet): Play {
    for (let n = 0; n < 60; n++) {
      const scene = scenario({ expansions: rich, story, captains: [captain], cruiser: 'albion', seed: `tell-${n}` })
      const game = scene.begin()
      if (game.options().includes(adventure)) return game.choose(adventure)
    }
    throw new Error(`"${adventure}" was never drawn.`)
  }

  const reach = (game: Play, reached: number) =>
    game.change((state) => {
      if (state.told) state.told = { ...state.told, reached }
    })

  test('every story of three goals but those for one captain alone', () => {
    const adventures = [...boxWith(rich).stories.values()].filter(isAdventure).map(({ id }) => id)
    expect(adventures.sort()).toEqual(
      [
        ...['first-time', 'harkens-folly', 'king-of-londinium', 'niskas-holiday', 'jail-break', 'patiences-war'],
        ...['rumrunners-seasonal', 'smuggly-bustle', 'lets-be-bad-guys', 'red-skies', 'running-on-empty'],
        ...['wobbly-headed-doll', 'old-man-and-dragons', 'under-the-radar', 'reap-the-whirlwind', 'rumrunners-2'],
      ].sort(),
    )
  })

  test('Running on Empty: Fuel has its prices, and costs more after a goal', () => {
    const game = tells('running-on-empty', { at: 'persephone', fuel: 0 })
    const { fuelPrices } = game.table().box.stories.get('running-on-empty') ?? {}
    const price = () => shopPrice(game.table(), game.captain(), 'fuel')
    expect(price()).toBe(fuelPrices?.first)
    reach(game, fuelPrices?.from ?? 0)
    expect(price()).toBe(fuelPrices?.later)
    expect(shopPrice(tells('king-of-londinium', {}).table(), game.captain(), 'fuel')).toBe(100)
  })

  test("Rumrunners' Seasonal: one sector further from the first goal on", () => {
    const game = tells('rumrunners-seasonal', {})
    const before = burnRange(game.table(), game.captain())
    reach(game, 1)
    const { runnersRange = 0 } = game.table().box.stories.get('rumrunners-seasonal') ?? {}
    expect(burnRange(game.table(), game.captain()) - before).toBe(runnersRange)
    expect(runnersRange).toBeGreaterThan(0)
  })

  test("Let's Be Bad Guys: Niska waits for somebody who vouches for the captain", () => {
    const game = tells('lets-be-bad-guys', { at: 'ezra' })
    expect(mayDealWith(game.table(), game.captain(), 'niska')).toBe(false)
    const other = tells('king-of-londinium', { at: 'ezra' })
    expect(mayDealWith(other.table(), other.captain(), 'niska')).toBe(true)
  })

  test('Rumrunners II: its first goal rolls for a hideout of this captain', () => {
    const game = tells('rumrunners-2', { solid: ['patience'] })
    expect(game.choose('end').told()).toContain('hideout-roll')
    expect(game.state.told).toEqual({ story: 'rumrunners-2', reached: 1 })
    expect(game.state.boxes['independent-stories']?.hideouts?.[0]).toEqual(expect.any(String))
  })
})

test('of several contacts to be won, one is enough', () => {
  const game = telling('harkens-folly', 0, { solid: ['patience'] })
  game.choose('end')
  expect(game.told()).toContain('adventure-goal')
  const strange = telling('harkens-folly', 0, { solid: ['harken'] })
  expect(strange.choose('end').told()).not.toContain('adventure-goal')
})

test('an adventure told to its end brings $2000, content crew, 8 timer tokens and a Goal token, and another is drawn', () => {
  const set = { at: 'ezra', credits: 6000, crew: ['Zoe'], disgruntled: ['Zoe'] }
  const game = telling('first-time', 2, set).choose('end')
  expect(game.captain()).toMatchObject({ credits: 2000, goals: 1 })
  expect(game.captain().crew.every(({ disgruntled }) => !disgruntled)).toBe(true)
  expect(timerIn(game.state)?.left).toBe(11)
  expect(game.kind).toBe('adventure')
  expect(game.options()).not.toContain('first-time')
})

test('two adventures are a win that is kept', () => {
  const game = telling('first-time', 2, { at: 'ezra', credits: 6000, goals: 1 }).choose('end')
  game.choose(game.options()[0] ?? '')
  expect(game.told()).toContain('graded')
  expect(game.options()).toContain('rest')
  expect(game.choose('rest').state.result).toMatchObject({ winners: [0], ended: 'grade-1' })
})

test('the challenge of own heroes: Leader, ship, supply planet and a full crew of choice', () => {
  const game = newGame(['own-heroes'])
  game.choose('nandi')
  game.choose(game.options()[0] ?? '')
  const { sectors } = game.table().box
  expect(game.kind).toBe('set-up.place')
  expect(game.options().every((id) => sectors.get(id)?.supply !== undefined)).toBe(true)
  game.choose('osiris')
  expect(game.kind).toBe('set-up.heroes')
  const room = crewRoom(game.table(), game.captain())
  game.choose(
    game
      .options()
      .filter((id) => !/saffron|bridget|yolanda/.test(id))
      .slice(0, room),
  )
  expect(crewRoom(game.table(), game.captain())).toBe(0)
  expect(game.captain().credits).toBe(2000)
})

describe('advanced: Hard Masters', () => {
  const paid = (variants: string[], captain: CaptainSet, job: string) => {
    const game = scenario({ expansions, story, variants, cruiser: 'albion', captains: [{ credits: 0, ...captain }] })
    const begun = goToWork(game.begin().choose('king-of-londinium'), `job:${job}`)
    while (begun.kind !== 'turn') begun.choose(begun.options()[0] ?? '')
    return begun.captain()
  }
  const smuggler = { at: 'three-hills', loaded: ['patience-14'], contraband: 2, crew: ['Zoe'] }

  test('each of Patience’s jobs leaves one of the crew disgruntled', () => {
    const upset = (variants: string[]) =>
      paid(variants, smuggler, 'patience-14').crew.filter(({ disgruntled }) => disgruntled).length
    expect(upset(['advanced']) - upset([])).toBe(1)
  })

  test('Amnon Duul pays in Parts, 1 for each $500', () => {
    const set = { at: 'bellerophon', loaded: ['amnon-duul-05'], cargo: 2, part: 0, crew: ['Zoe', 'Inara'] }
    const hard = paid(['advanced'], set, 'amnon-duul-05')
    const usual = paid([], set, 'amnon-duul-05')
    expect(hard.hold.part - usual.hold.part).toBe(2)
    expect(usual.credits - hard.credits).toBeGreaterThanOrEqual(1000)
  })

  test('Harken’s jobs take a Misbehave card more', () => {
    const game = (variants: string[]) =>
      scenario({ expansions, story, variants, captains: [{ at: 'persephone' }] })
        .begin()
        .table()
    const [hard, usual] = [game(['advanced']), game([])]
    const more = (t: typeof hard) => {
      const [c] = t.state.captains
      const job = t.box.jobs.get('harken-01')
      return t.moments.reduce((n, on) => n + (c && job ? (on.moreMisbehaves?.(t, c, job) ?? 0) : 0), 0)
    }
    expect([more(hard), more(usual)]).toEqual([1, 0])
  })
})

test.each([
  ['this box alone', expansions],
  ['every box', allBoxes.map(({ id }) => id)],
])('a captain comes to the end of it with %s', (_, boxes) => {
  const options = verse.readOptions({ players: 1, story, expansions: boxes })
  const seed = 'sfc32:heroes'
  const { match, finished } = playOut({ game: verse, options, seed, bots: [captain], limit: 6000, check: checkLaws })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
})
