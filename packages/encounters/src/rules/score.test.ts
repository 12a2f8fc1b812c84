import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'

/** Winning, losing, and what a game is worth. */

const outcome = (game: Play) => {
  const result = game.match.game.outcome(game.state)
  return result?.by === 'team' ? { won: result.won, score: result.score } : null
}

/** Episode C is over as soon as the situation begins. */
const over = (situation: Situation) =>
  scenario({
    letter: 'C',
    tasks: { 'lift-crates': 'done', 'off-the-train': 'done', 'answer-crow': 'done' },
    ...situation,
  }).begin()

/** The last turn of the timer. */
const timeUp = (situation: Situation) =>
  scenario({ players: [{ hand: [] }], combatZone: ['No More Running'], ...situation })
    .next('crew-strikes', 'Near Miss')
    .begin()
    .choose('end')

describe('winning', () => {
  test('SCORE-01 takes the Mandatory Objectives of the third Episode', () => {
    expect(outcome(over({}))).toEqual({ won: true, score: 3 })
    expect(outcome(timeUp({ letter: 'C', tasks: { 'lift-crates': 'done' } }))).toEqual({ won: false, score: 0 })
  })

  test('SCORE-06 OPEN-57 gives 3 points, even where others of that Episode failed', () => {
    expect(
      outcome(over({ tasks: { 'lift-crates': 'done', 'off-the-train': 'failed', 'answer-crow': 'done' } })),
    ).toEqual({ won: true, score: 3 })
    const won = timeUp({ letter: 'C', tasks: { 'lift-crates': 'done', 'answer-crow': 'done' } })
    expect(outcome(won)).toEqual({ won: true, score: 3 })
  })

  test('SCORE-02 SCORE-08 is possible though the Episodes before were failed', () => {
    expect(outcome(over({ completed: [] }))).toEqual({ won: true, score: 3 })
  })

  test('SCORE-04 SCORE-05 SCORE-07 the first Episode fully completed adds 1, the second 2: 6 in all', () => {
    expect(outcome(over({ completed: ['A'] }))).toEqual({ won: true, score: 4 })
    expect(outcome(over({ completed: ['B'] }))).toEqual({ won: true, score: 5 })
    expect(outcome(over({ completed: ['A', 'B'] }))).toEqual({ won: true, score: 6 })
  })

  test('SCORE-04 OPEN-56 fully completed means that every Objective of the card was, and none failed', () => {
    const tasks = { 'keep-cargo': 'done', 'slip-cruiser': 'done', 'tend-wounded': 'done' } as const
    expect(scenario({ tasks }).begin().state.completed).toEqual(['A'])
    expect(scenario({ tasks: { ...tasks, 'tend-wounded': 'failed' } }).begin().state.completed).toEqual([])
  })

  test('SCORE-10 OPEN-79 outside a campaign the End of Episode text of the third Episode is ignored', () => {
    const game = over({ players: [{}, {}] })
    expect([game.kind, game.state.handedOn]).toEqual(['over', []])
  })
})

describe('losing', () => {
  test('SCORE-03 comes when all players are defeated at once', () => {
    const game = scenario({
      players: [{ crew: 'mal', hand: [], strikes: damageFor('mal', 1) }],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Gunshot')
      .begin()
      .choose('end')
    expect([game.state.end, outcome(game)]).toEqual(['all-defeated', { won: false, score: 0 }])
  })

  test('SCORE-03 or when Serenity takes a Strike with every slot full', () => {
    const strikes = ['Hull Breach', 'Hull Breach', 'Buckled Strut', 'Buckled Strut', 'Helm Hit']
    const game = scenario({ serenity: strikes.map((strike) => ({ strike })), combatZone: ['Alliance Cruiser'] })
      .begin()
      .choose('end')
    expect([game.state.end, outcome(game)]).toEqual(['serenity-lost', { won: false, score: 0 }])
  })

  test('SCORE-03 or when a Mandatory Objective fails', () => {
    expect(timeUp({ letter: 'C' }).state.end).toBe('mandatory-failed')
  })

  test('SCORE-09 still scores the Episodes before: 3 with both, 1 with the first', () => {
    expect(outcome(timeUp({ letter: 'C', completed: ['A', 'B'] }))).toEqual({ won: false, score: 3 })
    expect(outcome(timeUp({ letter: 'C', completed: ['A'] }))).toEqual({ won: false, score: 1 })
  })
})
