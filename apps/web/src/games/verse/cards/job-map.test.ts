import { distancesFrom } from '@keep-flying/verse/ask'
import { expect, test } from 'vitest'
import { geometryOf, heartOf } from '../chart/geometry.ts'
import { helm } from '../chart/testing.ts'
import { jobStops, viewOf, wayBetween } from './job-map.ts'

const { t, me } = helm({ at: 'persephone' })
const job = t.box.jobs.get('badger-02')
if (!job) throw new Error('There is no such job.')
const between = (from: string, to: string) => distancesFrom(t, from).get(to)

test('a job leads to its pick-up, and from there to where it is delivered', () => {
  expect(jobStops(t, me.sector, job, undefined)).toEqual([
    { does: 'pick-up', sector: 'albion', away: between('persephone', 'albion') },
    { does: 'drop-off', sector: 'brisingamen', away: between('albion', 'brisingamen') },
  ])
})

test('once it is picked up, only the delivery is left, from where the ship is', () => {
  expect(jobStops(t, me.sector, job, { card: job.id, pickedUp: true })).toEqual([
    { does: 'drop-off', sector: 'brisingamen', away: between('persephone', 'brisingamen') },
  ])
})

test('what may be done on the way is a stop, until it has been', () => {
  const opportunity = { at: 'regina', misbehave: 0, credits: 500 }
  const stops = (opportunityTaken?: true) =>
    jobStops(
      t,
      me.sector,
      { ...job, opportunity },
      { card: job.id, pickedUp: true, ...(opportunityTaken ? { opportunityTaken } : {}) },
    )
  expect(stops().map(({ does, sector }) => [does, sector])).toEqual([
    ['opportunity', 'regina'],
    ['drop-off', 'brisingamen'],
  ])
  expect(stops(true).map(({ does }) => does)).toEqual(['drop-off'])
})

test('the way drawn is one that can be flown, and as short as any', () => {
  const way = wayBetween(t, 'persephone', 'albion')
  expect(way.length - 1).toBe(between('persephone', 'albion'))
  expect(way.at(-1)).toBe('albion')
  for (const [n, sector] of way.slice(1).entries()) expect(t.box.neighbours.get(way[n] ?? '')).toContain(sector)
})

test('the small chart shows every stop and lies within the whole', () => {
  const { cells, bounds } = geometryOf(t.box)
  const points = ['regina', 'brisingamen'].flatMap((id) => {
    const cell = cells.get(id)
    return cell ? [heartOf(cell)] : []
  })
  const view = viewOf(points, bounds)
  for (const [x, y] of points) {
    expect(x > view.x && x < view.x + view.width).toBe(true)
    expect(y > view.y && y < view.y + view.height).toBe(true)
  }
  expect(view.x).toBeGreaterThanOrEqual(bounds.x)
  expect(view.x + view.width).toBeLessThanOrEqual(bounds.x + bounds.width)
})
