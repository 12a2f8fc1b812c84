import type { CaptainSet } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { pinsOf } from './pins.ts'
import { helm } from './testing.ts'

test('jobs are pinned where they start and end, numbered as in the list', () => {
  const { t, me } = helm({ at: 'persephone', hand: ['harken-19'], active: ['amnon-duul-25'] })
  const [open, held] = ['amnon-duul-25', 'harken-19'].map((id) => t.box.jobs.get(id))
  const sectorOf = (place = '') => t.box.places.get(place)?.sectors[0]
  const pins = pinsOf(t, me).filter(({ kind }) => kind !== 'goal')
  expect(pins.map(({ kind, sector, n, active }) => ({ kind, sector, n, active }))).toEqual([
    { kind: 'pickup', sector: sectorOf(open?.pickUp?.at), n: 1, active: true },
    { kind: 'dropoff', sector: sectorOf(open?.finish.at), n: 1, active: true },
    { kind: 'pickup', sector: sectorOf(held?.pickUp?.at), n: 2, active: false },
    { kind: 'dropoff', sector: sectorOf(held?.finish.at), n: 2, active: false },
  ])
})

test('once loaded, only the end is left', () => {
  const { t, me } = helm({ at: 'jiangyin', cargo: 3, loaded: ['amnon-duul-12'] })
  expect(pinsOf(t, me).flatMap(({ kind }) => (kind === 'goal' ? [] : [kind]))).toEqual(['dropoff'])
})

test('the Bonus Opportunity of an active job has a pin, until it is taken', () => {
  const job = 'magistrate-higgins-22'
  const kinds = (captain: CaptainSet) => {
    const { t, me } = helm({ at: 'persephone', ...captain }, { expansions: ['kalidasa'] })
    return pinsOf(t, me).flatMap(({ kind }) => (kind === 'goal' ? [] : [kind]))
  }
  expect(kinds({ loaded: [job] })).toEqual(['dropoff', 'opportunity'])
  expect(kinds({ hand: [job] })).toEqual(['pickup', 'dropoff'])
})

test('the next goal has a flag where the story has a place for it', () => {
  const { t, me } = helm({ at: 'persephone' })
  const goal = t.box.stories.get(t.state.options.story)?.goals[0]
  const place = goal?.kind === 'work' ? goal.at : goal?.when?.at
  expect(pinsOf(t, me).some(({ kind }) => kind === 'goal')).toBe(place !== undefined)
})
