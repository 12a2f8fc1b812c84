import { limits } from '@keep-flying/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { type Hall, oar, open, openHall, type Person, raft, whoSits } from '../testing/hall.ts'
import { checkReplaceable } from './replacing.ts'

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

/** Kaylee, Wash, Zoe and a bot in the middle of a game; the table's id. */
async function running(changes: object = {}): Promise<string> {
  const request = raft({ options: { players: 4 }, seats: [open, open, oar], ...changes })
  const { id } = await kaylee.table('POST', '/api/tables', request)
  await wash.table('POST', `/api/tables/${id}/join`, { seat: 1 })
  await zoe.table('POST', `/api/tables/${id}/join`, { seat: 2 })
  await kaylee.table('POST', `/api/tables/${id}/start`)
  hall.changed.length = 0
  return id
}

const abandon = { kind: 'abandon' }
const replaceZoe = { kind: 'replace', seat: 2, bot: 'helm' }

function propose(who: Person, table: string, proposal: object) {
  return who.table('POST', `/api/tables/${table}/proposals`, proposal)
}

function answer(who: Person, table: string, id: string | undefined, agree: boolean) {
  return who.table('POST', `/api/tables/${table}/proposals/${id}`, { agree })
}

async function pending(table: string) {
  return (await kaylee.table('GET', `/api/tables/${table}`)).proposals
}

async function expectRefusal(who: Person, code: string, path: string, body: object) {
  const before = hall.changed.length
  const reply = await who.ask('POST', path, body)
  expect(reply.body.problem?.code).toBe(code)
  expect(hall.changed.length).toBe(before)
  return reply.body.problem
}

describe('abandoning', () => {
  test('if everybody agrees, the game is over without a winner', async () => {
    const table = await running()
    const { proposals } = await propose(kaylee, table, abandon)
    expect(proposals).toMatchObject([{ proposal: abandon, by: 0, asked: [0, 1, 2], agreed: [0] }])
    const id = proposals[0]?.id
    expect((await answer(wash, table, id, true)).proposals[0]?.agreed).toEqual([0, 1])
    expect((await answer(wash, table, id, true)).proposals[0]?.agreed).toEqual([0, 1])
    const over = await answer(zoe, table, id, true)
    expect(over).toMatchObject({ status: 'abandoned', outcome: null, proposals: [] })
    expect(over.seed).toMatch(/^chacha20:/)
    expect(over.endedAt).not.toBeNull()
    expect(hall.changed).toEqual([table, table, table, table])
    expect(await hall.store.proposals(table)).toEqual([])
    const path = `/api/tables/${table}/proposals`
    await expectRefusal(kaylee, 'over', path, abandon)
    await expectRefusal(kaylee, 'over', `${path}/${id}`, { agree: true })
  })

  test('one refusal ends it', async () => {
    const table = await running()
    const [proposal] = (await propose(kaylee, table, abandon)).proposals
    await answer(wash, table, proposal?.id, true)
    expect(await answer(zoe, table, proposal?.id, false)).toMatchObject({ status: 'playing', proposals: [] })
    const path = `/api/tables/${table}/proposals/${proposal?.id}`
    await expectRefusal(wash, 'not-found', path, { agree: true })
    expect((await propose(wash, table, abandon)).proposals).toMatchObject([{ by: 1, agreed: [1] }])
  })

  test('the only person at a table needs nobody else', async () => {
    const { id } = await kaylee.table('POST', '/api/tables', raft({ seats: [oar, oar] }))
    await kaylee.table('POST', `/api/tables/${id}/start`)
    expect((await propose(kaylee, id, abandon)).status).toBe('abandoned')
  })

  test('if the last two agree at the same time, it is carried out once', async () => {
    const table = await running()
    const [proposal] = (await propose(kaylee, table, abandon)).proposals
    const path = `/api/tables/${table}/proposals/${proposal?.id}`
    const replies = await Promise.all([wash, zoe].map((who) => who.ask('POST', path, { agree: true })))
    expect(replies.filter(({ status }) => status === 500)).toEqual([])
    expect((await kaylee.table('GET', `/api/tables/${table}`)).status).toBe('abandoned')
  })

  test('proposals of a game that ended by itself are gone', async () => {
    const table = await running()
    await propose(kaylee, table, abandon)
    await hall.play(table)
    expect(await pending(table)).toEqual([])
  })
})

