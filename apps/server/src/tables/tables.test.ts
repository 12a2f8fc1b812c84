import { botName, commitmentTo, readRecord, verifyRecord } from '@keep-flying/kernel'
import { limits } from '@keep-flying/protocol'
import { verse } from '@keep-flying/verse'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { handleOf, newId } from '../ids.ts'
import { type Hall, helm, oar, open, openHall, type Person, raft, whoSits } from '../testing/hall.ts'

let hall: Hall
let kaylee: Person
let wash: Person

beforeEach(async () => {
  hall = await openHall()
  kaylee = await hall.person('Kaylee')
  wash = await hall.person('Wash')
})
afterEach(() => hall.close())

describe('creating', () => {
  test('a table has its host in the first seat, and a commitment to a seed that nobody sees', async () => {
    const reply = await kaylee.ask('POST', '/api/tables', raft({ seats: [open, oar] }))
    expect(reply.status).toBe(201)
    const table = reply.body.table
    expect(table).toMatchObject({
      game: 'raft',
      options: { players: 3, strokes: 6, weather: 'calm', gear: [], night: false },
      title: 'Down the river',
      status: 'open',
      spectators: true,
      botDelay: 600,
      you: 0,
      host: true,
      seed: null,
      outcome: null,
      rematch: null,
      proposals: [],
    })
    expect(table?.seats).toMatchObject([
      { seat: 0, kind: 'person', person: handleOf(kaylee.id), name: 'Kaylee', bot: null, waitingSince: null },
      { seat: 1, kind: 'open', person: null, name: null, bot: null, waitingSince: null },
      { seat: 2, kind: 'bot', person: null, name: botName(table?.id ?? '', 2), bot: 'oar', waitingSince: null },
    ])
    const id = table?.id ?? ''
    const stored = await hall.store.game(id)
    expect(table?.commitment).toBe(commitmentTo(stored?.game.seed ?? ''))
    expect(table?.invite).toBe(stored?.game.invite)
    expect(stored?.game.seed).toMatch(/^chacha20:[0-9a-f]{64}$/)
    expect(hall.changed).toEqual([id])
  })

  test('a stranger becomes a guest by making a table', async () => {
    const stranger = hall.stranger()
    const table = await stranger.table('POST', '/api/tables', raft())
    expect((await stranger.table('GET', `/api/tables/${table.id}`)).you).toBe(0)
  })

  test.each([
    ['game', raft({ game: 'chess' }), 'raft'],
    ['options.players', raft({ options: { players: 9 } }), 'from 1 to 4'],
    ['seats', raft({ seats: [open] }), '3 seats'],
    ['seats', raft({ seats: [open, open, open] }), 'the other 2'],
    ['seats.1.bot', raft({ seats: [open, { kind: 'bot', bot: 'captain' }] }), 'oar or helm'],
    ['title', raft({ title: ' ' }), 'title'],
    ['visibility', raft({ visibility: 'secret' }), 'visibility'],
    ['botDelay', raft({ botDelay: 60_000 }), 'botDelay'],
    ['seed', raft({ seed: 'sfc32:mine' }), 'seed'],
  ])('a wrong "%s" is named', async (field, request, words) => {
    const reply = await kaylee.ask('POST', '/api/tables', request)
    expect(reply.status).toBe(400)
    expect(reply.body.problem).toMatchObject({ code: 'invalid', field })
    expect(reply.body.problem?.message).toContain(words)
    expect(await hall.store.tablesOf(kaylee.id)).toBe(0)
    expect(hall.changed).toEqual([])
  })

  test('a person can sit at so many tables and no more', async () => {
    for (let made = 0; made < limits.tables; made++) await kaylee.table('POST', '/api/tables', raft())
    const reply = await kaylee.ask('POST', '/api/tables', raft())
    expect(reply.status).toBe(429)
    const other = await wash.table('POST', '/api/tables', raft())
    expect((await kaylee.ask('POST', `/api/tables/${other.id}/join`, {})).status).toBe(429)
    expect(await hall.store.tablesOf(kaylee.id)).toBe(limits.tables)
  })
})

