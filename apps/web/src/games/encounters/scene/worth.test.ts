import { scenario } from '@keep-flying/encounters/scenario'
import { expect, test } from 'vitest'
import { worthOf } from './worth.ts'

test('an Upgrade on offer says what there is now for it to do', () => {
  const offered = ['Spare Parts Locker', 'Reinforced Hull', 'Cargo Net']
  const game = scenario({ offered, serenity: [{ strike: 'Scorched Plating' }] }).begin()
  const worth = game.state.offered.cards.map((card) => worthOf(game.state, card))
  expect(worth).toEqual([{ about: 'strikes', n: 1 }, { about: 'slots', n: 4 }, null])
})
