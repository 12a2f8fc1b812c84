import { expect, test } from 'vitest'
import { withChanges } from './changes.ts'

test('changes apply only to views', () => {
  expect(() => withChanges(7, [])).toThrow('A view must be an object.')
  expect(withChanges({ a: { b: 1 } }, [{ path: ['c', 'd'], value: 2 }, { path: ['a', 'b'] }])).toEqual({
    a: {},
    c: { d: 2 },
  })
})
