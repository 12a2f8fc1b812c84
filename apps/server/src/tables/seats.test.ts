import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { type Hall, helm, oar, open, openHall, type Person, raft, whoSits } from '../testing/hall.ts'

let hall: Hall
let kaylee: Person
let wash: Person
let zoe: Person

beforeEach(async () => {
  hall = await openHall()
  kaylee = await hall.person('Kaylee')
  wash = await hall.person('Wash')
  zoe = await hall.person('Zoe')
})
afterEach(() => hall.close())

/** A table of Kaylee's; returns its path. */
async function tableOf(changes: object = {}): Promise<string> {
  const { id } = await kaylee.table('POST', '/api/tables', raft(changes))
  hall.changed.length = 0
  return `/api/tables/${id}`
}

/** Kaylee, Wash and a bot, in the middle of a game. */
async function runningRaft(): Promise<string> {
  const path = await tableOf({ seats: [open, oar] })
  await wash.table('POST', `${path}/join`, {})
  await kaylee.table('POST', `${path}/start`)
  hall.changed.length = 0
  return path
}

/** Who sits where, people by name and bots by kind; refusals must leave it as it was. */
async function sitting(path: string): Promise<(string | null)[]> {
  return (await kaylee.table('GET', path)).seats.map(whoSits)
}

async function expectRefusal(who: Person, code: string, ...[method, path, body]: Parameters<Person['ask']>) {
  const before = hall.changed.length
  const reply = await who.ask(method, path, body)
  expect(reply.body.problem?.code).toBe(code)
  expect(hall.changed.length).toBe(before)
  return reply.body.problem
}

