import { Match, text } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { expeditionPackage } from '../testing/expedition.ts'
import { portersPackage } from '../testing/porters.ts'
import { situationOf, situationReader } from './situation.ts'

const porters = portersPackage()

function begunPorters() {
  const match = Match.start(porters.game, porters.game.readOptions({ players: 2 }), 'chacha20:situation')
  for (const { seat, number } of match.pending) match.answer({ seat, decision: number, value: 1 })
  return match
}

describe('how far a game has come', () => {
  test('is computed from what a spectator sees, whatever the package would give away', () => {
    const progress: typeof porters.progress = ({ store, hands }) =>
      text('leak', { next: store.cards[0] ?? 'unknown', held: hands[0]?.cards[0] ?? 'unknown' })
    const { summary } = situationOf({ ...porters, progress }, begunPorters())
    expect(JSON.parse(summary.progress ?? '')).toEqual(text('leak', { next: 'unknown', held: 'unknown' }))
  })

  test('is computed again once it has changed', () => {
    const match = begunPorters()
    const read = situationReader(porters)
    const turnNow = () => JSON.parse(read(match).summary.progress ?? '').with.turn
    expect([turnNow(), turnNow()]).toEqual([1, 1])
    match.answer({ seat: 0, decision: match.pending[0]?.number, value: 'rest' })
    expect(turnNow()).toBe(2)
  })
})

describe('whom the game waits for', () => {
  test('is each of several who have questions of their own', () => {
    const match = Match.start(porters.game, porters.game.readOptions({ players: 3 }), 'chacha20:marks')
    expect(situationOf(porters, match)).toMatchObject({ waiting: [0, 1, 2], summary: { waiting_any: 0 } })
  })

  test('is any one of several who share a question, and the only one who is asked', () => {
    const pack = expeditionPackage()
    const match = Match.start(pack.game, pack.game.readOptions({ players: 2 }), 'chacha20:party')
    expect(situationOf(pack, match)).toMatchObject({ waiting: [0, 1], summary: { waiting_any: 1 } })
    match.answer({ seat: 1, decision: match.decisionsOf(1)[0]?.number, value: 1 })
    expect(situationOf(pack, match)).toMatchObject({ waiting: [1], summary: { waiting_any: 0 } })
  })
})
