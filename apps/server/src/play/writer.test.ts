import { setImmediate as round } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Store, Submission } from '../storage/store.ts'
import { Writer } from './writer.ts'

/** A writer whose batches are stored when `finish` is called. */
function slowWriter() {
  const batches: number[] = []
  const finishing: (() => void)[] = []
  const append: Store['append'] = (submissions) => {
    batches.push(submissions.length)
    return new Promise((resolve) => finishing.push(() => resolve(submissions.map(() => true))))
  }
  const writer = new Writer({ append }, { batch: () => undefined, failed: () => undefined })
  const give = (count: number) => {
    for (let seq = 0; seq < count; seq++) void writer.append(submission(seq))
  }
  return { batches, give, finish: () => finishing.shift()?.() }
}

function submission(seq: number): Submission {
  const entry = { game: 'game', seq, entry: '', place: 0, once: null, at: 0 }
  return { entry, by: { seat: 0, user: null }, epoch: 0 }
}

async function rounds(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await round()
}

test('an answer that comes alone is stored at once', () => {
  const { batches, give } = slowWriter()
  give(1)
  expect(batches).toEqual([1])
})

test('after one that came alone, those that come meanwhile are stored in the next round', async () => {
  const { batches, give } = slowWriter()
  give(4)
  expect(batches).toEqual([1])
  await rounds(1)
  expect(batches).toEqual([1, 3])
})

test('at most two batches are stored at the same time', async () => {
  const { batches, give, finish } = slowWriter()
  give(2)
  await rounds(1)
  give(5)
  await rounds(20)
  expect(batches).toEqual([1, 1])
  finish()
  await rounds(20)
  expect(batches).toEqual([1, 1, 5])
})

test('the more were stored together, the longer the next batch waits for more', async () => {
  const waited = async (together: number) => {
    const { batches, give, finish } = slowWriter()
    give(1 + together)
    await rounds(1)
    expect(batches).toEqual([1, together])
    finish()
    give(1)
    let count = 0
    for (; batches.length === 2; count++) await round()
    return count
  }
  const few = await waited(8)
  expect(await waited(32)).toBe(few + 3)
  expect(await waited(200)).toBe(few + 7)
})

test('a full batch waits for nothing', async () => {
  const { batches, give, finish } = slowWriter()
  give(20)
  await rounds(1)
  give(500)
  finish()
  await rounds(2)
  expect(batches).toEqual([1, 19, 200])
})