describe('who sees a table', () => {
  test('a public table is for everybody, the invitation for those who sit there', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft())
    const seen = await hall.stranger().table('GET', `/api/tables/${id}`)
    expect(seen).toMatchObject({ you: null, host: false, invite: null, title: 'Down the river' })
  })

  test('a table by link does not exist for others', async () => {
    const { id, invite } = await kaylee.table('POST', '/api/tables', raft({ visibility: 'link' }))
    const hidden = await wash.ask('GET', `/api/tables/${id}`)
    const missing = await wash.ask('GET', `/api/tables/${newId()}`)
    const wrong = await wash.ask('GET', `/api/tables/${id}?invite=${newId()}`)
    expect(hidden.status).toBe(404)
    expect(missing.body).toEqual(hidden.body)
    expect(wrong.body).toEqual(hidden.body)
    for (const path of ['join', 'leave', 'start', 'rematch']) {
      const reply = await wash.ask('POST', `/api/tables/${id}/${path}`, {})
      expect(reply.body).toEqual(hidden.body)
    }
    expect(await wash.table('GET', `/api/tables/${id}?invite=${invite}`)).toMatchObject({ you: null, invite: null })
    expect((await kaylee.table('GET', `/api/tables/${id}`)).you).toBe(0)
  })

  test('an address that is not an id is refused', async () => {
    expect((await wash.ask('GET', '/api/tables/..%2Fme')).status).toBe(400)
    expect((await wash.ask('GET', '/api/tables/short')).body.problem?.field).toBe('table')
  })

  test('a public table without spectators can be seen, but its game only by those who sit there', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft({ spectators: false, seats: [oar, oar] }))
    await kaylee.table('POST', `/api/tables/${id}/start`)
    expect((await wash.table('GET', `/api/tables/${id}`)).status).toBe('playing')
    const reply = await wash.ask('GET', `/api/tables/${id}/export`)
    expect(reply.body.problem?.code).toBe('forbidden')
    expect((await kaylee.ask('GET', `/api/tables/${id}/export`)).body['seat']).toBe(0)
    await hall.play(id)
    expect((await wash.ask('GET', `/api/tables/${id}/record`)).status).toBe(403)
    expect((await kaylee.ask('GET', `/api/tables/${id}/record`)).status).toBe(200)
  })

  test('bots have names of their own', async () => {
    const { id, seats } = await kaylee.table(
      'POST',
      '/api/tables',
      raft({ options: { players: 4 }, seats: [oar, helm, oar] }),
    )
    expect(seats.map(({ name }) => name)).toEqual(['Kaylee', botName(id, 1), botName(id, 2), botName(id, 3)])
    expect(seats.map(({ bot }) => bot)).toEqual([null, 'oar', 'helm', 'oar'])
  })
})

describe('starting', () => {
  test('the host starts once every seat is taken, under the rules of that day', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft({ seats: [open, oar] }))
    const early = await kaylee.ask('POST', `/api/tables/${id}/start`)
    expect(early.body.problem).toMatchObject({ code: 'conflict' })
    expect(early.body.problem?.message).toContain('Seat 1')
    await wash.table('POST', `/api/tables/${id}/join`, {})
    expect((await wash.ask('POST', `/api/tables/${id}/start`)).status).toBe(403)
    expect((await hall.stranger().ask('POST', `/api/tables/${id}/start`)).status).toBe(401)
    expect((await kaylee.table('GET', `/api/tables/${id}`)).status).toBe('open')
    await hall.newRules('2')
    hall.changed.length = 0
    const table = await kaylee.table('POST', `/api/tables/${id}/start`, {})
    expect(table).toMatchObject({ status: 'playing', seed: null })
    expect(table.startedAt).not.toBeNull()
    expect(table.seats.map(({ waitingSince }) => waitingSince !== null)).toEqual([true, false, false])
    expect((await hall.store.game(id))?.game.rules).toBe('2')
    expect(hall.changed).toEqual([id])
    expect((await kaylee.ask('POST', `/api/tables/${id}/start`)).body.problem?.code).toBe('conflict')
  })

  test('of two starts at once, one begins the game', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft({ seats: [oar, oar] }))
    const start = () => kaylee.ask('POST', `/api/tables/${id}/start`)
    const replies = await Promise.all([start(), start()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a solo game of Firefly', async () => {
    const solo = { game: 'verse', options: { players: 1, story: 'first-time' }, seats: [] }
    const { id } = await kaylee.table('POST', '/api/tables', raft(solo))
    expect((await kaylee.table('POST', `/api/tables/${id}/start`)).status).toBe('playing')
  })
})

