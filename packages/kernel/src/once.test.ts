import { expect, test } from 'vitest'
import { oncePer } from './once.ts'

test('a thing is made once for each id', () => {
  let made = 0
  const thing = oncePer((id: string) => ({ id, made: ++made }))
  expect([thing('a'), thing('b'), thing('a')]).toEqual([
    { id: 'a', made: 1 },
    { id: 'b', made: 2 },
    { id: 'a', made: 1 },
  ])
  expect(thing('a')).toBe(thing('a'))
})
