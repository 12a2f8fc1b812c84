import { describe, expect, test } from 'vitest'
import { priceOf, quiet } from '../testing/aids.ts'
import { attackOf } from './enemies.ts'
import { handSizeOf } from './turn.ts'

describe('card text', () => {
  test('ABILITY-01 overrides the rules', () => {
    // Six cards are drawn in Cleanup, unless an arm is broken.
    const game = quiet({ players: [{ crew: 'mal', hand: [], strikes: ['Broken Arm'] }, { crew: 'zoe' }] }).begin()
    expect([handSizeOf(game.table(), 0), handSizeOf(game.table(), 1)]).toEqual([5, 6])
    game.choose('end')
    expect(game.player(0).hand.cards).toHaveLength(5)
  })

  test('ABILITY-02 where one card forbids what another allows, the prohibition wins', () => {
    // The Torturer keeps everybody from healing.
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Emergency Surgery', 'Shiny'], strikes: ['Grazed'] }],
      episodeB: '11',
      combatZone: ['The Torturer'],
    }).begin()
    game.choose('Emergency Surgery')
    expect(game.main('mal').strikes).toHaveLength(1)
  })

  test('ABILITY-03 an instruction that cannot be done in full is done as far as possible', () => {
    // The Event makes the highest-ranked player discard two cards.
    const game = quiet({
      players: [
        { crew: 'zoe', hand: ['Misbehave', 'Shiny'] },
        { crew: 'mal', hand: ['Shiny'] },
      ],
      verse: [null, null, null, null, { hidden: 'Held for Questions' }],
    }).begin()
    game.path('Misbehave', 'space-5')
    expect(game.player(1).hand.cards).toEqual([])
    expect(game.names(game.player(1).discard)).toEqual(['Shiny'])
    expect(game.kind).toBe('action')
  })

  test('ABILITY-04 ABILITY-05 OPEN-81 a choice that nobody is named for, and a "you" that is not clear, are the active player’s', () => {
    const game = quiet({
      players: [{ crew: 'zoe' }, { crew: 'mal', hand: ['Misbehave', 'Shiny'] }],
      turn: 1,
      verse: [null, null, null, null, { hidden: 'Distress Call' }],
    }).begin()
    game.path('Misbehave', 'space-5')
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'choose.option' })
    game.choose('option-1')
    expect(game.names(game.player(1).discard)).toEqual(['Shiny'])
  })

  test('ABILITY-06 showing lets the others see a card in hand or in play; it is neither played nor discarded', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Listening', 'Listening', 'Shiny'] }, { crew: 'zoe' }],
      episodeA: '10',
      operations: ['Imaging Suite'],
    }).begin()
    game.choose('Listening', 0).choose('Imaging Suite', 0)
    expect(game.told()).toContain('showed')
    expect(game.state.tasks['scan-river']).toBe('done')
    expect(game.names(game.player(0).hand)).toEqual(['Listening', 'Shiny'])
    expect(game.names(game.player(0).discard)).not.toContain('Listening')
  })

  test('ABILITY-07 figures at once and text compulsory; only the Activate part may wait', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Strange Arithmetic', 'Shiny', 'Shiny'], deck: ['Misbehave'] }],
      verse: [{ hidden: 'Marked Cargo' }],
    }).begin()
    game.choose('Strange Arithmetic')
    expect(game.state.turn.recruit).toBe(1)
    expect(game.names(game.player().hand)).toEqual(['Shiny', 'Shiny', 'Misbehave'])
    expect(game.names(game.state.verse[0]?.hidden ?? [])).toEqual(['Marked Cargo'])
    game.choose('Shiny')
    expect(game.options().some((id) => id.startsWith('activate'))).toBe(true)
  })

  test('ABILITY-08 an Activate ability works once per turn, within the Action Phase', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Strange Arithmetic', 'Shiny', 'Shiny'], deck: ['Misbehave'] }],
      verse: [{ hidden: 'Salvage Patrol' }, { hidden: 'Salvage Patrol' }],
    }).begin()
    game.path('Strange Arithmetic', 'Activate Strange Arithmetic', ['Misbehave'], ['space-1'])
    expect(game.options().some((id) => id.startsWith('activate'))).toBe(false)
  })

  test('ABILITY-09 OPEN-69 the next player is the one to the left, or the next who stands', () => {
    // Smash and Grab makes the next player discard a card.
    const discards = (downed: boolean) => {
      const game = quiet({
        players: [
          { crew: 'mal', hand: ['Smash and Grab', 'Shiny'] },
          downed
            ? { crew: 'zoe', strikes: ['Gut Wound', 'Point-Blank Shot', 'Flesh Wound'], down: true }
            : { crew: 'zoe', hand: ['Shiny'] },
          { crew: 'book', hand: ['Shiny'] },
        ],
        others: ['kaylee', 'wash'],
      }).begin()
      game.choose('Smash and Grab')
      return game.state.players.map(({ discard }) => discard.cards.length)
    }
    expect(discards(false)).toEqual([0, 1, 0])
    expect(discards(true)).toEqual([0, 0, 1])
  })

  test('ABILITY-10 with one player left, the next player is that player', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Smash and Grab', 'Shiny'], deck: ['Misbehave'] }],
      others: ['kaylee', 'wash', 'book', 'zoe'],
    }).begin()
    game.choose('Smash and Grab')
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'discard' })
  })

  test('ABILITY-11 after looking through a deck its owner shuffles it: The Power of Belief', () => {
    const deck = ['Shiny', 'Misbehave', 'Talent', 'Shiny', 'Misbehave', 'Shiny', 'Misbehave', 'Shiny']
    const game = quiet({ players: [{ crew: 'book', hand: ['Talent'], deck }] }).begin()
    game.path('Talent', 'Talent')
    expect(game.kind).toBe('search.deck')
    // Characters only, so not the Talent, and in no order that tells anything.
    expect(game.names(game.options()).toSorted()).toEqual([
      'Misbehave',
      'Misbehave',
      'Misbehave',
      'Shiny',
      'Shiny',
      'Shiny',
    ])
    game.choose(['Misbehave'])
    expect(game.names(game.player().hand)).toEqual(['Shiny', 'Misbehave'])
    expect(game.told()).toContain('searched')
  })

  test('ABILITY-12 ABILITY-13 an enemy’s Attack falls no lower than 0; it still has to be fought, for nothing', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Word in Private', 'Word in Private', 'Shiny'], deck: ['Shiny'] }],
      combatZone: ['Bowler-Hat Toughs'],
    }).begin()
    game.path('inara-word-in-private#1', 'inara-word-in-private#2', false)
    game.choose('activate inara-word-in-private#1')
    expect(attackOf(game.table(), 'e01-toughs#1')).toBe(1)
    game.choose('activate inara-word-in-private#2')
    expect(priceOf(game, 'Bowler-Hat Toughs', 'fight')).toBe(0)
    expect(game.names(game.state.combatZone)).toEqual(['Bowler-Hat Toughs'])
    game.choose('Bowler-Hat Toughs')
    expect(game.names(game.state.defeatedCards)).toEqual(['Bowler-Hat Toughs'])
  })
})

describe('conditions of the table', () => {
  test('modifiers of both kinds are added up before the limit', () => {
    const game = quiet({
      players: [{ hand: [] }],
      letter: 'B',
      verse: ['Ridge Gunhands', 'Ridge Gunhands', 'Patience'],
    }).begin()
    expect(attackOf(game.table(), 'e02-patience')).toBe(8)
  })
})