/** The same, and it is Zoe's turn. */
async function waitingForZoe(changes: object = {}): Promise<string> {
  const table = await running(changes)
  await hall.play(table, 2)
  return table
}

describe('replacing somebody who is away', () => {
  test('the others agree, and the absent person is not asked', async () => {
    const table = await waitingForZoe()
    hall.pass(6)
    const { proposals } = await propose(kaylee, table, replaceZoe)
    expect(proposals).toMatchObject([{ proposal: replaceZoe, asked: [0, 1], agreed: [0] }])
    await propose(kaylee, table, abandon)
    const after = await answer(wash, table, proposals[0]?.id, true)
    expect(after.seats.map(whoSits)).toEqual(['Kaylee', 'Wash', 'helm', 'oar'])
    // Other proposals were made to different people.
    expect(after.proposals).toEqual([])
    expect((await zoe.table('GET', `/api/tables/${table}`)).you).toBeNull()
  })

  test('nobody is absent from a game that does not wait for them, however long they sleep', async () => {
    const table = await running()
    hall.pass(600)
    const path = `/api/tables/${table}/proposals`
    const problem = await expectRefusal(kaylee, 'conflict', path, replaceZoe)
    expect(problem).toMatchObject({ field: 'seat', message: expect.stringContaining('does not wait for Zoe') })
    // Her turn has come, and counts from now on, although she was last seen long ago.
    await hall.play(table, 2)
    hall.pass(4)
    await expectRefusal(kaylee, 'conflict', path, replaceZoe)
    hall.pass(1)
    expect((await propose(kaylee, table, replaceZoe)).proposals).toHaveLength(1)
  })

  test('over days, somebody last seen long ago has all the time from when their turn came', async () => {
    const table = await running({ pace: 'days' })
    hall.pass(5 * 24 * 60)
    await hall.play(table, 2)
    const path = `/api/tables/${table}/proposals`
    hall.pass(4319)
    await expectRefusal(kaylee, 'conflict', path, replaceZoe)
    hall.pass(1)
    expect((await propose(kaylee, table, replaceZoe)).proposals).toHaveLength(1)
  })

  test('somebody who came back stays', async () => {
    const table = await waitingForZoe()
    hall.pass(6)
    const [proposal] = (await propose(kaylee, table, replaceZoe)).proposals
    await zoe.ask('GET', '/api/me')
    const reply = await wash.ask('POST', `/api/tables/${table}/proposals/${proposal?.id}`, { agree: true })
    expect(reply.body.problem).toMatchObject({ code: 'conflict', field: 'seat' })
    expect(await pending(table)).toEqual([])
    expect((await zoe.table('GET', `/api/tables/${table}`)).you).toBe(2)
  })

  test('a game played over days has more patience', async () => {
    const table = await waitingForZoe({ pace: 'days' })
    const path = `/api/tables/${table}/proposals`
    hall.pass(6)
    const problem = await expectRefusal(kaylee, 'conflict', path, replaceZoe)
    expect(problem?.message).toContain('Zoe')
    hall.pass(4320)
    expect((await propose(kaylee, table, replaceZoe)).proposals).toHaveLength(1)
  })

  test('what is refused', async () => {
    const table = await waitingForZoe()
    const path = `/api/tables/${table}/proposals`
    await expectRefusal(kaylee, 'conflict', path, replaceZoe)
    hall.pass(6)
    expect(await expectRefusal(kaylee, 'invalid', path, { ...replaceZoe, seat: 0 })).toMatchObject({ field: 'seat' })
    await expectRefusal(kaylee, 'invalid', path, { ...replaceZoe, seat: 3 })
    await expectRefusal(kaylee, 'invalid', path, { ...replaceZoe, seat: 9 })
    expect(await expectRefusal(kaylee, 'invalid', path, { ...replaceZoe, bot: 'captain' })).toMatchObject({
      field: 'bot',
    })
    const [proposal] = (await propose(kaylee, table, replaceZoe)).proposals
    await expectRefusal(zoe, 'forbidden', `${path}/${proposal?.id}`, { agree: false })
    expect((await pending(table))[0]?.agreed).toEqual([0])
  })
})

