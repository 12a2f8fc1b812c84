import { text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { otherSpeed, stepTime, turnAfter, turnBefore } from './playing.ts'

const turns = [4, 10, 17].map((at, seat) => ({ at, seat, progress: text('progress.round', { round: 1 }) }))

test('back goes to the beginning of the turn, and from there to the turn before', () => {
  expect([12, 10, 4, 2].map((at) => turnBefore({ turns, at }))).toEqual([10, 4, null, null])
})

test('on goes to the beginning of the next turn', () => {
  expect([0, 4, 16, 17].map((at) => turnAfter({ turns, at }))).toEqual([4, 10, 17, null])
})

test('twice the speed is half the time; beyond the fastest and the slowest there is nothing', () => {
  expect(stepTime(2)).toBe(stepTime(1) / 2)
  expect([otherSpeed(1, 1), otherSpeed(4, 1), otherSpeed(1, -1), otherSpeed(0.5, -1)]).toEqual([2, 4, 0.5, 0.5])
})
