import type { Problem } from '@keep-flying/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { frame, type RawSocket, rawSocket } from '../attack/raw-socket.ts'
import { sessionsPerNetwork } from '../http/limits.ts'
import { networksPerSite } from '../http/networks.ts'
import { newPlayer, type Player, startTable, stateOnce } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { startTestServer, type TestServer, until } from '../testing/server.ts'
import { Floods, refusedPerMinute } from './floods.ts'

/** Whoever floods a socket is cut off, not answered for ever, and then has to wait. */

const second = 1000
const minute = 60 * second
const atOnce = refusedPerMinute / 6

describe('somebody whose messages are refused over and over', () => {
  const clock = { now: 0 }
  let floods: Floods
  const kaylee = { user: 'kaylee', network: '192.0.2.7' }

  beforeEach(() => {
    floods = new Floods(() => clock.now)
  })

  /** Sends until they are cut off; returns how many were refused before. */
  function flood(sender = kaylee): number {
    let refused = 0
    while (!floods.isFlood(sender, 'invalid')) refused++
    return refused
  }

  test('is cut off after a bounded number', () => {
    expect(flood()).toBe(atOnce)
    expect(floods.waitOf(kaylee)).toBe(5 * second)
  })

  test('is cut off sooner if they were told to wait and go on', () => {
    let refused = 0
    while (!floods.isFlood(kaylee, 'too-many')) refused++
    expect(refused).toBe(atOnce / 5)
  })

  test('waits twice as long each time, up to ten minutes, until they have behaved for a while', () => {
    const waited = Array.from({ length: 9 }, () => {
      flood()
      const wait = floods.waitOf(kaylee)
      clock.now += wait
      expect(floods.waitOf(kaylee)).toBe(0)
      return wait / second
    })
    expect(waited).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600])
    clock.now += 30 * minute
    flood()
    expect(floods.waitOf(kaylee)).toBe(5 * second)
  })

  test('does not make others behind their address wait, unless persons are made up one after the other', () => {
    const zoe = { user: 'zoe', network: kaylee.network }
    flood()
    expect(floods.waitOf(zoe)).toBe(0)
    for (let n = 0; n < sessionsPerNetwork; n++) flood({ user: `guest-${n}`, network: kaylee.network })
    expect(floods.waitOf(zoe)).toBe(5 * second)
    expect(floods.waitOf({ user: 'zoe', network: '192.0.2.8' })).toBe(0)
  })

  test('makes all networks of their site wait once they have come from many', () => {
    const network = (n: number) => `2001:db8:0:${n.toString(16)}::/64`
    for (let n = 0; n < sessionsPerNetwork * networksPerSite; n++) flood({ user: `guest-${n}`, network: network(n) })
    expect(floods.waitOfNetwork(network(999))).toBe(0)
    flood({ user: 'one more', network: network(0) })
    expect(floods.waitOfNetwork(network(999))).toBe(5 * second)
  })

  test('may be refused now and then for ever', () => {
    for (let n = 0; n < 1000; n++) {
      expect(floods.isFlood(kaylee, 'not-found')).toBe(false)
      clock.now += second
    }
  })

  test.each(['stale', 'foreign', 'illegal', 'over', 'conflict', 'unavailable', 'internal', 'rules-fault'] as const)(
    'is not cut off for what an honest player may meet with: %s',
    (code) => {
      for (let n = 0; n < 1000; n++) expect(floods.isFlood(kaylee, code)).toBe(false)
    },
  )
})

