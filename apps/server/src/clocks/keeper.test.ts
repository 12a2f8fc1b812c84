import type { TableInfo } from '@keep-flying/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endVotesOn } from '../tables/proposals.ts'
import { type Hall, oar, open, openHall, type Person, raft } from '../testing/hall.ts'
import { keepClocks } from './keeper.ts'

let hall: Hall
let kaylee: Person
let wash: Person

beforeEach(async () => {
  hall = await openHall()
  kaylee = await hall.person('Kaylee')
  wash = await hall.person('Wash')
})
afterEach(() => hall.close())

const minute = 60_000
const tenAndTen = { kind: 'budget', minutes: 10, seconds: 10 }
const oneDay = { kind: 'deadline', hours: 24 }

/** Kaylee, Wash and a bot, with the game waiting for Kaylee. */
async function running(outOfTime: 'bot' | 'vote', clock: object = tenAndTen, pace = 'live'): Promise<string> {
  const request = raft({ pace, clock: { ...clock, outOfTime }, seats: [open, oar] })
  const { id } = await kaylee.table('POST', '/api/tables', request)
  await wash.table('POST', `/api/tables/${id}/join`, {})
  await kaylee.table('POST', `/api/tables/${id}/start`)
  await keepClocks(hall.tables)
  return id
}

/** Time passes while a server looks after the clocks. */
async function pass(minutes: number): Promise<void> {
  const steps = Math.ceil(minutes / 0.2)
  for (let step = 0; step < steps; step++) {
    hall.pass(minutes / steps)
    await keepClocks(hall.tables)
  }
}

function look(table: string, who: Person = wash): Promise<TableInfo> {
  return who.table('GET', `/api/tables/${table}`)
}

async function clocks(table: string) {
  return (await look(table)).seats.map(({ clock }) => clock)
}

test('the rules are part of the table, and clocks show what is left', async () => {
  const table = await running('bot')
  expect((await look(table)).clock).toEqual({ ...tenAndTen, outOfTime: 'bot' })
  await pass(2)
  expect(await clocks(table)).toEqual([
    { left: 8 * minute, running: true },
    { left: 10 * minute, running: false },
    null,
  ])
  await hall.play(table, 1)
  await pass(1)
  expect(await clocks(table)).toEqual([
    { left: 8 * minute + 10_000, running: false },
    { left: 9 * minute, running: true },
    null,
  ])
  const mine = (await kaylee.ask('GET', '/api/tables?list=mine')).body.tables
  expect(mine?.[0]).toMatchObject({ clock: tenAndTen, seats: [{ clock: { left: 8 * minute + 10_000 } }, {}, {}] })
})

test('what is refused', async () => {
  const refused = async (changes: object) => {
    const reply = await kaylee.ask('POST', '/api/tables', raft(changes))
    return [reply.body.problem?.code, reply.body.problem?.field]
  }
  const clock = { ...tenAndTen, outOfTime: 'bot' }
  expect(await refused({ clock, pace: 'days' })).toEqual(['invalid', 'clock.kind'])
  expect(await refused({ clock: { ...oneDay, outOfTime: 'bot' } })).toEqual(['invalid', 'clock.kind'])
  expect(await refused({ clock: { ...clock, minutes: 0 } })).toEqual(['invalid', 'clock.minutes'])
  expect(await refused({ clock: { ...clock, minutes: 1.5 } })).toEqual(['invalid', 'clock.minutes'])
  expect(await refused({ clock: { ...clock, minutes: 241 } })).toEqual(['invalid', 'clock.minutes'])
  expect(await refused({ clock: { ...clock, seconds: 301 } })).toEqual(['invalid', 'clock.seconds'])
  expect(await refused({ clock: { ...clock, seconds: -1 } })).toEqual(['invalid', 'clock.seconds'])
  expect(await refused({ clock: { ...oneDay, hours: 721, outOfTime: 'bot' }, pace: 'days' })).toEqual([
    'invalid',
    'clock.hours',
  ])
  expect(await refused({ clock: { ...clock, outOfTime: 'lose' } })).toEqual(['invalid', 'clock.outOfTime'])
  expect((await refused({ clock: tenAndTen }))[0]).toBe('invalid')
  expect((await refused({ clock: { ...clock, hours: 1 } }))[0]).toBe('invalid')
})

