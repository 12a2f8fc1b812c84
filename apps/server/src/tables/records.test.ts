import { readFileSync } from 'node:fs'
import { setImmediate as immediately } from 'node:timers/promises'
import { anyAnswer, commitmentTo, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'
import { limits } from '@keep-flying/protocol'
import { readOptions, verse } from '@keep-flying/verse'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../ids.ts'
import { type Hall, oar, openHall, type Person, raft } from '../testing/hall.ts'
import { checkHere } from './checker.ts'
import type { Effort } from './labour.ts'
import { createReplays } from './replays.ts'

let hall: Hall
let kaylee: Person
let wash: Person

beforeEach(async () => {
  hall = await openHall()
  kaylee = await hall.person('Kaylee')
  wash = await hall.person('Wash')
})
afterEach(() => hall.close())

test.each([
  ['replays', 'replay'],
  ['reports', 'report'],
] as const)('a network has only so many %s on their way at once', async (path, read) => {
  let answer = (_: null) => {}
  const stuck = new Promise<null>((resolve) => {
    answer = resolve
  })
  const reading = vi.spyOn(hall.store, read).mockReturnValue(stuck)
  const ask = () => hall.stranger().ask('GET', `/api/${path}/${newId()}`)
  const held = Array.from({ length: 6 }, ask)
  while (reading.mock.calls.length < 6) await immediately()
  expect((await ask()).status).toBe(429)
  answer(null)
  for (const { status } of await Promise.all(held)) expect(status).toBe(404)
})

describe('reports', () => {
  async function running(changes: object = {}): Promise<string> {
    const { id } = await kaylee.table('POST', '/api/tables', raft({ seats: [oar, oar], ...changes }))
    await kaylee.table('POST', `/api/tables/${id}/start`)
    await hall.play(id, 2)
    return id
  }

  test('contain the moment as the reporter saw it, and the record once the game is over', async () => {
    const table = await running()
    const reply = await kaylee.ask('POST', `/api/tables/${table}/reports`, { note: ' The raft sank. ' })
    expect(reply.status).toBe(201)
    const { id } = reply.body
    expect(reply.body['url']).toBe(`/report/${id}`)
    const read = () => hall.stranger().ask('GET', `/api/reports/${id}`)
    const early = await read()
    expect(early.body).toMatchObject({
      id,
      table,
      note: 'The raft sank.',
      moment: { seat: 0, version: 2, decisions: [] },
      record: null,
    })
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(early.body['versions']).toEqual({ server: version, rules: '1', node: process.versions.node })
    const seed = (await hall.store.game(table))?.game.seed ?? ''
    expect(early.text).not.toContain(seed)
    expect(early.text.match(/charm-/g)).toHaveLength(1)
    await hall.play(table)
    expect((await read()).body['record']).toMatchObject({ seed, log: [{ seat: 0 }, { seat: 1 }] })
  })

  test('a spectator’s moment is the public one', async () => {
    const table = await running()
    const { id } = (await wash.ask('POST', `/api/tables/${table}/reports`, { note: '' })).body
    const { body, text } = await kaylee.ask('GET', `/api/reports/${id}`)
    expect(body['moment']).toMatchObject({ seat: null })
    expect(text).not.toContain('charm-')
  })

  test('what is refused', async () => {
    const hidden = await running({ visibility: 'link', spectators: false })
    const path = `/api/tables/${hidden}/reports`
    expect((await wash.ask('POST', path, { note: 'x' })).status).toBe(404)
    const { invite } = await kaylee.table('GET', `/api/tables/${hidden}`)
    expect((await wash.ask('POST', `${path}?invite=${invite}`, { note: 'x' })).status).toBe(403)
    const tooLong = await kaylee.ask('POST', path, { note: 'x'.repeat(limits.note + 1) })
    expect(tooLong.body.problem).toMatchObject({ code: 'invalid', field: 'note' })
    expect((await kaylee.ask('POST', path, { note: 'x', record: {} })).body.problem?.field).toBe('record')
    const open = await kaylee.table('POST', '/api/tables', raft())
    const early = await kaylee.ask('POST', `/api/tables/${open.id}/reports`, { note: 'x' })
    expect(early.body.problem?.code).toBe('conflict')
    expect((await kaylee.ask('GET', `/api/reports/${newId()}`)).status).toBe(404)
    expect((await kaylee.ask('GET', '/api/reports/x')).status).toBe(400)
  })
})

/** The first answers of a game. */
function played(answers: number): GameRecord {
  const match = Match.start(verse, readOptions({ players: 2 }), 'sfc32:replays')
  const random = openStream('sfc32:answers')
  while (match.log.length < answers && !match.over) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
  }
  return recordOf(match)
}

