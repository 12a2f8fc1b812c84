import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchedFirst, NotFetched } from './fetching.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that refuses so often before it answers; what it was asked for. */
function serverRefusing(times: number): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('', { status: asked.length > times ? 200 : 429 })
  })
  return asked
}

async function outcome(work: Promise<unknown>): Promise<unknown> {
  const settled = work.catch((failure: unknown) => failure)
  await vi.runAllTimersAsync()
  return settled
}

const load = async () => 'the module'

test.each([0, 1, 3])('a script that is refused %i times comes, and is imported only then', async (times) => {
  const asked = serverRefusing(times)
  const file = `assets/refused-${times}.js`
  const askedBefore = vi.fn(async () => asked.length)
  expect(await outcome(fetchedFirst(askedBefore, [file]))).toBe(times + 1)
  expect(asked).toEqual(Array(times + 1).fill(`/${file}`))
  expect(await outcome(fetchedFirst(load, [file]))).toBe('the module')
  expect(asked).toHaveLength(times + 1)
})

test('what is refused four times is given up, and asked for again the next time', async () => {
  const asked = serverRefusing(4)
  expect(await outcome(fetchedFirst(load, ['assets/often.js']))).toBeInstanceOf(NotFetched)
  expect(asked).toHaveLength(4)
  expect(await outcome(fetchedFirst(load, ['assets/often.js']))).toBe('the module')
})
