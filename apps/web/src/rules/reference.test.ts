import { reference } from '@keep-flying/verse/reference'
import { expect, test } from 'vitest'
import { inPlay, search } from './reference.ts'

const ids = (chapters: ReturnType<typeof search>) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id))

test('a rule is found by its id and by its words, whatever their case', () => {
  expect(ids(search(reference, 'fly-01'))).toContain('FLY-01')
  const [rule] = reference[0]?.rules ?? []
  const words = rule?.text.toUpperCase().split(' ').slice(0, 3).join(' ') ?? ''
  expect(ids(search(reference, words))).toContain(rule?.id)
  expect(search(reference, 'no-such-word-anywhere')).toEqual([])
})

test('rules of boxes that are not on the table are left out', () => {
  const base = ids(inPlay(reference, []))
  const withBlueSun = ids(inPlay(reference, ['blue-sun']))
  expect(withBlueSun.length).toBeGreaterThan(base.length)
  expect(withBlueSun).toEqual(expect.arrayContaining(base))
})
