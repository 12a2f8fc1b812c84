import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.UTC(2030, 0, 10, 12)
const minute = 60_000

test.each([
  [0, 'now', 'jetzt'],
  [59_000, 'now', 'jetzt'],
  [minute, '1 minute ago', 'vor 1 Minute'],
  [59 * minute, '59 minutes ago', 'vor 59 Minuten'],
  [3 * 60 * minute, '3 hours ago', 'vor 3 Stunden'],
  [24 * 60 * minute, 'yesterday', 'gestern'],
  [-5000, 'now', 'jetzt'],
])('%d milliseconds before now is %s', (before, english, german) => {
  expect([ago(now - before, now, 'en'), ago(now - before, now, 'de')]).toEqual([english, german])
})
