import { expect, test } from 'vitest'
import { readOptions } from '../../options.ts'
import { type CaptainSet, Play, type Situation, scenario } from '../../scenario.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import { timerIn } from '../shared/timer/state.ts'

/** "Awful Lonely in the Big Black". */

const expansions = ['promo'] as const
const story = 'awful-lonely'

/** A game in which a goal was chosen. */
function lonely(captain: CaptainSet, path: string, set: Partial<Situation> = {}): Play {
  return scenario({ expansions, story, captains: [captain], cruiser: 'albion', ...set })
    .begin()
    .change((state) => {
      state.boxes.promo = { path, passed: 0, passing: [] }
    })
}

test('the story is for one captain', () => {
  expect(() => readOptions({ expansions, story, players: 2 })).toThrow('with "players" 1')
})

test('up to four crew of any decks come along for $1000 in all; then a goal is chosen', () => {
  const game = Play.newGame({ players: 1, expansions, story }, 'sfc32:lonely')
  while (game.kind !== 'set-up.free-crew') game.choose(game.options()[0] ?? '')
  expect(() => game.choose(['silverhold/zoe', 'silverhold/jayne', 'regina/kaylee', 'space-bazaar/wash'])).toThrow()
  game.choose(['silverhold/zoe', 'silverhold/jayne', 'regina/kaylee'])
  expect(
    game
      .captain()
      .crew.slice(1)
      .map(({ card }) => card),
  ).toEqual(['silverhold/zoe', 'silverhold/jayne', 'regina/kaylee'])
  expect([game.kind, game.options()]).toEqual(['set-up.path', ['The Good', 'The Bad', 'The Ugly']])
  game.choose('The Ugly')
  expect(game.captain().credits).toBe(3000)
  expect(game.state.boxes.promo).toMatchObject({ path: 'The Ugly' })
})

test('all four kinds of action in a turn, and a Fly action ends it with a timer token', () => {
  const game = lonely({ at: 'persephone', fuel: 3 }, 'The Bad')
  game.path('make-work', 'deal:badger', [], 'shop', ['fuel'])
  expect(game.options()).toEqual(expect.arrayContaining(['mosey', 'burn']))
  expect(timerIn(game.state)?.left).toBe(20)
  game.path('mosey', 'pelorum')
  expect([game.state.turn.taken, timerIn(game.state)?.left, game.state.round]).toEqual([[], 19, 2])
})

test('after the last token one more turn is played without flying', () => {
  const game = lonely({ at: 'persephone', fuel: 3 }, 'The Bad', { timer: 1 })
  game.path('mosey', 'pelorum')
  expect([game.kind, game.options().includes('burn'), game.options().includes('mosey')]).toEqual(['turn', false, false])
  game.choose('end')
  expect(game.state.result).toMatchObject({ winners: [], ended: 'time-up' })
})

test('the Good: Solid with five contacts', () => {
  const solid = ['harken', 'badger', 'niska', 'patience', 'amnon-duul'] as const
  const end = (path: string) => lonely({ at: 'persephone', solid }, path).choose('make-work').kind
  expect([end('The Good'), end('The Bad')]).toEqual(['over', 'turn'])
})

test('the Bad: $15,000', () => {
  const end = (credits: number) => lonely({ at: 'persephone', credits }, 'The Bad').choose('make-work').kind
  expect([end(14800), end(14700)]).toEqual(['over', 'turn'])
})

test('the Ugly: twenty Misbehave cards passed, which are kept aside', () => {
  const game = heistFor({ crew: ['Zoe', 'Jayne'] }, { expansions, story })
    .next('misbehave', 'Gun Play')
    .dice(6, 1)
    .begin()
  game.change((state) => {
    state.boxes.promo = { path: 'The Ugly', passed: 19, passing: [] }
  })
  goToWork(game).choose('shoot')
  while (game.kind !== 'over') game.choose(game.options()[0] ?? '')
  expect(game.state.result?.winners).toEqual([0])
})

test('a card that was passed does not come back', () => {
  const game = heistFor({ crew: ['Zoe', 'Jayne'] }, { expansions, story })
    .next('misbehave', 'Gun Play')
    .dice(6, 1)
    .begin()
  game.change((state) => {
    state.boxes.promo = { path: 'The Ugly', passed: 0, passing: [] }
  })
  goToWork(game).choose('shoot')
  while (game.kind !== 'turn') game.choose(game.options()[0] ?? '')
  expect(game.state.removed.cards.filter((card) => card.startsWith('misbehave/'))).toHaveLength(1)
  expect(game.state.boxes.promo).toMatchObject({ passed: 1, passing: [] })
})
