import type { LogEntry } from '@keep-flying/kernel'
import type { ClockRules } from '@keep-flying/protocol'
import { describe, expect, test } from 'vitest'
import { seatRow } from '../testing/rows.ts'
import { clockTurn, fullTime, seatClock, timeOnReturn } from './rules.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const budget: ClockRules = { kind: 'budget', minutes: 10, seconds: 15, outOfTime: 'bot' }
const deadline: ClockRules = { kind: 'deadline', hours: 72, outOfTime: 'vote' }

const answer = (seat: number): LogEntry => ({ seat, decision: 1, value: true })
const undo = (seat: number, to: number): LogEntry => ({ seat, undo: to })

/** What the last entry does when it leads from one set of seats waited for to another. */
function turn(rules: ClockRules, log: readonly LogEntry[], before: readonly number[], waiting: readonly number[]) {
  const counts: number[] = []
  for (const entry of log) counts.push('undo' in entry ? entry.undo : (counts.at(-1) ?? 0) + 1)
  const wentFurther = (counts.pop() ?? 0) > Math.max(0, ...counts)
  return clockTurn(rules, { log: [...log], wentFurther }, { before, waiting })
}

test('how much time there is', () => {
  expect([fullTime(budget), fullTime(deadline)]).toEqual([10 * minute, 72 * hour])
  expect([timeOnReturn(budget), timeOnReturn(deadline)]).toEqual([minute, 72 * hour])
  expect(timeOnReturn({ ...budget, seconds: 90 })).toBe(90 * second)
})

describe('what people are shown of a clock', () => {
  const seat = (rest: object) => seatRow('table', 0, { kind: 'person', user: 'mal', ...rest })

  test('what is left now, and whether it runs', () => {
    expect(seatClock(seat({ clock_left: 5000, clock_since: 1000 }), 3000)).toEqual({ left: 3000, running: true })
    expect(seatClock(seat({ clock_left: 5000 }), 3000)).toEqual({ left: 5000, running: false })
    expect(seatClock(seat({ clock_left: 5000, clock_since: 1000 }), 9000)).toEqual({ left: 0, running: true })
  })

  test('nothing without a clock, and while a bot plays', () => {
    expect(seatClock(seat({}), 0)).toBeNull()
    expect(seatClock(seat({ clock_left: 0, stand_in: 'helm' }), 0)).toBeNull()
  })
})

describe('with a budget', () => {
  test('clocks turn when the game waits for others, and whoever has answered gains', () => {
    const turned = { waiting: [1], ended: 15 * second, fresh: null, again: null }
    expect(turn(budget, [answer(0)], [0], [1])).toEqual(turned)
  })

  test('nothing happens as long as the same people are waited for', () => {
    expect(turn(budget, [answer(0)], [0], [0])).toBeNull()
    expect(turn(budget, [answer(0)], [0, 1], [1, 0])).toBeNull()
  })

  test('taking back, and answering again, brings nothing', () => {
    const nothing = { ended: 0, fresh: null, again: null }
    expect(turn(budget, [answer(0), undo(0, 0)], [1], [0])).toEqual({ waiting: [0], ...nothing })
    expect(turn(budget, [answer(0), undo(0, 0), answer(0)], [0], [1])).toEqual({ waiting: [1], ...nothing })
    const further = [answer(0), undo(0, 0), answer(0), answer(1)]
    expect(turn(budget, further, [1], [0])).toMatchObject({ ended: 15 * second })
  })
})

describe('with a deadline', () => {
  test('every decision has the whole time', () => {
    const fresh = 72 * hour
    expect(turn(deadline, [answer(0)], [0], [1])).toEqual({ waiting: [1], ended: 0, fresh, again: null })
    expect(turn(deadline, [answer(0)], [0, 1], [0, 1])).toEqual({ waiting: [0, 1], ended: 0, fresh, again: 0 })
  })

  test('taking back, and answering again, brings nothing', () => {
    expect(turn(deadline, [answer(0), undo(0, 0)], [0], [0])).toBeNull()
    expect(turn(deadline, [answer(0), undo(0, 0), answer(0)], [0], [0])).toBeNull()
    expect(turn(deadline, [answer(0), undo(0, 0)], [1], [0])).toMatchObject({ fresh: null, again: null })
    expect(turn(deadline, [answer(0), answer(0), undo(0, 0), answer(0)], [0], [0])).toBeNull()
  })
})
