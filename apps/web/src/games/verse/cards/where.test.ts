import type { CardId, State } from '@keep-flying/verse'
import { cardsInForce, laidOpen, tableFor } from '@keep-flying/verse/ask'
import { scenario } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { whereIs as whereAt } from './where.ts'

const { state } = scenario({
  captains: [
    { crew: ['Zoe'], gear: ['Vera'], hand: ['badger-01'] },
    { active: ['harken-01'], upgrades: ['Sky Hook'], solid: ['niska'] },
  ],
}).begin()

const whereIs = (of: State, card: CardId) => whereAt(tableFor(of), card)

const zoe = state.captains[0]?.crew[1]?.card ?? ''

test('a card is with the captain who has it', () => {
  expect(whereIs(state, zoe)).toEqual({ is: 'crew', seat: 0 })
  expect(whereIs(state, state.captains[0]?.gear[0] ?? '')).toEqual({ is: 'gear', seat: 0 })
  expect(whereIs(state, state.captains[1]?.upgrades[0] ?? '')).toEqual({ is: 'upgrade', seat: 1 })
  expect(whereIs(state, 'harken-01')).toEqual({ is: 'job', seat: 1 })
  expect(whereIs(state, state.captains[1]?.solid.niska ?? '')).toEqual({ is: 'solid', seat: 1 })
  expect(whereIs(state, 'badger-01')).toEqual({ is: 'hand' })
})

test('a card in a deck could be anywhere there', () => {
  expect(whereIs(state, 'badger-02')).toEqual({ is: 'unseen' })
})

test('a card thrown away lies open', () => {
  const thrown = structuredClone(state)
  thrown.contacts.badger?.discard.cards.push('badger-02')
  thrown.removed.cards.push('badger-03')
  expect(whereIs(thrown, 'badger-02')).toEqual({ is: 'discards', deck: 'badger' })
  expect(whereIs(thrown, 'badger-03')).toEqual({ is: 'removed' })
})

test('what is in force or laid open is told so, and whose it is', () => {
  const play = scenario({ expansions: ['crime', 'pirates'], alert: 'rapid-response' }).begin()
  const t = tableFor(play.state)
  const [alert] = cardsInForce(t)
  const [bounty] = laidOpen(t)
  expect(whereAt(t, alert?.card ?? '')).toEqual({ is: 'in-force' })
  expect(whereAt(t, bounty?.card ?? '')).toEqual({ is: 'laid-open' })
})
