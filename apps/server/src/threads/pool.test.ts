import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, platform } from 'node:os'
import { describe, expect, onTestFinished, test } from 'vitest'
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

describe('threads in processes of their own', () => {
  const apart = { runs: 'hash-thread', isApart: true, size: 1, patience: 600_000 } as const

  test('do what others do, one task after another', async () => {
    const [pool, here] = [new ThreadPool<HashTask, Uint8Array>(apart), new ThreadPool({ ...apart, isApart: false })]
    onTestFinished(() => pool.close())
    onTestFinished(() => here.close())
    const expected = await here.run('A test', cheap)
    expect(await Promise.all([pool.run('A test', cheap), pool.run('A test', cheap)])).toEqual([expected, expected])
    expect(pool.threads).toBe(1)
    await expect(pool.run('A test', { ...cheap, N: 3 })).rejects.toThrow(/scrypt|N/i)
  })

  test.runIf(platform() === 'linux')('leave the machine to others, those that collect garbage included', async () => {
    const pool = new ThreadPool<HashTask, Uint8Array>(apart)
    onTestFinished(() => pool.close())
    await pool.run('A test', cheap)
    const [host = ''] = hosts()
    const priorities = readdirSync(`/proc/${host}/task`).map((thread) => getPriority(Number(thread)))
    expect(priorities.length).toBeGreaterThan(5)
    // The thread that hashes chooses for itself.
    const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority
    expect(priorities.filter((priority) => priority !== PRIORITY_LOW)).toEqual([PRIORITY_BELOW_NORMAL])
  })

  test.runIf(platform() === 'linux')('are replaced when they are killed, and end with the pool', async () => {
    const pool = new ThreadPool<HashTask, Uint8Array>(apart)
    const first = await pool.run('A test', cheap)
    const [host = ''] = hosts()
    process.kill(Number(host), 'SIGKILL')
    await until(() => pool.threads === 0)
    expect(await pool.run('A test', cheap)).toEqual(first)
    const [next = ''] = hosts()
    expect(next).not.toBe(host)
    await pool.close()
    expect(hosts()).toEqual([])
  })

  /** The processes that this one has started and that still run. */
  function hosts(): string[] {
    return readdirSync('/proc/self/task').flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, 'utf8')
        .split(' ')
        .filter((child) => child !== ''),
    )
  }
})
