import type { HeardEvent } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { lastRound, trailsSince } from './trails.ts'

let seq = 0
const told = (kind: string, data: NonNullable<HeardEvent['data']>): HeardEvent => ({ seq: ++seq, kind, data })
const who = (seat: number) => ({ who: { name: 'seat', id: seat } })
const sector = (id: string) => ({ name: 'sector', id })
const turn = (seat: number) => told('turn', { ...who(seat), round: 1 })
const fly = (seat: number, to: string, way = 'burn') => told(way, { ...who(seat), sector: sector(to) })

const events = [
  told('placed', { ...who(0), sector: sector('persephone') }),
  told('placed', { ...who(1), sector: sector('regina') }),
  turn(0),
  fly(0, 'pelorum', 'mosey'),
  turn(1),
  fly(1, 'ezra'),
  fly(1, 'boros'),
  told('cruiser-moved', { sector: sector('sihnon') }),
  told('cutter-moved', { from: sector('kerry'), to: sector('regina') }),
  turn(0),
  fly(0, 'gonghe'),
]

test('in my turn I see what the others did since my last one, and what I do', () => {
  const since = lastRound(events, 0, 0, 2)
  expect(trailsSince(events, since, 'londinium').map(({ of, path }) => ({ of, path }))).toEqual([
    { of: 'cruiser', path: ['londinium', 'sihnon'] },
    { of: 0, path: ['pelorum', 'gonghe'] },
    { of: 1, path: ['regina', 'ezra', 'boros'] },
    { of: 'cutter', path: ['kerry', 'regina'] },
  ])
})

test('after my turn the old trails are gone', () => {
  const later = [...events, turn(1), fly(1, 'kerry')]
  const trails = trailsSince(later, lastRound(later, 0, 1, 2), 'londinium')
  expect(trails.map(({ of, path }) => ({ of, path }))).toEqual([{ of: 1, path: ['boros', 'kerry'] }])
})

test('a spectator sees the last turn of everybody', () => {
  const trails = trailsSince(events, lastRound(events, null, 0, 2), 'londinium')
  expect(trails.map(({ of }) => of)).toEqual(['cruiser', 0, 1, 'cutter'])
})
