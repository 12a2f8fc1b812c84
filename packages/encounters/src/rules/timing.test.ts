import { describe, expect, test } from 'vitest'
import { quiet, strikesOn } from '../testing/aids.ts'
import { attackOf } from './enemies.ts'
import { textsInPlay } from './in-force.ts'
import { standingMains } from './table.ts'

describe('when text works', () => {
  test('TIMING-01 Reveal text is followed once, when the card first turns up', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: ['Misbehave'] },
        { crew: 'kaylee', hand: [] },
      ],
      verse: [null, null, null, null, { hidden: 'Passenger with a Badge' }],
    })
      .next('crew-strikes', 'Grazed', 'Knife Cut', 'Bad Fall')
      .begin()
    game.path('Misbehave', 'space-5')
    expect(strikesOn(game, 'kaylee')).toEqual(['Grazed'])
    game.path('end', 'end')
    // It was pushed nowhere and strikes nobody from the 'Verse.
    expect(strikesOn(game, 'kaylee')).toEqual(['Grazed'])
  })

  test("TIMING-03 'Verse text works only while the card is in the 'Verse", () => {
    const price = (situation: object) => {
      const game = quiet({
        players: [{ hand: ['Misbehave', 'Misbehave', 'Misbehave'] }],
        ...situation,
      }).begin()
      game.path('Misbehave', 'Misbehave')
      const decision = game.decision()
      return 'options' in decision ? decision.options.find(({ id }) => id === 'space-4')?.price : undefined
    }
    const hidden = [null, null, null, { hidden: 'Marked Cargo' }]
    expect(price({ verse: hidden })).toBe(1)
    expect(price({ verse: [...hidden, 'Alliance Cruiser'] })).toBe(2)
    expect(price({ verse: hidden, combatZone: ['Alliance Cruiser'] })).toBe(1)
  })

  test('TIMING-04 Combat Zone text works only while the card is in the Combat Zone', () => {
    const flaws = (situation: object) => {
      const game = quiet({ players: [{ crew: 'jayne', hand: [] }], ...situation })
        .next('crew-strikes', 'Near Miss')
        .begin()
      return game.choose('end').names(game.player().discard)
    }
    expect(flaws({ combatZone: ['Dobson'] })).toEqual(['Flaw'])
    expect(flaws({ verse: ['Dobson'] })).toEqual([])
  })
})

describe('which comes first', () => {
  test("TIMING-06 at the same moment the Combat Zone from right to left, then the 'Verse from left to right", () => {
    const game = quiet({
      players: [{ crew: 'jayne', hand: [] }],
      episodeA: '7',
      letter: 'A',
      combatZone: ['Dobson'],
      verse: [null, null, null, null, 'Net Station'],
    })
      .next('crew-strikes', 'Near Miss')
      .begin()
    const order = textsAt(game, 'end-of-turn')
    expect(order).toEqual(['Dobson', 'Net Station'])
  })

  test('TIMING-07 OPEN-42 several Main Characters act: the active player, clockwise, then the others by Rank', () => {
    const game = quiet({
      players: [
        { crew: 'book', hand: [] },
        { crew: 'mal', hand: [] },
        { crew: 'zoe', hand: [] },
      ],
      others: ['river', 'kaylee'],
      turn: 1,
    }).begin()
    expect(standingMains(game.table()).map(({ crew }) => crew)).toEqual(['mal', 'zoe', 'book', 'kaylee', 'river'])
  })

  test('TIMING-07 so it is when everybody draws a strike', () => {
    const game = quiet({
      players: [
        { crew: 'book', hand: [] },
        { crew: 'mal', hand: ['Misbehave'] },
        { crew: 'zoe', hand: [] },
      ],
      turn: 1,
      episodeB: '14',
      verse: [null, null, null, null, { hidden: 'Night Assault' }],
    })
      .next('crew-strikes', 'Grazed', 'Knife Cut', 'Bad Fall')
      .begin()
    game.path('Misbehave', 'space-5')
    expect(['mal', 'zoe', 'book'].map((crew) => strikesOn(game, crew as 'mal'))).toEqual([
      ['Grazed'],
      ['Knife Cut'],
      ['Bad Fall'],
    ])
  })

  test('TIMING-08 of several cards sent to the Combat Zone at once each is dealt with before the next', () => {
    const game = quiet({
      players: [{ crew: 'jayne', hand: ['Misbehave'] }],
      episodeB: '14',
      letter: 'B',
      verse: ["Burgess's Raiders", null, "Burgess's Raiders", null, { hidden: 'Rance Burgess' }],
    }).begin()
    game.path('Misbehave', 'space-5')
    // The one furthest left came first, and so lies furthest right.
    expect(game.state.combatZone.cards).toEqual(['e14-raiders#2', 'e14-raiders#1'])
  })

  test('TIMING-09 where nothing gives an order, the active player chooses it', () => {
    const game = quiet({
      players: [
        { crew: 'jayne', hand: [] },
        { crew: 'mal', hand: [] },
      ],
      episodeC: '6',
      letter: 'C',
      operations: ['Wounded Shepherd', 'The Stake', 'The Stake'],
      turn: 1,
    }).begin()
    game.choose('end')
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'texts.order' })
    game.choose(['The Stake', 'Wounded Shepherd', 'The Stake'])
    expect(game.state.counters).toMatchObject({ 'e06-shepherd': { blood: 1 }, 'e06-stake#1': { fire: 1 } })
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'action' })
  })

  test('text that an earlier one of the same moment has sent away is not followed', () => {
    const game = quiet({
      players: [{ crew: 'jayne', hand: [] }],
      episodeC: '15',
      letter: 'C',
      operations: ['River in the Walls'],
    }).begin()
    game.choose('end')
    expect(game.state.tasks['find-river']).toBe('done')
    expect(game.names(game.state.defeatedCards)).toEqual(['River in the Walls'])
  })
})

test("OPEN-19 a face-down card's text does not work", () => {
  const game = quiet({
    players: [{ hand: [] }],
    verse: [null, { hidden: 'Ridge Gunhands' }, 'Patience', { hidden: 'Alliance Cruiser' }],
    letter: 'B',
  }).begin()
  expect(attackOf(game.table(), 'e02-patience')).toBe(6)
})

type Game = ReturnType<ReturnType<typeof quiet>['begin']>

/** The cards whose texts wait for a moment, in the order in which they are followed. */
function textsAt(game: Game, moment: string): string[] {
  return textsInPlay(game.table()).flatMap(({ ability, context }) =>
    'when' in ability && ability.when === moment && context.card ? game.names([context.card]) : [],
  )
}
