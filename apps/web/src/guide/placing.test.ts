import { expect, test } from 'vitest'
import { placeBeside, type Rect } from './placing.ts'

const screen = { width: 1440, height: 900 }
const note = { width: 340, height: 160 }
const dock: Rect = { left: 1068, top: 52, width: 372, height: 548 }

function covers(one: Rect, other: Rect): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}

test('a note about a button in the dock stands left of the dock, level with the button', () => {
  const button: Rect = { left: 1250, top: 260, width: 170, height: 70 }
  const placed = placeBeside(button, note, screen, [dock])
  expect(placed.side).toBe('left')
  expect(covers({ ...placed, ...note }, dock)).toBe(false)
  expect(placed.top + placed.tip).toBeCloseTo(295)
})

test('a note about something below stands above it, and points at its middle', () => {
  const jobs: Rect = { left: 780, top: 610, width: 280, height: 280 }
  const placed = placeBeside(jobs, note, screen, [dock])
  expect(covers({ ...placed, ...note }, jobs)).toBe(false)
  expect(covers({ ...placed, ...note }, dock)).toBe(false)
})

test('on a phone a note about the dock’s button stands over the dock, on the screen', () => {
  const phone = { width: 360, height: 740 }
  const sheet: Rect = { left: 0, top: 350, width: 360, height: 330 }
  const button: Rect = { left: 74, top: 618, width: 272, height: 52 }
  const small = { width: 344, height: 170 }
  const placed = placeBeside(button, small, phone, [sheet])
  expect(placed).toMatchObject({ side: 'above', left: 8 })
  expect(placed.top + small.height).toBeLessThanOrEqual(sheet.top)
})

test('no note leaves the screen or points past its corners, wherever the thing is', () => {
  for (const left of [0, 400, 1420])
    for (const top of [0, 300, 880]) {
      const placed = placeBeside({ left, top, width: 20, height: 20 }, note, screen, [])
      expect(placed.left).toBeGreaterThanOrEqual(0)
      expect(placed.left + note.width).toBeLessThanOrEqual(screen.width)
      expect(placed.top + note.height).toBeLessThanOrEqual(screen.height)
      expect(placed.tip).toBeGreaterThanOrEqual(18)
    }
})
