import { limits } from '@keep-flying/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { handleOf, newId } from '../ids.ts'
import { type Hall, oar, open, openHall, type Person, raft } from '../testing/hall.ts'
import { userRow } from '../testing/rows.ts'

let hall: Hall
let kaylee: Person
let wash: Person
let badger: Person

beforeEach(async () => {
  hall = await openHall()
  kaylee = await hall.person('Kaylee')
  wash = await hall.person('Wash')
  badger = await hall.person('Badger')
})
afterEach(() => hall.close())

/** A table of Kaylee's where Badger sits as well; returns its path. */
async function tableWithBadger(changes: object = {}): Promise<string> {
  const { id, invite } = await kaylee.table('POST', '/api/tables', raft(changes))
  await badger.table('POST', `/api/tables/${id}/join`, { invite })
  hall.changed.length = 0
  return `/api/tables/${id}`
}

/** The same in the middle of a game, with a bot. */
async function runningRaft(): Promise<string> {
  const path = await tableWithBadger({ seats: [open, oar] })
  await kaylee.table('POST', `${path}/start`)
  hall.changed.length = 0
  return path
}

async function expectRefusal(who: Person, code: string, ...[method, path, body]: Parameters<Person['ask']>) {
  const before = hall.changed.length
  const reply = await who.ask(method, path, body)
  expect(reply.body.problem?.code).toBe(code)
  expect(hall.changed.length).toBe(before)
  return reply.body.problem
}

function say(path: string, { id: user }: Person) {
  const game = path.slice('/api/tables/'.length)
  return hall.store.say({ game, user, seat: null, name: 'x', once: newId(), at: 0, text: 'Boo!' })
}

