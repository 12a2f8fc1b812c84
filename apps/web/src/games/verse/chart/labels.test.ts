import type { BoxId } from '@keep-flying/verse'
import { boxWith } from '@keep-flying/verse/scenario'
import { describe, expect, test } from 'vitest'
import { geometryOf } from './geometry.ts'
import { coverOf, type Label, labelsOf, overlap, setOf, stepAt, steps, systemNamesOf } from './labels.ts'
import { legible } from './legible.ts'

const charts: readonly (readonly BoxId[])[] = [[], ['blue-sun'], ['kalidasa'], ['blue-sun', 'kalidasa']]

describe.each(charts.map((ids) => boxWith(ids)))('labels', (box) => {
  const geometry = geometryOf(box)

  function collisionsOf(labels: readonly Label[], scale: number): readonly string[] {
    const covers = labels.map((label) => ({ name: label.name, rect: coverOf(label, scale) }))
    return covers.flatMap(({ name, rect }, n) =>
      covers.slice(n + 1).flatMap((other) => (overlap(rect, other.rect) > 0 ? [`${name} ${other.name} ${scale}`] : [])),
    )
  }

  for (const step of steps)
    test(`${setOf(box)}, ${step.id}: no two names collide, none is off the chart`, () => {
      const all = labelsOf(geometry, box, step)
      const labels = legible(all, geometry, step.scale)
      const planets = [...box.sectors.values()].filter(({ places }) => places.some((id) => box.places.get(id)?.planet))
      expect(all).toHaveLength(planets.length)
      expect(labels.length).toBeGreaterThanOrEqual(all.length - (step.id === 'tiny' ? 2 : 0))
      expect(collisionsOf(labels, step.scale)).toEqual([])
      const { x, y, width, height } = geometry.bounds
      for (const label of labels) {
        const rect = coverOf(label, step.scale)
        const off = rect.left < x * step.scale || rect.right > (x + width) * step.scale
        const out = rect.top < y * step.scale || rect.bottom > (y + height) * step.scale
        expect({ name: label.name, off, out }).toEqual({ name: label.name, off: false, out: false })
      }
    })

  test(`${setOf(box)}: no two names collide between the steps either`, () => {
    for (let scale = steps[0]?.scale ?? 1; scale < 4.6; scale *= 1.02)
      expect(collisionsOf(legible(labelsOf(geometry, box, stepAt(scale)), geometry, scale), scale)).toEqual([])
  })

  test(`${setOf(box)}: from very far the names that would collide wait, those of contacts last`, () => {
    const labels = labelsOf(geometry, box, stepAt(0.4))
    const shown = legible(labels, geometry, 0.4)
    expect(collisionsOf(shown, 0.4)).toEqual([])
    expect(shown.length).toBeGreaterThanOrEqual(labels.length / 3)
    expect(shown.filter(({ contact }) => contact).length).toBeGreaterThan(3)
    const far = labelsOf(geometry, box, stepAt(0.78))
    expect(legible(far, geometry, 0.78)).toBe(far)
  })

  test(`${setOf(box)}: every system is named once the chart is large enough`, () => {
    for (const step of steps.filter(({ scale }) => scale > 1))
      expect(systemNamesOf(geometry, box, step).map(({ sun }) => sun.name)).toEqual(
        geometry.suns.map(({ name }) => name),
      )
  })
})

test('the closer one looks, the more is said', () => {
  expect([0.4, 0.7, 0.9, 1.2, 1.5, 2.1, 9].map((scale) => stepAt(scale).id)).toEqual([
    'tiny',
    'tiny',
    'far',
    'whole',
    'wide',
    'region',
    'system',
  ])
})
