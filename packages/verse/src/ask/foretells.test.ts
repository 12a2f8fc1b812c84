import { question, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { foretells } from './foretells.ts'

const asked = (kind: string) => question.one({ seat: 0, kind, prompt: text('which'), options: [] })
const option = { id: 'one', text: text('one') }

test('what an answer leads to is said where it leads somewhere at once, and where it is not for dice to tell', () => {
  expect(foretells(asked('nav'), option)).toBe(true)
  expect(foretells(asked('nav'), { ...option, role: 'risky' })).toBe(false)
  expect(foretells(asked('work.team'), option)).toBe(false)
  expect(foretells(asked('evade.to'), { ...option, at: { place: 'santo' } })).toBe(false)
})

test('of all that may be done in a turn, work and whatever has a price', () => {
  expect(foretells(asked('turn'), option)).toBe(false)
  expect(foretells(asked('turn'), { ...option, group: 'work', role: 'risky' })).toBe(true)
  expect(foretells(asked('turn'), { ...option, price: 100 })).toBe(true)
})
