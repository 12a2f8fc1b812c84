import type { HeardEvent, Word } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { tellTurn } from './turn.ts'

let seq = 0
const event = (kind: string, data: Record<string, Word>): HeardEvent => ({ seq: ++seq, kind, data })
const seat = (id: number): Word => ({ name: 'seat', id })
const crew = (id: string): Word => ({ name: 'crew', id })
const card = (id: string): Word => ({ name: 'card', id })

test('a turn is told by what its player did, and what befell that player alone', () => {
  const told = tellTurn(
    [
      event('played', { who: seat(1), card: card('shiny') }),
      event('played-copy', { who: seat(1), card: card('plot') }),
      event('fought', { who: seat(1), card: card('thug') }),
      event('gained-card', { who: seat(1), card: card('bank') }),
      event('gained-card', { who: seat(0), card: card('talent') }),
      event('repaired', { card: card('breach') }),
      event('task-done', { task: { name: 'task', id: 'keep-cargo' } }),
      event('strike-drawn', { who: crew('zoe'), card: card('grazed') }),
      event('strike-drawn', { who: crew('mal'), card: card('gunshot') }),
    ],
    1,
    'zoe',
  )
  expect(told).toEqual({
    played: 2,
    copies: 1,
    beaten: ['thug'],
    gained: ['bank'],
    repaired: ['breach'],
    done: ['keep-cargo'],
    failed: [],
    strikes: 1,
    isDown: false,
  })
})
