import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('what is there is not loaded again', async () => {
  const load = vi.fn(async () => ({}))
  const get = once(load)
  expect(await get()).toBe(await get())
  expect(load).toHaveBeenCalledOnce()
})

test('what did not come is asked for again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce('here')
  const get = once(load)
  await expect(get()).rejects.toThrow('no network')
  expect(await get()).toBe('here')
})
