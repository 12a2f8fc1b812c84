import { expect, test } from 'vitest'
import { toggled } from './answers.ts'
import { raised } from './controls/Order.tsx'
import { unitAfter } from './undo.ts'

test('ticking stops at what may be picked; where only one may be, the newer counts', () => {
  expect(toggled(['a'], 'b', 2)).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b'])
  expect(toggled(['a'], 'b', 1)).toEqual(['b'])
})

test('an entry moves up by one place, and the first stays where it is', () => {
  expect(raised(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b'])
  expect(raised(['a', 'b'], 'a')).toEqual(['a', 'b'])
})

test('taking back goes on to the next larger unit with every press, as far as offered', () => {
  expect([0, 1, 2, 3].map((presses) => unitAfter(['choice', 'action', 'turn'], presses))).toEqual([
    'choice',
    'action',
    'turn',
    'turn',
  ])
  expect(unitAfter(['choice'], 2)).toBe('choice')
  expect(unitAfter([], 0)).toBeNull()
})
