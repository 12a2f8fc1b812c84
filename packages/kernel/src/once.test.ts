import { expect, test } from 'vitest'
import { onceFor, oncePer } from './once.ts'

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

test('what depends on a thing is made once for each thing, even if it is nothing', () => {
  let made = 0
  const name = onceFor(({ is }: { readonly is?: string }) => {
    made++
    return is
  })
  const one = { is: 'one' }
  const none = {}
  expect([name(one), name(none), name(one), name(none)]).toEqual(['one', undefined, 'one', undefined])
  expect(made).toBe(2)
})
