import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy } from './data.ts'
import { below, loadDice, loadedDice, pick, type RandomStream, rollDie, shuffle } from './random.ts'
import { commitmentTo, openStream } from './seed.ts'

const wholeWord = 2 ** 32

function take(stream: RandomStream, count: number, limit = wholeWord): number[] {
  return Array.from({ length: count }, () => below(stream, limit))
}

const seeds = fc
  .tuple(fc.constantFrom('chacha20', 'sfc32'), fc.integer({ min: 0 }))
  .map(([algorithm, number]) => `${algorithm}:${number}`)

describe('known sequences', () => {
  // Worked out apart from this code, with another implementation of each algorithm.
  test('chacha20', () => {
    const words = take(openStream('chacha20:serenity'), 513)
    expect(words.slice(0, 5)).toEqual([2023626970, 55922595, 1623769282, 2422741717, 3289628694])
    expect([words[256], words[512]]).toEqual([2798137255, 717640804])
  })

  test('sfc32', () => {
    const words = take(openStream('sfc32:serenity'), 5)
    expect(words).toEqual([1500542785, 3366497840, 84714189, 3348741025, 2178167703])
  })

  test('dice', () => {
    const dice = (seed: string) => {
      const stream = openStream(seed)
      return Array.from({ length: 12 }, () => rollDie(stream)).join(' ')
    }
    expect(dice('chacha20:serenity')).toBe('5 4 5 2 1 6 2 5 5 6 3 6')
    expect(dice('sfc32:serenity')).toBe('2 3 4 2 4 5 1 2 2 5 5 2')
  })

  test('other seeds and other algorithms give other sequences', () => {
    const firsts = ['chacha20:a', 'chacha20:b', 'sfc32:a', 'sfc32:b'].map((seed) => take(openStream(seed), 4).join())
    expect(new Set(firsts).size).toBe(4)
  })
})

test.each(['chacha20:fair', 'sfc32:fair'])('every number below a limit is about as frequent: %s', (seed) => {
  const stream = openStream(seed)
  for (const limit of [2, 6, 7, 50]) {
    const counts = Array.from({ length: limit }, () => 0)
    const throws = 1000 * limit
    for (const number of take(stream, throws, limit)) counts[number] = (counts[number] ?? 0) + 1
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(160)
  }
})

test('a limit that does not divide the words evenly draws again instead of favouring small numbers', () => {
  const limit = 3 * 2 ** 30
  const stream = openStream('sfc32:again')
  const numbers = take(stream, 200, limit)
  expect(stream.drawn).toBeGreaterThan(230)
  expect(Math.max(...numbers)).toBeLessThan(limit)
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('refuses the limit %s', (limit) => {
  const stream = openStream('sfc32:limits')
  const before = copy(stream)
  expect(() => below(stream, limit)).toThrow(`Cannot pick below ${limit}.`)
  expect(stream).toEqual(before)
})

test.each(['', 'serenity', 'chacha20', 'chacha20:', 'chacha20: x', 'CHACHA20:x', 'md5:x', ' sfc32:x'])(
  'refuses the seed "%s"',
  (seed) => {
    expect(() => openStream(seed)).toThrow(/names no algorithm/)
  },
)

test('shuffling keeps the cards, whatever they are', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.integer()), (seed, cards) => {
      const shuffled = shuffle(openStream(seed), [...cards])
      const byValue = (one: number, other: number) => one - other
      expect(shuffled.toSorted(byValue)).toEqual(cards.toSorted(byValue))
    }),
  )
})

test('every order of three cards comes up about as often', () => {
  const stream = openStream('sfc32:orders')
  const counts = new Map<string, number>()
  for (let n = 0; n < 6000; n++) {
    const order = shuffle(stream, ['a', 'b', 'c']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
})

test('picks one of the items, and refuses to pick from nothing', () => {
  const stream = openStream('sfc32:pick')
  expect(new Set(Array.from({ length: 100 }, () => pick(stream, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']))
  expect(() => pick(stream, [])).toThrow('Cannot pick from nothing.')
})

describe('loaded dice', () => {
  const cards = Array.from({ length: 20 }, (_, n) => n)

  test('come up in order, then the seed decides again', () => {
    const [loaded, plain] = [openStream('sfc32:serenity'), openStream('sfc32:serenity')]
    loadDice(loaded, [6, 1])
    loadDice(loaded, [4])
    expect(loadedDice(loaded)).toEqual([6, 1, 4])
    expect([rollDie(loaded), rollDie(loaded), rollDie(loaded)]).toEqual([6, 1, 4])
    expect(loadedDice(loaded)).toEqual([])
    expect(rollDie(loaded)).toBe(rollDie(plain))
  })

  test('are left alone by a shuffle and change nothing about it', () => {
    const [loaded, plain] = [openStream('sfc32:serenity'), openStream('sfc32:serenity')]
    loadDice(loaded, [5, 2])
    expect(shuffle(loaded, [...cards])).toEqual(shuffle(plain, [...cards]))
    expect(rollDie(loaded)).toBe(5)
    expect(pick(loaded, cards)).toBe(pick(plain, cards))
    expect(loadedDice(loaded)).toEqual([2])
  })

  test('count as drawn, so that what led to them cannot be taken back', () => {
    const stream = openStream('sfc32:serenity')
    loadDice(stream, [3])
    rollDie(stream)
    expect(stream.drawn).toBe(1)
  })

  test.each([0, 7, -1, 2.5, Number.NaN])('cannot show %s', (die) => {
    const stream = openStream('sfc32:serenity')
    expect(() => loadDice(stream, [1, die])).toThrow(`A loaded die must show a whole number from 1 to 6, not ${die}.`)
    expect(loadedDice(stream)).toEqual([])
  })

  test('have as many sides as the die that is rolled', () => {
    const stream = openStream('sfc32:serenity')
    loadDice(stream, [8, 8], 8)
    expect(rollDie(stream, 8)).toBe(8)
    expect(() => rollDie(stream)).toThrow('A die with 6 sides cannot show the 8 loaded for it.')
  })

  test('are not for the streams of real games', () => {
    const stream = openStream('chacha20:serenity')
    expect(() => loadDice(stream, [6])).toThrow('Dice can be loaded only where the seed begins with "sfc32:"')
    expect(loadedDice(stream)).toEqual([])
  })
})

test('a stream written as JSON and read again goes on alike', () => {
  fc.assert(
    fc.property(seeds, fc.nat(600), (seed, before) => {
      const stream = openStream(seed)
      take(stream, before)
      const read: RandomStream = JSON.parse(JSON.stringify(stream))
      expect(take(read, 300)).toEqual(take(stream, 300))
      expect(read).toEqual(stream)
    }),
    { numRuns: 50 },
  )
})

describe('commitment', () => {
  test('is the plain hash of the seed, which anybody can check', () => {
    expect(commitmentTo('chacha20:serenity')).toBe(
      'sha256:c7f372e6a8e066e8e5824f23272fced0857c33d68077634a78e76ad3b9ab241d',
    )
  })

  test('gives nothing of the stream away', () => {
    const stream = openStream('chacha20:serenity')
    expect(stream.algorithm === 'chacha20' && stream.key).toMatch(/^[0-9a-f]{64}$/)
    expect(`sha256:${stream.algorithm === 'chacha20' && stream.key}`).not.toBe(commitmentTo('chacha20:serenity'))
  })
})
