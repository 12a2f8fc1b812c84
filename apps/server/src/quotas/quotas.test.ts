import type { Problem, Reply } from '@keep-flying/protocol'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { networksPerSite } from '../http/networks.ts'
import { createMetrics, type Metrics } from '../metrics.ts'
import { type Hall, open, openHall, raft } from '../testing/hall.ts'
import { marchPackage } from '../testing/march.ts'
import { newPlayer, startTable, stateOnce } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { openWorld, type World } from '../testing/reminding.ts'
import { gameRow, seatRow, userRow } from '../testing/rows.ts'
import { startTestServer, until } from '../testing/server.ts'
import { openSite, visitor } from '../testing/site.ts'
import { bytesOfAnswer, mostKept, personsPerNetwork, Quotas } from './quotas.ts'
import { Space } from './space.ts'

const megabyte = 1024 * 1024
const hour = 60 * 60_000
const day = 24 * hour

describe('what somebody has stored', () => {
  const clock = { now: 0 }
  const refused: string[] = []
  let quotas: Quotas
  let kept = { tables: 0, reports: 0, replays: 0 }

  beforeEach(() => {
    refused.length = 0
    kept = { tables: 0, reports: 0, replays: 0 }
    const config = { maxStorage: 1, tablesPerHour: 40, guestsPerHour: 8, answerMegabytes: 12 }
    quotas = new Quotas(
      config,
      { keptBy: async () => kept },
      () => clock.now,
      (quota) => refused.push(quota),
    )
  })

  const mal = { person: 'mal', network: '192.0.2.7' }
  /** How many are taken before one is refused. */
  const taken = (payer = mal) => {
    for (let n = 0; ; n++)
      try {
        quotas.spend('tables', payer)
      } catch {
        return n
      }
  }

  test('has a limit per person, which comes back with time', () => {
    expect(taken()).toBe(10)
    expect(() => quotas.spend('tables', mal)).toThrow('You have made enough tables for now. Try again in 90 seconds.')
    expect(refused).toEqual(['tables', 'tables'])
    clock.now += hour
    expect(taken()).toBe(10)
  })

  test('has a limit per network, however many persons there are', () => {
    let all = 0
    for (let n = 0; n < 2 * personsPerNetwork; n++) all += taken({ ...mal, person: `guest-${n}` })
    expect(all).toBe(10 * personsPerNetwork)
    expect(taken({ person: 'zoe', network: '192.0.2.8' })).toBe(10)
  })

  test('has a limit per site, however many networks it has', () => {
    let all = 0
    for (let n = 0; n < 100; n++) all += taken({ person: `guest-${n}`, network: `2001:db8:0:${n}::/64` })
    expect(all).toBe(10 * personsPerNetwork * networksPerSite)
  })

  test('counts bytes where they differ', () => {
    for (let n = 0; n < 5; n++) quotas.spend('chat', mal, 5 * 1024)
    expect(() => quotas.spend('chat', mal, 1)).toThrow('You have said enough for now.')
  })

  test('has room for all answers of whoever plays, and of many at one address who are quick', () => {
    const answer = bytesOfAnswer({ decision: 1234, value: ['crew-malcolm', 'crew-zoe', 'gear-ruger'] })
    const minute = 60_000
    for (const until = clock.now + 3 * hour; clock.now < until; clock.now += minute) {
      for (let n = 0; n < 60; n++) quotas.spend('answers', mal, answer)
      for (let n = 0; n < 2000; n++)
        quotas.spend('answers', { person: `person-${n % 40}`, network: '192.0.2.8' }, answer)
    }
  })

  test('makes bots slower where there is much of theirs, for a while, and refuses them nothing', () => {
    const answer = { decision: 7, value: 'x'.repeat(1000) }
    while (!quotas.botsMustSlowDown) quotas.spendForBots(answer)
    quotas.spendForBots(answer)
    clock.now += hour
    expect(quotas.botsMustSlowDown).toBe(false)
  })

  test.each(['tables', 'reports', 'replays'] as const)('has a limit on what is kept: %s', async (kind) => {
    kept = { ...kept, [kind]: mostKept[kind] - 1 }
    await quotas.checkKept(kind, 'mal')
    kept = { ...kept, [kind]: mostKept[kind] }
    await expect(quotas.checkKept(kind, 'mal')).rejects.toThrow(`${mostKept[kind]} ${kind}, which is the limit.`)
    expect(refused).toEqual([`kept-${kind}`])
  })
})

