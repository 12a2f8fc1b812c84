import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'

const crew = (game: Play, seat = 0) => game.captain(seat).crew.map((member) => member.card)
const unhappy = (game: Play, seat = 0) =>
  game
    .captain(seat)
    .crew.filter((member) => member.disgruntled)
    .map((member) => member.card)
const hires = (game: Play) => game.options().filter((id) => id.startsWith('hire:'))

/** A captain who passes by a distress signal, which upsets Moral crew. */
const passesBy = (captain: CaptainSet) =>
  scenario({ captains: [{ at: 'persephone', leader: 'marco', ...captain }] })
    .next('nav-alliance', 'Distress Signal')
    .begin()
    .path('burn', 'pelorum', 'pass', 'stop')

/** Two captains side by side, the second with unhappy crew. */
const rivals = (mine: CaptainSet, theirs: CaptainSet) =>
  scenario({
    captains: [
      { at: 'pelorum', ...mine },
      { at: 'pelorum', ...theirs },
    ],
  }).begin()

test('DISGRUNTLED-01 becoming Disgruntled puts a token on the card', () => {
  const game = passesBy({ crew: ['Kaylee', 'Jayne'] })
  expect(game.captain().crew).toEqual([
    { card: 'marco', disgruntled: false },
    { card: 'regina/kaylee', disgruntled: true },
    { card: 'silverhold/jayne', disgruntled: false },
  ])
})

test('DISGRUNTLED-02 unpaid cuts, Immoral Jobs, Nav cards and Misbehave cards cause it', () => {
  const delivery = { at: 'albion', leader: 'marco', loaded: ['harken-01'], cargo: 2, crew: ['Jayne'] }
  const unpaid = scenario({ captains: [delivery] })
    .begin()
    .path('job:harken-01', 'go', 'stop')
  expect(unhappy(unpaid)).toEqual(['silverhold/jayne'])
  const immoral = scenario({ captains: [{ at: 'aphrodite', loaded: ['harken-09'], cargo: 1, passenger: 2 }] }).begin()
  expect(unhappy(immoral.choose('job:harken-09'))).toEqual(['malcolm'])
  expect(unhappy(passesBy({ crew: ['Wash'] }))).toEqual(['space-bazaar/wash'])
  const misbehaving = scenario({ captains: [{ at: 'athens', hand: ['badger-08'], leader: 'marco' }] })
    .next('misbehave', 'Gun Play')
    .begin()
    .path('job:badger-08', 'back-down')
  expect(unhappy(misbehaving)).toEqual(['marco'])
})

test('DISGRUNTLED-03 a second token makes crew jump ship to the Supply pile, leaving the Gear', () => {
  const game = passesBy({ crew: ['Kaylee', 'Wash'], disgruntled: ['Kaylee'], gear: ['Pistol'] })
  expect(crew(game)).toEqual(['marco', 'space-bazaar/wash'])
  expect(game.state.supply.regina?.discard.cards).toEqual(['regina/kaylee'])
  expect(game.captain().gear).toHaveLength(1)
  expect(game.told()).toContain('jumped-ship')
})

test('DISGRUNTLED-03 whoever jumped ship may be hired by anyone from the pile', () => {
  const game = scenario({ captains: [{ at: 'regina', credits: 300 }] })
    .discards('regina', 'Kaylee')
    .begin()
    .path('shop', ['regina/kaylee'], ['regina/kaylee'])
  expect(crew(game)).toEqual(['malcolm', 'regina/kaylee'])
})

test("DISGRUNTLED-04 a Leader's second token fires everyone else instead", () => {
  const game = passesBy({ leader: 'malcolm', crew: ['Kaylee', 'Jayne'], disgruntled: ['Malcolm'] })
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: false }])
  expect(game.state.supply.regina?.discard.cards).toEqual(['regina/kaylee'])
  expect(game.state.supply.silverhold?.discard.cards).toEqual(['silverhold/jayne'])
})

