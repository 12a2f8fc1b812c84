import { expect, test } from 'vitest'
import { BotPace } from './pace.ts'

test('a bot waits before what follows something to see, a little less each time, and starts over with its next turn', () => {
  const pace = new BotPace()
  const waits = [
    pace.before({ seat: 1, lastToAct: 0, lastHeard: 4 }, 1000),
    pace.before({ seat: 1, lastToAct: 1, lastHeard: 5 }, 1000),
    pace.before({ seat: 1, lastToAct: 1, lastHeard: 5 }, 1000),
    pace.before({ seat: 1, lastToAct: 1, lastHeard: 8 }, 1000),
    pace.before({ seat: 1, lastToAct: 0, lastHeard: 8 }, 1000),
  ]
  expect(waits).toEqual([1000, 920, 0, 846, 1000])
})

test('a pace of nothing waits for nothing', () => {
  expect(new BotPace().before({ seat: 1, lastToAct: null, lastHeard: 9 }, 0)).toBe(0)
})
