import { finish } from '@keep-flying/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsing } from './parsing.ts'

const parsed = (source: string, path: readonly string[]): unknown => finish(parsing(source, path))

test('whatever is parsed in steps is what it is when parsed at once', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('log', 'record', '"log":[', '\\', '\\"', '],', '{'))
  const value = fc.letrec((tie) => ({
    any: fc.oneof(text, fc.integer(), fc.constant(null), tie('list'), tie('object')),
    list: fc.array(tie('any'), { maxLength: 4 }),
    object: fc.dictionary(text, tie('any'), { maxKeys: 4, noNullPrototype: true }),
  }))
  const whole = fc.record({
    before: value.any,
    record: fc.record({ log: fc.array(value.any, { maxLength: 250, size: 'max' }), after: value.any }),
    log: value.any,
  })
  fc.assert(
    fc.property(whole, fc.constantFrom(undefined, 2), (object, space) => {
      const source = JSON.stringify(object, null, space)
      expect(parsed(source, ['record', 'log'])).toEqual(JSON.parse(source))
      expect(parsed(source, ['log'])).toEqual(JSON.parse(source))
    }),
    { numRuns: 100 },
  )
})

test('a long list is parsed in many steps', () => {
  const steps = parsing(JSON.stringify({ log: Array.from({ length: 2000 }, (_, n) => ({ n })) }), ['log'])
  let count = 0
  while (!steps.next().done) count++
  expect(count).toBeGreaterThanOrEqual(20)
})

test.each([
  ['', 'nothing'],
  ['{"log":[1,2', 'a list without an end'],
  ['{"log":[1,2]', 'an object without an end'],
  ['{"log":[1 2]}', 'a list without commas'],
  [`{"log":[${'1,'.repeat(100)}]}`, 'a list that ends with a comma'],
  ['{"log":[1}', 'a list that ends as an object does'],
  ['{"log', 'a key without an end'],
  [`{"log":${'['.repeat(100_000)}`, 'a list within lists without an end'],
])('%.20s is refused: %s', (source) => {
  expect(() => parsed(source, ['log'])).toThrow(SyntaxError)
})

test('where a key occurs twice, the last counts', () => {
  expect(parsed('{"log":[1,2],"log":[3]}', ['log'])).toEqual({ log: [3] })
})