describe('removing somebody', () => {
  test('opens their seat, and they can neither sit there nor watch until the host undoes it', async () => {
    const path = await tableWithBadger()
    const after = await kaylee.table('PUT', `${path}/removed/${handleOf(badger.id)}`)
    expect(after.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
    expect(after.order.removed).toEqual([{ person: handleOf(badger.id), name: 'Badger' }])
    expect(hall.changed).toHaveLength(1)
    const told = await badger.table('GET', path)
    expect(told.order).toMatchObject({ you: { removed: true, muted: false }, removed: [] })
    const refusal = await expectRefusal(badger, 'removed', 'POST', `${path}/join`, {})
    expect(refusal?.message).toBe('The host has removed you from this table.')
    const token = (await kaylee.ask('POST', `${path}/seats/0/hand-over`)).body.token
    await expectRefusal(badger, 'removed', 'POST', `${path}/take-over`, { token })
    const again = await kaylee.table('DELETE', `${path}/removed/${handleOf(badger.id)}`)
    expect(again.order.removed).toEqual([])
    expect((await badger.table('POST', `${path}/join`, {})).you).toBe(1)
  })

  test('is the host’s right alone, before the start, about somebody else who sits there', async () => {
    const path = await tableWithBadger()
    await wash.table('POST', `${path}/join`, {})
    await expectRefusal(wash, 'forbidden', 'PUT', `${path}/removed/${handleOf(badger.id)}`)
    await expectRefusal(hall.stranger(), 'unauthorized', 'PUT', `${path}/removed/${handleOf(badger.id)}`)
    expect(await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/removed/${handleOf(kaylee.id)}`)).toMatchObject({
      field: 'person',
    })
    await expectRefusal(kaylee, 'conflict', 'PUT', `${path}/removed/${newId()}`)
    await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/removed/x`)
    await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/removed/${handleOf(badger.id)}`, { why: 'rude' })
    await expectRefusal(kaylee, 'not-found', 'DELETE', `${path}/removed/${handleOf(badger.id)}`)
    await kaylee.table('POST', `${path}/start`)
    hall.changed.length = 0
    await expectRefusal(kaylee, 'conflict', 'PUT', `${path}/removed/${handleOf(badger.id)}`)
    expect((await badger.table('GET', path)).you).toBe(1)
  })

  test('also keeps them from looking at the game once it runs', async () => {
    const path = await tableWithBadger({ seats: [open, oar] })
    await kaylee.table('PUT', `${path}/removed/${handleOf(badger.id)}`)
    await wash.table('POST', `${path}/join`, {})
    await kaylee.table('POST', `${path}/start`)
    await expectRefusal(badger, 'removed', 'GET', `${path}/export`)
    expect((await hall.stranger().ask('GET', `${path}/export`)).status).toBe(200)
  })

  test('has an end', async () => {
    const path = await tableWithBadger()
    const game = path.slice('/api/tables/'.length)
    for (let more = 0; more < limits.sanctions; more++) {
      const user = userRow(0)
      await hall.store.addUser(user)
      await hall.store.sanction(game, user.id, 'removed')
    }
    await expectRefusal(kaylee, 'too-many', 'PUT', `${path}/removed/${handleOf(badger.id)}`)
  })
})

describe('a locked table', () => {
  test('takes nobody new, at a seat or as a spectator', async () => {
    const path = await tableWithBadger()
    expect((await kaylee.table('PATCH', `${path}/order`, { locked: true })).order.locked).toBe(true)
    const refusal = await expectRefusal(wash, 'locked', 'POST', `${path}/join`, {})
    expect(refusal?.message).toContain('locked')
    expect((await wash.table('GET', path)).order.locked).toBe(true)
    expect((await wash.ask('GET', '/api/tables?list=open')).body.tables).toEqual([])
    await kaylee.table('PUT', `${path}/seats/2`, oar)
    await kaylee.table('POST', `${path}/start`)
    await expectRefusal(wash, 'locked', 'GET', `${path}/export`)
    expect((await badger.ask('GET', `${path}/export`)).status).toBe(200)
    expect((await wash.ask('GET', '/api/tables?list=running')).body.tables).toEqual([])
    await kaylee.table('PATCH', `${path}/order`, { locked: false })
    expect((await wash.ask('GET', `${path}/export`)).status).toBe(200)
  })

  test('shows its record once the game is over', async () => {
    const path = await runningRaft()
    await kaylee.table('PATCH', `${path}/order`, { locked: true })
    await hall.play(path.slice('/api/tables/'.length))
    expect((await wash.ask('GET', `${path}/record`)).status).toBe(200)
  })

  test('is the host’s to lock', async () => {
    const path = await tableWithBadger()
    await expectRefusal(badger, 'forbidden', 'PATCH', `${path}/order`, { locked: true })
    await expectRefusal(wash, 'forbidden', 'PATCH', `${path}/order`, { locked: true })
    await expectRefusal(hall.stranger(), 'unauthorized', 'PATCH', `${path}/order`, { locked: true })
    expect((await kaylee.table('GET', path)).order.locked).toBe(false)
  })

  test.each([
    [{}, 'locked'],
    [{ locked: 1 }, 'locked'],
    [{ locked: true, spectatorChat: 'yes' }, 'spectatorChat'],
    [{ locked: true, muted: true }, 'muted'],
    [[], undefined],
  ])('%j is refused', async (body, field) => {
    const path = await tableWithBadger()
    expect((await expectRefusal(kaylee, 'invalid', 'PATCH', `${path}/order`, body))?.field).toBe(field)
    expect((await kaylee.table('GET', path)).order.locked).toBe(false)
  })
})

test('a private table is no more found by keeping order than by anything else', async () => {
  const path = await tableWithBadger({ visibility: 'link' })
  const nowhere = `/api/tables/${newId()}`
  const deeds = (at: string): Parameters<Person['ask']>[] => [
    ['PATCH', `${at}/order`, { locked: true }],
    ['PUT', `${at}/removed/${handleOf(badger.id)}`],
    ['DELETE', `${at}/removed/${handleOf(badger.id)}`],
    ['PUT', `${at}/muted/${handleOf(badger.id)}`],
    ['DELETE', `${at}/muted/${handleOf(badger.id)}`],
  ]
  const [hidden, missing] = [deeds(path), deeds(nowhere)]
  for (const [index, deed] of hidden.entries()) {
    const other = missing[index] ?? deed
    const [one, two] = [await wash.ask(...deed), await wash.ask(...other)]
    expect(one.status).toBe(404)
    expect(one.body).toEqual(two.body)
  }
})

describe('muting somebody', () => {
  test('who sits there or has said something, in the middle of a game and after it', async () => {
    const path = await runningRaft()
    const after = await kaylee.table('PUT', `${path}/muted/${handleOf(badger.id)}`)
    expect(after.order.muted).toEqual([{ person: handleOf(badger.id), name: 'Badger' }])
    expect((await badger.table('GET', path)).order).toMatchObject({ you: { muted: true }, muted: [] })
    expect((await wash.table('GET', path)).order).toMatchObject({ you: { muted: false }, muted: [] })
    await expectRefusal(kaylee, 'not-found', 'PUT', `${path}/muted/${handleOf(wash.id)}`)
    await say(path, wash)
    expect((await kaylee.table('PUT', `${path}/muted/${handleOf(wash.id)}`)).order.muted).toHaveLength(2)
    await kaylee.table('PUT', `${path}/muted/${handleOf(wash.id)}`)
    await hall.play(path.slice('/api/tables/'.length))
    const pardoned = await kaylee.table('DELETE', `${path}/muted/${handleOf(wash.id)}`)
    expect(pardoned.order.muted).toEqual([{ person: handleOf(badger.id), name: 'Badger' }])
  })

  test('is the host’s right alone', async () => {
    const path = await runningRaft()
    await expectRefusal(badger, 'forbidden', 'PUT', `${path}/muted/${handleOf(kaylee.id)}`)
    await expectRefusal(wash, 'forbidden', 'PUT', `${path}/muted/${handleOf(badger.id)}`)
    await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/muted/${handleOf(kaylee.id)}`)
    await expectRefusal(kaylee, 'not-found', 'DELETE', `${path}/muted/${handleOf(badger.id)}`)
    await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/muted/${'x'.repeat(65)}`)
  })
})

describe('the host', () => {
  test('who gives their seat to a bot leaves the table to the next person', async () => {
    const path = await runningRaft()
    await kaylee.ask('PUT', `${path}/seats/0`, oar)
    expect(await badger.table('GET', path)).toMatchObject({ host: true, order: { host: 1 } })
    expect((await kaylee.table('GET', path)).host).toBe(false)
    await expectRefusal(kaylee, 'forbidden', 'PATCH', `${path}/order`, { locked: true })
  })

  test('says at the making whether spectators may chat; among strangers they may not unless said', async () => {
    const order = async (changes: object) =>
      (await kaylee.table('POST', '/api/tables', raft(changes))).order.spectatorChat
    expect(await order({ visibility: 'public' })).toBe(false)
    expect(await order({ visibility: 'link' })).toBe(true)
    expect(await order({ visibility: 'public', spectatorChat: true })).toBe(true)
    expect(await order({ visibility: 'link', spectatorChat: false })).toBe(false)
  })
})

describe('blocking somebody', () => {
  const path = () => `/api/me/blocks/${handleOf(badger.id)}`

  /** Kaylee blocks Badger, whom she has met at a table. */
  async function block() {
    const table = (await tableWithBadger({ visibility: 'link' })).slice('/api/tables/'.length)
    return kaylee.ask('PUT', path(), { table })
  }

  test('keeps them from tables that one hosts, without telling them', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft())
    const reply = await block()
    expect(reply.body).toEqual({ blocks: [{ person: handleOf(badger.id), name: 'Badger', at: hall.services.now() }] })
    expect(hall.heard).toEqual([[kaylee.id, badger.id, false]])
    const refusal = await expectRefusal(badger, 'forbidden', 'POST', `/api/tables/${id}/join`, {})
    expect(refusal?.message).toBe('You cannot sit down at this table.')
    const token = (await kaylee.ask('POST', `/api/tables/${id}/seats/0/hand-over`)).body.token
    await expectRefusal(badger, 'forbidden', 'POST', `/api/tables/${id}/take-over`, { token })
    expect((await badger.table('GET', `/api/tables/${id}`)).order.you).toMatchObject({ removed: false, muted: false })
    expect((await kaylee.ask('DELETE', path())).body).toEqual({ blocks: [] })
    expect(hall.heard.at(-1)).toEqual([kaylee.id, badger.id, true])
    await badger.table('POST', `/api/tables/${id}/join`, {})
  })

  test('hides the open tables that they host', async () => {
    await badger.table('POST', '/api/tables', raft())
    await block()
    expect((await kaylee.ask('GET', '/api/tables')).body.tables).toEqual([])
    expect((await wash.ask('GET', '/api/tables')).body.tables).toHaveLength(1)
  })

  test.each([
    ['the one who is blocked', () => badger],
    ['the other', () => kaylee],
  ])('keeps both from being seated together again by %s', async (_, asker) => {
    const table = await runningRaft()
    await hall.play(table.slice('/api/tables/'.length))
    await block()
    const rematch = await asker().table('POST', `${table}/rematch`)
    expect(rematch.seats.flatMap(({ person }) => person ?? [])).toEqual([handleOf(asker().id)])
    expect(rematch.seats.filter(({ kind }) => kind === 'open')).toHaveLength(1)
  })

  test('reaches a spectator by what they said', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft())
    const met = { table: id }
    expect((await kaylee.ask('PUT', path(), met)).body.problem).toMatchObject({ code: 'not-found', field: 'person' })
    await say(`/api/tables/${id}`, badger)
    expect((await kaylee.ask('PUT', path(), met)).status).toBe(200)
  })

  test('is one’s own affair', async () => {
    const table = (await tableWithBadger()).slice('/api/tables/'.length)
    const refused = async (who: Person, person: string, body: unknown = { table }) =>
      (await who.ask('PUT', `/api/me/blocks/${person}`, body)).body.problem
    expect(await refused(kaylee, handleOf(kaylee.id))).toMatchObject({ code: 'invalid', field: 'person' })
    expect(await refused(kaylee, 'x')).toMatchObject({ code: 'invalid', field: 'person' })
    expect(await refused(kaylee, badger.id)).toMatchObject({ code: 'not-found' })
    expect(await refused(kaylee, handleOf(badger.id), {})).toMatchObject({ code: 'invalid', field: 'table' })
    expect(await refused(kaylee, handleOf(badger.id), { table: newId() })).toMatchObject({ code: 'not-found' })
    expect(await refused(hall.stranger(), handleOf(kaylee.id))).toMatchObject({ code: 'unauthorized' })
    expect((await hall.stranger().ask('GET', '/api/me/blocks')).status).toBe(401)
    expect(hall.heard).toEqual([])
    for (const _ of [1, 2]) expect((await kaylee.ask('PUT', path(), { table })).body['blocks']).toHaveLength(1)
    expect(hall.heard).toHaveLength(1)
    expect((await badger.ask('GET', '/api/me/blocks')).body).toEqual({ blocks: [] })
    expect((await badger.ask('DELETE', path())).status).toBe(404)
  })

  test('does not find private tables', async () => {
    const table = (await tableWithBadger({ visibility: 'link' })).slice('/api/tables/'.length)
    const hidden = await wash.ask('PUT', path(), { table })
    expect(hidden.status).toBe(404)
    expect(hidden.body).toEqual((await wash.ask('PUT', path(), { table: newId() })).body)
  })

  test('has an end', async () => {
    for (let more = 0; more < limits.blocks; more++) {
      const user = userRow(0)
      await hall.store.addUser(user)
      await hall.store.block(kaylee.id, user.id)
    }
    expect((await block()).body.problem?.code).toBe('too-many')
  })
})
