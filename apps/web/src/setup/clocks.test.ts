import { clockRules, limits } from '@keep-flying/protocol'
import { expect, test } from 'vitest'
import { bounds, presetOf, presets, readFigure } from './clocks.ts'

test('the page allows what the server does', () => {
  const { minutes, seconds, hours } = bounds
  expect({ minutes: minutes.max, seconds: seconds.max, hours: hours.max }).toEqual(limits.clock)
  for (const rules of [...presets.live, ...presets.days].map((preset) => preset.rules))
    expect(clockRules.parse(rules)).toEqual(rules)
  const least = { minutes: minutes.min, seconds: seconds.min, outOfTime: 'vote' }
  expect(clockRules.safeParse({ kind: 'budget', ...least }).success).toBe(true)
  expect(clockRules.safeParse({ kind: 'budget', ...least, minutes: minutes.min - 1 }).success).toBe(false)
  expect(clockRules.safeParse({ kind: 'deadline', hours: hours.min - 1, outOfTime: 'bot' }).success).toBe(false)
})

test('a usual clock is known again, whatever happens in the end', () => {
  expect(presetOf('live', { kind: 'budget', minutes: 30, seconds: 30, outOfTime: 'vote' })?.id).toBe('calm')
  expect(presetOf('live', { kind: 'budget', minutes: 30, seconds: 20, outOfTime: 'bot' })).toBeNull()
  expect(presetOf('days', { kind: 'deadline', hours: 24, outOfTime: 'bot' })?.id).toBe('day')
})

test.each([
  ['minutes', '12', 12],
  ['minutes', '0', null],
  ['minutes', '241', null],
  ['seconds', '0', 0],
  ['seconds', '1.5', null],
  ['hours', '', null],
  ['hours', ' 36 ', 36],
] as const)('%s of "%s" are %s', (id, typed, value) => {
  expect(readFigure(id, typed)).toBe(value)
})
