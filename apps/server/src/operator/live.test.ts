import { loadGames } from '@keep-flying/games'
import type { Problem } from '@keep-flying/protocol'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../config.ts'
import { type Games, hostGames } from '../games/catalog.ts'
import { createLogger } from '../logging.ts'
import { startServer } from '../server.ts'
import { openStore } from '../storage/open.ts'
import type { Store } from '../storage/store.ts'
import { freshDatabase } from '../testing/databases.ts'
import { newPlayer, type Player, playerAs, startTable, stateOnce } from '../testing/player.ts'
import { startTestServer, type TestServer, until } from '../testing/server.ts'
import { ban, type ConsoleServices, closeTable, deletePerson, deleteTable, unban } from './console.ts'

const by = 'the command line'
let games: Games
let server: TestServer
/** The database as the command line opens it beside the running server. */
let beside: ConsoleServices & { readonly store: Store }
const cleanUps: (() => unknown)[] = []

beforeAll(async () => {
  games = await hostGames(await loadGames())
  server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  const now = () => server.clock.now
  beside = { store: await openStore({ dataDir: server.dataDir, databaseUrl: null, now }), games, now }
})

afterAll(async () => {
  await beside.store.close()
  await server.close()
})

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function somebody(url = server.url): Promise<Player> {
  const player = await newPlayer(url)
  cleanUps.push(() => player.close())
  return player
}

/** Resolves with the problem that a socket's handshake is refused with. */
function refusalOf(player: Player): Promise<Problem> {
  return new Promise((resolve) => {
    player.socket.on('connect_error', (failure: Error & { readonly data?: Problem }) => {
      if (failure.data) resolve(failure.data)
    })
  })
}

/** An open table of the first person, where the others sit, too. */
async function openTable(host: Player, ...others: Player[]): Promise<string> {
  const { id, invite } = await host.table('POST', '/api/tables', {
    game: 'verse',
    options: { players: others.length + 2 },
    title: 'Friday crew',
    visibility: 'link',
    pace: 'live',
    seats: [...others, null].map(() => ({ kind: 'open' })),
  })
  for (const player of others) await player.table('POST', `/api/tables/${id}/join`, { invite })
  return id
}

describe('a banned person', () => {
  it('is cut off, refused everywhere with reason and end, and may come back when the ban is lifted', async () => {
    const [mal, zoe] = [await somebody(), await somebody()]
    const table = await openTable(zoe, mal)
    const [hers, his] = [zoe.watch(table), mal.watch(table)]
    await stateOnce(hers, ({ present }) => present.length === 2)
    const refused = refusalOf(mal)
    const end = server.clock.now + 60_000
    const { id } = await ban(beside, by, { who: { person: mal.me.id }, why: 'Spam.', until: end })

    expect(await refused).toMatchObject({ code: 'banned', ban: { why: 'Spam.', until: end } })
    await until(() => his.problem?.code === 'banned')
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', '/api/tables?list=mine'],
      ['POST', `/api/tables/${table}/start`],
    ] as const)
      expect(await mal.ask(method, path)).toMatchObject({ status: 403, body: { problem: { code: 'banned' } } })
    await stateOnce(hers, ({ table: { seats } }) => seats.filter(({ kind }) => kind === 'open').length === 2)
    expect((await zoe.ask('GET', '/api/me')).status).toBe(200)

    await unban(beside, by, id, '')
    while ((await mal.ask('GET', '/api/me')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
  })

  it('cannot log in, but somebody else can where they were', async () => {
    const names = {
      mal: { name: 'Banned Mal', password: 'a long one' },
      zoe: { name: 'Good Zoe', password: 'a long one' },
    }
    const [mal, zoe] = [await somebody(), await somebody()]
    expect((await mal.ask('POST', '/api/account', names.mal)).status).toBe(200)
    expect((await zoe.ask('POST', '/api/account', names.zoe)).status).toBe(200)
    const guest = await somebody()
    for (const person of [mal.me.id, guest.me.id]) await ban(beside, by, { who: { person }, why: 'Spam.', until: null })
    const again = await somebody()
    while ((await guest.ask('GET', '/api/me')).status !== 403) await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await again.ask('POST', '/api/login', names.mal)).status).toBe(403)
    expect((await guest.ask('POST', '/api/login', names.zoe)).status).toBe(200)
  })

  it('leaves their tables: open ones pass to others, a bot plays on, and what they play alone stays', async () => {
    const [mal, zoe] = [await somebody(), await somebody()]
    const hosted = await openTable(mal, zoe)
    const deserted = await openTable(mal)
    const shared = await startTable([mal, zoe], [])
    const alone = await startTable([mal], ['drifter'])
    const watching = zoe.watch(shared.id)
    await stateOnce(watching, ({ game }) => game !== null)
    await ban(beside, by, { who: { person: mal.me.id }, why: 'Cheating.', until: null })

    expect((await beside.store.game(hosted))?.game.host).toBe(zoe.me.id)
    expect(await beside.store.game(deserted)).toBeNull()
    expect((await beside.store.game(alone.id))?.seats[0]?.user).toBe(mal.me.id)
    await stateOnce(watching, ({ table }) => table.seats[0]?.kind === 'bot')
    expect((await beside.store.deeds(0)).slice(0, 2)).toMatchObject([
      { deed: 'vacate', by },
      { deed: 'ban', note: 'Cheating.' },
    ])
  })
})