describe('lists', () => {
  test('open, running, finished and mine', async () => {
    const waiting = await kaylee.table('POST', '/api/tables', raft())
    const hidden = await kaylee.table('POST', '/api/tables', raft({ visibility: 'link' }))
    const running = await wash.table('POST', '/api/tables', raft({ seats: [oar, oar] }))
    await wash.table('POST', `/api/tables/${running.id}/start`)
    const finished = await wash.table('POST', '/api/tables', raft({ seats: [oar, oar] }))
    await wash.table('POST', `/api/tables/${finished.id}/start`)
    await hall.play(finished.id)
    const ids = async (who: Person, query: string) => {
      const { body } = await who.ask('GET', `/api/tables${query}`)
      return body.tables?.map(({ id }) => id).sort()
    }
    const stranger = hall.stranger()
    expect(await ids(stranger, '')).toEqual([waiting.id])
    expect(await ids(stranger, '?list=running')).toEqual([running.id])
    expect(await ids(stranger, '?list=finished')).toEqual([finished.id])
    expect(await ids(stranger, '?list=mine')).toEqual([])
    expect(await ids(kaylee, '?list=mine')).toEqual([waiting.id, hidden.id].sort())
    expect(await ids(wash, '?list=mine')).toEqual([running.id, finished.id].sort())
    expect((await stranger.ask('GET', '/api/tables?list=secret')).body.problem?.field).toBe('list')
    const { text } = await stranger.ask('GET', '/api/tables?list=finished')
    for (const secret of ['"seed"', '"invite"', '"proposals"']) expect(text).not.toContain(secret)
  })

  test('how far each game has come and why it ended, in the language asked for', async () => {
    const { id } = await kaylee.table(
      'POST',
      '/api/tables',
      raft({ options: { players: 3, strokes: 2 }, seats: [oar, oar] }),
    )
    const line = async (list: string, query = '') => {
      const { body } = await hall.stranger().ask('GET', `/api/tables?list=${list}${query}`)
      return body.tables?.find((table) => table.id === id)
    }
    const mine = await kaylee.ask('GET', '/api/tables?list=mine')
    expect(mine.body.tables?.[0]).toMatchObject({ progress: null, words: { progress: null, reason: null } })
    await kaylee.table('POST', `/api/tables/${id}/start`)
    expect(await line('running')).toMatchObject({
      progress: { key: 'raft.progress', with: { strokes: 0 } },
      words: { progress: '0 strokes', reason: null },
    })
    await hall.play(id, 1)
    expect((await line('running', '&locale=de'))?.words).toEqual({
      progress: '1 Schlag',
      reason: null,
      campaign: null,
    })
    await hall.play(id)
    expect(await line('finished', '&locale=de')).toMatchObject({
      outcome: { by: 'team', won: true },
      progress: null,
      words: { progress: null, reason: 'Alle sind an Land.' },
    })
  })

  test('how much happened since I last looked', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft({ seats: [oar, oar] }))
    await kaylee.table('POST', `/api/tables/${id}/start`)
    const unseen = async (who: Person) => (await who.ask('GET', '/api/tables?list=mine')).body.tables?.[0]?.unseen
    await hall.play(id, 2)
    expect(await unseen(kaylee)).toBe(2)
    hall.pass(1)
    await hall.store.setLook({ game: id, user: kaylee.id, event: 2, at: Date.UTC(2517, 0, 1, 0, 1) })
    expect(await unseen(kaylee)).toBe(0)
    hall.pass(1)
    await hall.play(id, 3)
    expect(await unseen(kaylee)).toBe(3)
    const running = await wash.ask('GET', '/api/tables?list=running')
    expect(running.body.tables?.[0]?.unseen).toBe(0)
  })
})

describe('the end', () => {
  test('the seed is shown, and the record is one that anybody can verify', async () => {
    const two = { game: 'verse', options: { players: 2 }, seats: [open] }
    const { id, commitment } = await kaylee.table('POST', '/api/tables', raft(two))
    expect((await kaylee.ask('GET', `/api/tables/${id}/record`)).body.problem?.code).toBe('conflict')
    await wash.table('POST', `/api/tables/${id}/join`, {})
    await kaylee.table('POST', `/api/tables/${id}/start`)
    await hall.play(id, 30)
    const early = await kaylee.ask('GET', `/api/tables/${id}/record`)
    expect(early.body.problem?.code).toBe('conflict')
    const seed = (await hall.store.game(id))?.game.seed ?? ''
    expect(early.text).not.toContain(seed)
    await kaylee.table('POST', `/api/tables/${id}/proposals`, { kind: 'abandon' })
    const pending = (await wash.table('GET', `/api/tables/${id}`)).proposals[0]
    await wash.table('POST', `/api/tables/${id}/proposals/${pending?.id}`, { agree: true })
    const over = await hall.stranger().table('GET', `/api/tables/${id}`)
    expect(over).toMatchObject({ status: 'abandoned', seed, outcome: null })
    expect(commitmentTo(seed)).toBe(commitment)
    const record = await hall.stranger().ask('GET', `/api/tables/${id}/record`)
    expect(record.headers.get('content-disposition')).toBe(`attachment; filename="keep-flying-${id}.json"`)
    expect(verifyRecord(verse, readRecord(record.text)).log.length).toBe(30)
  })

  test('a running game can be exported as one sees it', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft({ seats: [open, oar] }))
    expect((await kaylee.ask('GET', `/api/tables/${id}/export`)).body.problem?.code).toBe('conflict')
    await wash.table('POST', `/api/tables/${id}/join`, {})
    await kaylee.table('POST', `/api/tables/${id}/start`)
    const [own, other, public_] = await Promise.all(
      [kaylee, wash, hall.stranger()].map((who) => who.ask('GET', `/api/tables/${id}/export`)),
    )
    expect([own, other, public_].map((reply) => reply?.body['seat'])).toEqual([0, 1, null])
    expect(own?.body['decisions']).toHaveLength(1)
    expect(other?.body['decisions']).toEqual([])
    expect(own?.headers.get('content-disposition')).toContain('attachment')
    expect(public_?.text).not.toContain('charm-')
  })
})

