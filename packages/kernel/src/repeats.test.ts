import { expect, test } from 'vitest'
import { type Decision, question } from './index.ts'
import { habitualAnswer, mayRepeat, type Repeats, suggested } from './repeats.ts'
import { text } from './text.ts'

const repeats: Repeats = {
  promote: { answers: ['queen'] },
  resign: { answers: ['no'], isMeant: ({ number }) => number > 3 },
  stake: { answers: [suggested] },
  defend: { answers: [suggested] },
}
const common = { seat: 0, prompt: text('prompt') }
const promote = question.one({
  ...common,
  kind: 'promote',
  options: ['rook', 'queen'].map((id) => ({ id, text: text(id) })),
})
const resign = (number: number): Decision => ({ ...question.confirm({ ...common, kind: 'resign' }), number })
const stake: Decision = { ...common, number: 0, kind: 'stake', form: 'amount', min: 0, max: 9, usual: 4 }

test('only what a game declares may be answered for good', () => {
  expect(mayRepeat(repeats, 'promote', 'queen')).toBe(true)
  expect(mayRepeat(repeats, 'promote', 'rook')).toBe(false)
  for (const kind of ['castle', 'constructor', '__proto__', '']) expect(mayRepeat(repeats, kind, 'queen')).toBe(false)
  expect(habitualAnswer(repeats, promote, 'rook')).toBeNull()
})

test('what is always answered so is answered in the form of the question', () => {
  expect(habitualAnswer(repeats, promote, 'queen')).toBe('queen')
  expect(habitualAnswer(repeats, resign(4), 'no')).toBe(false)
  expect(habitualAnswer(repeats, stake, suggested)).toBe(4)
  const defend = { ...promote, kind: 'defend' }
  expect(habitualAnswer(repeats, defend, suggested)).toBeNull()
  const options = promote.options.map((option) => (option.id === 'rook' ? { ...option, usual: true as const } : option))
  expect(habitualAnswer(repeats, { ...defend, options }, suggested)).toBe('rook')
})

test('what is not meant, not offered, only an offer, or put to several is asked', () => {
  expect(habitualAnswer(repeats, resign(3), 'no')).toBeNull()
  expect(habitualAnswer(repeats, { ...promote, options: promote.options.slice(0, 1) }, 'queen')).toBeNull()
  expect(habitualAnswer(repeats, { ...promote, standing: true }, 'queen')).toBeNull()
  expect(habitualAnswer(repeats, { ...promote, sharedBy: [0, 1] }, 'queen')).toBeNull()
})
