import { expect, test } from 'vitest'
import { checkLength, longest } from './length.ts'

test('a game ends somewhere, and says what to do', () => {
  const most = { entries: longest.entries - 1, bytes: longest.bytes - 1 }
  checkLength(most)
  expect(() => checkLength({ ...most, entries: longest.entries })).toThrow(
    'This game has 50000 answers, which is the limit. Agree to end it.',
  )
  expect(() => checkLength({ ...most, bytes: longest.bytes })).toThrow(
    'The answers of this game take 8 MB, which is the limit. Agree to end it.',
  )
})
