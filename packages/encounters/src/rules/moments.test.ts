import { describe, expect, test } from 'vitest'
import { quiet, shipStrikesOn, strikesOn } from '../testing/aids.ts'
import { damageFor } from '../testing/strikes.ts'

describe('moments', () => {
  test('start-of-turn comes before the Episode Phase', () => {
    // The Tuned Drive lets a team skip the card that the phase would add.
    const game = quiet({ players: [{ hand: [] }], quietTurns: 0, serenity: [{ upgrade: 'Tuned Drive' }] }).begin()
    expect(game.kind).toBe('text.use')
    expect(game.state.verse.flatMap(({ hidden }) => hidden.cards)).toEqual([])
    game.choose(true)
    expect(game.kind).toBe('action')
    expect(game.state.verse.flatMap(({ hidden }) => hidden.cards)).toEqual([])
    game.choose('end')
    // Once per Episode: the next turn's card comes.
    expect(game.state.verse.flatMap(({ hidden }) => hidden.cards)).toHaveLength(1)
  })

  test('start-of-action comes after Flaws were played', () => {
    const game = quiet({
      players: [{ crew: 'simon', hand: ['Flaw', 'Shiny', 'Misbehave', 'Shiny'] }],
      combatZone: ['Last Warning'],
    }).begin()
    // Simon's Flaw first, which makes him discard; then the timer's choice.
    expect(game.kind).toBe('discard')
    game.choose(['Shiny'])
    expect(game.kind).toBe('pay.or')
    game.choose(true)
    expect(game.kind).toBe('action')
    expect(game.player().hand.cards).toEqual([])
  })

  test('start-of-action is not for somebody who cannot act', () => {
    const game = quiet({
      players: [
        { crew: 'kaylee', strikes: damageFor('kaylee', 2), hand: [] },
        { crew: 'zoe', hand: [] },
      ],
      combatZone: ['Last Warning'],
    })
      .next('crew-strikes', 'Knife Cut')
      .begin()
    // Nothing to discard, so a strike, and she is out before she can act.
    expect(game.main('kaylee').down).toBe(true)
    expect(game.decision().seat).toBe(1)
  })

  test('strike-phase-end comes after the last strike', () => {
    const game = quiet({ players: [{ crew: 'mal', hand: [] }, {}], combatZone: ['Salvage Patrol', 'Closing Net'] })
      .next('crew-strikes', 'Grazed', 'Knife Cut')
      .next('ship-strikes', 'Hull Breach')
      .begin()
    game.choose('end')
    expect(strikesOn(game, 'mal')).toEqual(['Grazed', 'Knife Cut'])
    expect(shipStrikesOn(game)[0]).toBe('Hull Breach')
    const told = game.told()
    expect(told.lastIndexOf('strikes')).toBeLessThan(told.indexOf('ship-struck'))
  })

  test('this-enters-combat-zone: a crate that rolls off the train goes to Operations', () => {
    const game = quiet({
      players: [{ hand: [] }],
      letter: 'C',
      quietTurns: 0,
      verse: ['Train Troopers', 'Train Troopers', 'Train Troopers', "Niska's Collectors", 'Medicine Crate'],
    }).begin()
    expect(game.names(game.state.operations)).toEqual(['Medicine Crate'])
    expect(game.state.combatZone.cards).toEqual([])
  })
})

describe('conditions', () => {
  test('how a card turned up', () => {
    const event = { hidden: 'Word Spreads' }
    const scanned = quiet({
      players: [{ hand: ['Misbehave', 'Shiny'] }],
      letter: 'B',
      episodeB: '8',
      verse: [null, null, null, null, event],
    }).begin()
    scanned.path('Misbehave', 'space-5')
    expect(scanned.told().filter((kind) => kind === 'added')).toHaveLength(1)
    const entered = quiet({
      players: [{ hand: ['Misbehave', 'Shiny'] }],
      letter: 'B',
      episodeB: '8',
      quietTurns: 0,
      verse: ['Mud Foremen', 'Mud Foremen', 'Overseers', 'Overseers', event],
    }).begin()
    // One by the Episode Phase, two by the Event.
    expect(entered.told().filter((kind) => kind === 'added')).toHaveLength(3)
  })

  test('where a card is: the ball gown stays in the space where it was found, or goes to the last', () => {
    const game = quiet({
      players: [{ hand: ['Misbehave', 'Misbehave', 'Shiny'] }],
      letter: 'B',
      episodeB: '5',
      verse: [null, null, { hidden: 'Layered Ball Gown' }],
    }).begin()
    game.path('Misbehave', 'Misbehave', 'space-3')
    expect(game.names(game.state.verse[2]?.attached ?? [])).toEqual(['Layered Ball Gown'])
    game.choose('end')
    // Its space is clear: 2 Recruit as the Action Phase begins.
    expect(game.state.turn.recruit).toBe(2)
  })

  test('the state of a task, and all or none of several', () => {
    const recruit = (tasks: Record<string, 'open' | 'done'>) => {
      const game = quiet({
        players: [{ hand: ['Shiny'] }, { hand: ['Warm Welcome'] }],
        letter: 'C',
        episodeC: '9',
        tasks,
      }).begin()
      return game.match.pending.some(({ kind }) => kind === 'coordinate')
    }
    // No Coordinate while neither the air is restored nor the part found.
    expect(recruit({})).toBe(false)
    expect(recruit({ 'restore-air': 'done' })).toBe(true)
    expect(recruit({ 'find-part': 'done' })).toBe(true)
  })
})
