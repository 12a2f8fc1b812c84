import { expect, test } from 'vitest'
import { backupName, keptOf, timeIn } from './rotation.ts'

const hour = 60 * 60_000
const begin = Date.UTC(2030, 0, 7, 12)

test('a backup is named after its moment, and nothing else is taken for one', () => {
  expect(backupName(begin)).toBe('keepflying-2030-01-07T12-00-00Z.db')
  expect(timeIn(backupName(begin))).toBe(begin)
  for (const name of [
    'keepflying.db',
    'saturday.db',
    `${backupName(begin)}.partial`,
    `my-${backupName(begin)}`,
    'keepflying-2030-13-41T99-00-00Z.db',
  ])
    expect(timeIn(name)).toBeNull()
})

test('the last backup of each of the latest hours, days and weeks is kept', () => {
  // Every two hours for ten weeks.
  const times = Array.from({ length: 12 * 7 * 10 }, (_, n) => begin - n * 2 * hour)
  const kept = keptOf(times, { hours: 4, days: 7, weeks: 4 })
  const names = [...kept].sort((one, other) => other - one).map((at) => backupName(at).slice(11, 24))
  expect(names).toEqual([
    ...['2030-01-07T12', '2030-01-07T10', '2030-01-07T08', '2030-01-07T06'],
    ...['2030-01-06T22', '2030-01-05T22', '2030-01-04T22', '2030-01-03T22', '2030-01-02T22', '2030-01-01T22'],
    ...['2029-12-26T22', '2029-12-19T22'],
  ])
})

test('the newest backup is kept whatever is set, and gaps do not count', () => {
  expect([...keptOf([begin, begin - hour], { hours: 0, days: 0, weeks: 0 })]).toEqual([begin])
  expect([...keptOf([], { hours: 4, days: 7, weeks: 4 })]).toEqual([])
  const long = begin - 1000 * hour
  expect([...keptOf([begin, long], { hours: 2, days: 0, weeks: 0 })]).toEqual([begin, long])
})