describe('a server', () => {
  let server: TestServer
  let player: Player

  beforeAll(async () => {
    server = await startTestServer({ env: { MESSAGES_PER_MINUTE: '600' }, games: [portersPackage()] })
  })

  beforeEach(async () => {
    player = await newPlayer(server.url)
  })

  afterAll(async () => {
    await server.close()
  })

  async function letIn({ cookie }: Player): Promise<RawSocket> {
    const raw = await rawSocket(server, { cookie })
    raw.sendText('40')
    await until(() => raw.got.some((got) => got.startsWith('40{')))
    return raw
  }

  const floods: Record<string, (raw: RawSocket, n: number) => void> = {
    'malformed messages': (raw, n) => raw.sendText(`42${n}["answer",{"table":7}]`),
    'messages that there are not': (raw, n) => raw.sendText(`42${n}["cheat",{}]`),
    'messages that want no reply': (raw) => raw.sendText('42["cheat"]'),
    'questions for tables that are not there': (raw, n) =>
      raw.sendText(`42${n}["undo",{"table":"no-such-table","unit":"turn","id":"flood-flood"}]`),
    'messages faster than is allowed': (raw, n) => raw.sendText(`42${n}["leave",{"table":"no-such-table"}]`),
  }

  test.each(Object.entries(floods))('cuts off who sends %s', async (_, send) => {
    const raw = await letIn(player)
    for (let n = 0; n < 400; n++) send(raw, n)
    await until(() => raw.closed)
    // The last word says why, and there are not many.
    expect(raw.got.length).toBeLessThan(200)
    const again = await rawSocket(server, { cookie: player.cookie })
    again.sendText('40')
    await until(() => again.got.some((got) => got.startsWith('44')))
    expect(again.got.at(-1)).toMatch(/"code":"too-many","message":"You were cut off for sending too much. Wait \d+ sec/)
    again.end()
    server.clock.now += 10 * minute
    ;(await letIn(player)).end()
  })

  test('says in the last reply why it cuts', async () => {
    const raw = await letIn(player)
    for (let n = 0; n <= atOnce; n++) raw.sendText(`42${n}["cheat"]`)
    await until(() => raw.closed)
    expect(raw.got.find((got) => got.startsWith(`43${atOnce}[`))).toContain('You were cut off for sending too much.')
    expect(raw.got.filter((got) => got.startsWith('43'))).toHaveLength(atOnce + 1)
  })

  test('reads one message of a connection at a time, whoever sends many at once', async () => {
    const raw = await letIn(player)
    let [rounds, counting] = [0, true]
    const count = () => {
      rounds++
      if (counting) setImmediate(count)
    }
    count()
    for (let n = 0; n < atOnce; n++) raw.sendText(`42${n}["cheat"]`)
    await until(() => raw.got.some((got) => got.startsWith(`43${atOnce - 1}[`)))
    counting = false
    expect(rounds).toBeGreaterThanOrEqual(atOnce)
    raw.end()
  })

  test('lets nobody connect for ever who sends what cannot be read', async () => {
    const strict = await startTestServer({ env: { REQUESTS_PER_MINUTE: '300' }, games: [portersPackage()] })
    const { cookie } = await newPlayer(strict.url)
    const broken = async () => {
      const raw = await rawSocket(strict, { cookie })
      raw.sendText('4nonsense')
      await until(() => raw.closed)
      return raw.answer
    }
    for (let n = 0; n < 3; n++) expect(await broken()).toContain(' 101 ')
    expect(await broken()).toContain('Too many connections; wait a minute.')
    strict.clock.now += minute
    expect(await broken()).toContain(' 101 ')
    await strict.close()
  })

  test.each([
    ['pings of the protocol below', (raw: RawSocket) => raw.send(frame(0x9, Buffer.from('ping')))],
    ['packets that are no messages', (raw: RawSocket) => raw.sendText('3')],
  ])('cuts off who sends %s without end', async (_, send) => {
    const raw = await letIn(player)
    for (let n = 0; n < 1500; n++) send(raw)
    await until(() => raw.closed)
  })

  test('goes on for whoever plays meanwhile, and tells the one who was cut off why', async () => {
    const others = [await newPlayer(server.url), await newPlayer(server.url)] as const
    const table = await startTable(others, [], { game: 'porters' })
    const [mine, theirs] = [others[0].watch(table.id), others[1].watch(table.id)]
    await stateOnce(theirs, ({ game }) => game !== null)
    const raw = await letIn(others[1])
    for (let n = 0; n < 200; n++) raw.sendText('42["cheat"]')
    await until(() => theirs.problem !== null)
    expect(theirs.problem).toMatchObject<Partial<Problem>>({ code: 'too-many' })
    const { game } = await stateOnce(mine, ({ game }) => (game?.decisions.length ?? 0) > 0)
    expect(await mine.answer(game?.decisions[0]?.number ?? -1, 5)).toMatchObject({ ok: true })
    for (const one of others) one.close()
  })

  test('counts what it cut, and logs it once a minute', async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    expect(text).toMatch(/^keepflying_connections_cut_total\{why="flood"\} \d+$/m)
    expect(text).toMatch(/^keepflying_refusals_total\{code="invalid"\} \d+$/m)
    const lines = server.lines.filter(({ msg }) => msg === 'a message was refused')
    expect(lines.length).toBeLessThan(20)
    expect(lines.some(({ suppressed }) => Number(suppressed) > 40)).toBe(true)
  })
})
