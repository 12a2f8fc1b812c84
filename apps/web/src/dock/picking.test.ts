import { expect, test } from 'vitest'
import { raised } from './controls/Order.tsx'
import { toggled } from './controls/Picker.tsx'
import { unitFrom } from './undo.ts'

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

test('taking back goes from the choice to the action to the turn, as far as offered', () => {
  const all = ['choice', 'action', 'turn'] as const
  expect([0, 1, 2].map((from) => unitFrom(all, from))).toEqual(['choice', 'action', 'turn'])
  expect(unitFrom(['choice'], 2)).toBe('choice')
  expect(unitFrom(['turn'], 0)).toBe('turn')
  expect(unitFrom([], 0)).toBeNull()
})
