import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { delaysIn } from './figures.ts'

const main = fileURLToPath(new URL('../../dist/load/main.js', import.meta.url))

test('a percentile is the time that so many did not exceed', () => {
  const times = Array.from({ length: 200 }, (_, n) => 200 - n)
  expect(delaysIn(times)).toEqual({ p50: 101, p95: 191, p99: 199 })
  expect(delaysIn([7])).toEqual({ p50: 7, p95: 7, p99: 7 })
})

test('the load tool plays, measures and prints a table', () => {
  const args = [main, '--tables', '2', '--seconds', '1', '--answers', '5', '--stored', '100', '--thinkers', '2']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(0)
  const row = stdout.split('\n').find((line) => /^\| +2 \|/.test(line))
  expect(row?.match(/\d/g)?.length).toBeGreaterThan(10)
  expect(row).not.toMatch(/NaN|–/)
  expect(stdout).toMatch(/with 100 stored games, the first answer to each list: open \d+ ms, .*mine \d+ ms/)
  expect(stdout).toContain('20 games of 5 answers')
})

test('the load tool says how it is used', () => {
  const { status, stderr } = spawnSync(process.execPath, [main, '--tables', 'many'], { encoding: 'utf8' })
  expect(stderr).toContain('npm run load -- [--tables')
  expect(status).toBe(1)
})
