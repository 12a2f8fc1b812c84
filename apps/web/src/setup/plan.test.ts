import { expect, test } from 'vitest'
import { firstPlan, flawsOf, localGame, newSeat, onlineTable, type Plan, withBox, withSeat } from './plan.ts'

const called = { title: 'A story', person: (n: number) => `Person ${n}`, bot: (n: number) => `Bot ${n}` }
const plan: Plan = firstPlan(new URLSearchParams())

test('the first plan has no flaw and is a game against two bots', () => {
  expect(flawsOf(plan)).toEqual([])
  expect(localGame(plan, called)).toMatchObject({
    title: 'A story',
    options: { players: 3 },
    seats: [
      { kind: 'person', name: 'Person 0' },
      { kind: 'bot', name: 'Bot 1' },
      { kind: 'bot', name: 'Bot 2' },
    ],
  })
})

test('what the rules refuse is a flaw of its field', () => {
  expect(flawsOf({ ...plan, story: 'any-port' })).toMatchObject([{ field: 'story' }])
  expect(flawsOf(firstPlan(new URLSearchParams('story=any-port&expansions=blue-sun')))).toEqual([])
})

test('a story of a box that is put away gives way', () => {
  const withBlueSun = { ...withBox(plan, 'blue-sun', true), story: 'any-port', setUp: 'awful-crowded' }
  expect(flawsOf(withBlueSun)).toEqual([])
  expect(withBox(withBlueSun, 'blue-sun', false)).toMatchObject({
    story: plan.story,
    setUp: plan.setUp,
    expansions: [],
  })
})

test('two people at one device cannot sit at a table of the server', () => {
  const two = withSeat(plan, 1, { kind: 'person' })
  expect(flawsOf(two)).toEqual([])
  expect(flawsOf(withSeat(two, 2, { kind: 'online' }))).toMatchObject([{ field: 'seats' }])
})

test("a table of the server lists every seat but the host's", () => {
  const online = {
    ...withSeat(plan, 1, { kind: 'online' }),
    seats: [...plan.seats.slice(0, 1), { ...newSeat, kind: 'online' as const }, newSeat],
  }
  expect(onlineTable(online, 'A story', 300)).toMatchObject({
    game: 'verse',
    title: 'A story',
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }],
    options: { players: 3 },
  })
})
