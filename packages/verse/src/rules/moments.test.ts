import { expect, test } from 'vitest'
import { boxWith } from '../boxes/index.ts'
import { scenario } from '../scenario.ts'

test('a base game has no listeners but those of its story', () => {
  expect(boxWith([]).modules.flatMap((module) => module.hooks)).toEqual([])
})

test('what listens at a moment is heard, in the order of the boxes', () => {
  const heard: string[] = []
  const box = boxWith([])
  const [base] = box.modules
  if (!base) throw new Error('There is no base box.')
  const listening = { ...base, hooks: ['one', 'two'].map((name) => ({ turnBegins: () => void heard.push(name) })) }
  scenario({ box: { ...box, modules: [listening] } }).begin()
  expect(heard).toEqual(['one', 'two'])
})
