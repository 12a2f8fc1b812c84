import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areAlike, canonical, copy, hashOf } from './data.ts'

const plainData = fc.jsonValue()

/** The same data with the keys of every object put in the other order. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, turnedRound(field)]),
  )
}

function objectsIn(value: unknown): object[] {
  if (value === null || typeof value !== 'object') return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      const made = copy(value)
      expect(made).toEqual(value)
      const originals = new Set(objectsIn(value))
      expect(objectsIn(made).some((part) => originals.has(part))).toBe(false)
    }),
  )
})

test('a copy keeps keys that mean something to the language', () => {
  const odd: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":2}')
  expect(JSON.stringify(copy(odd))).toBe('{"__proto__":{"a":1},"constructor":2}')
})

test('a copy keeps the order of keys', () => {
  expect(Object.keys(copy({ b: 1, a: 2 }))).toEqual(['b', 'a'])
})

test('canonical text is JSON for the same data', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('the order of keys makes no difference to text or hash', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      const other = turnedRound(value)
      expect(canonical(other)).toBe(canonical(value))
      expect(hashOf(other)).toBe(hashOf(value))
    }),
  )
  expect(canonical({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}')
})

test('what JSON leaves out makes no difference', () => {
  expect(canonical({ a: 1, b: undefined })).toBe('{"a":1}')
  expect(canonical([undefined])).toBe('[null]')
  expect(canonical(undefined)).toBe('null')
})

test('the order in a list and every value do make a difference', () => {
  const different = [{}, [], null, 0, '0', '', false, [1, 2], [2, 1], { a: 1 }, { a: '1' }, { a: [1] }, { a: { b: 1 } }]
  expect(new Set(different.map(hashOf)).size).toBe(different.length)
})

test('a known hash', () => {
  expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
})

test('data is alike where its canonical text is equal', () => {
  fc.assert(
    fc.property(plainData, plainData, (one, other) => {
      expect(areAlike(one, other)).toBe(canonical(one) === canonical(other))
      expect(areAlike(one, turnedRound(one))).toBe(true)
    }),
  )
  expect(areAlike({ one: 1, none: undefined }, { one: 1 })).toBe(true)
  expect(areAlike({ one: 1 }, { one: 1, two: 2 })).toBe(false)
  expect(areAlike([], {})).toBe(false)
})
