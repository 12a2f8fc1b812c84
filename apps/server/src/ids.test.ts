import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('no id can be mistaken for a flag of the command line', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/.test(id))).toEqual([])
})
