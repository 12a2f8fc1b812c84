import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../../boxes/all.ts'
import { describeFavour } from '../../../../text/describe.ts'
import { cardMessages } from '../../../../text/en/cards.ts'
import { messages } from './en.ts'

const say = writer('en', { ...cardMessages, ...messages }, ({ name, id }) => {
  throw new Error(`The test knows no ${name} ${id}.`)
})

test('pays-for-jobs', () => {
  const favour = { is: 'pays-for-jobs', types: ['smuggling', 'shipping'], credits: 500 } as const
  expect(say(describeFavour(favour))).toBe(
    'Solid: each Smuggling or Shipping job you complete, for any contact, pays $500 more.',
  )
})
