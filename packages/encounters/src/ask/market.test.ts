import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { marketOf } from './market.ts'
import { tableFor } from './view-table.ts'

const done = { 'keep-cargo': 'done', 'slip-cruiser': 'done', 'tend-wounded': 'done' } as const

test('what everybody sees for sale is what the plan may buy', () => {
  const game = scenario({ tasks: done, credits: 6, players: [{ strikes: ['Grazed'] }, {}] }).begin()
  const decision = game.decision(0)
  if (decision.form !== 'some') throw new Error('A plan buys several things.')
  const market = marketOf(tableFor(game.match.view(1)))
  expect(market?.options).toEqual(decision.options)
  expect(market?.limits).toEqual(decision.limits)
})

test('in an Episode nothing is for sale', () => {
  const game = scenario({}).begin()
  expect(marketOf(tableFor(game.match.view(0)))).toBeNull()
})
