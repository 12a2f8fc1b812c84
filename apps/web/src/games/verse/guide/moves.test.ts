import type { OneOf } from '@keep-flying/kernel'
import { type CaptainSet, scenario } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { type Move, moveFor } from './moves.ts'

/** What is suggested to a captain as the turn begins. */
function suggested(set: CaptainSet): Move | null {
  const game = scenario({ captains: [set] }).begin()
  const decision = game.decision()
  if (decision.form !== 'one') throw new Error('A turn is asked for in options.')
  return moveFor(game.table(), game.captain(), decision satisfies OneOf)
}

test('a job that can be worked on here comes before anything else', () => {
  expect(suggested({ at: 'athens', hand: ['Playing the middleman'] })).toMatchObject({ is: 'work' })
})

test('a contact with jobs comes before leaving, as long as there is room in hand', () => {
  expect(suggested({ at: 'persephone' })).toEqual({ is: 'deal', contact: 'badger' })
})

test('a lone captain with money is sent to hire', () => {
  expect(suggested({ at: 'silverhold', credits: 3000 })).toEqual({ is: 'buy', why: 'crew' })
  expect(suggested({ at: 'silverhold', credits: 100 })).toMatchObject({ is: 'fly' })
})

test('where there is nothing to do, the next place is named with the reason', () => {
  const move = suggested({ at: 'jubilee' })
  expect(move).toMatchObject({ is: 'fly' })
  expect(move?.is === 'fly' && move.reasons.length).toBeGreaterThan(0)
})
