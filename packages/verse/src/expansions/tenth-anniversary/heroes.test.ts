import { playOut } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { captain } from '../../bot/index.ts'
import { boxWith } from '../../boxes/index.ts'
import { readOptions } from '../../options.ts'
import { crewRoom } from '../../rules/crew.ts'
import { verse } from '../../rules/game.ts'
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

test('three stories of three goals without rules of their own are drawn, and one is told', () => {
  const game = newGame()
  expect(game.kind).toBe('adventure')
  expect(game.options()).toHaveLength(3)
  const adventures = [...game.table().box.stories.values()].filter(isAdventure).map(({ id }) => id)
  expect(adventures).toEqual(['first-time', 'harkens-folly', 'king-of-londinium', 'niskas-holiday'])
  for (const id of game.options()) expect(adventures).toContain(id)
  const [first = ''] = game.options()
  game.choose(first)
  expect(nextGoal(game.table(), game.captain())?.name).toBe(game.table().box.stories.get(first)?.goals[0]?.name)
})

const telling = (adventure: string, reached: number, captain: CaptainSet) => {
  const game = scenario({ expansions, story, captains: [captain], timer: 5, cruiser: 'albion' }).begin()
  game.choose('king-of-londinium')
  game.change((state) => {
    const told = { adventure: { story: adventure, reached }, told: [adventure] }
    state.boxes['tenth-anniversary'] = { ...state.boxes['tenth-anniversary'], ...told }
  })
  return game
}

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

test('a captain comes to the end of it', () => {
  const options = verse.readOptions({ players: 1, story, expansions })
  const { match, finished } = playOut({ game: verse, options, seed: 'sfc32:heroes', bots: [captain], limit: 6000 })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
})
