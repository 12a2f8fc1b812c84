import { expect, test } from 'vitest'
import { boxWith } from '../boxes/index.ts'
import { addToBox, scenario } from '../scenario.ts'
import type { Hooks } from './moments.ts'

test('a base game has no listeners but those of its story', () => {
  expect(boxWith([]).parts.flatMap((part) => part.hooks)).toEqual([])
})

test('what listens at a moment is heard, in the order of the boxes, and what they share once, at the end', () => {
  const heard: string[] = []
  const hears = (name: string): Hooks => ({ turnBegins: () => void heard.push(name) })
  const shared = { hooks: [hears('shared')] }
  const one = addToBox(boxWith([]), { hooks: [hears('one')], shares: [shared] })
  scenario({ box: addToBox(one, { hooks: [hears('two')], shares: [shared] }) }).begin()
  expect(heard).toEqual(['one', 'two', 'shared'])
})
