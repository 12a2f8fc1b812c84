import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogger } from '../logging.ts'
import { startServer } from '../server.ts'
import { openStore } from '../storage/open.ts'
import type { Store } from '../storage/store.ts'
import { freshDatabase } from '../testing/databases.ts'
import { newPlayer, type Player, playerAs, startTable, stateOnce } from '../testing/player.ts'
import { raftPackage } from '../testing/raft.ts'
import { until } from '../testing/server.ts'
import { type Visitor, visitor } from '../testing/site.ts'
import { forgetPerson } from './forgetting.ts'
import { formerName } from './names.ts'

const cleanUps: (() => unknown)[] = []
let one: string
let other: string
let store: Store

/** Two nodes of one server. */
beforeEach(async () => {
  const databaseUrl = await freshDatabase(inject('postgres'))
  const config = readConfig({ DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1' })
  const node = async () => {
    const server = await startServer({ config, log: createLogger(config), games: [raftPackage()] })
    cleanUps.push(() => server.close())
    return server.url
  }
  one = await node()
  other = await node()
  store = await openStore({ dataDir: '', databaseUrl })
  cleanUps.push(() => store.close())
})

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const malcolm = { name: 'Malcolm', password: 'still flying' }

/** A browser that is signed in as Malcolm. */
async function signedIn(path: '/api/account' | '/api/login'): Promise<Visitor> {
  const browser = visitor(one)
  expect((await browser.ask('POST', path, malcolm)).status).toBe(200)
  return browser
}

/** A browser's connection to a node. */
async function connected(url: string, browser: Visitor): Promise<Player> {
  const { body } = await browser.ask('GET', '/api/me')
  const me = { id: String(Reflect.get(Object(body), 'id')), ...malcolm, account: true, locale: 'en' }
  const player = playerAs(url, { ...me, webhook: null, pushes: 0 }, browser.cookie ?? '')
  cleanUps.push(() => player.close())
  player.socket.connect()
  await until(() => player.socket.connected)
  return player
}

async function guest(name: string): Promise<Player> {
  const player = await newPlayer(one)
  cleanUps.push(() => player.close())
  expect((await player.ask('PATCH', '/api/me', { name })).status).toBe(200)
  return player
}

describe('on every node', () => {
  it('the sockets of a session are cut when it ends, and no others', async () => {
    const [home, away] = [await signedIn('/api/account'), await signedIn('/api/login')]
    const [here, there] = [await connected(one, home), await connected(other, away)]
    const { body } = await home.ask('GET', '/api/me/sessions')
    const sessions = Object(body).sessions.filter((session: { here: boolean }) => !session.here)
    expect(sessions).toHaveLength(1)
    expect((await home.ask('DELETE', `/api/me/sessions/${sessions[0].id}`)).status).toBe(200)
    await until(() => !there.socket.connected)
    expect(here.socket.connected).toBe(true)
  })

  it('somebody who is deleted is gone: sockets, name and chat; a bot plays on', async () => {
    const home = await signedIn('/api/account')
    const mal = await connected(other, home)
    const zoe = await guest('Zoë')
    const { id, invite } = await startTable([mal, zoe], [], { game: 'raft' })
    const seen = zoe.watch(id)
    const theirs = mal.watch(id, invite ?? '')
    await Promise.all([stateOnce(seen, ({ game }) => game !== null), stateOnce(theirs, ({ game }) => game !== null)])
    expect(await theirs.say('I aim to misbehave.')).toMatchObject({ ok: true })
    await stateOnce(seen, ({ chat }) => chat.length === 1)
    expect((await home.ask('DELETE', '/api/me', { confirm: true, password: malcolm.password })).status).toBe(200)
    await until(() => !mal.socket.connected)
    const { table } = await stateOnce(seen, (state) => state.table.seats[0]?.kind === 'bot')
    expect(JSON.stringify(table)).not.toContain('Malcolm')
    expect(table.host).toBe(true)
    expect(await store.chat(id, 1)).toMatchObject([{ name: formerName, text: '' }])
    expect(await store.user(mal.me.id)).toBeNull()
  })
})

describe('at a table', () => {
  it('names that look alike are told apart: in seats, in presence and in the chat', async () => {
    const [mal, double, spectator] = [await guest('Mal'), await guest('M\u0430l'), await guest('MaI')]
    const { id, invite } = await startTable([mal, double], [], { game: 'raft' })
    const watching = mal.watch(id)
    const beside = double.watch(id)
    const outside = spectator.watch(id, invite ?? '')
    for (const client of [watching, beside, outside]) await stateOnce(client, ({ game }) => game !== null)
    const state = await stateOnce(watching, ({ present }) => present.length === 2)
    expect(state.table.seats.map(({ name }) => name)).toEqual(['Mal', 'M\u0430l (2)'])
    expect(new Set(state.present.map(({ name }) => name))).toEqual(new Set(['Mal', 'M\u0430l (2)']))
    await beside.say('It is me.')
    await outside.say('No, me.')
    const { chat } = await stateOnce(watching, ({ chat: lines }) => lines.length === 2)
    expect(chat.map(({ name }) => name)).toEqual(['M\u0430l (2)', 'MaI (3)'])
  })

  it('somebody who is gone keeps their place in a finished game, without a name', async () => {
    const [mal, zoe] = [await guest('Mal'), await guest('Zoë')]
    const { id } = await startTable([mal, zoe], [], { game: 'raft' })
    await store.abandonGame(id, Date.now())
    await forgetPerson({ store, games: new Map() }, mal.me.id)
    const { seats } = await zoe.table('GET', `/api/tables/${id}`)
    expect(seats.map(({ kind, name, person }) => [kind, name, person === null])).toEqual([
      ['person', formerName, true],
      ['person', 'Zoë', false],
    ])
  })
})
