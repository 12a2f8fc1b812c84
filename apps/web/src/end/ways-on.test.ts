import { expect, test } from 'vitest'
import { waysOn } from './ways-on.ts'

const ended = { you: 0, next: null, rematch: null }

test('a campaign goes on before anything is played again', () => {
  expect(waysOn('online', { ...ended, next: { table: null } }, false)).toEqual([
    { to: 'next', isMade: false },
    { to: 'rematch', isMade: false },
  ])
  expect(waysOn('online', { ...ended, next: { table: 'abc' } }, false)[0]).toEqual({ to: 'next', isMade: true })
})

test('without a campaign there is the rematch, and for those who only watched there is nothing', () => {
  expect(waysOn('online', { ...ended, rematch: 'abc' }, false)).toEqual([{ to: 'rematch', isMade: true }])
  expect(waysOn('online', { ...ended, you: null }, false)).toEqual([])
  expect(waysOn('replay', undefined, false)).toEqual([])
  expect(waysOn('local', undefined, false)).toEqual([{ to: 'rematch', isMade: false }])
  expect(waysOn('local', undefined, true).map(({ to }) => to)).toEqual(['next', 'rematch'])
})
