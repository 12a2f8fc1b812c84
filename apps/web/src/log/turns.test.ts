import { text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { happensTo, hasJustBegun, lastEnded, lastTo, type OpensTurn, seatIn, turnsBetween, turnsOf } from './turns.ts'

const seat = (id: number) => ({ name: 'seat', id })
const opensTurn: OpensTurn = ({ kind, data }) => {
  const whose = seatIn(data?.['who'])
  return kind === 'turn' && whose !== null ? { seat: whose, progress: text('progress') } : null
}

const events = [
  { seq: 1, kind: 'first-roll', data: { who: seat(0), die: 3 } },
  { seq: 2, kind: 'turn', data: { who: seat(0), round: 1 } },
  { seq: 4, kind: 'paid', data: { who: seat(0), credits: 100 } },
  { seq: 5, kind: 'turn', data: { who: seat(1), round: 1 } },
  { seq: 6, kind: 'gave-credits', data: { who: seat(1), partner: seat(0), credits: 5 } },
]

test('a log is cut where turns begin', () => {
  const turns = turnsOf(events, opensTurn)
  expect(turns.map(({ opened, events }) => [opened?.seat, events.map(({ seq }) => seq)])).toEqual([
    [undefined, [1]],
    [0, [4]],
    [1, [6]],
  ])
})

test('what happens to me in another turn is told apart', () => {
  const [before, mine, theirs] = turnsOf(events, opensTurn)
  const [roll] = before?.events ?? []
  const [gift] = theirs?.events ?? []
  const [paid] = mine?.events ?? []
  expect(theirs && gift && happensTo(0, theirs, gift)).toBe(true)
  expect(theirs && gift && happensTo(null, theirs, gift)).toBe(false)
  expect(mine && paid && happensTo(0, mine, paid)).toBe(false)
  expect(before && roll && happensTo(0, before, roll)).toBe(false)
})

test('the latest that was done to me is found, unless it is old news', () => {
  expect(lastTo(0, events, 0, opensTurn)?.seq).toBe(6)
  expect(lastTo(0, events, 6, opensTurn)).toBeNull()
  expect(lastTo(1, events, 0, opensTurn)).toBeNull()
  expect(lastTo(null, events, 0, opensTurn)).toBeNull()
})

test('the turns between two of mine are those of the others, also once mine has begun', () => {
  const turn = (seq: number, whose: number) => ({ seq, kind: 'turn', data: { who: seat(whose), round: 1 } })
  const seats = (...opened: readonly number[]) =>
    turnsBetween(
      turnsOf(
        opened.map((whose, n) => turn(n + 1, whose)),
        opensTurn,
      ),
      0,
    ).map(({ opened }) => opened?.seat)
  expect(seats(0, 1, 2)).toEqual([1, 2])
  expect(seats(1, 0, 1, 2, 0)).toEqual([1, 2])
  expect(seats(1, 2, 0)).toEqual([1, 2])
  expect(seats(0)).toEqual([])
})

test('a turn has just begun until something comes of it', () => {
  const turns = turnsOf(events, opensTurn)
  expect(hasJustBegun(turns.slice(0, 2), 0)).toBe(false)
  expect(hasJustBegun([{ key: 9, opened: { seat: 0, progress: text('progress') }, events: [] }], 0)).toBe(true)
})

test('the last turn of another that has ended is found, and not the one under way', () => {
  expect(lastEnded(1, events, 0, opensTurn)?.opened?.seat).toBe(0)
  expect(lastEnded(0, events, 0, opensTurn)).toBeNull()
  expect(lastEnded(1, events, 3, opensTurn)).toBeNull()
})
