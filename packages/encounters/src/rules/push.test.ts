import { describe, expect, test } from 'vitest'
import { boxCard } from '../catalog/index.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'
import { nameOf } from '../text/names.ts'

/** Cards that come into the 'Verse and move through it. */

const names = ['Salvage Patrol', 'Bowler-Hat Toughs', 'Alliance Cruiser', 'Passenger with a Badge'] as const
const [patrol, toughs, cruiser, badge] = names

/** The five spaces from the entry to the Combat Zone; hidden cards in brackets. */
function row({ state }: Play): (string | null)[] {
  return state.verse.map(({ hidden, shown }) => {
    const [down] = hidden.cards
    const [up] = shown.cards
    return up !== undefined ? nameOf(up) : down !== undefined ? `(${nameOf(down)})` : null
  })
}

/** A turn whose Episode Phase adds the card named first. */
const adding = (card: string, situation: Situation) =>
  scenario({ quietTurns: 0, ...situation })
    .next('episode', card)
    .begin()

/** A player about to move cards of the 'Verse one space to the right, twice. */
const steering = (situation: Situation) =>
  scenario({ players: [{ crew: 'mal', hand: ['Thread the Canyon'] }], ...situation })
    .begin()
    .choose('Thread the Canyon')

describe("the 'Verse", () => {
  test('PUSH-01 TURN-02 a card comes face-down to the space beside the deck, which holds one card', () => {
    const game = adding(patrol, {})
    expect(row(game)).toEqual([`(${patrol})`, null, null, null, null])
    expect(game.match.view(0).verse[0]?.hidden.cards).toEqual([])
  })

  test('PUSH-02 PUSH-03 a card in the way is pushed to the left, and pushes what is in its own way', () => {
    const game = adding(patrol, { verse: [toughs, cruiser, badge] })
    expect(row(game)).toEqual([`(${patrol})`, toughs, cruiser, badge, null])
  })

  test('PUSH-04 PUSH-05 an empty space ends it: nothing else moves, and gaps stay', () => {
    const game = adding(patrol, { verse: [toughs, null, badge, null, cruiser] })
    expect(row(game)).toEqual([`(${patrol})`, toughs, badge, null, cruiser])
    const untouched = adding(patrol, { verse: [null, toughs, null, badge, null] })
    expect(row(untouched)).toEqual([`(${patrol})`, toughs, null, badge, null])
  })

  test('PUSH-06 face-up and face-down cards move alike', () => {
    const game = adding(patrol, { verse: [{ hidden: toughs }, cruiser, { hidden: badge }] })
    expect(row(game)).toEqual([`(${patrol})`, `(${toughs})`, cruiser, `(${badge})`, null])
  })

  test('PUSH-06 what a player knows of a hidden card moves with it', () => {
    const game = scenario({ players: [{}, {}], verse: [{ hidden: badge }] }).begin()
    const card = game.state.verse[0]?.hidden.cards[0] ?? ''
    game.change(({ verse, preparation: _ }) => {
      const hidden = verse[0]?.hidden
      if (hidden) hidden.lookedAt = { [card]: [1] }
    })
    game.next('episode', patrol).choose('end')
    expect(game.match.view(1).verse[1]?.hidden.known).toEqual([{ card, at: 0 }])
    expect(game.match.view(0).verse[1]?.hidden.known).toBeUndefined()
  })

  test('PUSH-07 every entry pushes, whatever caused it: a card sent to a space', () => {
    const bandits = 'Stage-Road Bandits'
    const net = { hidden: 'Net Station' }
    const game = scenario({ episodeA: '7', attack: 9, verse: [net, null, null, 'Ship Breakers', bandits] }).begin()
    game.choose('space-1')
    expect(row(game)).toEqual([null, null, null, 'Ship Breakers', 'Net Station'])
    expect(game.names(game.state.combatZone)).toEqual([bandits])
  })

  test('PUSH-07 a card moved to the right into an occupied space changes places with what is there', () => {
    const game = steering({ verse: [toughs, { hidden: badge }] })
    game.choose(true).choose('space-2')
    expect(row(game)).toEqual([`(${badge})`, toughs, null, null, null])
    // Nothing is told of what the hidden card is.
    expect(JSON.stringify(game.match.events(null))).not.toContain('e01-badge')
  })

  test('OPEN-82 nothing moves into the space of the Inevitable card, or past it', () => {
    const game = steering({ verse: [null, { hidden: 'Last Warning' }, cruiser, null, badge] })
    const before = row(game)
    game.choose(true)
    expect(game.options()).toEqual(['space-3', 'space-5'])
    expect(row(game.choose('space-3'))).toEqual(before)
    expect(row(game.path(true, 'space-5'))).toEqual([null, '(Last Warning)', cruiser, badge, null])
  })
})

describe('the Combat Zone', () => {
  const full = [{ hidden: toughs }, { hidden: 'e01-patrol#2' }, cruiser, { hidden: 'Infirmary Table' }]

  test('PUSH-08 a card pushed off the leftmost space enters it', () => {
    const game = adding(patrol, { verse: [...full, toughs] })
    expect(row(game)).toEqual([`(${patrol})`, `(${toughs})`, `(${patrol})`, cruiser, '(Infirmary Table)'])
    expect(game.names(game.state.combatZone)).toEqual([toughs])
  })

  test('PUSH-09 OPEN-25 a hidden one is turned up at once, when everything has its new place', () => {
    const game = adding(patrol, { verse: [...full, { hidden: badge }], players: [{ crew: 'kaylee' }] })
    expect(game.names(game.state.combatZone)).toEqual([badge])
    expect(row(game)[4]).toBe('(Infirmary Table)')
    // Its text was followed: a strike on Kaylee.
    expect(game.told()).toContain('strike-drawn')
  })

  test('PUSH-10 PUSH-11 it holds any number; the newcomer is the newest, on the left', () => {
    const game = adding(patrol, {
      players: [{}, {}],
      verse: [...full, toughs],
      combatZone: ['Marked Cargo', 'Distress Call', badge],
    })
    expect(game.names(game.state.combatZone)).toEqual(['Marked Cargo', 'Distress Call', badge, toughs])
    // The oldest strikes first.
    const strikers = game.state.combatZone.cards.filter((card) => boxCard(card).kind === 'enemy')
    expect(strikers.map(nameOf)).toEqual([badge, toughs])
  })
})
