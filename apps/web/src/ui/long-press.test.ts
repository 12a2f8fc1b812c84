import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onLongPress, patience } from './long-press.ts'

const finger = (clientX: number, clientY: number, pointerId = 1) => ({ pointerId, clientX, clientY })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function longPress() {
  const onHeld = vi.fn()
  return { onHeld, hand: onLongPress(onHeld) }
}

test('a finger that stays down is heard once, even if it trembles', () => {
  const { onHeld, hand } = longPress()
  hand.down(finger(10, 10))
  hand.move(finger(13, 12))
  vi.advanceTimersByTime(patience)
  expect(onHeld).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10 * patience)
  expect(onHeld).toHaveBeenCalledTimes(1)
})

test('a tap, a drag and a pinch are not long presses', () => {
  const { onHeld, hand } = longPress()
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
  expect(onHeld).not.toHaveBeenCalled()
})

test('after a pinch one finger can press again', () => {
  const { onHeld, hand } = longPress()
  hand.down(finger(10, 10))
  hand.down(finger(90, 90, 2))
  hand.up(finger(90, 90, 2))
  hand.up(finger(10, 10))
  hand.down(finger(10, 10, 3))
  vi.advanceTimersByTime(patience)
  expect(onHeld).toHaveBeenCalledTimes(1)
})
