import { boxWith } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { geometryOf } from './geometry.ts'
import { labelsOf, overlap, steps } from './labels.ts'
import { beadsOn, piecesOf, standsOf } from './pieces.ts'
import { helm } from './testing.ts'

test('ships that meet fan out, and nothing leaves the chart', () => {
  const { t } = helm({ at: 'silverhold' }, { cruiser: 'osiris' }, [{ at: 'silverhold' }, { at: 'silverhold' }])
  const box = boxWith([])
  const geometry = geometryOf(box)
  for (const step of steps) {
    const drawn = { geometry, labels: labelsOf(geometry, box, step), step, scale: step.scale }
    const pieces = piecesOf(t.state, 0, geometry, [], [], [])
    const stands = standsOf(pieces, drawn)
    const rects = pieces.flatMap(({ key, is, size }) => {
      const stand = stands.get(key)
      if (!stand || !('ship' in is)) return []
      const [x, y] = [stand.at[0] * step.scale + stand.dx, stand.at[1] * step.scale + stand.dy]
      const r = (size * step.pieces) / 2
      expect(y + r).toBeLessThanOrEqual((geometry.bounds.y + geometry.bounds.height) * step.scale)
      return [{ left: x - r, top: y - r, right: x + r, bottom: y + r }]
    })
    expect(rects).toHaveLength(3)
    const [one, other] = rects
    if (one && other) expect(overlap(one, other)).toBeLessThan(300)
  }
})

test('what lies about is drawn, save what is only printed and what nobody has drawn yet', () => {
  const { t } = helm({ at: 'persephone' })
  const mark = { text: { key: 'mark' }, n: 1, printed: 0, sector: 'osiris' }
  const marks = [
    { ...mark, is: 'reaver-alert', printed: 1 },
    { ...mark, is: 'reaver-alert', sector: 'regina', n: 2, printed: 1 },
    { ...mark, is: 'something-new' },
    { ...mark, is: 'haven', seat: 0 },
    { ...mark, is: 'goal-token', sector: 'hera' },
  ]
  const pieces = piecesOf(t.state, 0, geometryOf(boxWith([])), [], [], marks)
  const lying = pieces.filter(({ is }) => 'alert' in is || 'haven' in is || 'token' in is)
  expect(lying.map(({ key, is }) => [key, is])).toEqual([
    ['haven 0', { haven: 0 }],
    ['reaver regina', { alert: 'reaver', n: 2 }],
    ['goal-token hera 0', { token: 'goal', n: 1 }],
  ])
})

test('beads make room for the ships on the way', () => {
  const { t } = helm({ at: 'persephone' }, {}, [{ at: 'white-sun-r3-02' }])
  const box = boxWith([])
  const geometry = geometryOf(box)
  const step = steps[1]
  if (!step) throw new Error('There is no step.')
  const drawn = { geometry, labels: labelsOf(geometry, box, step), step, scale: step.scale }
  const pieces = piecesOf(t.state, 0, geometry, [], [], [])
  const beads = beadsOn(['pelorum', 'white-sun-r3-02'])
  const stands = standsOf(beads, drawn, { pieces, stands: standsOf(pieces, drawn) })
  const second = stands.get('bead 1')
  expect(Math.hypot(second?.dx ?? 0, second?.dy ?? 0)).toBeGreaterThan(10)
})