describe('replacing somebody who is there and does not answer', () => {
  test('somebody who is connected is not away, even if that was last noted a minute ago', async () => {
    const table = await waitingForZoe()
    const found = await hall.store.game(table)
    if (!found) throw new Error('The table is gone.')
    const config = { ...hall.services.config, absentLive: 1, stalledLive: 60 }
    const replaceable = () => checkReplaceable({ ...hall.services, config }, found, 2)
    hall.pass(1.9)
    await expect(replaceable()).rejects.toThrow('less than 60 minutes')
    hall.pass(0.1)
    expect(await replaceable()).toBe(zoe.id)
  })

  test('after ten minutes without an answer', async () => {
    const table = await waitingForZoe()
    const path = `/api/tables/${table}/proposals`
    hall.pass(9)
    await zoe.ask('GET', '/api/me')
    await expectRefusal(kaylee, 'conflict', path, replaceZoe)
    hall.pass(1)
    const [proposal] = (await propose(kaylee, table, replaceZoe)).proposals
    const after = await answer(wash, table, proposal?.id, true)
    expect(after.seats[2]).toMatchObject({ kind: 'bot', bot: 'helm' })
  })

  test('not if they answered in that time and are asked again', async () => {
    const table = await waitingForZoe({ options: { players: 3, strokes: 50 }, seats: [open, open] })
    hall.pass(9)
    await hall.play(table, 3)
    hall.pass(2)
    await zoe.ask('GET', '/api/me')
    await expectRefusal(kaylee, 'conflict', `/api/tables/${table}/proposals`, replaceZoe)
  })

  test('a majority of the others decides', async () => {
    const jayne = await hall.person('Jayne')
    const { id } = await kaylee.table(
      'POST',
      '/api/tables',
      raft({ options: { players: 4 }, seats: [open, open, open] }),
    )
    for (const who of [wash, zoe, jayne]) await who.table('POST', `/api/tables/${id}/join`, {})
    await kaylee.table('POST', `/api/tables/${id}/start`)
    await hall.play(id, 2)
    hall.pass(10)
    const [proposal] = (await propose(kaylee, id, replaceZoe)).proposals
    expect(proposal).toMatchObject({ asked: [0, 1, 3], needed: 2, agreed: [0], refused: [] })
    expect((await answer(wash, id, proposal?.id, false)).proposals).toMatchObject([{ agreed: [0], refused: [1] }])
    expect((await answer(jayne, id, proposal?.id, true)).seats[2]?.kind).toBe('bot')
    await hall.play(id, 1)
    const [second] = (await propose(kaylee, id, { kind: 'abandon' })).proposals
    expect(second).toMatchObject({ asked: [0, 1, 3], needed: 3 })
  })

  test('two of three who refuse end it, and whoever agreed may change their mind', async () => {
    const jayne = await hall.person('Jayne')
    const { id } = await kaylee.table(
      'POST',
      '/api/tables',
      raft({ options: { players: 4 }, seats: [open, open, open] }),
    )
    for (const who of [wash, zoe, jayne]) await who.table('POST', `/api/tables/${id}/join`, {})
    await kaylee.table('POST', `/api/tables/${id}/start`)
    await hall.play(id, 2)
    hall.pass(10)
    const [proposal] = (await propose(kaylee, id, replaceZoe)).proposals
    await answer(wash, id, proposal?.id, false)
    expect((await answer(kaylee, id, proposal?.id, false)).proposals).toEqual([])
    expect((await zoe.table('GET', `/api/tables/${id}`)).you).toBe(2)
  })
})

