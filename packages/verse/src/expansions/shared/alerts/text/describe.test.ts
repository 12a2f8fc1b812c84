import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../../boxes/all.ts'
import { describeEffect } from '../../../../text/describe.ts'
import { messages } from './en.ts'

const say = writer('en', messages, ({ name, id }) => {
  throw new Error(`The test knows no ${name} ${id}.`)
})

test.each([
  ['adjacent-sectors', 'put 1 Alliance Alert token in every adjacent sector'],
  ['outlaw-ships', 'put 1 Alliance Alert token in the sector of every outlaw ship'],
] as const)('place-alert: %s', (at, english) => {
  expect(say(describeEffect({ do: 'place-alert', alert: 'alliance', at }))).toBe(english)
})

test.each([
  ['reaver', 'put 1 Reaver Alert token in your sector'],
  ['alliance', 'put 1 Alliance Alert token in your sector'],
] as const)('place-alert: %s', (alert, english) => {
  expect(say(describeEffect({ do: 'place-alert', alert }))).toBe(english)
})