describe('when time has run out, a bot', () => {
  test('plays until the person takes the seat back', async () => {
    const table = await running('bot')
    await pass(9.9)
    expect((await look(table)).seats[0]).toMatchObject({ standIn: null })
    hall.changed.length = 0
    await pass(0.1)
    expect(hall.changed).toEqual([table])
    const after = await look(table, kaylee)
    expect(after.seats[0]).toMatchObject({ kind: 'person', name: 'Kaylee', bot: null, standIn: 'helm', clock: null })
    expect(after.you).toBe(0)
    const back = await kaylee.table('POST', `/api/tables/${table}/seats/0/take-back`)
    expect(back.seats[0]).toMatchObject({ standIn: null, clock: { left: minute, running: true } })
    await pass(1)
    expect((await look(table)).seats[0]?.standIn).toBe('helm')
  })

  test('is for good if the table says so', async () => {
    const table = await running('bot')
    await pass(10)
    await wash.table('POST', `/api/tables/${table}/proposals`, { kind: 'replace', seat: 0, bot: 'oar' })
    expect((await look(table)).seats[0]).toMatchObject({ kind: 'bot', bot: 'oar', standIn: null })
    const reply = await kaylee.ask('POST', `/api/tables/${table}/seats/0/take-back`)
    expect(reply.body.problem?.code).toBe('forbidden')
  })

  test('takes nothing back from somebody who plays themselves, and only its person can', async () => {
    const table = await running('bot')
    const refused = async (who: Person, seat: number) =>
      (await who.ask('POST', `/api/tables/${table}/seats/${seat}/take-back`)).body.problem?.code
    expect(await refused(kaylee, 0)).toBe('conflict')
    await pass(10)
    expect(await refused(wash, 0)).toBe('forbidden')
    expect(await refused(wash, 7)).toBe('invalid')
    expect(await refused(hall.stranger(), 0)).toBe('unauthorized')
  })

  test('is not outvoted by the person it plays for', async () => {
    const table = await running('bot')
    await pass(10)
    const reply = await kaylee.ask('POST', `/api/tables/${table}/proposals`, { kind: 'abandon' })
    expect(reply.body.problem?.code).toBe('conflict')
    // The others decide without them.
    expect((await wash.table('POST', `/api/tables/${table}/proposals`, { kind: 'abandon' })).status).toBe('abandoned')
  })

  test('leaves the last person alone, and the game waits for them', async () => {
    const table = await running('bot')
    await pass(10)
    await hall.play(table, 1)
    await pass(11)
    const { seats } = await look(table)
    expect(seats.map(({ standIn }) => standIn)).toEqual(['helm', null, null])
    expect(seats[1]?.clock).toEqual({ left: 0, running: false })
    const reply = await wash.ask('PUT', `/api/tables/${table}/seats/1`, { kind: 'bot', bot: 'oar' })
    expect(reply.body.problem?.code).toBe('conflict')
  })
})

describe('when time has run out, the table', () => {
  test('is asked by the clock, once', async () => {
    const table = await running('vote')
    await pass(11)
    const { proposals, seats } = await look(table)
    const proposal = { kind: 'replace', seat: 0, bot: 'helm' }
    expect(proposals).toMatchObject([{ by: null, proposal, asked: [1], needed: 1, agreed: [], refused: [] }])
    expect(seats[0]).toMatchObject({ standIn: null, clock: { left: 0, running: false } })
    const path = `/api/tables/${table}/proposals/${proposals[0]?.id}`
    const after = await wash.table('POST', path, { agree: true })
    expect(after).toMatchObject({ proposals: [], seats: [{ kind: 'bot', bot: 'helm', clock: null }, {}, {}] })
  })

  test('can let them play on, with all their time', async () => {
    const table = await running('vote')
    await pass(10)
    const [proposal] = (await look(table)).proposals
    const after = await wash.table('POST', `/api/tables/${table}/proposals/${proposal?.id}`, { agree: false })
    expect(after.proposals).toEqual([])
    expect(after.seats[0]?.clock).toEqual({ left: 10 * minute, running: true })
  })

  test('is no longer asked once they answer', async () => {
    const table = await running('vote')
    await pass(10)
    await hall.play(table, 1)
    await endVotesOn(hall.tables, table, 0)
    const { proposals, seats } = await look(table)
    expect(proposals).toEqual([])
    expect(seats[0]?.clock).toEqual({ left: 10_000, running: false })
  })

  test('may not replace somebody who has time left, seen or not', async () => {
    const table = await running('vote')
    await pass(9)
    const replace = { kind: 'replace', seat: 0, bot: 'oar' }
    const reply = await wash.ask('POST', `/api/tables/${table}/proposals`, replace)
    expect(reply.body.problem).toMatchObject({ code: 'conflict', field: 'seat' })
  })
})

test('with a deadline, every decision has its time', async () => {
  const table = await running('bot', oneDay, 'days')
  hall.pass(23 * 60)
  await hall.play(table, 1)
  hall.pass(23 * 60)
  expect((await clocks(table))[1]).toEqual({ left: 60 * minute, running: true })
})

test('the time without a server counts against nobody', async () => {
  const table = await running('bot')
  await pass(1)
  hall.pass(8 * 60)
  await keepClocks(hall.tables)
  const [left] = await clocks(table)
  expect(left).toEqual({ left: 9 * minute, running: true })
})

test('a rematch has the same clocks', async () => {
  const table = await running('vote')
  await hall.play(table)
  expect((await look(table)).seats.map(({ clock }) => clock)).toEqual([null, null, null])
  const again = await wash.table('POST', `/api/tables/${table}/rematch`)
  expect(again.clock).toEqual({ ...tenAndTen, outOfTime: 'vote' })
})
