import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Presences, presentOf } from './presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('people are named once, and spectators are counted', () => {
  const mal = { user: 'mal', seat: 0, name: 'Mal' }
  const watcher = (user: string) => ({ user, seat: null, name: user })
  expect(presentOf([mal, watcher('badger'), mal, watcher('niska'), watcher('badger')], ['Mal (2)'])).toEqual({
    present: [{ seat: 0, name: 'Mal (2)' }],
    spectators: 2,
  })
})

test('however often people come and go, a table is told once a second', async () => {
  const told: string[] = []
  const presences = new Presences(async (table) => void told.push(table))
  for (let n = 0; n < 100; n++) presences.changed('one')
  presences.changed('other')
  expect(told).toEqual(['one', 'other'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['one', 'other', 'one'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toHaveLength(3)
  presences.changed('one')
  expect(told).toHaveLength(4)
})
