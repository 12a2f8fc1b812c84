import { type Decision, type Option, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { isSpent } from './repeats.ts'

const turn = (...options: Partial<Option>[]): Decision => ({
  number: 1,
  seat: 0,
  kind: 'turn',
  prompt: text('prompt.turn'),
  form: 'one',
  options: [{ role: 'end' as const }, ...options].map((option, n) => ({ id: String(n), text: text('x'), ...option })),
})

test('a turn is spent once nothing is left but what is merely allowed beside it', () => {
  expect(isSpent(turn())).toBe(true)
  expect(isSpent(turn({ role: 'minor', group: 'hold' }))).toBe(true)
  expect(isSpent(turn({ group: 'work' }))).toBe(false)
  expect(isSpent(turn({ group: 'hire' }))).toBe(false)
})