describe('replays', () => {
  test('a record that replays is stored for anybody who has its id', async () => {
    const record = played(60)
    const reply = await hall.stranger().ask('POST', '/api/replays', record)
    expect(reply.status).toBe(201)
    expect(reply.body['url']).toBe(`/replay/${reply.body.id}`)
    const { checkpoint, ...kept } = record
    expect(checkpoint).toBeDefined()
    const turn = vi.spyOn(hall.services.downloads, 'turn')
    expect((await wash.ask('GET', `/api/replays/${reply.body.id}`)).body['record']).toEqual(kept)
    // Only the record itself waits for a turn, not what stands around it.
    expect(turn).toHaveBeenCalledTimes(1)
  })

  const record = played(20)
  const other = 'sfc32:another'
  test.each([
    ['no JSON', 'captain’s log', undefined, 'not JSON'],
    ['nothing', '', undefined, 'not JSON'],
    ['no record', '[]', undefined, 'JSON object'],
    ['a later format', { ...record, format: 2 }, undefined, 'format 2'],
    ['an unknown game', { ...record, game: 'chess' }, 'game', 'chess'],
    ['other rules', { ...record, rules: '0' }, undefined, 'played by rules 0'],
    ['wrong options', { ...record, options: { players: 9 } }, 'options.players', 'from 1 to 4'],
    ['a broken promise', { ...record, seed: other }, 'seed', 'commitment'],
    ['another seed', { ...record, seed: other, commitment: commitmentTo(other) }, undefined, 'does not replay'],
    ['a seed of no kind', { ...record, seed: 'x', commitment: commitmentTo('x') }, undefined, 'names no algorithm'],
    ['an endless seed', { ...record, seed: `sfc32:${'x'.repeat(200)}` }, 'seed', 'too long'],
    ['another end', { ...record, hash: 'x' }, 'hash', 'another state'],
    ['a missing answer', { ...record, log: record.log.slice(1) }, undefined, 'Entry 0'],
    ['an impossible undo', { ...record, log: [{ seat: 0, undo: 7, agreed: true }] }, undefined, 'Entry 0'],
    ['a state made by hand', { ...record, base: record.checkpoint?.saved }, 'base', 'other rules'],
  ])('%s is refused', async (_, body, field, words) => {
    const reply = await kaylee.ask('POST', '/api/replays', body)
    expect(reply.status).toBe(400)
    expect(reply.body.problem?.code).toBe('invalid')
    expect(reply.body.problem?.field).toBe(field)
    expect(reply.body.problem?.message).toContain(words)
  })

  test('a record may be larger than other requests, but not endless', async () => {
    const padded = `${JSON.stringify(record)}${' '.repeat(limits.body)}`
    expect((await kaylee.ask('POST', '/api/replays', padded)).status).toBe(201)
    const reply = await kaylee.ask('POST', '/api/replays', ' '.repeat(limits.record + 1))
    expect(reply.body.problem?.code).toBe('too-large')
    const long = { ...record, log: Array.from({ length: 20_001 }, () => record.log[0]) }
    expect((await kaylee.ask('POST', '/api/replays', long)).body.problem).toMatchObject({
      code: 'too-large',
      field: 'log',
    })
    expect((await kaylee.ask('GET', `/api/replays/${newId()}`)).status).toBe(404)
  })

  describe('cost the others little', () => {
    const effort: Effort = { entries: 1000, stretch: 0, rest: 0, work: 20, meter: () => () => 0 }

    async function upload(change: Partial<Effort>) {
      const replays = createReplays({
        ...hall.services,
        checker: checkHere(hall.services.games, { ...effort, ...change }),
      })
      return (network = '192.0.2.1') =>
        replays.upload({ person: kaylee.id, network }, Buffer.from(JSON.stringify(record)))
    }

    test('others get their turn in between', async () => {
      const run = (await upload({}))()
      let turns = 0
      const done = run.then(() => true)
      while (!(await Promise.race([done, immediately(false)]))) turns++
      expect(turns).toBeGreaterThanOrEqual(record.log.length - 1)
    })

    test('a record that costs too much processor time is refused', async () => {
      const dear = await upload({ meter: () => () => 1 })
      await expect(dear()).rejects.toMatchObject({ code: 'too-large', field: 'log' })
    })

    test('a record is not refused because the machine is busy', async () => {
      const run = await upload({ meter: () => () => 0 })
      const busy = setInterval(() => {
        const until = performance.now() + 30
        while (performance.now() < until);
      }, 1)
      try {
        await expect(run()).resolves.toMatch(/^[A-Za-z0-9_-]{22}$/)
      } finally {
        clearInterval(busy)
      }
    })

    test('they wait for each other, but nobody fills the line', async () => {
      const run = await upload({})
      const results = await Promise.allSettled([run(), run(), run(), run(), run(), run('192.0.2.2')])
      const [first, second, third, fourth, fifth, other] = results.map(({ status }) => status)
      expect([first, second, third, fourth, other]).toEqual(Array.from({ length: 5 }, () => 'fulfilled'))
      expect(fifth).toBe('rejected')
      expect(results[4]).toMatchObject({ reason: { code: 'unavailable' } })
    })
  })
})
