import { everyBox } from '@keep-flying/verse/boxes'
import { expect, test } from 'vitest'
import { drawingOf } from './drawings.ts'

test('every ship has a drawing of its own', () => {
  const drawings = [...everyBox.ships.keys()].map(drawingOf)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('a drawing stays on its plate', () => {
  for (const ship of everyBox.ships.keys()) {
    const { parts } = drawingOf(ship)
    const starts = parts.flatMap(([, shape]) => [...shape.matchAll(/M([\d.]+) ([\d.]+)/g)])
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeLessThanOrEqual(360)
      expect(Number(y)).toBeLessThanOrEqual(170)
    }
  }
})