describe('taking back together', () => {
  test('in a co-operative game if everybody agrees', async () => {
    const table = await running()
    await hall.play(table, 4)
    const [proposal] = (await propose(wash, table, { kind: 'undo', to: 1 })).proposals
    await answer(kaylee, table, proposal?.id, true)
    expect(hall.undone).toEqual([])
    expect((await answer(zoe, table, proposal?.id, true)).proposals).toEqual([])
    expect(hall.undone).toEqual([[table, 1, 1]])
  })

  test('if there is nothing to take back, the last to agree is told', async () => {
    const table = await running()
    const [proposal] = (await propose(wash, table, { kind: 'undo', to: 50 })).proposals
    await answer(kaylee, table, proposal?.id, true)
    const reply = await zoe.ask('POST', `/api/tables/${table}/proposals/${proposal?.id}`, { agree: true })
    expect(reply.body.problem?.code).toBe('illegal')
    expect(hall.undone).toEqual([])
    expect(await pending(table)).toEqual([])
    expect(hall.changed.at(-1)).toBe(table)
  })

  test('is not proposed in every possible way', async () => {
    const table = await running()
    for (let to = 0; to < limits.proposals; to++) await propose(wash, table, { kind: 'undo', to })
    const problem = await expectRefusal(wash, 'too-many', `/api/tables/${table}/proposals`, { kind: 'undo', to: 6 })
    expect(problem?.message).toBe('5 proposals of yours are open, which is the limit; wait until one is settled.')
    expect(await pending(table)).toHaveLength(limits.proposals)
    expect((await propose(zoe, table, { kind: 'undo', to: 6 })).proposals).toHaveLength(limits.proposals + 1)
  })

  test('not if people play against each other', async () => {
    const table = await running({ game: 'verse', seats: [open, open, { kind: 'bot', bot: 'drifter' }] })
    await expectRefusal(kaylee, 'conflict', `/api/tables/${table}/proposals`, { kind: 'undo', to: 0 })
    expect(await pending(table)).toEqual([])
  })
})

test('what is refused about any proposal', async () => {
  const { id } = await kaylee.table('POST', '/api/tables', raft())
  hall.changed.length = 0
  await expectRefusal(kaylee, 'conflict', `/api/tables/${id}/proposals`, abandon)
  const table = await running()
  const path = `/api/tables/${table}/proposals`
  const jayne = await hall.person('Jayne')
  await expectRefusal(jayne, 'forbidden', path, abandon)
  await expectRefusal(hall.stranger(), 'unauthorized', path, abandon)
  await expectRefusal(kaylee, 'invalid', path, { kind: 'win' })
  await expectRefusal(kaylee, 'invalid', path, { kind: 'abandon', winner: 0 })
  const [proposal] = (await propose(kaylee, table, abandon)).proposals
  await expectRefusal(wash, 'conflict', path, abandon)
  await expectRefusal(jayne, 'forbidden', `${path}/${proposal?.id}`, { agree: true })
  await expectRefusal(wash, 'not-found', `${path}/${newId()}`, { agree: true })
  await expectRefusal(wash, 'invalid', `${path}/${proposal?.id}`, { agree: 'yes' })
  await expectRefusal(wash, 'invalid', `${path}/${proposal?.id}`, { agree: true, seat: 2 })
  const other = await kaylee.table('POST', '/api/tables', raft({ seats: [oar, oar] }))
  await kaylee.table('POST', `/api/tables/${other.id}/start`)
  await expectRefusal(kaylee, 'not-found', `/api/tables/${other.id}/proposals/${proposal?.id}`, { agree: true })
  expect(await pending(table)).toMatchObject([{ id: proposal?.id, agreed: [0] }])
})
