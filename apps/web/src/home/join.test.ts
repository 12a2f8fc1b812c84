import { expect, test } from 'vitest'
import { placeIn } from './join.ts'

test('a link leads to its page here, invitation and all', () => {
  expect(placeIn(' https://fly.example/table/abcdef12?invite=letmein99 ')).toBe('/table/abcdef12?invite=letmein99')
  expect(placeIn('/replay/abcdef12?at=40&seat=1')).toBe('/replay/abcdef12?at=40&seat=1')
})

test('a bare code is a table', () => {
  expect(placeIn('Ab3-_xyz90')).toBe('/table/Ab3-_xyz90')
})

test('anything else leads nowhere', () => {
  for (const typed of [
    '',
    'short',
    'https://fly.example/',
    'https://fly.example/cards/malcolm',
    'come and play with us',
  ])
    expect(placeIn(typed)).toBeNull()
})
