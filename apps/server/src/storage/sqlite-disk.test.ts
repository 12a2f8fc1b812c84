import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Disk } from './sqlite-disk.ts'

async function setUp(sync?: () => Promise<void>): Promise<{ disk: Disk; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'keepflying-disk-'))
  const file = join(folder, 'log')
  const disk = new Disk(file, sync)
  onTestFinished(async () => {
    await disk.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { disk, file }
}

test('those who come in one moment wait together, and so do those who come while enough is under way', async () => {
  const { disk, file } = await setUp()
  await writeFile(file, '')
  const [first, same] = [disk.flushed(), disk.flushed()]
  await Promise.resolve()
  const second = disk.flushed()
  await Promise.resolve()
  const third = disk.flushed()
  await Promise.resolve()
  const fourth = disk.flushed()
  expect(same).toBe(first)
  expect(new Set([first, second, third]).size).toBe(3)
  expect(fourth).toBe(third)
  await Promise.all([first, second, third])
  expect(disk.flushed()).not.toBe(third)
})

test('those who can wait, wait together for a few rounds', async () => {
  let syncs = 0
  const { disk, file } = await setUp(async () => {
    syncs++
  })
  await writeFile(file, '')
  await disk.flushed()
  const soon = disk.flushedSoon()
  await setImmediate()
  expect(disk.flushedSoon()).toBe(soon)
  expect(syncs).toBe(1)
  await soon
  expect(syncs).toBe(2)
  expect(disk.flushedSoon()).not.toBe(soon)
})

test('whoever is in a hurry takes those along who can wait, but none who come after the disk was asked', async () => {
  const asked: (() => void)[] = []
  const { disk, file } = await setUp(() => new Promise((done) => asked.push(done)))
  const isAsked = async (times: number) => {
    while (asked.length < times) await setImmediate()
    return () => asked[times - 1]?.()
  }
  await writeFile(file, '')
  const opened = disk.flushed()
  const first = await isAsked(1)
  first()
  await opened
  const [soon, hurried] = [disk.flushedSoon(), disk.flushed()]
  const second = await isAsked(2)
  const late = disk.flushedSoon()
  second()
  await Promise.all([soon, hurried])
  const third = await isAsked(3)
  third()
  await late
  expect(asked).toHaveLength(3)
})

test('a log that is not there yet fails, until it is', async () => {
  const { disk, file } = await setUp()
  const failed = [disk.flushed()]
  await Promise.resolve()
  failed.push(disk.flushed())
  const outcomes = await Promise.allSettled(failed)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await setImmediate()
  await writeFile(file, '')
  expect(await disk.flushed()).toBeUndefined()
})

test('nothing is safe any more once the disk has failed to take something', async () => {
  let syncs = 0
  const { disk, file } = await setUp(async () => {
    if (++syncs === 2) throw new Error('EIO')
  })
  await writeFile(file, '')
  await disk.flushed()
  const failed = disk.flushed()
  await Promise.resolve()
  const outcomes = await Promise.allSettled([failed, disk.flushed()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(disk.flushed()).rejects.toThrow('EIO')
})
