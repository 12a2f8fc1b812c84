import { type Decision, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { answerWith, meant } from './typed.ts'

const offered = ['Full Burn', 'Mosey', 'End your turn', 'Endure'].map((words) => ({
  words,
  option: { id: words, text: text('option.done') },
}))

test.each([
  ['2', 'Mosey'],
  ['mosey', 'Mosey'],
  ['full', 'Full Burn'],
  ['your', 'End your turn'],
])('%j means %j', (typed, words) => {
  expect(meant(offered, typed)?.words).toBe(words)
})

test.each(['', 'end', '9', 'nothing of the kind'])('%j means none of them', (typed) => {
  expect(meant(offered, typed)).toBeNull()
})

test('several are answered with as many as are asked for, an order with all', () => {
  const common = { number: 1, seat: 0, kind: 'x', prompt: text('prompt.turn') }
  const options = offered.map(({ option }) => option)
  const some: Decision = { ...common, form: 'some', options, min: 1, max: 2 }
  expect(answerWith(some, [])).toBeNull()
  expect(answerWith(some, ['Mosey'])).toEqual(['Mosey'])
  expect(answerWith(some, ['Mosey', 'Endure', 'Full Burn'])).toBeNull()
  const limits = [{ of: 'money', text: text('limit.money'), most: 1, uses: { Mosey: 1, Endure: 1 } }]
  expect(answerWith({ ...some, limits }, ['Mosey', 'Full Burn'])).toEqual(['Mosey', 'Full Burn'])
  expect(answerWith({ ...some, limits }, ['Mosey', 'Endure'])).toBeNull()
  const order: Decision = { ...common, form: 'order', options }
  expect(answerWith(order, ['Mosey'])).toBeNull()
  expect(answerWith(order, options.map(({ id }) => id).reverse())).toEqual(options.map(({ id }) => id).reverse())
})
