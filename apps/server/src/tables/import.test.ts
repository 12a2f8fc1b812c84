import { anyAnswer, botName, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { History } from '../play/history.ts'
import { type Hall, open, openHall, type Person } from '../testing/hall.ts'
import { raftPackage } from '../testing/raft.ts'

let hall: Hall
let kaylee: Person
let wash: Person

beforeEach(async () => {
  hall = await openHall()
  kaylee = await hall.person('Kaylee')
  wash = await hall.person('Wash')
})
afterEach(() => hall.close())

/** The first answers of a game for three, with something taken back. */
function played(answers: number): GameRecord {
  const match = Match.start(verse, readOptions({ players: 3 }), 'chacha20:brought')
  const random = openStream('sfc32:answers')
  while (match.log.length < answers && !match.over) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
    const [unit] = match.undoOffer(decision.seat).units
    if (unit && match.log.length % 7 === 0) match.undo(decision.seat, unit)
  }
  return recordOf(match)
}

const you = { kind: 'you' }
const bot = { kind: 'bot', bot: 'drifter' }

function brought(record: unknown, changes: object = {}): object {
  const plain = { title: 'From home', visibility: 'link', pace: 'live', seats: [bot, you, open] }
  return { ...plain, record, ...changes }
}

test('a game that began elsewhere continues here, with the same seed and everything that was played', async () => {
  const record = played(120)
  const reply = await kaylee.ask('POST', '/api/tables/import', brought(record))
  expect(reply.status).toBe(201)
  const table = reply.body.table
  expect(table).toMatchObject({
    status: 'open',
    you: 1,
    host: true,
    imported: true,
    commitment: record.commitment,
    seed: null,
    options: { players: 3 },
    seats: [{ kind: 'bot' }, { kind: 'person', name: 'Kaylee' }, { kind: 'open' }],
  })
  const id = table?.id ?? ''
  const early = await kaylee.ask('POST', `/api/tables/${id}/start`)
  expect(early.body.problem?.code).toBe('conflict')
  await wash.table('POST', `/api/tables/${id}/join`, { invite: table?.invite })
  const started = await kaylee.table('POST', `/api/tables/${id}/start`)
  expect(started.status).toBe('playing')
  const match = Match.start(verse, readOptions({ players: 3 }), record.seed)
  for (const entry of record.log) match.repeat(entry)
  const waiting = match.pending.filter(({ standing }) => !standing).map(({ seat }) => seat)
  expect(started.seats.flatMap(({ seat, waitingSince }) => (waitingSince === null ? [] : seat))).toEqual(waiting)
  const own = await wash.ask('GET', `/api/tables/${id}/export`)
  expect(own.body).toMatchObject({ seat: 2, version: record.log.length, view: match.view(2) })
  expect(own.text).not.toContain(record.seed)
  expect(await hall.store.importOf(id)).toBeNull()
  const checkpoint = await hall.store.checkpoint(id)
  expect(JSON.parse(checkpoint?.saved ?? '{}').answers).toBe(match.checkpoint?.saved.answers)
  await hall.play(id, 5)
  expect((await hall.store.entries(id, 0)).length).toBe(record.log.length + 5)
})

test('a long game is never replayed again once it was imported', async () => {
  const record = played(450)
  const { id, invite } = await kaylee.table('POST', '/api/tables/import', brought(record))
  const chapters = await hall.store.chapters(id, 0)
  expect(chapters.map(({ prev }) => prev)).toEqual([null, ...chapters.slice(0, -1).map(({ seq }) => seq)])
  expect(chapters.at(-1)?.seq).toBeGreaterThan(300)
  expect((await hall.store.chapter(id, chapters.at(-1)?.seq ?? 0))?.events).toMatch(/^gzip:/)
  await wash.table('POST', `/api/tables/${id}/join`, { invite })
  const turn = vi.spyOn(hall.services.scheduler, 'turn')
  await kaylee.table('POST', `/api/tables/${id}/start`)
  // What was played is stored part by part, and each waits for its turn.
  expect(turn.mock.calls.filter(([network]) => network === 'imports')).toHaveLength(5)
  const found = await hall.store.game(id)
  if (!found) throw new Error('The table is gone.')
  const { match, version } = await new History(hall.services, id).open(verse, found.game)
  const whole = Match.start(verse, readOptions({ players: 3 }), record.seed)
  for (const entry of record.log) whole.repeat(entry)
  expect(version).toBe(record.log.length)
  expect(match.floor).toBe(chapters.at(-1)?.floor)
  expect(match.hash()).toBe(record.hash)
  expect(match.pending).toEqual(whole.pending)
})

test('bots keep the names they had, until somebody else sits there', async () => {
  const named = { ...bot, name: 'Corbin' }
  const request = brought(played(20), { seats: [named, you, bot] })
  const table = await kaylee.table('POST', '/api/tables/import', request)
  expect(table.seats.map(({ name }) => name)).toEqual(['Corbin', 'Kaylee', botName(table.id, 2)])
  await kaylee.table('PUT', `/api/tables/${table.id}/seats/0`, { kind: 'open' })
  const again = await kaylee.table('PUT', `/api/tables/${table.id}/seats/0`, bot)
  expect(again.seats.map(({ name }) => name)).toEqual([botName(table.id, 0), 'Kaylee', botName(table.id, 2)])
})

test('when everybody leaves a table before its start, what was imported is deleted, too', async () => {
  const { id } = await kaylee.table('POST', '/api/tables/import', brought(played(20)))
  expect(await hall.store.importOf(id)).not.toBeNull()
  await kaylee.ask('POST', `/api/tables/${id}/leave`)
  expect(await hall.store.importOf(id)).toBeNull()
})

const record = played(20)
test.each([
  ['no record', brought(null), undefined, 'JSON object'],
  ['a state made by hand', brought({ ...record, base: record.checkpoint?.saved }), 'base', 'other rules'],
  ['a touched log', brought({ ...record, log: record.log.slice(1) }), undefined, 'Entry 0'],
  ['another end', brought({ ...record, hash: 'x' }), 'hash', 'another state'],
  ['a seat too few', brought(record, { seats: [you, open] }), 'seats', '3 seats'],
  ['nobody of my own', brought(record, { seats: [open, open, open] }), 'seats', 'one of the seats'],
  ['two of me', brought(record, { seats: [you, you, open] }), 'seats', 'one of the seats'],
  ['an unknown bot', brought(record, { seats: [you, { kind: 'bot', bot: 'oar' }, open] }), 'seats.1.bot', 'no bot'],
  ['a seed of its own', brought(record, { seed: 'x' }), 'seed', ''],
])('%s is refused', async (_, body, field, words) => {
  const reply = await kaylee.ask('POST', '/api/tables/import', body)
  expect(reply.status).toBe(400)
  expect(reply.body.problem).toMatchObject({ code: 'invalid', message: expect.stringContaining(words) })
  expect(reply.body.problem?.field).toBe(field)
})

test('a game that is over cannot be continued', async () => {
  const { game } = raftPackage()
  const match = Match.start(game, game.readOptions({ players: 3 }), 'chacha20:river')
  while (!match.over)
    for (const { seat, number } of match.pending) match.answer({ seat, decision: number, value: true })
  const reply = await kaylee.ask('POST', '/api/tables/import', brought(recordOf(match)))
  expect(reply.body.problem).toMatchObject({ code: 'conflict', field: 'record' })
})
