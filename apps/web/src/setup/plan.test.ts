import { verseDescription } from '@keep-flying/verse/description'
import { expect, test } from 'vitest'
import type { DescribedGame } from '../game/described.ts'
import { verseSetup } from '../games/verse/setup/index.ts'
import { firstPlan, flawsOf, localGame, newSeat, onlineTable, type Plan, withOption, withSeat } from './plan.ts'

const game: DescribedGame = { ...verseDescription, id: 'verse', setup: verseSetup }
const { options: fields } = game
const called = (n: number) => `Person ${n}`
const planFor = (query: string) => firstPlan(game, new URLSearchParams(query))
const plan: Plan = planFor('')
const boxes = (now: Plan, ...ids: string[]) => withOption(now, fields, 'expansions', ids)

test('the first plan has no flaw and is a game against two bots', () => {
  expect(flawsOf(plan, fields)).toEqual([])
  expect(localGame(plan, game, called)).toMatchObject({
    game: 'verse',
    title: 'The King of All Londinium',
    options: { players: 3 },
    seats: [
      { kind: 'person', name: 'Person 0' },
      { kind: 'bot', bot: 'captain', name: '' },
      { kind: 'bot', bot: 'captain', name: '' },
    ],
  })
})

test('the address may ask for options by name, and for as many seats as there can be', () => {
  const { options, seats } = planFor('story=any-port&expansions=blue-sun&players=2')
  expect(options).toMatchObject({ story: 'any-port', expansions: ['blue-sun'], startingJobs: 'standard' })
  expect(seats).toHaveLength(2)
  expect(planFor('players=99').seats).toHaveLength(4)
  expect(planFor('players=none').seats).toHaveLength(1)
})

test('what the rules refuse is a flaw of its field', () => {
  expect(flawsOf(planFor('story=any-port'), fields)).toMatchObject([{ field: 'story' }])
  expect(flawsOf(planFor('story=any-port&expansions=blue-sun'), fields)).toEqual([])
})

test('a story of a box that is put away gives way', () => {
  const blueSun = boxes(plan, 'blue-sun')
  const chosen = withOption(withOption(blueSun, fields, 'story', 'any-port'), fields, 'setUp', 'awful-crowded')
  expect(flawsOf(chosen, fields)).toEqual([])
  expect(boxes(chosen).options).toEqual(plan.options)
})

test('a story for one captain takes the other seats away, and adding one again is told of', () => {
  const alone = withOption(boxes(plan, 'tenth-anniversary'), fields, 'story', 'once-upon-a-time')
  expect(alone.seats).toEqual(plan.seats.slice(0, 1))
  expect(flawsOf(alone, fields)).toEqual([])
  expect(flawsOf({ ...alone, seats: plan.seats }, fields)).toMatchObject([
    { field: 'players', key: 'setup.seats.for.one', words: { have: 3, least: 1, most: 1 } },
  ])
})

test('a story that is not for one alone adds a bot', () => {
  const [first] = plan.seats
  const one: Plan = { ...boxes(plan, 'tenth-anniversary'), seats: first ? [first] : [] }
  const two = withOption(one, fields, 'story', 'aces-up-your-sleeve')
  expect(two.seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
  expect(flawsOf({ ...two, seats: one.seats }, fields)).toMatchObject([{ key: 'setup.seats.for.some' }])
})

test('two people at one device cannot sit at a table of the server', () => {
  const two = withSeat(plan, 1, { kind: 'person' })
  expect(flawsOf(two, fields)).toEqual([])
  expect(flawsOf(withSeat(two, 2, { kind: 'online' }), fields)).toMatchObject([
    { field: 'players', key: 'setup.seats.mixed' },
  ])
})

test("a table of the server lists every seat but the host's", () => {
  const seat = newSeat(game)
  const online: Plan = { ...plan, seats: [...plan.seats.slice(0, 1), { ...seat, kind: 'online' }, seat] }
  expect(onlineTable(online, game, 300)).toMatchObject({
    game: 'verse',
    title: 'The King of All Londinium',
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }],
    options: { players: 3 },
  })
})

test('spectators may write at a table by link and not at a public one, unless the host wishes otherwise', () => {
  const mayWrite = (change: Partial<Plan>) => onlineTable({ ...plan, ...change }, game, 300).spectatorChat
  expect(mayWrite({ visibility: 'link' })).toBe(true)
  expect(mayWrite({ visibility: 'public' })).toBe(false)
  expect(mayWrite({ visibility: 'link', spectatorChat: false })).toBe(false)
  expect(mayWrite({ visibility: 'public', spectatorChat: true })).toBe(true)
})
