import { Match } from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { expect, test } from 'vitest'
import type { Moment } from '../../session/types.ts'
import { soundBetween as soundWith } from '../../table/sounds.ts'
import { sounds } from './sounds.ts'

const soundBetween = (before: Moment | null, now: Moment) => soundWith(before, now, sounds)

const { state: view } = Match.start(verse, readOptions({ players: 2 }), 'sfc32:sound')

function moment(version: number, kinds: readonly string[], changes: Partial<Moment> = {}): Moment {
  const events = kinds.map((kind, index) => ({ seq: index + 1, kind }))
  const nothing = {
    decisions: [],
    waiting: [1],
    undo: null,
    plan: null,
    seen: 0,
    answers: version,
    over: false,
    outcome: null,
    seats: [],
  }
  return { game: verse.id, viewer: 0, view, ...nothing, version, events, ...changes }
}

test('what was there when the page came is not heard, nor what another seat sees', () => {
  expect(soundBetween(null, moment(3, ['test']))).toBeNull()
  expect(soundBetween(moment(1, []), moment(3, ['test'], { viewer: 1 }))).toBeNull()
})

test('of several things at once the weightiest is heard', () => {
  expect(soundBetween(moment(1, ['turn']), moment(2, ['turn', 'test', 'cutter-moved']))).toBe('threat')
  expect(soundBetween(moment(1, ['test']), moment(2, ['test', 'job-completed']))).toBe('pay')
})

test('a turn calls once, and an answer of mine ticks', () => {
  const mine = { waiting: [0] }
  expect(soundBetween(moment(1, []), moment(2, [], mine))).toBe('turn')
  expect(soundBetween(moment(2, [], mine), moment(3, [], mine))).toBe('tick')
  expect(soundBetween(moment(3, []), moment(4, []))).toBeNull()
})

test('going back in a replay is silent', () => {
  expect(soundBetween(moment(5, ['test']), moment(2, []))).toBeNull()
})
