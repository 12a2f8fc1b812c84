import { anyAnswer, Match, openStream } from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { expect, test } from 'vitest'
import { syncOf } from './steps.ts'

test('many events are told in parts, which together are all there are', () => {
  const match = Match.start(verse, readOptions({ players: 1 }), 'sfc32:parts')
  const random = openStream('sfc32:answers')
  while (match.log.length < 100) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
  }
  const all = match.events(0)
  const at = { epoch: 0, version: 100 }
  const told: unknown[] = []
  let have = 0
  for (;;) {
    const sync = syncOf(match, 0, at, { epoch: 0, event: have }, 10)
    expect(sync.keep).toBe(have)
    expect(sync.events.length).toBeLessThanOrEqual(10)
    told.push(...sync.events)
    have = sync.events.at(-1)?.seq ?? have
    if (!sync.more) break
  }
  expect(all.length).toBeGreaterThan(20)
  expect(told).toEqual(all)
})
