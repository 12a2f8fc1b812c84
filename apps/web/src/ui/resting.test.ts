import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patience, whenResting } from './resting.ts'

const finger = (clientX: number, clientY: number, pointerId = 1) => ({ pointerId, clientX, clientY })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function resting() {
  const onRest = vi.fn()
  return { onRest, hand: whenResting(onRest) }
}

test('a finger that stays rests once, even if it trembles', () => {
  const { onRest, hand } = resting()
  hand.down(finger(10, 10))
  hand.move(finger(13, 12))
  vi.advanceTimersByTime(patience)
  expect(onRest).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10 * patience)
  expect(onRest).toHaveBeenCalledTimes(1)
})

test('a tap, a drag and a pinch are no rest', () => {
  const { onRest, hand } = resting()
  hand.down(finger(10, 10))
  hand.up(finger(10, 10))
  vi.advanceTimersByTime(patience)
  hand.down(finger(10, 10))
  hand.move(finger(30, 10))
  vi.advanceTimersByTime(patience)
  hand.up(finger(30, 10))
  hand.down(finger(10, 10))
  hand.down(finger(90, 90, 2))
  vi.advanceTimersByTime(patience)
  expect(onRest).not.toHaveBeenCalled()
})

test('after a pinch one finger can rest again', () => {
  const { onRest, hand } = resting()
  hand.down(finger(10, 10))
  hand.down(finger(90, 90, 2))
  hand.up(finger(90, 90, 2))
  hand.up(finger(10, 10))
  hand.down(finger(10, 10, 3))
  vi.advanceTimersByTime(patience)
  expect(onRest).toHaveBeenCalledTimes(1)
})
