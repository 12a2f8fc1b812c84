import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attacks } from './attacks/index.ts'
import { spreadOfP99, spreadOfRatio } from './spread.ts'
import { baselineOf, faultsOf, isTelling, middleOf, type Outcome, tableOfOutcomes } from './verdict.ts'

/** Updates of which each takes a tenth of a millisecond more than the one before. */
const ramp = (count: number, from = 0) => Array.from({ length: count }, (_, n) => from + n / 10)

const calm = { rate: 60, p50: 2, p95: 5, p99: 8, delays: ramp(100), list: 10 }
const outcome: Outcome = {
  attack: 'calm',
  before: calm,
  during: { ...calm, rate: 40, p99: 16 },
  after: calm,
  running: true,
  refusals: [],
  busy: { before: 0.1, during: 0.5 },
  stall: { before: 12, during: 14 },
  memory: { before: 150_000_000, peak: 300_000_000 },
  logged: 1000,
  stored: 1000,
  tally: {},
}
const baseline = { rate: 60, p99: { figure: 8, low: 7, high: 9, again: [8] }, updates: 100 }

test('a server that goes on as before passes', () => {
  expect(faultsOf(outcome, baseline)).toEqual([])
  const table = tableOfOutcomes([outcome], baseline)
  expect(table).toMatch(/^\| calm \| 60 \/ 40 \/ 60 \| 8.0 \/ 16 \/ 8.0 \| 1.2 \(1.2–1.2\) \| .* pass \|$/m)
  expect(table).toContain(
    'Baseline: p99 8.0 (7.0–9.0) ms of 100 updates before the attacks, 60 answers/s. 1 of 1 passed.',
  )
})

test('nothing passes on a machine that is slow without any attack', () => {
  const slow = { ...baseline, p99: { ...baseline.p99, figure: 16 } }
  expect(isTelling(baseline)).toBe(true)
  expect(isTelling(slow)).toBe(false)
  expect(tableOfOutcomes([outcome], slow)).toMatch(/\| the machine was too busy to tell \|\n.* 0 of 1 passed\.$/s)
})

test('the baseline is of all times before attacks, however slow a single one was', () => {
  const slow = { ...outcome, before: { ...calm, rate: 40, p99: 99, delays: ramp(300, 80) } }
  const { rate, p99, updates } = baselineOf([outcome, outcome, slow])
  expect(rate).toBeCloseTo(160 / 3)
  expect(updates).toBe(500)
  expect(p99.figure).toBeCloseTo(109.5)
  expect(p99.low).toBeLessThanOrEqual(p99.figure)
  expect(p99.high).toBeGreaterThanOrEqual(p99.figure)
})

test('the spread of a p99 shows whether few moments have made it', () => {
  const even = spreadOfP99(Array.from({ length: 2000 }, (_, n) => n % 100))
  expect(even).toMatchObject({ figure: 99, low: 99, high: 99 })
  const once = spreadOfP99(Array.from({ length: 2000 }, (_, n) => (n >= 500 && n < 530 ? 50 : 2)))
  expect(once).toMatchObject({ figure: 50, low: 2, high: 50 })
  expect(spreadOfRatio([4], { figure: 2, low: 2, high: 2, again: [] })).toMatchObject({ figure: 2, low: 2, high: 2 })
})

test('of three runs the one in the middle counts', () => {
  const took = (p99: number) => ({ ...outcome, during: { ...calm, p99 } })
  expect(middleOf([took(30), took(9), took(12)])?.during.p99).toBe(12)
  expect(middleOf([took(30)])?.during.p99).toBe(30)
  expect(middleOf([])).toBeNull()
})

test.each<[string, Partial<Outcome>]>([
  ['the server fell over', { running: false }],
  ['fewer than half the answers', { during: { ...calm, rate: 29 } }],
  ['p99 more than doubled', { during: { ...calm, p99: 16.1 } }],
  ['p99 more than doubled', { during: { ...calm, p99: Number.NaN } }],
  ['lists did not come', { during: { ...calm, list: Number.POSITIVE_INFINITY } }],
  ['did not recover', { after: { ...calm, rate: 10 } }],
  ['did not recover', { after: { ...calm, p99: 24 } }],
  ['honest answers refused: Too many.', { refusals: ['Too many.'] }],
  ['too much memory', { memory: { before: 0, peak: 600 * 1024 * 1024 } }],
  ['too much logged', { logged: 2_000_000 }],
  ['too much stored', { stored: 200_000_000 }],
])('%s: fails', (fault, change) => {
  expect(faultsOf({ ...outcome, ...change }, baseline)).toEqual([fault])
})

test('docs/operations.md lists every attack', () => {
  const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const [, section = ''] = docs.split('### Under attack')
  const rows = [...(section.split(/\n#/)[0] ?? '').matchAll(/^\| `(.*?)` +\| (.*?) +\|$/gm)].map(([, name, says]) => [
    name,
    says,
  ])
  expect(rows).toEqual(attacks.map(({ name, says }) => [name, says]))
})
