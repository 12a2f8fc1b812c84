import { text, writer } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { germanMessages } from '../i18n/de/index.ts'
import { englishMessages } from '../i18n/en/index.ts'
import { leftAt, sayAloud, sayBriefly, untilNext } from './time.ts'

const english = writer('en', englishMessages, String)
const german = writer('de', germanMessages, String)
const say = (key: string, words = {}) => english(text(key, words))
const sage = (key: string, words = {}) => german(text(key, words))

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test.each([
  [2 * day + 4 * hour + 59 * minute, '2 d 4 h', '2 days 4 hours'],
  [day, '1 d 0 h', '1 day'],
  [5 * hour + 12 * minute, '5 h 12 min', '5 hours 12 minutes'],
  [9 * minute + 41 * second, '9:41', '9 minutes 41 seconds'],
  [minute, '1:00', '1 minute'],
  [59 * second + 1, '1:00', '1 minute'],
  [41 * second, '0:41', '41 seconds'],
  [1, '0:01', '1 second'],
])('%i milliseconds are %s, and aloud %s', (left, brief, aloud) => {
  expect(sayBriefly(say, left)).toBe(brief)
  expect(sayAloud(say, left)).toBe(aloud)
})

test('in German', () => {
  expect(sayBriefly(sage, 2 * day + 4 * hour)).toBe('2 T 4 Std')
  expect(sayAloud(sage, day + hour)).toBe('1 Tag 1 Stunde')
})

describe('a clock', () => {
  test('runs down from when it was heard of, and not below nothing', () => {
    expect(leftAt({ left: 5000, running: true }, 100, 2100)).toBe(3000)
    expect(leftAt({ left: 5000, running: true }, 100, 9000)).toBe(0)
    expect(leftAt({ left: 5000, running: false }, 100, 9000)).toBe(5000)
  })

  test('shows something else when the next second or minute begins', () => {
    expect(untilNext(5400)).toBe(400)
    expect(untilNext(5000)).toBe(1000)
    expect(untilNext(2 * hour + 10 * second)).toBe(10 * second)
  })
})