describe('joining', () => {
  test('the seat asked for, or the first open one', async () => {
    const path = await tableOf({ options: { players: 4 }, seats: [open, open, open] })
    expect((await wash.table('POST', `${path}/join`, { seat: 2 })).you).toBe(2)
    expect((await zoe.table('POST', `${path}/join`)).you).toBe(1)
    const guest = await hall.stranger().table('POST', `${path}/join`, {})
    expect(guest.you).toBe(3)
    expect(guest.invite).not.toBeNull()
    expect(hall.changed).toHaveLength(3)
    expect((await sitting(path)).slice(0, 3)).toEqual(['Kaylee', 'Zoe', 'Wash'])
    expect((await kaylee.table('GET', path)).status).toBe('open')
  })

  test('a table by link opens to the invitation', async () => {
    const path = await tableOf({ visibility: 'link' })
    const { invite } = await kaylee.table('GET', path)
    await expectRefusal(wash, 'not-found', 'POST', `${path}/join`, {})
    await expectRefusal(wash, 'not-found', 'POST', `${path}/join`, { invite: newId() })
    expect((await wash.table('POST', `${path}/join`, { invite })).you).toBe(1)
  })

  test('what is refused', async () => {
    const path = await tableOf({ seats: [open, oar] })
    expect(await expectRefusal(wash, 'invalid', 'POST', `${path}/join`, { seat: 3 })).toMatchObject({ field: 'seat' })
    await expectRefusal(wash, 'invalid', 'POST', `${path}/join`, { seat: -1 })
    await expectRefusal(wash, 'invalid', 'POST', `${path}/join`, { as: 'captain' })
    await expectRefusal(wash, 'conflict', 'POST', `${path}/join`, { seat: 0 })
    await expectRefusal(wash, 'conflict', 'POST', `${path}/join`, { seat: 2 })
    await expectRefusal(kaylee, 'conflict', 'POST', `${path}/join`, {})
    await wash.table('POST', `${path}/join`, {})
    await expectRefusal(zoe, 'conflict', 'POST', `${path}/join`, {})
    await kaylee.table('POST', `${path}/start`)
    await expectRefusal(zoe, 'conflict', 'POST', `${path}/join`, {})
    expect(await sitting(path)).toEqual(['Kaylee', 'Wash', 'oar'])
    await hall.play(path.slice('/api/tables/'.length))
    await expectRefusal(zoe, 'over', 'POST', `${path}/join`, {})
  })

  test('of two who want the last seat, one gets it', async () => {
    const path = await tableOf({ seats: [oar, open] })
    const replies = await Promise.all([wash, zoe].map((who) => who.ask('POST', `${path}/join`, {})))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('two who come at once both find a seat', async () => {
    const path = await tableOf()
    const seats = await Promise.all([wash, zoe].map(async (who) => (await who.table('POST', `${path}/join`, {})).you))
    expect(seats.sort()).toEqual([1, 2])
  })
})

describe('leaving', () => {
  test('the seat is open again', async () => {
    const path = await tableOf()
    await wash.table('POST', `${path}/join`, {})
    const reply = await wash.ask('POST', `${path}/leave`)
    expect(reply.status).toBe(200)
    expect(await sitting(path)).toEqual(['Kaylee', null, null])
    expect(hall.changed).toHaveLength(2)
  })

  test('when the host leaves, the next person is host', async () => {
    const path = await tableOf()
    await zoe.table('POST', `${path}/join`, { seat: 2 })
    await wash.table('POST', `${path}/join`, { seat: 1 })
    await kaylee.ask('POST', `${path}/leave`, {})
    expect((await wash.table('GET', path)).host).toBe(true)
    expect((await zoe.table('GET', path)).host).toBe(false)
    expect((await kaylee.table('GET', path)).host).toBe(false)
  })

  test('a table that everybody left is gone', async () => {
    const path = await tableOf({ seats: [open, oar] })
    await kaylee.ask('POST', `${path}/leave`)
    expect((await kaylee.ask('GET', path)).status).toBe(404)
    expect(hall.changed).toHaveLength(1)
  })

  test('what is refused, with the ways out', async () => {
    const path = await runningRaft()
    await expectRefusal(zoe, 'forbidden', 'POST', `${path}/leave`)
    await expectRefusal(hall.stranger(), 'unauthorized', 'POST', `${path}/leave`)
    const problem = await expectRefusal(wash, 'conflict', 'POST', `${path}/leave`)
    expect(problem?.message).toMatch(/hand your seat over.*bot.*abandon/)
    expect(await sitting(path)).toEqual(['Kaylee', 'Wash', 'oar'])
    await hall.play(path.slice('/api/tables/'.length))
    await expectRefusal(wash, 'over', 'POST', `${path}/leave`)
  })
})

describe('changing seats', () => {
  test('before the start, the host fills, changes and empties seats that no person has', async () => {
    const path = await tableOf()
    await kaylee.table('PUT', `${path}/seats/1`, oar)
    expect(await sitting(path)).toEqual(['Kaylee', 'oar', null])
    await kaylee.table('PUT', `${path}/seats/1`, helm)
    expect(await sitting(path)).toEqual(['Kaylee', 'helm', null])
    await kaylee.table('PUT', `${path}/seats/1`, open)
    expect(await sitting(path)).toEqual(['Kaylee', null, null])
    expect(hall.changed).toHaveLength(3)
  })

  test('what is refused before the start', async () => {
    const path = await tableOf()
    await wash.table('POST', `${path}/join`, {})
    await expectRefusal(wash, 'forbidden', 'PUT', `${path}/seats/2`, oar)
    await expectRefusal(zoe, 'forbidden', 'PUT', `${path}/seats/2`, oar)
    await expectRefusal(hall.stranger(), 'unauthorized', 'PUT', `${path}/seats/2`, oar)
    await expectRefusal(kaylee, 'conflict', 'PUT', `${path}/seats/1`, oar)
    await expectRefusal(kaylee, 'conflict', 'PUT', `${path}/seats/0`, open)
    await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/seats/3`, oar)
    await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/seats/one`, oar)
    const problem = await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/seats/2`, { kind: 'bot', bot: 'captain' })
    expect(problem).toMatchObject({ field: 'bot' })
    await expectRefusal(kaylee, 'invalid', 'PUT', `${path}/seats/2`, { kind: 'person', user: zoe.id })
    expect(await sitting(path)).toEqual(['Kaylee', 'Wash', null])
  })

  test('after the start, a person may give their seat to a bot if somebody stays', async () => {
    const path = await runningRaft()
    await expectRefusal(kaylee, 'forbidden', 'PUT', `${path}/seats/1`, helm)
    await expectRefusal(kaylee, 'forbidden', 'PUT', `${path}/seats/2`, helm)
    await expectRefusal(zoe, 'forbidden', 'PUT', `${path}/seats/1`, helm)
    await expectRefusal(wash, 'conflict', 'PUT', `${path}/seats/1`, open)
    expect(await sitting(path)).toEqual(['Kaylee', 'Wash', 'oar'])
    const table = await wash.table('PUT', `${path}/seats/1`, helm)
    expect(table).toMatchObject({ you: null, status: 'playing' })
    expect(hall.changed).toHaveLength(1)
    expect(await sitting(path)).toEqual(['Kaylee', 'helm', 'oar'])
    const problem = await expectRefusal(kaylee, 'conflict', 'PUT', `${path}/seats/0`, helm)
    expect(problem?.message).toContain('abandon')
    await hall.play(path.slice('/api/tables/'.length))
    await expectRefusal(kaylee, 'over', 'PUT', `${path}/seats/0`, helm)
  })

  test('a proposal lapses if one of those asked leaves', async () => {
    const path = await runningRaft()
    await kaylee.table('POST', `${path}/proposals`, { kind: 'abandon' })
    await wash.table('PUT', `${path}/seats/1`, helm)
    expect(await kaylee.table('GET', path)).toMatchObject({ status: 'playing', proposals: [] })
  })
})

describe('handing over', () => {
  test('works once, before the start and after', async () => {
    const path = await tableOf({ visibility: 'link', seats: [open, oar] })
    const { invite } = await kaylee.table('GET', path)
    await wash.table('POST', `${path}/join`, { invite })
    const { token } = (await wash.ask('POST', `${path}/seats/1/hand-over`)).body
    hall.changed.length = 0
    expect((await zoe.table('POST', `${path}/take-over`, { token })).you).toBe(1)
    expect(hall.changed).toHaveLength(1)
    expect(await sitting(path)).toEqual(['Kaylee', 'Zoe', 'oar'])
    expect((await wash.ask('GET', path)).status).toBe(404)
    await expectRefusal(wash, 'not-found', 'POST', `${path}/take-over`, { token })
    await kaylee.table('POST', `${path}/start`)
    await zoe.table('POST', `${path}/proposals`, { kind: 'abandon' })
    const back = (await zoe.ask('POST', `${path}/seats/1/hand-over`)).body.token
    expect(await wash.table('POST', `${path}/take-over`, { token: back })).toMatchObject({ you: 1, proposals: [] })
    expect(await sitting(path)).toEqual(['Kaylee', 'Wash', 'oar'])
  })

  test('whoever takes the host’s seat becomes host', async () => {
    const path = await tableOf()
    const { token } = (await kaylee.ask('POST', `${path}/seats/0/hand-over`)).body
    expect((await wash.table('POST', `${path}/take-over`, { token })).host).toBe(true)
    expect((await kaylee.table('GET', path)).host).toBe(false)
  })

  test('a newer token replaces an older one, and it can be withdrawn', async () => {
    const path = await runningRaft()
    const first = (await wash.ask('POST', `${path}/seats/1/hand-over`)).body.token
    const second = (await wash.ask('POST', `${path}/seats/1/hand-over`)).body.token
    await expectRefusal(zoe, 'not-found', 'POST', `${path}/take-over`, { token: first })
    expect((await wash.ask('DELETE', `${path}/seats/1/hand-over`)).status).toBe(200)
    await expectRefusal(zoe, 'not-found', 'POST', `${path}/take-over`, { token: second })
    expect(await sitting(path)).toEqual(['Kaylee', 'Wash', 'oar'])
  })

  test('what is refused', async () => {
    const path = await runningRaft()
    for (const method of ['POST', 'DELETE'] as const) {
      await expectRefusal(kaylee, 'forbidden', method, `${path}/seats/1/hand-over`)
      await expectRefusal(zoe, 'forbidden', method, `${path}/seats/1/hand-over`)
      await expectRefusal(hall.stranger(), 'unauthorized', method, `${path}/seats/1/hand-over`)
      await expectRefusal(wash, 'invalid', method, `${path}/seats/9/hand-over`)
    }
    const { token } = (await wash.ask('POST', `${path}/seats/1/hand-over`)).body
    await expectRefusal(kaylee, 'conflict', 'POST', `${path}/take-over`, { token })
    await expectRefusal(wash, 'conflict', 'POST', `${path}/take-over`, { token })
    await expectRefusal(zoe, 'not-found', 'POST', `${path}/take-over`, { token: newId() })
    await expectRefusal(zoe, 'not-found', 'POST', `/api/tables/${newId()}/take-over`, { token })
    await expectRefusal(zoe, 'invalid', 'POST', `${path}/take-over`, { token: 7 })
    expect(await sitting(path)).toEqual(['Kaylee', 'Wash', 'oar'])
    await hall.play(path.slice('/api/tables/'.length))
    await expectRefusal(zoe, 'over', 'POST', `${path}/take-over`, { token })
    await expectRefusal(wash, 'over', 'POST', `${path}/seats/1/hand-over`)
    expect(await sitting(path)).toEqual(['Kaylee', 'Wash', 'oar'])
  })

  test('of two who have the token, one gets the seat', async () => {
    const path = await runningRaft()
    const { token } = (await wash.ask('POST', `${path}/seats/1/hand-over`)).body
    const jayne = await hall.person('Jayne')
    const replies = await Promise.all([zoe, jayne].map((who) => who.ask('POST', `${path}/take-over`, { token })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