describe('room', () => {
  let world: World
  let space: Space
  let metrics: Metrics

  beforeEach(async () => {
    metrics = createMetrics()
    world = await openWorld()
    space = new Space({ maxStorage: 100 })
  })

  afterEach(() => world.close())

  const look = (used: number, free: number | null = null) =>
    space.look(world.services, metrics, async () => ({ used: used * megabyte, free: free && free * megabyte }))

  test('is there until nearly all is used, and again once there is some', async () => {
    for (const [used, isFull] of [
      [94, false],
      [95, true],
      [94, false],
    ] as const) {
      await look(used)
      if (isFull) expect(() => space.check()).toThrow('The server has no more room')
      else space.check()
    }
    expect(world.lines.filter(({ msg }) => msg === 'room for data').map(({ room }) => room)).toEqual([
      'crowded',
      'full',
      'crowded',
    ])
  })

  test('is kept for games that have begun until a tenth more is used than may be', async () => {
    for (const [used, free, isShut] of [
      [109, null, false],
      [111, null, true],
      [109, null, false],
      [1, 63, true],
      [1, 65, false],
    ] as const) {
      await look(used, free)
      expect(() => space.check()).toThrow()
      if (isShut) expect(() => space.checkForGames()).toThrow('The server is full, so this was not stored.')
      else space.checkForGames()
    }
  })

  test('is counted from the start, so that alarms see the first refusal', async () => {
    await look(1)
    const text = await metrics.register.metrics()
    expect(text).toContain('keepflying_quota_refusals_total{quota="room"} 0')
    expect(text).toContain('keepflying_given_up_total{kind="open"} 0')
  })

  test('is what the disk has, too', async () => {
    await look(1, 255)
    expect(() => space.check()).toThrow('no more room')
    await look(1, 257)
    space.check()
  })

  test('is made in order, and no more of it than is needed', async () => {
    const { store, now } = world.services
    const host = userRow(now())
    await store.addUser(host)
    const add = async (status: 'open' | 'abandoned' | 'over' | 'playing', age: number) => {
      const game = gameRow(host.id, now() - age * day, { status })
      await store.addGame(game, [seatRow(game.id, 0, { kind: 'person', user: host.id })])
      return game.id
    }
    const tables = {
      open: await add('open', 2),
      young: await add('open', 0.5),
      abandoned: await add('abandoned', 2),
      over: await add('over', 8),
      playing: await add('playing', 300),
    }
    const left = async () => {
      const there: string[] = []
      for (const [name, id] of Object.entries(tables)) if (await store.game(id)) there.push(name)
      return there
    }
    // What is used before each look, and after whatever was given up.
    const used = [99, 99, 80]
    await space.look(world.services, metrics, async () => ({ used: (used.shift() ?? 80) * megabyte, free: null }))
    expect(await left()).toEqual(['young', 'over', 'playing'])
    await look(99)
    expect(await left()).toEqual(['young', 'playing'])
    expect(() => space.check()).toThrow()
    const given = world.lines.filter(({ msg }) => msg === 'given up to make room').map(({ kind }) => kind)
    expect(given).toEqual(['open', 'abandoned', 'over'])
  })
})

describe('a server without room', () => {
  let hall: Hall

  beforeEach(async () => {
    hall = await openHall()
  })

  afterEach(() => hall.close())

  test('makes no more tables and takes no records, but games that are there begin and end', async () => {
    const mal = await hall.person('Mal')
    const { id } = await mal.table('POST', '/api/tables', raft({ seats: [open, open] }))
    await hall.services.quotas.space.look(hall.services, createMetrics(), async () => ({
      used: 20_000 * megabyte,
      free: null,
    }))
    for (const [path, body] of [
      ['/api/tables', raft()],
      ['/api/replays', {}],
      ['/api/tables/import', {}],
    ] as const) {
      const reply = await mal.ask('POST', path, body)
      expect(reply, path).toMatchObject({ status: 507, body: { problem: { code: 'full' } } })
    }
    for (const name of ['Zoë', 'Wash']) await (await hall.person(name)).table('POST', `/api/tables/${id}/join`, {})
    expect(await mal.table('POST', `/api/tables/${id}/start`, {})).toMatchObject({ status: 'playing' })
    await hall.play(id)
    expect(await mal.ask('POST', `/api/tables/${id}/reports`, { note: '' })).toMatchObject({ status: 507 })
  })

  /** Somebody in a game that has begun, on a server that uses so many bytes of its ten megabytes. */
  async function playing(used: number) {
    const games = [portersPackage()]
    const roomy = await startTestServer({ games })
    const people = [await newPlayer(roomy.url), await newPlayer(roomy.url)] as const
    const table = await startTable(people, [], { game: 'porters' })
    roomy.rows(`insert into reports (id, kind, game, "user", at, note, versions, moment, record)
      select 'large', 'fault', '', '', ${Date.UTC(2100, 0)}, '', '{}', '{}', hex(zeroblob(${used / 2})) returning id`)
    await roomy.stop()
    const env = { MAX_STORAGE: '10', PORT: new URL(roomy.url).port }
    const server = await startTestServer({ games, dataDir: roomy.dataDir, env })
    onTestFinished(async () => {
      for (const { socket } of people) socket.disconnect()
      await server.close()
    })
    const [{ socket }] = people
    socket.connect()
    await until(() => socket.connected)
    expect(await socket.emitWithAck('watch', { table: table.id })).toMatchObject({ ok: true })
    const answer = { table: table.id, decision: 0, value: 5, id: 'full-answer-1' }
    return { server, socket, table: table.id, answer }
  }

  test('takes answers, but no chat', async () => {
    const { server, socket, table, answer } = await playing(10 * megabyte)
    const said = await socket.emitWithAck('say', { table, text: 'Hello?', id: 'full-chat-1' })
    expect(said).toMatchObject<{ ok: false; problem: Partial<Problem> }>({ ok: false, problem: { code: 'full' } })
    expect(await socket.emitWithAck('answer', answer)).toMatchObject({ ok: true })
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toMatch(/^keepflying_quota_refusals_total\{quota="room"\} 1$/m)
    expect(metrics).toMatch(/^keepflying_storage_limit_bytes 10485760$/m)
  })

  test('takes not even answers once a tenth more than it may have is used, and loses nothing', async () => {
    const { server, socket, answer } = await playing(11 * megabyte)
    const stored = server.stored()
    const refused = await socket.emitWithAck('answer', answer)
    expect(refused).toMatchObject({ ok: false, problem: { code: 'full' } })
    expect(server.stored()).toBe(stored)
  })
})

