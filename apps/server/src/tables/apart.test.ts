import { expect, test } from 'vitest'
import { apartFrom, toldApart } from './apart.ts'

test('names that look alike get a number, the others none', () => {
  expect(toldApart(['Mal', null, 'Zoe', 'M\u0430l', 'MaI', null])).toEqual([
    'Mal',
    null,
    'Zoe',
    'M\u0430l (2)',
    'MaI (3)',
    null,
  ])
})

test('nobody takes the number of another', () => {
  expect(toldApart(['Mal', 'Mal (2)', 'Mal'])).toEqual(['Mal', 'Mal (2)', 'Mal (3)'])
  expect(apartFrom('Mal', ['Zoe', null])).toBe('Mal')
  expect(apartFrom('mal', ['Mal'])).toBe('mal (2)')
})
