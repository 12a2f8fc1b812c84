import { type Decision, habitualAnswer, type Option, question, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { repeats } from './repeats.ts'

const turn = (...others: Partial<Option>[]): Decision =>
  question.one({
    seat: 0,
    kind: 'turn',
    prompt: text('prompt.turn'),
    options: [
      { id: 'end', text: text('x'), role: 'end' },
      ...others.map((option, n) => ({ id: String(n), text: text('x'), ...option })),
    ],
  })

test('a turn is ended for good once nothing is left but what is merely allowed beside it', () => {
  const ends = (decision: Decision) => habitualAnswer(repeats, decision, 'end')
  expect(ends(turn())).toBe('end')
  expect(ends(turn({ role: 'minor', group: 'hold' }))).toBe('end')
  expect(ends(turn({ group: 'work' }))).toBeNull()
  expect(ends(turn({ role: 'minor', group: 'work' }))).toBeNull()
  expect(ends(turn({ group: 'hire' }))).toBeNull()
})
