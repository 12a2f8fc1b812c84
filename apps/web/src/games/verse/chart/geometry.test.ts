import { bearings } from '@keep-flying/verse'
import { boxWith } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import type { Point } from '../../../board/plane.ts'
import { type Arc, type Geometry, geometryOf, heartOf, isInside } from './geometry.ts'

function lengthOf({ points }: Arc): number {
  return points.reduce((sum, [x, y], n) => {
    const [x0, y0] = points[n - 1] ?? [x, y]
    return sum + Math.hypot(x - x0, y - y0)
  }, 0)
}

/** The pairs of sectors in play that a border parts, with its length. */
function touching({ arcs, cells }: Geometry): Map<string, number> {
  const lengths = new Map<string, number>()
  for (const arc of arcs) {
    const [one, other] = arc.between
    if (one === null || other === null || !cells.has(one) || !cells.has(other)) continue
    const pair = [one, other].sort().join(' ')
    lengths.set(pair, (lengths.get(pair) ?? 0) + lengthOf(arc))
  }
  return lengths
}

function surface(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x1, y1], n) => {
    const [x2, y2] = outline[(n + 1) % outline.length] ?? [x1, y1]
    return sum + x1 * y2 - x2 * y1
  }, 0)
  return Math.abs(twice / 2)
}

/** Names with eight points of the compass may be off by half the way to the next. */
const widest = 22.5

for (const boxes of [[], ['blue-sun'], ['kalidasa'], ['blue-sun', 'kalidasa']] as const) {
  const box = boxWith(boxes)
  const chart = geometryOf(box)
  const name = ['base', ...boxes].join(' and ')

  test(`${name}: empty space lies from its sun where its name says`, () => {
    for (const { sector } of chart.cells.values()) {
      if (!sector.space) continue
      const sun = chart.suns.find((one) => one.name === (sector.system ?? 'White Sun'))
      if (!sun) throw new Error(`${sector.id} has no sun.`)
      const [x, y] = [sector.xy[0] - sun.x, 0.8 * sector.xy[1] - sun.y]
      const lies = (Math.atan2(x, -y) * 180) / Math.PI
      const said = bearings.indexOf(sector.space[1]) * (360 / bearings.length)
      const off = Math.abs(((lies - said + 540) % 360) - 180)
      expect(off, sector.id).toBeLessThanOrEqual(widest)
    }
  })

  test(`${name}: two sectors touch on the chart exactly where a ship can fly`, () => {
    const flown = [...box.neighbours].flatMap(([id, others]) => others.map((other) => [id, other].sort().join(' ')))
    const drawn = touching(chart)
    expect([...drawn.keys()].sort()).toEqual([...new Set(flown)].sort())
    for (const [pair, length] of drawn) expect({ pair, long: length >= 6 }).toEqual({ pair, long: true })
  })

  test(`${name}: nothing but borders is drawn twice, so that sectors neither overlap nor part`, () => {
    const sides = new Map<string, number>()
    for (const { outline } of chart.cells.values())
      outline.forEach((point, n) => {
        const side = [point, outline[(n + 1) % outline.length] ?? point].map((end) => end.join()).sort()
        sides.set(side.join(' '), (sides.get(side.join(' ')) ?? 0) + 1)
      })
    const shared = new Map<string, number>()
    for (const { points, between } of chart.arcs)
      for (const [n, point] of points.slice(1).entries()) {
        const side = [point, points[n] ?? point].map((end) => end.join()).sort()
        shared.set(side.join(' '), between.filter((id) => id !== null && chart.cells.has(id)).length)
      }
    expect(sides).toEqual(shared)
    for (const cell of chart.cells.values()) expect(surface(cell.outline)).toBeGreaterThan(100)
  })

  test(`${name}: planets lie in their sectors`, () => {
    for (const cell of chart.cells.values())
      expect({ id: cell.id, inside: isInside(cell.outline, heartOf(cell)) }).toEqual({ id: cell.id, inside: true })
  })
}

test('only what is in play is drawn', () => {
  const base = geometryOf(boxWith([]))
  expect(base.cells.has('meridian')).toBe(false)
  expect(base.suns.map((sun) => sun.name)).not.toContain('Blue Sun')
  expect(geometryOf(boxWith(['blue-sun'])).suns.map((sun) => sun.name)).toContain('Blue Sun')
})
