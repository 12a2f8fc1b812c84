import { expect, test } from 'vitest'
import { botName } from './bot-names.ts'

const seats = Array.from({ length: 24 }, (_, seat) => seat)

test('all bots of a table have names of their own, and keep them', () => {
  const names = seats.map((seat) => botName('table', seat))
  expect(new Set(names).size).toBe(24)
  expect(names.every((name) => /^\p{Lu}\p{Ll}+$/u.test(name))).toBe(true)
  expect(seats.map((seat) => botName('table', seat))).toEqual(names)
})

test('other tables have other bots', () => {
  const first = Array.from({ length: 100 }, (_, n) => botName(`table ${n}`, 0))
  expect(new Set(first).size).toBeGreaterThan(10)
})
