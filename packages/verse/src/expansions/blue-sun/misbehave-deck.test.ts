import { describe, expect, test } from 'vitest'
import { slug } from '../../box.ts'
import { scenario } from '../../scenario.ts'
import { offers } from '../../testing/aids.ts'
import { aloneIn, blueSun, meridianDiscards } from './testing/index.ts'

/** Meridian gear that meddles with the Misbehave deck. */

describe('Heist Intel', () => {
  const intel = 'meridian/heist-intel'
  const offer = `read-misbehave:${intel}`
  const top = ['misbehave/knife-fight', 'misbehave/reaver-raid', 'misbehave/a-rival-crew']
  const another = ['misbehave/a-rival-crew', 'misbehave/knife-fight', 'misbehave/reaver-raid']

  const reading = (cards: readonly string[] = top) =>
    scenario({ ...blueSun, captains: [{ gear: [intel] }, {}] })
      .next('misbehave', ...cards)
      .begin()
      .choose(offer)

  test('Heist Intel is discarded to see the top three Misbehave cards, you alone', () => {
    const game = reading()
    expect(game.captain().gear).toEqual([])
    expect(meridianDiscards(game)).toEqual([intel])
    expect([game.kind, game.options()]).toEqual(['misbehave-deck.read', ['put-back', 'throw-out']])
    expect(game.captain().considering).toEqual({ sees: 0, cards: top })
    expect(game.match.view(1).captains[0]?.considering.cards).toEqual([])
    expect(game.state.turn.taken).toEqual([])
  })

  test('Heist Intel lets you put the cards back in any order', () => {
    const game = reading().choose('put-back')
    expect(game.options()).toEqual(top)
    game.choose(another)
    expect(game.state.misbehave.deck.cards.slice(-3).reverse()).toEqual(another)
    expect(game.captain().considering.cards).toEqual([])
    expect(game.state.misbehave.deck.cards).toHaveLength(40)
  })

  test('Heist Intel lets you discard all three', () => {
    const game = reading().choose('throw-out')
    expect(game.state.misbehave.discard.cards).toEqual(top)
    expect(game.state.misbehave.deck.cards).toHaveLength(37)
  })

  test('Heist Intel DECK-09 a reshuffle card among those discarded shuffles the deck', () => {
    const game = reading(['Knife Fight', 'Alliance Operatives', 'Reaver Raid']).choose('throw-out')
    expect(game.state.misbehave.discard.cards).toEqual([])
    expect(game.state.misbehave.deck.cards).toHaveLength(40)
    expect(game.captain().considering.cards).toEqual([])
  })

  test('Heist Intel is for your own turn', () => {
    const game = scenario({ ...blueSun, captains: [{ gear: [intel] }, {}], turn: 1 }).begin()
    expect(offers(game, 'read-misbehave')).toEqual([])
  })
})

describe('Maque Tiles', () => {
  const tiles = 'meridian/maque-tiles'
  const [red, otherRed] = ['Alliance Patrol', 'A Rival Crew']
  const [black, otherBlack] = ['Knife Fight', 'Reaver Raid']

  const bet = (colour: string, ...cards: string[]) =>
    aloneIn({ gear: [tiles] })
      .next('misbehave', ...cards)
      .begin()
      .path(`gamble:${tiles}`, colour)

  test.each([
    ['red', red, otherRed, 1200],
    ['black', black, otherBlack, 1200],
    ['red', black, otherBlack, 0],
    ['red', red, black, 0],
    ['black', otherRed, otherBlack, 0],
  ])('Maque Tiles: a bet on %s with %s and %s wins $%i', (colour, one, other, prize) => {
    const game = bet(colour, one, other)
    expect(game.captain().credits).toBe(3000 + prize)
    expect(game.state.misbehave.discard.cards.map((card) => card.replace(/\/\d$/, ''))).toEqual([
      `misbehave/${slug(one)}`,
      `misbehave/${slug(other)}`,
    ])
    expect([game.captain().gear, meridianDiscards(game), game.state.turn.taken]).toEqual([[], [tiles], []])
  })

  test('Maque Tiles ask for a colour before a card is seen', () => {
    const game = aloneIn({ gear: [tiles] })
      .begin()
      .choose(`gamble:${tiles}`)
    expect([game.kind, game.options()]).toEqual(['gamble.colour', ['red', 'black']])
    expect(game.state.misbehave.deck.cards).toHaveLength(40)
  })

  test('Maque Tiles DECK-09 a reshuffle card counts by its suit and shuffles the deck afterwards', () => {
    const game = bet('black', 'Alliance Operatives', 'Reaver Raid')
    expect(game.captain().credits).toBe(4200)
    expect(game.state.misbehave.discard.cards).toEqual([])
    expect(game.state.misbehave.deck.cards).toHaveLength(40)
  })
})
