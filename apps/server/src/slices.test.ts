import type { Steps } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { Slices } from './slices.ts'

/** Slices on a clock on which every step takes a millisecond, and what happened in order. */
function sliced(budget: number) {
  const happened: string[] = []
  let time = 0
  const slices = new Slices({
    budget,
    now: () => time,
    breathe: async () => void happened.push('breath'),
  })
  function* steps(name: string, count: number): Steps<string> {
    for (let n = 0; n < count; n++) {
      time++
      happened.push(name)
      yield
    }
    return `${name} is done`
  }
  return { slices, steps, happened }
}

test('work pauses whenever its time is up', async () => {
  const { slices, steps, happened } = sliced(3)
  expect(await slices.run(steps('a', 7))).toBe('a is done')
  expect(happened.join(' ')).toBe('a a a breath a a a breath a breath')
})

test('several jobs take turns, with a pause after each slice', async () => {
  const { slices, steps, happened } = sliced(2)
  await Promise.all([slices.run(steps('a', 5)), slices.run(steps('b', 3)), slices.run(steps('c', 1))])
  expect(happened.join(' ')).toMatch(/^a a breath a a breath b b breath c breath a breath b/)
})

test('a job that fails leaves the others alone', async () => {
  const { slices, steps } = sliced(1)
  function* broken(): Steps<void> {
    yield
    throw new Error('no more')
  }
  const results = await Promise.allSettled([slices.run(broken()), slices.run(steps('a', 3))])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await slices.run(steps('b', 1))).toBe('b is done')
})

test('whoever counts the time may refuse the rest', async () => {
  const { slices, steps, happened } = sliced(2)
  let left = 4
  const refused = slices.run(steps('a', 100), (spent) => {
    left -= spent
    if (left <= 0) throw new Error('too long')
  })
  await expect(refused).rejects.toThrow('too long')
  expect(happened.filter((what) => what === 'a')).toHaveLength(4)
})

test('what else happens has its turn between two slices', async () => {
  const slices = new Slices({ budget: 0 })
  let isDone = false
  let turns = 0
  function* long(): Steps<void> {
    for (let n = 0; n < 20; n++) yield
  }
  const done = slices.run(long()).then(() => {
    isDone = true
  })
  const turn = () => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await done
  expect(turns).toBeGreaterThanOrEqual(19)
})
