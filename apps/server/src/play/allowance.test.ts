import { expect, test } from 'vitest'
import { allowance } from './allowance.ts'

test('each key is let through so many times at once, and again as time goes by', () => {
  let at = 0
  const allowed = allowance(60, () => at)
  expect(Array.from({ length: 11 }, () => allowed.take('Mal'))).toEqual([...Array(10).fill(true), false])
  expect(allowed.take('Zoe')).toBe(true)
  at = 3000
  expect([allowed.take('Mal', 3), allowed.take('Mal')]).toEqual([true, false])
})

test('what turned out to cost more has to be waited for', () => {
  let at = 0
  const allowed = allowance(60, () => at)
  expect(allowed.take('Mal')).toBe(true)
  allowed.spend('Mal', 19)
  at = 10_000
  expect(allowed.take('Mal')).toBe(false)
  at = 11_000
  expect(allowed.take('Mal')).toBe(true)
})

test('all networks of a site together are let through as often as eight', () => {
  const allowed = allowance(60, () => 0)
  const taken = (site: string) => {
    let times = 0
    for (let network = 0; network < 100; network++) if (allowed.take(`${site}:${network.toString(16)}::/64`)) times++
    return times
  }
  expect(taken('2001:db8:0')).toBe(80)
  expect(taken('2001:db8:1')).toBe(80)
  for (let n = 0; n < 100; n++) expect(allowed.take(`192.0.2.${n}`)).toBe(true)
})