describe('rematch', () => {
  async function finishedRaft(): Promise<string> {
    const { id } = await kaylee.table(
      'POST',
      '/api/tables',
      raft({ visibility: 'link', pace: 'days', seats: [open, oar] }),
    )
    const { invite } = await kaylee.table('GET', `/api/tables/${id}`)
    await wash.table('POST', `/api/tables/${id}/join`, { invite })
    await kaylee.table('POST', `/api/tables/${id}/start`)
    await hall.play(id)
    return id
  }

  test('has the same people in the same seats; everybody who asks gets the same table', async () => {
    const old = await finishedRaft()
    hall.changed.length = 0
    const again = await wash.table('POST', `/api/tables/${old}/rematch`)
    expect(again).toMatchObject({ status: 'open', visibility: 'link', pace: 'days', you: 1, host: true })
    expect(again.seats.map(whoSits)).toEqual(['Kaylee', 'Wash', 'oar'])
    expect(hall.changed).toEqual([old, again.id])
    expect((await kaylee.table('GET', `/api/tables/${old}`)).rematch).toBe(again.id)
    expect(await kaylee.table('POST', `/api/tables/${old}/rematch`)).toMatchObject({
      id: again.id,
      you: 0,
      host: false,
    })
    expect(again.commitment).not.toBe((await kaylee.table('GET', `/api/tables/${old}`)).commitment)
    expect((await wash.table('POST', `/api/tables/${again.id}/start`)).status).toBe('playing')
  })

  test('two at once make one table', async () => {
    const old = await finishedRaft()
    const [one, two] = await Promise.all([kaylee, wash].map((who) => who.table('POST', `/api/tables/${old}/rematch`)))
    expect(one?.id).toBe(two?.id)
    const mine = await kaylee.ask('GET', '/api/tables?list=mine')
    expect(mine.body.tables?.map(({ id }) => id).sort()).toEqual([old, one?.id].sort())
  })

  test('a rematch that everybody left can be made anew', async () => {
    const old = await finishedRaft()
    const first = await kaylee.table('POST', `/api/tables/${old}/rematch`)
    for (const who of [kaylee, wash]) await who.ask('POST', `/api/tables/${first.id}/leave`)
    const second = await kaylee.table('POST', `/api/tables/${old}/rematch`)
    expect(second.id).not.toBe(first.id)
    expect(second.you).toBe(0)
  })

  test('somebody who sits at too many tables finds the seat open, and may come later', async () => {
    const old = await finishedRaft()
    for (let made = 0; made < limits.tables; made++) await wash.table('POST', '/api/tables', raft())
    const again = await kaylee.table('POST', `/api/tables/${old}/rematch`)
    expect(again.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'bot'])
    const forWash = await wash.table('POST', `/api/tables/${old}/rematch`)
    expect(forWash).toMatchObject({ id: again.id, you: null, invite: again.invite })
  })

  test('only those who sat there, and only after the end', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft({ seats: [oar, oar] }))
    expect((await kaylee.ask('POST', `/api/tables/${id}/rematch`)).body.problem?.code).toBe('conflict')
    await kaylee.table('POST', `/api/tables/${id}/start`)
    expect((await kaylee.ask('POST', `/api/tables/${id}/rematch`)).body.problem?.code).toBe('conflict')
    await hall.play(id)
    expect((await wash.ask('POST', `/api/tables/${id}/rematch`)).body.problem?.code).toBe('forbidden')
    expect((await hall.stranger().ask('POST', `/api/tables/${id}/rematch`)).status).toBe(401)
    expect((await hall.store.game(id))?.game.rematch).toBeNull()
  })
})
