import type { SomeOf } from '@keep-flying/kernel'
import { tableFor } from '@keep-flying/verse/ask'
import { type CaptainSet, type Play, scenario } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { answerOf, timesIn } from '../../../dock/answers.ts'
import { usualAnswer } from './usual.ts'

const at = (set: CaptainSet = {}) => scenario({ captains: [{ at: 'persephone', credits: 1000, fuel: 3, ...set }] })
const knife = 'persephone/knife'

function basket(game: Play): SomeOf {
  const decision = game.decision()
  if (decision.form !== 'some') throw new Error(`"${decision.kind}" asks for no basket.`)
  return decision
}

const usual = (game: Play, before: readonly string[] = []) =>
  usualAnswer(tableFor(game.match.view(0)), game.captain(0), basket(game), before) ?? []

const looking = (set: CaptainSet = {}) => at(set).discards('persephone', 'Knife').begin().choose('shop')

test('Fuel for the next flights stands in the basket with what was looked at', () => {
  const game = looking().choose([knife, 'draw'])
  const picked = usual(game, [knife, 'draw'])
  expect([picked.includes(knife), timesIn(picked, 'fuel')]).toEqual([true, 4])
})

test('no more Fuel stands there than the purse allows, and none where there is plenty aboard', () => {
  const poor = looking({ credits: 200 }).choose(['draw'])
  expect(timesIn(usual(poor, ['draw']), 'fuel')).toBe(2)
  expect(answerOf(basket(poor), usual(poor, ['draw']))).not.toBeNull()
  expect(usual(looking({ fuel: 7 }).choose(['draw']), ['draw'])).toEqual([])
})

test('DEAL-02 of the jobs that lie open, those that can be done stand picked to be looked at', () => {
  const crew = ['Zoe', 'Kaylee', 'Inara']
  const game = at({ crew, hand: [] }).discards('badger', 'Keep your noses clean').begin().choose('deal:badger')
  const [open] = basket(game).options.filter(({ group }) => group === 'pile')
  expect(open).toBeDefined()
  expect(usual(game)).toEqual([open?.id, 'draw'])
})
