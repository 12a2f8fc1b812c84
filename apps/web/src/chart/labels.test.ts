import { boxWith } from '@keep-flying/verse'
import { describe, expect, test } from 'vitest'
import { geometryOf } from './geometry.ts'
import { coverOf, labelsOf, overlap, setOf, stepAt, steps, systemNamesOf } from './labels.ts'

describe.each([boxWith([]), boxWith(['blue-sun'])])('labels', (box) => {
  const geometry = geometryOf(box)

  for (const step of steps)
    test(`${setOf(box)}, ${step.id}: no two names collide, none is off the chart`, () => {
      const labels = labelsOf(geometry, box, step).map((label) => ({ label, rect: coverOf(label, step.scale) }))
      const planets = [...box.sectors.values()].filter(({ places }) => places.some((id) => box.places.get(id)?.planet))
      expect(labels).toHaveLength(planets.length)
      const collisions = labels.flatMap(({ label, rect }, n) =>
        labels
          .slice(n + 1)
          .flatMap((other) => (overlap(rect, other.rect) > 0 ? [`${label.name} ${other.label.name}`] : [])),
      )
      expect(collisions).toEqual([])
      const { x, y, width, height } = geometry.bounds
      for (const { label, rect } of labels) {
        const off = rect.left < x * step.scale || rect.right > (x + width) * step.scale
        const out = rect.top < y * step.scale || rect.bottom > (y + height) * step.scale
        expect({ name: label.name, off, out }).toEqual({ name: label.name, off: false, out: false })
      }
    })

  test(`${setOf(box)}: every system is named once the chart is large enough`, () => {
    for (const step of steps.filter(({ id }) => id !== 'far'))
      expect(systemNamesOf(geometry, box, step).map(({ sun }) => sun.name)).toEqual(
        geometry.suns.map(({ name }) => name),
      )
  })
})

test('the closer one looks, the more is said', () => {
  expect([0.4, 0.9, 1.2, 1.5, 2.1, 9].map((scale) => stepAt(scale).id)).toEqual([
    'far',
    'far',
    'whole',
    'wide',
    'region',
    'system',
  ])
})
