import { expect, test } from 'vitest'
import { type CaptainSet, scenario } from '../scenario.ts'
import { boxWithNavCard, crewOf } from '../testing/aids.ts'

const saffron = 'silverhold/saffron'
const bridgit = 'regina/bridgit'
const yolonda = 'osiris/yolonda'

/** Seat 0 buys Bridgit at Regina; seat 1 has this crew. */
const hiresBridgit = (mine: CaptainSet, theirs: CaptainSet) =>
  scenario({ captains: [{ at: 'regina', ...mine }, theirs] })
    .next('regina', bridgit)
    .begin()
    .path('shop', ['draw-one'], 'stop', [bridgit])

test('DECEPTIVE-01 at most one Deceptive crew is in play, counting all captains', () => {
  const game = hiresBridgit({ crew: ['Emma'] }, { crew: ['Saffron', 'Zoe'] })
  expect(crewOf(game, 0)).toEqual(['malcolm', 'persephone/emma', bridgit])
  expect(crewOf(game, 1)).toEqual(['womack', 'silverhold/zoe'])
})

test('DECEPTIVE-02 hiring one removes the other from the game, also from the own crew', () => {
  const theirs = hiresBridgit({}, { crew: ['Saffron'] })
  expect(theirs.state.removed.cards).toEqual([saffron])
  expect(theirs.state.supply.silverhold?.discard.cards).toEqual([])
  const own = hiresBridgit({ crew: ['Yolonda'] }, {})
  expect(crewOf(own)).toEqual(['malcolm', bridgit])
  expect(own.state.removed.cards).toEqual([yolonda])
})

test('OPEN-62 only crew of a captain are in play: those in decks and piles stay', () => {
  const game = scenario({ captains: [{ at: 'regina' }] })
    .discards('silverhold', saffron)
    .next('regina', bridgit)
    .begin()
  game.path('shop', ['draw-one'], 'stop', [bridgit])
  expect(game.state.removed.cards).toEqual([])
  expect(game.state.supply.silverhold?.discard.cards).toEqual([saffron])
  expect(game.state.supply.osiris?.deck.cards).toContain(yolonda)
})

test('OPEN-62 hiring away keeps the one hired', () => {
  const rival = { at: 'albion', crew: ['Saffron'], disgruntled: ['Saffron'] }
  const game = scenario({ captains: [{ at: 'albion' }, rival] })
    .begin()
    .choose(`hire:${saffron}`)
  expect(crewOf(game, 0)).toEqual(['malcolm', saffron])
  expect(crewOf(game, 1)).toEqual(['womack'])
  expect(game.state.removed.cards).toEqual([])
})

test('OPEN-62 one gained by a card is hired', () => {
  const box = boxWithNavCard({
    name: 'stowaway',
    kind: 'opportunity',
    options: [{ id: 'take-in', effects: [{ do: 'take-from-discards', kind: 'crew' }], outcome: 'full-stop' }],
  })
  const game = scenario({ box, captains: [{ at: 'boros', crew: ['Saffron'] }] })
    .discards('osiris', yolonda)
    .next('nav-border', 'stowaway')
    .begin()
  game.path('burn', 'georgia-r3-05', [yolonda])
  expect(crewOf(game)).toEqual(['malcolm', yolonda])
  expect(game.state.removed.cards).toEqual([saffron])
})

test('OPEN-62 trading hands over the same one and is no hiring', () => {
  const game = scenario({ captains: [{ at: 'albion', crew: ['Saffron'] }, { at: 'albion' }] }).begin()
  game.path('trade:1', `give:${saffron}`, 'offer').choose('accept', 1)
  expect(crewOf(game, 0)).toEqual(['malcolm'])
  expect(crewOf(game, 1)).toEqual(['womack', saffron])
  expect(game.state.removed.cards).toEqual([])
})
