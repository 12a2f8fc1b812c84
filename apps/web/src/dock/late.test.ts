import { type Decision, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { askedAnew, type Late } from './late.ts'

const option = (id: string) => ({ id, text: text(id), ...(id === 'end' && { role: 'end' as const }) })

const asked = (number: number, ids: readonly string[]): Decision => ({
  number,
  seat: 0,
  kind: 'action',
  prompt: text('ask'),
  form: 'one',
  options: ids.map(option),
})

const late = (value: string): Late => ({ kind: 'action', decision: 4, deed: { value, next: [] }, by: undefined })

test('an answer whose question was asked anew answers that, unless it would end the matter', () => {
  const anew = asked(5, ['scan', 'copy', 'end'])
  expect(askedAnew(late('scan'), [anew])).toBe(anew)
  expect(askedAnew(late('end'), [anew])).toBeNull()
  expect(askedAnew(late('fight'), [anew])).toBeNull()
  expect(askedAnew(late('scan'), [])).toBeNull()
})