it('refuses a banned network and cuts its sockets, and no other', async () => {
  const from = { 'x-forwarded-for': '2001:db8:5::77' }
  const person = await somebody()
  const elsewhere = playerAs(server.url, person.me, person.cookie)
  cleanUps.push(() => elsewhere.close())
  const socket = io(server.url, { transports: ['websocket'], extraHeaders: { ...from, cookie: person.cookie } })
  cleanUps.push(() => socket.disconnect())
  elsewhere.socket.connect()
  await until(() => socket.connected && elsewhere.socket.connected)
  const refused = new Promise<Problem | undefined>((resolve) => {
    socket.on('connect_error', (failure: Error & { readonly data?: Problem }) => resolve(failure.data))
  })
  await ban(beside, by, { who: { address: '2001:DB8:5::1' }, why: 'A flood.', until: null })
  expect(await refused).toMatchObject({ code: 'banned', ban: { why: 'A flood.', until: null } })
  const headers = { ...from, cookie: person.cookie }
  const reply = await fetch(`${server.url}/api/me`, { headers })
  expect([reply.status, await reply.json()]).toMatchObject([403, { problem: { code: 'banned' } }])
  expect((await fetch(`${server.url}/healthz`, { headers })).status).toBe(200)
  expect(elsewhere.socket.connected).toBe(true)
  expect((await person.ask('GET', '/api/me')).status).toBe(200)
})

