import { question, text, type Writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { NotAnAnswer, readAnswers, sayAnswer } from './choices.ts'

const say: Writer = Object.assign(({ key }: { readonly key: string }) => key, {
  parts: () => [],
  nameOf: () => '',
})

const basket = question.some({
  seat: 0,
  kind: 'shop',
  prompt: text('shop'),
  options: [
    { id: 'hat', text: text('hat') },
    { id: 'fuel', text: text('fuel'), most: 9 },
  ],
  min: 0,
  max: 10,
  limits: [{ of: 'money', text: text('too dear'), most: 5, uses: { hat: 3, fuel: 1 } }],
})

test('a basket is typed as numbers, some of them several times', () => {
  expect(readAnswers(basket, '1 2x2', say)).toEqual([['hat', 'fuel', 'fuel']])
  expect(readAnswers(basket, '', say)).toEqual([[]])
  expect(sayAnswer(basket, ['hat', 'fuel', 'fuel'], say)).toBe('hat, fuel × 2')
})

test('what is too much in a basket is said in the words of the game', () => {
  expect(() => readAnswers(basket, '1 2x3', say)).toThrow('too dear')
  expect(() => readAnswers(basket, '2xlots', say)).toThrow(NotAnAnswer)
})

test('a choice is typed as its number, or in its words, without spaces and brackets if one likes', () => {
  const walk = question.one({
    seat: 0,
    kind: 'walk',
    prompt: text('walk'),
    options: ['M 1 (2 steps)', 'M 13 (1 step)', 'Stay', 'Stay (longer)'].map((words) => ({
      id: words,
      text: text(words),
    })),
  })
  expect(readAnswers(walk, '2 1', say)).toEqual(['M 13 (1 step)', 'M 1 (2 steps)'])
  expect(readAnswers(walk, 'm13', say)).toEqual(['M 13 (1 step)'])
  expect(readAnswers(walk, 'M 1', say)).toEqual(['M 1 (2 steps)'])
  expect(readAnswers(walk, 'stay', say)).toEqual(['Stay'])
  expect(readAnswers(walk, 'stay (l', say)).toEqual(['Stay (longer)'])
  expect(() => readAnswers(walk, 'sta', say)).toThrow(NotAnAnswer)
  expect(() => readAnswers(walk, 'M', say)).toThrow(NotAnAnswer)
})
