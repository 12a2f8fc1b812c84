import { expect, test } from 'vitest'
import { layOut } from './spaces.ts'

const nothing = { cargo: 0, contraband: 0, fuel: 0, part: 0, passenger: 0, fugitive: 0 }

test('Fuel and Parts share a space, everything else has one to itself', () => {
  expect(layOut({ ...nothing, cargo: 1, fuel: 2, part: 1 }, 5)).toEqual([['cargo'], ['fuel', 'fuel'], ['part'], [], []])
})

test('an empty hold is all free spaces', () => {
  expect(layOut(nothing, 3)).toEqual([[], [], []])
})