it('tells those at a table that it was closed, or that it is gone', async () => {
  const [mal, zoe] = [await somebody(), await somebody()]
  const closed = await startTable([mal, zoe], [])
  const gone = await startTable([mal, zoe], [])
  const [atClosed, atGone] = [zoe.watch(closed.id), zoe.watch(gone.id)]
  await stateOnce(atClosed, ({ game }) => game !== null)
  const { game } = await stateOnce(atGone, (state) => state.game !== null)
  await closeTable(beside, by, closed.id, 'Stuck.')
  await deleteTable(beside, by, gone.id, 'Threats in its chat.')
  await stateOnce(atClosed, ({ table }) => table.status === 'abandoned')
  await until(() => atGone.problem?.code === 'not-found')
  const decision = game?.decisions[0]?.number ?? 0
  expect(await atGone.answer(decision, true)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  expect(await beside.store.entries(gone.id, 0)).toEqual([])
  expect((await zoe.ask('GET', `/api/tables/${gone.id}`)).status).toBe(404)
})

it('cuts the sockets of somebody who was deleted, and a bot plays on for them', async () => {
  const [mal, zoe] = [await somebody(), await somebody()]
  const { id } = await startTable([mal, zoe], [])
  const watching = zoe.watch(id)
  mal.socket.connect()
  await stateOnce(watching, ({ game }) => game !== null)
  await until(() => mal.socket.connected)
  await deletePerson(beside, by, mal.me.id, 'They asked.')
  await stateOnce(watching, ({ table }) => table.seats[0]?.kind === 'bot')
  await until(() => !mal.socket.connected)
})

it('cuts sockets on every node of a server', async () => {
  const databaseUrl = await freshDatabase(inject('postgres'))
  const config = readConfig({ DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1' })
  const nodes = await Promise.all([0, 1].map(() => startServer({ config, log: createLogger(config) })))
  const store = await openStore({ dataDir: '', databaseUrl })
  cleanUps.push(
    () => store.close(),
    () => Promise.all(nodes.map((node) => node.close())),
  )
  const [first, second] = nodes
  const mal = await somebody(first?.url)
  const same = playerAs(second?.url ?? '', mal.me, mal.cookie)
  cleanUps.push(() => same.close())
  for (const { socket } of [mal, same]) socket.connect()
  await until(() => mal.socket.connected && same.socket.connected)
  const refused = Promise.all([refusalOf(mal), refusalOf(same)])
  await ban({ store, games, now: Date.now }, by, { who: { person: mal.me.id }, why: 'Spam.', until: null })
  expect(await refused).toMatchObject([{ code: 'banned' }, { code: 'banned' }])
})

it('bans the addresses from which somebody is connected to any node, if that is wished', async () => {
  const databaseUrl = await freshDatabase(inject('postgres'))
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'silent',
    BOT_THREADS: '1',
    TRUST_PROXY: '1',
  })
  const nodes = await Promise.all([0, 1].map(() => startServer({ config, log: createLogger(config) })))
  const store = await openStore({ dataDir: '', databaseUrl })
  cleanUps.push(
    () => store.close(),
    () => Promise.all(nodes.map((node) => node.close())),
  )
  const [first = '', second = ''] = nodes.map(({ url }) => url)
  const [mal, zoe] = [await somebody(first), await somebody(first)]
  const from = (url: string, { cookie }: Player, address: string) => {
    const extraHeaders = { cookie, 'x-forwarded-for': address }
    const socket = io(url, { transports: ['websocket'], extraHeaders, reconnection: false })
    cleanUps.push(() => socket.disconnect())
    return socket
  }
  const his = [from(first, mal, '8.8.4.4'), from(second, mal, '2a00:1450:5::77'), from(second, mal, '10.0.0.7')]
  const hers = from(second, zoe, '9.9.9.9')
  await until(() => [...his, hers].every((socket) => socket.connected))
  const who = { person: mal.me.id, addresses: true }
  await ban({ store, games, now: Date.now }, by, { who, why: 'Back again.', until: null })
  await until(() => his.every((socket) => !socket.connected))
  const networks = async () => (await store.bansInForce()).flatMap(({ network }) => network ?? [])
  while ((await networks()).length < 2) await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await networks()).sort()).toEqual(['2a00:1450:5::/64', '8.8.4.4/32'])
  const statusFrom = async (address: string) =>
    (await fetch(`${first}/api/me`, { headers: { 'x-forwarded-for': address } })).status
  while ((await statusFrom('2a00:1450:5::1')) !== 403) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await statusFrom('10.0.0.7')).toBe(200)
  expect(hers.connected).toBe(true)
})

describe('bad input', () => {
  it.each([
    [{ who: { person: 'nobody here' }, why: 'x', until: null }, 'There is no account and nobody with the id'],
    [{ who: { address: 'everywhere' }, why: 'x', until: null }, 'is not a network address'],
    [{ who: { address: '10.0.0.0/4' }, why: 'x', until: null }, 'must be from 8 to 32'],
    [{ who: { address: '10.0.0.1' }, why: ' ', until: null }, '"why" must be one line'],
    [{ who: { address: '10.0.0.1' }, why: 'a\nb', until: null }, '"why" must be one line'],
    [{ who: { address: '10.0.0.1' }, why: 'x'.repeat(501), until: null }, '"why" must be one line'],
    [{ who: { address: '10.0.0.1' }, why: 'x', until: 0 }, 'must be in the future'],
  ])('%j is refused and changes nothing', async (wanted, why) => {
    const before = await beside.store.lastDeed()
    await expect(ban(beside, by, wanted)).rejects.toThrow(why)
    expect(await beside.store.lastDeed()).toBe(before)
  })

  it('does not let an operator be banned', async () => {
    const zoe = await somebody()
    await zoe.ask('POST', '/api/account', { name: 'The operator', password: 'a long one' })
    await beside.store.setOperator(zoe.me.id, true, { by, about: '', note: '' })
    await expect(ban(beside, by, { who: { person: zoe.me.id }, why: 'x', until: null })).rejects.toThrow('operator')
  })
})