describe('answers', () => {
  /** Somebody in a march of their own, on a server where they may have 256 KB stored at once. */
  async function marching() {
    const server = await startTestServer({ games: [marchPackage()], env: { ANSWER_MEGABYTES_PER_HOUR: '1' } })
    const player = await newPlayer(server.url)
    onTestFinished(async () => {
      player.close()
      await server.close()
    })
    const { id: table } = await startTable([player], [], { game: 'march' })
    const client = player.watch(table)
    let version = 0
    const now = async () => (await stateOnce(client, ({ game }) => game?.version === version)).game
    const noted = (reply: Reply<{ version: number }>) => {
      if (reply.ok) version = reply.version
      return reply
    }
    const step = async (plan?: readonly string[]) => {
      const decision = (await now())?.decisions[0]?.number ?? -1
      return noted(await client.answer(decision, true, plan))
    }
    const undo = async () => {
      await now()
      return noted(await client.undo('choice'))
    }
    const agreedUndo = async () => {
      const reply = await client.propose({ kind: 'undo', to: 0 })
      return noted(reply.ok ? { ok: true, version: version + 1 } : reply)
    }
    /** How many steps are taken before one is refused. */
    const stepsTaken = async (plan?: readonly string[]) => {
      const before = version
      while ((await step(plan)).ok);
      return version - before
    }
    return { server, step, undo, agreedUndo, stepsTaken }
  }

  const plan = Array.from({ length: 14 }, () => 'x'.repeat(98))

  test('are refused once too much was stored, nothing is lost, and the same is taken later', async () => {
    const { server, step, stepsTaken } = await marching()
    const taken = await stepsTaken(plan)
    expect(taken).toBe(Math.ceil(megabyte / 4 / bytesOfAnswer({ decision: 99, value: true, plan })))
    const stored = server.stored()
    const refused = await step()
    expect(refused).toMatchObject({ ok: false, problem: { code: 'too-many' } })
    expect(refused.ok || refused.problem.message).toMatch(
      /^You have had enough answers stored for now. Try again in \d+ seconds.$/,
    )
    expect(server.stored()).toBe(stored)
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toMatch(/^keepflying_quota_refusals_total\{quota="answers"\} 2$/m)
    server.clock.now += hour
    expect(await step()).toMatchObject({ ok: true, version: taken + 1 })
  })

  test('take more with a long plan', async () => {
    const { server, stepsTaken } = await marching()
    const taken = await stepsTaken(plan)
    server.clock.now += hour
    expect(await stepsTaken()).toBeGreaterThan(3 * taken)
  })

  test('count when they are taken back', async () => {
    const { step, undo } = await marching()
    let undone = 0
    while ((await step()).ok && (await undo()).ok) undone++
    expect(undone).toBe(
      Math.floor(megabyte / 4 / (bytesOfAnswer({ decision: 99, value: true }) + bytesOfAnswer({ unit: 'choice' }))),
    )
    expect(await undo()).toMatchObject({ ok: false, problem: { code: 'too-many' } })
  })

  test('count for more when the table agrees to take them back', async () => {
    const { step, agreedUndo } = await marching()
    const replies: Reply<object>[] = []
    for (let n = 0; n < 5; n++) {
      await step()
      replies.push(await agreedUndo())
    }
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true, false])
    expect(replies.at(-1)).toMatchObject({ problem: { code: 'too-many' } })
  })
})

test('a network brings only so many new guests per hour', async () => {
  const site = await openSite({ env: { GUESTS_PER_HOUR: '8' } })
  onTestFinished(() => site.close())
  const known = visitor(site.url)
  const statuses: number[] = [(await known.ask('GET', '/api/me')).status]
  for (let n = 0; n < 2; n++) statuses.push((await visitor(site.url).ask('GET', '/api/me')).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await known.ask('GET', '/api/me')).status).toBe(200)
  site.state.now += hour
  expect((await visitor(site.url).ask('GET', '/api/me')).status).toBe(200)
})
