import { brokenLimits, type SomeOf } from '@keep-flying/kernel'
import { tableFor } from '@keep-flying/verse/ask'
import { type CaptainSet, type Play, scenario } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { answerOf, timesIn, usualPick, withTimes } from '../../../dock/answers.ts'
import { costOf, deedsIn, drawsIn, freightOf, lookedAt, slotsOf, toggledIn } from './market.ts'

const at = (set: CaptainSet = {}) => scenario({ captains: [{ at: 'persephone', credits: 1000, ...set }] })
const [emma, knife, billy] = ['persephone/emma', 'persephone/knife', 'persephone/billy'] as const
const room = { places: 3, inDeck: 20 }

function basket(game: Play): SomeOf {
  const decision = game.decision()
  if (decision.form !== 'some') throw new Error(`"${decision.kind}" asks for no basket.`)
  return decision
}

const shopping = () => at().discards('persephone', 'Emma', 'Knife').next('persephone', 'Billy').begin().choose('shop')

const said = (game: Play, picked: readonly string[], draws = 0) =>
  deedsIn(tableFor(game.match.view(0)), basket(game), picked, draws).map(({ verb, n }) => [verb, n])

test('BUY-03 cards are drawn unless somebody wants otherwise, as many as there are places left', () => {
  const game = shopping()
  const decision = basket(game)
  expect(usualPick(decision)).toEqual(['draw'])
  expect(drawsIn(decision, ['draw'], room)).toBe(3)
  const picked = toggledIn(decision, ['draw'], emma)
  expect(drawsIn(decision, picked, room)).toBe(2)
  expect(drawsIn(decision, ['draw'], { places: 3, inDeck: 1 })).toBe(1)
  expect(drawsIn(decision, ['draw-one'], room)).toBe(1)
  expect(said(game, picked, 2)).toEqual([
    ['look', 1],
    ['draw', 2],
  ])
})

test('CONSIDER-03 what was picked lies in the place it keeps once cards are drawn', () => {
  const game = shopping()
  const before = slotsOf(basket(game), [knife, 'draw'], [], room)
  expect(before).toEqual([{ card: knife }, { is: 'unseen' }, { is: 'unseen' }])
  game.choose([knife, 'draw-one']).choose('stop')
  const after = slotsOf(basket(game), [], game.captain().considering.cards, room)
  expect(after).toEqual([{ card: knife }, { card: billy }, { is: 'free' }])
})

test('BUY-02 Shore Leave takes the place of everything else, and everything else its place', () => {
  const decision = basket(shopping())
  expect(toggledIn(decision, ['draw', 'fuel'], 'shore-leave')).toEqual(['shore-leave'])
  expect(toggledIn(decision, ['shore-leave'], emma)).toEqual([emma])
  expect(toggledIn(decision, ['draw', emma], 'draw-one')).toEqual([emma, 'draw-one'])
  expect(toggledIn(decision, ['draw'], 'draw')).toEqual([])
})

test('BUY-05 a basket of cards, Fuel and Parts is one answer, and says what it costs and what is too much', () => {
  const game = shopping().choose([emma, knife, 'draw'])
  const decision = basket(game)
  const picked = withTimes([emma, knife], 'fuel', 2)
  expect(costOf(decision, picked)).toBe(200 + (decision.options.find(({ id }) => id === knife)?.price ?? 0) + 200)
  expect(answerOf(decision, picked)).toEqual(picked)
  expect(freightOf(decision, picked)).toEqual(new Map([['fuel', 2]]))
  const tooMuch = withTimes(picked, 'part', 3)
  expect(answerOf(decision, tooMuch)).toBeNull()
  expect(brokenLimits(decision, tooMuch).map(({ of }) => of)).toEqual(['money'])
  expect(said(game, picked)).toEqual([
    ['hire', 1],
    ['buy', 2],
  ])
})

test('DEAL-04 what is sold brings money and frees room', () => {
  const game = at({ solid: ['badger'], cargo: 2, warrants: 1 })
    .begin()
    .choose('deal:badger')
  const decision = basket(game)
  const picked = ['sell:cargo', 'sell:cargo', 'clear']
  expect(costOf(decision, picked)).toBe(1000 - 800)
  expect(freightOf(decision, picked)).toEqual(new Map([['cargo', -2]]))
  expect(said(game, picked)).toEqual([
    ['sell', 1],
    ['clear', 1],
  ])
})

test('things keep their place in the basket while they are counted', () => {
  expect(withTimes(['a', 'b', 'b', 'c'], 'b', 3)).toEqual(['a', 'b', 'b', 'b', 'c'])
  expect(withTimes(['a', 'b', 'c'], 'b', 0)).toEqual(['a', 'c'])
  expect(withTimes(['a'], 'z', 2)).toEqual(['a', 'z', 'z'])
  expect(timesIn(['a', 'z', 'z'], 'z')).toBe(2)
})

test('what was picked to be looked at stands picked to be taken, as far as the purse goes', () => {
  const looking = shopping()
  expect(lookedAt(basket(looking), [emma])).toBeNull()
  const taking = basket(looking.choose([emma, knife, 'draw']))
  expect(lookedAt(taking, [emma, knife, 'draw'])).toEqual([emma, knife])
  expect(lookedAt(taking, ['draw'])).toBeNull()
  const poor = basket(
    at({ credits: 200 }).discards('persephone', 'Emma', 'Knife').begin().choose('shop').choose([emma, knife]),
  )
  expect(lookedAt(poor, [emma, knife])).toEqual([emma])
})

test('Fuel gives way to a card as far as it must', () => {
  const taking = basket(shopping().choose([emma, knife, 'draw']))
  const fuel = Array.from({ length: 9 }, () => 'fuel')
  const prices = taking.options.find(({ id }) => id === knife)?.price ?? 0
  expect(timesIn(toggledIn(taking, fuel, knife), 'fuel')).toBe(Math.min(9, (1000 - prices) / 100))
  expect(toggledIn(taking, fuel, knife)).toContain(knife)
})
