import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attacks } from './attacks/index.ts'
import { faultsOf, type Outcome, tableOfOutcomes } from './verdict.ts'

const calm = { rate: 60, p50: 2, p95: 5, p99: 8, list: 10 }
const outcome: Outcome = {
  attack: 'calm',
  before: calm,
  during: { ...calm, rate: 40, p99: 20 },
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

test('a server that goes on as before passes', () => {
  expect(faultsOf(outcome)).toEqual([])
  expect(tableOfOutcomes([outcome])).toMatch(/^\| calm \| 60 \/ 40 \/ 60 \| 8.0 \/ 20 \/ 8.0 \| 2.5 \| .* pass \|$/m)
})

test('the table says how many passed, and in how many no delay was more than doubled', () => {
  const doubled = { ...outcome, during: { ...calm, p99: 16 } }
  const slow = { ...outcome, during: { ...calm, p99: 50 } }
  expect(tableOfOutcomes([outcome, doubled, slow])).toContain(
    '2 of 3 passed; in 1 of 3, p99 was at most twice what it was before.',
  )
})

test.each<[string, Partial<Outcome>]>([
  ['the server fell over', { running: false }],
  ['fewer than half the answers', { during: { ...calm, rate: 29 } }],
  ['p99 more than doubled', { during: { ...calm, p99: 24 } }],
  ['p99 more than doubled', { during: { ...calm, p99: Number.NaN } }],
  ['lists did not come', { during: { ...calm, list: Number.POSITIVE_INFINITY } }],
  ['did not recover', { after: { ...calm, rate: 10 } }],
  ['honest answers refused: Too many.', { refusals: ['Too many.'] }],
  ['too much memory', { memory: { before: 0, peak: 600 * 1024 * 1024 } }],
  ['too much logged', { logged: 2_000_000 }],
  ['too much stored', { stored: 200_000_000 }],
])('%s: fails', (fault, change) => {
  expect(faultsOf({ ...outcome, ...change })).toEqual([fault])
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