test('DISGRUNTLED-05 DISGRUNTLED-06 a better offer costs the hiring price, no action, and clears the token', () => {
  const game = rivals({}, { crew: ['Jayne', 'Kaylee'], disgruntled: ['Jayne'] })
  expect(hires(game)).toEqual(['hire:silverhold/jayne'])
  game.choose('hire:silverhold/jayne')
  expect(game.captain(0).crew[1]).toEqual({ card: 'silverhold/jayne', disgruntled: false })
  expect(game.captain(0).credits).toBe(2700)
  expect(game.state.turn.taken).toEqual([])
  expect(crew(game, 1)).toEqual(['womack', 'regina/kaylee'])
})

test('DISGRUNTLED-05 a Leader who hires for nothing makes better offers for nothing', () => {
  const game = rivals({ leader: 'nandi', credits: 0 }, { crew: ['Jayne'], disgruntled: ['Jayne'] })
  game.choose('hire:silverhold/jayne')
  expect([game.captain(0).credits, crew(game)]).toEqual([0, ['nandi', 'silverhold/jayne']])
})

test('DISGRUNTLED-07 the rival is not asked, gets nothing and keeps the Gear', () => {
  const game = rivals({}, { crew: ['Jayne'], disgruntled: ['Jayne'], gear: ['Vera'], credits: 1000 })
  game.choose('hire:silverhold/jayne')
  expect([game.kind, game.decision().seat]).toEqual(['turn', 0])
  expect([game.captain(1).credits, game.captain(1).gear]).toEqual([1000, ['silverhold/vera']])
  expect(game.captain(0).gear).toEqual([])
})

test('DISGRUNTLED-08 no better offer in another sector, nor while flying past', () => {
  const apart = scenario({
    captains: [{ at: 'persephone' }, { at: 'pelorum', crew: ['Jayne'], disgruntled: ['Jayne'] }],
  })
  expect(hires(apart.begin())).toEqual([])
  const flying = apart.next('nav-alliance', 'The Big Black').begin().path('burn', 'pelorum')
  expect(flying.kind).toBe('fly.to')
  expect(hires(flying)).toEqual([])
  expect(hires(flying.choose('stop'))).toEqual(['hire:silverhold/jayne'])
})

test('DISGRUNTLED-09 Shore Leave clears all tokens, for $100 a head', () => {
  const game = scenario({
    captains: [{ at: 'osiris', crew: ['Kaylee', 'Jayne'], disgruntled: ['Malcolm', 'Kaylee'], credits: 300 }],
  }).begin()
  game.path('shop', ['shore-leave'])
  expect([unhappy(game), game.captain().credits]).toEqual([[], 0])
})

test('OPEN-52 a better offer needs the full cost and room for crew, and never reaches a Leader', () => {
  const theirs: CaptainSet = { crew: ['Jayne', 'Wash'], disgruntled: ['Womack', 'Jayne', 'Wash'] }
  expect(hires(rivals({}, theirs))).toEqual(['hire:silverhold/jayne', 'hire:space-bazaar/wash'])
  expect(hires(rivals({ credits: 200 }, theirs))).toEqual(['hire:space-bazaar/wash'])
  expect(hires(rivals({ credits: 100 }, theirs))).toEqual([])
  const full = ['Kaylee', 'Zoe', 'Lund', 'Billy', 'Bree']
  expect(hires(rivals({ crew: full }, theirs))).toEqual([])
  expect(hires(rivals({ crew: full.slice(1) }, theirs))).toEqual(['hire:silverhold/jayne', 'hire:space-bazaar/wash'])
})

test('OPEN-52 better offers may be made any number of times, on the own turn only', () => {
  const game = rivals({}, { crew: ['Jayne', 'Wash'], disgruntled: ['Jayne', 'Wash'] })
  expect(game.options(1)).toEqual(['trade:0'])
  game.path('hire:silverhold/jayne', 'hire:space-bazaar/wash')
  expect(crew(game)).toEqual(['malcolm', 'silverhold/jayne', 'space-bazaar/wash'])
  expect(game.captain().credits).toBe(3000 - 300 - 200)
})

test('OPEN-52 no better offer in the middle of something', () => {
  const game = scenario({
    captains: [{ at: 'persephone' }, { at: 'persephone', crew: ['Jayne'], disgruntled: ['Jayne'] }],
  }).begin()
  expect(hires(game)).toEqual(['hire:silverhold/jayne'])
  game.path('deal:badger')
  expect(game.options()).toEqual(['draw', 'draw-one'])
})
