import { expect, onTestFinished, test } from 'vitest'
import type { HashTask } from '../identity/hash-thread.ts'
import { until } from '../testing/server.ts'
import { ThreadPool } from './pool.ts'

const cheap: HashTask = {
  password: 'open sesame',
  salt: Buffer.from('salt'),
  bytes: 16,
  N: 2,
  r: 1,
  p: 1,
  maxmem: 1e6,
}

test('a thread that has nothing to do for a while ends, and another is started when it is needed', async () => {
  const pool = new ThreadPool<HashTask, Uint8Array>({ runs: 'hash-thread', size: 1, patience: 600_000, idle: 1 })
  onTestFinished(() => pool.close())
  const first = await pool.run('A test', cheap)
  expect(pool.threads).toBe(1)
  await until(() => pool.threads === 0)
  expect(await pool.run('A test', cheap)).toEqual(first)
})

test('what fails on a thread fails here with its reason', async () => {
  const pool = new ThreadPool<HashTask, Uint8Array>({ runs: 'hash-thread', size: 1, patience: 600_000 })
  onTestFinished(() => pool.close())
  await expect(pool.run('A test', { ...cheap, N: 3 })).rejects.toThrow(/scrypt|N/i)
  expect(await pool.run('A test', cheap)).toHaveLength(16)
})
