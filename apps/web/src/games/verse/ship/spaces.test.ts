import { expect, test } from 'vitest'
import { layOut } from './spaces.ts'

const nothing = { cargo: 0, contraband: 0, fuel: 0, part: 0, passenger: 0, fugitive: 0 }

const room = (of: number, n = 0, each = 2) => ({ of, fuelApart: { n, each } })

test('Fuel and Parts share a space, everything else has one to itself', () => {
  expect(layOut({ ...nothing, cargo: 1, fuel: 2, part: 1 }, room(5))).toEqual([
    ['cargo'],
    ['fuel', 'fuel'],
    ['part'],
    [],
    [],
  ])
})

test('an empty hold is all free spaces', () => {
  expect(layOut(nothing, room(3))).toEqual([[], [], []])
})

test('Fuel with spaces of its own lies there first', () => {
  expect(layOut({ ...nothing, fuel: 3, part: 1 }, room(4, 2, 1))).toEqual([['fuel'], ['fuel'], ['fuel', 'part'], []])
})
