import { expect, test } from 'vitest'
import { shared } from './shared.ts'

test('work is done once for all who ask while it is under way, and again for those who ask later', async () => {
  let begun = 0
  let end = () => {}
  const work = shared(async () => {
    const n = ++begun
    await new Promise<void>((resolve) => {
      end = resolve
    })
    return n
  })
  const first = [work(), work(), work()]
  end()
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  const later = work()
  end()
  expect(await later).toBe(2)
})

test('work that fails is begun again by the next who asks', async () => {
  let begun = 0
  const work = shared(async () => {
    begun++
    throw new Error('no')
  })
  const both = [work(), work()]
  for (const one of both) await expect(one).rejects.toThrow('no')
  await expect(work()).rejects.toThrow('no')
  expect(begun).toBe(2)
})
