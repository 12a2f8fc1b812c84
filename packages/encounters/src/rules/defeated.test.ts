import { describe, expect, test } from 'vitest'
import type { Situation } from '../scenario/situation.ts'
import type { Play } from '../scenario.ts'
import { quiet, shipStrikesOn, strikers, strikesOn } from '../testing/aids.ts'
import { damageFor } from '../testing/strikes.ts'
import { showable } from './conditions.ts'

/** Kaylee, whom 2 more damage defeat, before others who stand. */
const nearlyDown = { crew: 'kaylee', strikes: damageFor('kaylee', 2) } as const

/** A strike of 2 damage in the Strike Phase defeats her. */
function defeatedBy(situation: Situation, ...strikes: string[]): Play {
  const game = quiet({ combatZone: ['Salvage Patrol'], ...situation })
    .next('crew-strikes', ...strikes)
    .begin()
  return game.choose('end')
}

describe('being defeated', () => {
  test('DEFEATED-01 DEFEATED-05 DEFEATED-06 the Avatar turns face-down, strikes stay, and all cards become one deck', () => {
    const game = quiet({
      players: [
        { ...nearlyDown, hand: ['Shiny', 'Misbehave', 'Talent'], discard: ['Shiny', 'Shiny'] },
        { crew: 'zoe', hand: [] },
      ],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Knife Cut')
      .begin()
    game.choose('Shiny').choose('end')
    const { deck, hand, discard } = game.player(0)
    expect(game.main('kaylee').down).toBe(true)
    expect(strikesOn(game, 'kaylee')).toEqual([...nearlyDown.strikes, 'Knife Cut'])
    expect([deck.cards.length, hand.cards.length, discard.cards.length]).toEqual([13, 0, 0])
    expect(game.state.active).toBe(1)
  })

  test('DEFEATED-02 TURN-09 in the own Action Phase that phase is over at once; the Strike Phase follows', () => {
    const game = quiet({
      players: [
        { ...nearlyDown, hand: ['Misbehave', 'Shiny'] },
        { crew: 'zoe', hand: [] },
      ],
      verse: [null, null, null, null, { hidden: 'Crossfire on the Ridge' }],
      combatZone: ['Alliance Cruiser'],
    })
      .next('crew-strikes', 'Knife Cut')
      .next('ship-strikes', 'Hull Breach')
      .begin()
    game.path('Misbehave', 'space-5')
    expect(game.main('kaylee').down).toBe(true)
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'action' })
    expect(shipStrikesOn(game)[0]).toBe('Hull Breach')
  })

  test('DEFEATED-03 DEFEATED-04 DEFEATED-19 further Crew Strikes of the turn are avoided with their Strike abilities; Ship Strikes are drawn', () => {
    const game = quiet({
      players: [
        { ...nearlyDown, hand: [] },
        { crew: 'zoe', hand: ['Shiny'] },
      ],
      combatZone: ['Salvage Patrol', 'Train Troopers', 'Alliance Cruiser', 'Crow'],
    })
      .next('crew-strikes', 'Knife Cut')
      .next('ship-strikes', 'Hull Breach')
      .begin()
    game.choose('end')
    expect(strikers(game)).toEqual(['Salvage Patrol', 'Train Troopers', 'Alliance Cruiser', 'Crow'])
    expect(strikesOn(game, 'kaylee')).toEqual([...nearlyDown.strikes, 'Knife Cut'])
    expect(game.player(1).hand.cards).toHaveLength(1)
    expect(game.player(0).deck.cards.every((card) => !card.startsWith('flaw'))).toBe(true)
    expect(shipStrikesOn(game)[0]).toBe('Hull Breach')
  })

  test('DEFEATED-07 TURN-06 turns of a defeated player are skipped', () => {
    const game = defeatedBy({
      players: [
        { ...nearlyDown, hand: [] },
        { crew: 'zoe', hand: [] },
        { crew: 'mal', hand: [] },
      ],
      combatZone: [],
    })
    expect(game.decision().seat).toBe(1)
    const down = quiet({
      players: [
        { ...nearlyDown, strikes: [...nearlyDown.strikes, 'Gunshot'], down: true },
        { crew: 'zoe', hand: [] },
        { crew: 'mal', hand: [] },
      ],
      turn: 1,
    }).begin()
    down.path('end', 'end')
    expect(down.decision().seat).toBe(1)
    expect(down.told()).toContain('turn-skipped')
  })

  test('DEFEATED-08 DEFEATED-09 a defeated player draws no strikes and is untouched by effects on everybody', () => {
    // Saffron is pushed into the Combat Zone and escapes: a Flaw and a strike for each player.
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'kaylee', strikes: ['Gut Wound', 'Point-Blank Shot'], down: true },
        { crew: 'zoe', hand: [] },
      ],
      episodeC: '12',
      letter: 'C',
      quietTurns: 0,
      verse: ['Estate Guards', 'Estate Guards', 'Estate Guards', 'Estate Lawmen', 'Saffron the Thief'],
    })
      .next('crew-strikes', 'Grazed', 'Knife Cut')
      .begin()
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
    expect(strikesOn(game, 'zoe')).toEqual(['Knife Cut'])
    expect(game.main('kaylee').strikes).toHaveLength(2)
    expect(game.names(game.player(2).discard)).toEqual(['Flaw'])
    expect(game.player(1).discard.cards).toEqual([])
  })

  test('DEFEATED-10 the Avatar has no Rank and is no Main Character while face-down', () => {
    // The Event makes the highest-ranked player discard two cards.
    const game = quiet({
      players: [
        { crew: 'mal', strikes: ['Gut Wound', 'Point-Blank Shot', 'Flesh Wound'], down: true },
        { crew: 'zoe', hand: ['Misbehave', 'Shiny', 'Talent', 'Shiny'] },
      ],
      turn: 1,
      verse: [null, null, null, null, { hidden: 'Held for Questions' }],
    }).begin()
    game.path('Misbehave', 'space-5')
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'discard', min: 2 })
  })

  test('OPEN-68 a defeated player has no hidden cards and cannot show any', () => {
    const game = defeatedBy({ players: [{ ...nearlyDown, hand: ['Plot a Course'] }, { crew: 'zoe' }] }, 'Knife Cut')
    expect(game.player(0).hand.cards).toEqual([])
    expect(showable(game.table(), 0, 'tech')).toEqual([])
  })

  test('DEFEATED-16 there is no other penalty: the deck keeps all its cards', () => {
    const game = defeatedBy({ players: [{ ...nearlyDown, hand: ['Shiny'] }, { crew: 'zoe' }] }, 'Knife Cut')
    expect(game.player(0).deck.cards).toHaveLength(13)
    expect(game.player(0).deck.sees).toBe('nobody')
  })

  test('DEFEATED-17 all players defeated at the same time: the game is lost, whoever else stands', () => {
    const game = defeatedBy(
      {
        players: [
          { ...nearlyDown, hand: [] },
          { crew: 'zoe', strikes: ['Point-Blank Shot', 'Point-Blank Shot', 'Gunshot'], down: true },
        ],
      },
      'Knife Cut',
    )
    expect(game.state.end).toBe('all-defeated')
    expect(game.kind).toBe('over')
    expect(game.main('mal').down).toBe(false)
  })

  test('DEFEATED-18 any number of defeats is harmless as long as one player stands', () => {
    const game = defeatedBy(
      {
        players: [
          { ...nearlyDown, hand: [] },
          { crew: 'zoe', strikes: ['Point-Blank Shot', 'Point-Blank Shot', 'Gunshot'], down: true },
          { crew: 'book', hand: [] },
        ],
      },
      'Knife Cut',
    )
    expect(game.state.end).toBeNull()
    expect(game.decision().seat).toBe(2)
  })

  test('OPEN-30 the strike that defeats is put on, and of its text only what is aimed at others is followed', () => {
    const game = defeatedBy(
      {
        players: [
          { crew: 'kaylee', strikes: damageFor('kaylee', 1), hand: ['Shiny'] },
          { crew: 'zoe', hand: [] },
        ],
      },
      'Ricochet',
      'Grazed',
    )
    expect(strikesOn(game, 'kaylee')).toEqual([...damageFor('kaylee', 1), 'Ricochet'])
    expect(strikesOn(game, 'zoe')).toEqual(['Grazed'])
  })

  test('OPEN-31 defeated in the own Episode Phase: the reveal is finished, there is no Action Phase, the Strike Phase is held', () => {
    const game = quiet({
      players: [
        { ...nearlyDown, hand: [] },
        { crew: 'zoe', hand: [] },
      ],
      letter: 'B',
      quietTurns: 0,
      verse: [
        'Reaver Boarders',
        'Reaver Boarders',
        'Ridge Gunhands',
        'Ridge Gunhands',
        { hidden: 'Crossfire on the Ridge' },
      ],
      combatZone: ['Alliance Cruiser'],
    })
      .next('crew-strikes', 'Knife Cut', 'Grazed')
      .next('ship-strikes', 'Hull Breach')
      .begin()
    expect(game.main('kaylee').down).toBe(true)
    expect(strikesOn(game, 'zoe')).toEqual(['Grazed'])
    expect(shipStrikesOn(game)[0]).toBe('Hull Breach')
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'action' })
  })

  test("OPEN-31 defeated in another's turn: that turn goes on", () => {
    const game = quiet({
      players: [
        { crew: 'zoe', hand: ['Misbehave', 'Shiny'] },
        { ...nearlyDown, hand: ['Shiny'] },
      ],
      verse: [null, null, null, null, { hidden: 'Passenger with a Badge' }],
    })
      .next('crew-strikes', 'Knife Cut')
      .begin()
    game.path('Misbehave', 'space-5')
    expect(game.main('kaylee').down).toBe(true)
    expect(game.player(1).hand.cards).toEqual([])
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'action' })
    expect(game.names(game.player(0).hand)).toEqual(['Shiny'])
  })

  test('OPEN-32 in the Cleanup of a defeated player nothing is discarded or drawn; Coordinated cards go home and Side Jobs are checked', () => {
    const game = quiet({
      players: [
        { ...nearlyDown, hand: [] },
        { crew: 'zoe', hand: ['Warm Welcome'] },
      ],
      combatZone: ['Salvage Patrol', 'Overdue Debt'],
    })
      .next('crew-strikes', 'Knife Cut')
      .begin()
    game.choose('Warm Welcome', 1).choose('end', 0)
    expect(game.names(game.player(1).discard)).toEqual(['Warm Welcome'])
    expect(game.player(0).hand.cards).toEqual([])
    expect(game.names(game.state.defeatedCards)).toContain('Overdue Debt')
  })

  test('OPEN-34 a card that the defeated player had Coordinated stays out of play until the turn ends', () => {
    const game = quiet({
      players: [
        { crew: 'zoe', hand: ['Misbehave'] },
        { ...nearlyDown, hand: ['Warm Welcome'] },
      ],
      verse: [null, null, null, null, { hidden: 'Passenger with a Badge' }],
    })
      .next('crew-strikes', 'Knife Cut')
      .begin()
    game.choose('Warm Welcome', 1).choose('Misbehave', 0).choose('space-5', 0)
    expect(game.main('kaylee').down).toBe(true)
    expect(game.names(game.player(1).deck)).not.toContain('Warm Welcome')
    expect(game.options()).toContain('inara-warm-welcome#1')
    game.choose('end', 0)
    expect(game.names(game.player(1).discard)).toEqual(['Warm Welcome'])
  })
})
