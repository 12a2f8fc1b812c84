import { expect, test } from 'vitest'
import { checkLength, longestGame } from './length.ts'

test('a game ends somewhere, and says what to do', () => {
  checkLength(longestGame - 1)
  expect(() => checkLength(longestGame)).toThrow('This game has 50000 answers, which is the limit. Agree to end it.')
})
