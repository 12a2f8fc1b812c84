import { type Decision, suggested, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { type Habit, habitualPick, withHabit, withoutHabit } from './habits.ts'

const habit = (kind: string, answer: string): Habit => ({ game: 'chess', kind, answer, name: kind, says: answer })
const repeats = {
  promote: { name: 'promote', answers: { queen: null, [suggested]: null } },
  resign: { name: 'resign', answers: { no: null } },
}
const common = { number: 3, seat: 0, prompt: text('prompt') }
const promote: Decision = {
  ...common,
  kind: 'promote',
  form: 'one',
  options: ['rook', 'queen'].map((id) => ({ id, text: text(id) })),
}
const resign: Decision = { ...common, kind: 'resign', form: 'confirm' }

test('what a person has set for good is picked, and nothing else', () => {
  const picked = (habits: readonly Habit[], decision: Decision | null, game = 'chess') =>
    habitualPick(habits, repeats, game, decision, ['rook'])
  expect(picked([habit('promote', 'queen')], promote)).toEqual(['queen'])
  expect(picked([habit('resign', 'no')], resign)).toEqual(['no'])
  expect(picked([], promote)).toBeNull()
  expect(picked([habit('promote', 'queen')], resign)).toBeNull()
  expect(picked([habit('promote', 'queen')], null)).toBeNull()
  expect(picked([habit('promote', 'queen')], promote, 'go')).toBeNull()
  expect(picked([habit('promote', 'queen')], { ...promote, standing: true })).toBeNull()
})

test('what is suggested is taken once it is known', () => {
  const habits = [habit('promote', suggested)]
  expect(habitualPick(habits, repeats, 'chess', promote, ['rook'])).toEqual(['rook'])
  expect(habitualPick(habits, repeats, 'chess', promote, [])).toBeNull()
})

test('what is not on offer this time, or no longer for good, is asked', () => {
  const plain: Decision = { ...promote, options: [{ id: 'rook', text: text('rook') }] }
  expect(habitualPick([habit('promote', 'queen')], repeats, 'chess', plain, ['rook'])).toBeNull()
  expect(habitualPick([habit('promote', 'rook')], repeats, 'chess', promote, ['rook'])).toBeNull()
})

test('where only some questions of a kind repeat, the others are asked', () => {
  const only = {
    promote: { ...repeats.promote, hosted: { answers: ['queen'], isMeant: ({ number }: Decision) => number > 3 } },
  }
  const habits = [habit('promote', 'queen')]
  expect(habitualPick(habits, only, 'chess', promote, ['rook'])).toBeNull()
  expect(habitualPick(habits, only, 'chess', { ...promote, number: 4 }, ['rook'])).toEqual(['queen'])
})

test('a question has one habit at most, and none once it is dropped', () => {
  const habits = withHabit(withHabit([habit('resign', 'no')], habit('promote', 'queen')), habit('promote', suggested))
  expect(habits.map(({ kind, answer }) => [kind, answer])).toEqual([
    ['resign', 'no'],
    ['promote', suggested],
  ])
  expect(withoutHabit(habits, { game: 'chess', kind: 'promote' })).toEqual([habit('resign', 'no')])
})
