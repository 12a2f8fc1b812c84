import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Marching, marchLog, openMarching } from '../testing/marching.ts'

let marching: Marching

beforeEach(async () => {
  marching = await openMarching()
})
afterEach(() => marching.close())

/** A clock on which every look at it takes a millisecond. */
function ticking() {
  let time = 0
  return () => ++time
}

test('a long game is opened in slices, between which everybody else has their turn', async () => {
  let breaths = 0
  const rooms = marching.rooms({
    budget: 10,
    now: ticking(),
    breathe: async () => {
      breaths++
    },
  })
  const table = await marching.march(marchLog(1200))
  await (await rooms.room(table)).look((match) => expect(match.answers).toBe(1200))
  expect(breaths).toBeGreaterThanOrEqual(1200 / 10)
})

test('while one table is opened another one plays, and whoever wants something of the first waits in order', async () => {
  const happened: string[] = []
  let goOn: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const rooms = marching.rooms({
    budget: 10,
    now: ticking(),
    breathe: () => (happened.includes('opening') ? waiting : Promise.resolve()),
  })
  const [long, short] = [await marching.march(marchLog(700)), await marching.march([])]
  const other = await rooms.room(short)
  const [decision] = await other.look((match) => match.pending)
  const room = await rooms.room(long)
  happened.push('opening')
  const opened = room.look((match) => happened.push(`opened with ${match.answers}`))
  const first = room
    .answer({ seat: 0, user: null }, { decision: 700, value: true }, null)
    .then(() => happened.push('first answer'))
  const second = room
    .answer({ seat: 0, user: null }, { decision: 701, value: true }, null)
    .then(() => happened.push('second answer'))
  await other.answer({ seat: 0, user: null }, { decision: decision?.number ?? 0, value: true }, null)
  happened.push('answered elsewhere')
  goOn()
  await Promise.all([opened, first, second])
  expect(happened).toEqual(['opening', 'answered elsewhere', 'opened with 700', 'first answer', 'second answer'])
})

test('a table that several ask for at once is opened once', async () => {
  const rooms = marching.rooms()
  const table = await marching.march(marchLog(300))
  marching.played.steps = 0
  const rows = await Promise.all([1, 2, 3].map(() => rooms.room(table)))
  expect(new Set(rows).size).toBe(1)
  await Promise.all(rows.map((room) => room.look(({ answers }) => expect(answers).toBe(300))))
  expect(marching.played.steps).toBe(300)
})

test('what was done before the game was read is not done again', async () => {
  const rooms = marching.rooms()
  const table = await marching.march(marchLog(20, { players: 1 }))
  const room = await rooms.room(table)
  expect(await room.answer({ seat: 0, user: null }, { decision: 7, value: true }, 'entry-7')).toBe(8)
  await expect(room.answer({ seat: 1, user: null }, { decision: 7, value: true }, 'entry-7')).rejects.toMatchObject({
    code: 'conflict',
  })
  await expect(room.answer({ seat: 0, user: null }, { decision: 7, value: true }, 'another')).rejects.toMatchObject({
    code: 'stale',
  })
})

test('what was taken back before the game was read is not taken back again, though more could be', async () => {
  const table = await marching.march(marchLog(9, { players: 1 }), { players: 1 })
  const by = { seat: 0, user: null }
  const before = await marching.rooms().room(table)
  expect(await before.undo(by, 'choice', 'take-back-1')).toBe(10)
  const room = await marching.rooms().room(table)
  expect(await room.undo(by, 'choice', 'take-back-1')).toBe(10)
  await room.look(({ answers }) => expect(answers).toBe(8))
  expect(await room.undo(by, 'choice', 'take-back-2')).toBe(11)
  await room.look(({ answers }) => expect(answers).toBe(7))
})
