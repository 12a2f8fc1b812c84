import { boxWith } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { geometryOf } from './geometry.ts'
import { neighbourTowards } from './steering.ts'

test('an arrow leads to the neighbour in its direction', () => {
  const box = boxWith(['blue-sun'])
  const geometry = geometryOf(box)
  const from = (sector: string) => box.neighbours.get(sector) ?? []
  expect(neighbourTowards(geometry, from('sihnon'), 'sihnon', 'ArrowRight')).toBe('gonghe')
  expect(neighbourTowards(geometry, from('londinium'), 'londinium', 'ArrowDown')).toBe('liann-jiun')
  expect(neighbourTowards(geometry, from('londinium'), 'londinium', 'ArrowUp')).toBe('bernadette')
})

test.each([boxWith([]), boxWith(['blue-sun'])])('by arrows alone every sector can be reached', (box) => {
  const geometry = geometryOf(box)
  const seen = new Set(['londinium'])
  for (const sector of seen)
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
      const next = neighbourTowards(geometry, box.neighbours.get(sector) ?? [], sector, arrow)
      if (next !== null) seen.add(next)
    }
  expect([...box.sectors.keys()].filter((sector) => !seen.has(sector))).toEqual([])
})
