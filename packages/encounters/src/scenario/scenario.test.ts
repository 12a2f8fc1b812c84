import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test('a situation begins with the Action Phase, and everything unnamed is as after a set-up', () => {
  const game = scenario({ players: [{ crew: 'zoe' }, {}] }).begin()
  expect(game.kind).toBe('action')
  expect(game.player(0).hand.cards).toHaveLength(6)
  expect(game.player(0).deck.cards).toHaveLength(7)
  expect(game.names(game.state.bridge)).toHaveLength(5)
  expect(game.state.mains.map(({ crew, seat }) => [crew, seat])).toEqual([
    ['zoe', 0],
    ['mal', 1],
    ['jayne', null],
    ['kaylee', null],
    ['book', null],
  ])
})

test('named cards lie where they are said to, and copies go by their name', () => {
  const game = scenario({
    players: [{ hand: ['Shiny', 'Shiny', 'Misbehave'], deck: ['Misbehave', 'Shiny'] }],
    verse: [null, { hidden: 'crow' }],
  })
  expect(() => game.begin()).not.toThrow()
  const play = game.begin()
  expect(play.names(play.player().hand)).toEqual(['Shiny', 'Shiny', 'Misbehave'])
  expect(play.names(play.player().deck)).toEqual(['Shiny', 'Misbehave'])
  play.choose('Shiny').choose('Shiny')
  expect(play.state.turn.recruit).toBe(2)
})

test('the next cards of a deck come in the order named', () => {
  const game = scenario({ players: [{ hand: [] }] })
    .only('deck 0', 'Shiny', 'Misbehave')
    .begin()
  game.choose('end')
  expect(game.names(game.player().hand)).toEqual(['Shiny', 'Misbehave'])
})

test('a situation that cannot be names the seat, the field and the fix', () => {
  expect(() => scenario({ players: [{}, { hand: ['Shinny'] }] })).toThrow(
    'Seat 1, "hand": There is no card "Shinny". Did you mean "Shiny"?',
  )
  expect(() => scenario({ tasks: { nothing: 'done' } })).toThrow('"tasks": This Episode has no task "nothing"')
  expect(() => scenario({ turn: 1 })).toThrow('"turn": This must be a whole number from 0 to 0, not 1.')
  expect(() => scenario({ others: ['mal', 'mal'] })).toThrow('"others": A Main Character is named twice.')
})
