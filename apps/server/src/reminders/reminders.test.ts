import { type Outcome, text } from '@keep-flying/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMetrics, type Metrics } from '../metrics.ts'
import type { GameRow, UserRow } from '../storage/schema.ts'
import { browser } from '../testing/browser.ts'
import { closeReceivers, receiver } from '../testing/receiver.ts'
import { addPerson, addTable, begin, end, openWorld, type World } from '../testing/reminding.ts'
import { seenAt } from '../testing/rows.ts'
import type { Resolve } from './outgoing.ts'
import { guardOf, sendDue } from './reminders.ts'

const minutes = 60_000
let world: World
let metrics: Metrics

async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  world = await openWorld({
    PUBLIC_URL: 'https://play.example',
    REMIND_AFTER: '10',
    ALLOW_PRIVATE_WEBHOOKS: 'true',
    ...env,
  })
  metrics = createMetrics()
}

beforeEach(() => start())
afterEach(async () => {
  await closeReceivers()
  await world.close()
})

/** One run with the configured guard, without a time limit; it finds no names but this machine's. */
function pass(): Promise<void> {
  const resolve: Resolve = async (host) => (host === 'localhost' ? [{ address: '127.0.0.1', family: 4 }] : [])
  return sendDue(world.services, metrics.reminders, { ...guardOf(world.services.config), timeout: 60_000, resolve })
}

const textsOf = (requests: readonly { readonly body: Buffer }[]) =>
  requests.map(({ body }) => JSON.parse(body.toString()))

async function counts(): Promise<Record<string, number>> {
  const { values } = await metrics.reminders.get()
  return Object.fromEntries(values.map(({ labels, value }) => [`${labels.kind} ${labels.result}`, value]))
}

/** What was logged about reminders. */
const logged = () => world.lines.filter(({ msg }) => msg === 'reminder')

it('tells everybody who is due in every way they chose, once', async () => {
  const hook = await receiver(() => 204)
  const service = await receiver(() => 201)
  const browsers = [browser(), browser()]
  const user = await addPerson(world, `${hook.url}hook`)
  for (const [i, { keys }] of browsers.entries())
    await world.services.store.addPush({ endpoint: `${service.url}${i}`, user: user.id, ...keys })
  const game = await addTable(world, user)
  await begin(world, game)
  const since = world.clock.now

  world.clock.now += 10 * minutes - 1
  await pass()
  expect([hook.requests, service.requests]).toEqual([[], []])

  world.clock.now += 2 * minutes + 1
  await Promise.all([pass(), pass()])
  await pass()
  const words = 'Keep Flying: it is your turn at “Friday crew” (waiting 12 minutes).'
  const url = `https://play.example/table/${game.id}`
  expect(textsOf(hook.requests)).toEqual([
    {
      kind: 'your-turn',
      table: { id: game.id, title: 'Friday crew', game: 'verse', url },
      seat: 0,
      shared: false,
      since,
      left: null,
      text: words,
    },
  ])
  expect(service.requests.map(({ path }) => path).sort()).toEqual(['/0', '/1'])
  for (const { path, body } of service.requests)
    expect(browsers[path === '/0' ? 0 : 1]?.read(body)).toEqual({
      kind: 'your-turn',
      title: 'Friday crew',
      text: words,
      url,
      table: game.id,
    })

  expect(await counts()).toEqual({ 'webhook sent': 1, 'push sent': 2 })
  expect(logged()).toHaveLength(3)
  expect(logged()).toContainEqual(
    expect.objectContaining({ table: game.id, user: user.id, kind: 'webhook', result: 'sent', status: 204 }),
  )
})

it('tells everybody who may answer a question they share, each in their own language', async () => {
  const { url, requests } = await receiver(() => 200)
  const zoe = await addPerson(world, `${url}zoe`)
  const kaylee = await addPerson(world, `${url}kaylee`, { locale: 'de' })
  const game = await addTable(world, zoe, {}, [kaylee])
  await begin(world, game, { waiting: [0, 1], summary: { waiting_any: 1, progress: null } })
  world.clock.now += 12 * minutes
  await pass()
  expect(Object.fromEntries(requests.map(({ path, body }) => [path, JSON.parse(body.toString())]))).toMatchObject({
    '/zoe': { seat: 0, shared: true, text: expect.stringContaining('you or somebody else can answer') },
    '/kaylee': { seat: 1, shared: true, text: expect.stringContaining('kannst du oder jemand anders antworten') },
  })
})

describe('the end of a game', () => {
  const ashore: Outcome = { by: 'team', won: true, reason: text('raft.ashore') }

  it('is told to those who were not there, once, in their own language and the words of the game', async () => {
    const { url, requests } = await receiver(() => 200)
    const zoe = await addPerson(world, `${url}zoe`)
    const kaylee = await addPerson(world, `${url}kaylee`)
    const wash = await addPerson(world, `${url}wash`, { locale: 'de' })
    const game = await addTable(world, zoe, { game: 'raft' }, [kaylee, wash])
    await begin(world, game)
    await end(world, game, zoe, ashore)
    world.clock.now += 10 * minutes - 1
    await pass()
    expect(requests).toEqual([])
    world.clock.now += 1
    await Promise.all([pass(), pass()])
    await pass()
    const table = { id: game.id, title: 'Friday crew', game: 'raft', url: `https://play.example/table/${game.id}` }
    const told = requests.map(({ path, body }) => [path, JSON.parse(body.toString())])
    expect(Object.fromEntries(told)).toEqual({
      '/kaylee': {
        kind: 'over',
        table,
        seat: 1,
        outcome: ashore,
        text: 'Keep Flying: “Friday crew” is over: the team won. Everybody is ashore.',
      },
      '/wash': {
        kind: 'over',
        table,
        seat: 2,
        outcome: ashore,
        text: 'Keep Flying: „Friday crew“ ist zu Ende: Das Team hat gewonnen. Alle sind an Land.',
      },
    })
    expect(told).toHaveLength(2)
  })

  it('is no news after a day, at live tables, or to those who have come back', async () => {
    const { url, requests } = await receiver(() => 200)
    const zoe = await addPerson(world)
    const [old, live, seen] = await Promise.all(
      ['old', 'live', 'seen'].map((name) => addPerson(world, `${url}${name}`)),
    )
    if (!old || !live || !seen) throw new Error('Nobody is there.')
    const ended = async (other: UserRow, settings: Partial<GameRow>) => {
      const game = await addTable(world, zoe, { game: 'raft', ...settings }, [other])
      await begin(world, game)
      await end(world, game, zoe, ashore)
    }
    await ended(old, {})
    world.clock.now += 25 * 60 * minutes
    await ended(live, { pace: 'live' })
    await ended(seen, {})
    world.clock.now += minutes
    await seenAt(world.services.store, seen.id, world.clock.now)
    world.clock.now += 30 * minutes
    await pass()
    expect(requests).toEqual([])
  })

  it('goes to browsers, too', async () => {
    const service = await receiver(() => 201)
    const { keys, read } = browser()
    const zoe = await addPerson(world)
    const wash = await addPerson(world)
    await world.services.store.addPush({ endpoint: `${service.url}push`, user: wash.id, ...keys })
    const game = await addTable(world, zoe, { game: 'raft' }, [wash])
    await begin(world, game)
    await end(world, game, zoe, { by: 'seats', winners: [0], reason: text('gone') })
    world.clock.now += 30 * minutes
    await pass()
    expect(service.requests.map(({ body }) => read(body))).toMatchObject([
      { kind: 'over', table: game.id, text: 'Keep Flying: “Friday crew” is over: Zoe won.' },
    ])
  })
})

it('continues after receivers that fail, and logs no address', async () => {
  const refusing = await receiver(() => 500)
  const redirecting = await receiver(() => 302, { location: '/other' })
  const good = await receiver(() => 200)
  const webhooks = [
    `${refusing.url}secret-1`,
    `${redirecting.url}secret-2`,
    'http://secret-3.invalid/secret-3',
    'ftp://secret-4.example/',
    `${good.url}secret-5`,
  ]
  for (const webhook of webhooks) await begin(world, await addTable(world, await addPerson(world, webhook)))
  world.clock.now += 30 * minutes
  await pass()
  expect(good.requests).toHaveLength(1)
  expect(redirecting.requests.map(({ path }) => path)).toEqual(['/secret-2'])
  expect(await counts()).toEqual({ 'webhook sent': 1, 'webhook failed': 4 })
  expect(
    logged()
      .map(({ result, status, why }) => status ?? why ?? result)
      .sort(),
  ).toEqual([200, 302, 500, 'refused', 'refused'])
  expect(JSON.stringify(world.lines)).not.toContain('secret-')
})

it.each([404, 410])('forgets a browser that is gone (%i), and only that', async (status) => {
  const service = await receiver(({ path }) => (path === '/gone' ? status : 503))
  const user = await addPerson(world)
  for (const name of ['gone', 'busy'])
    await world.services.store.addPush({ endpoint: `${service.url}${name}`, user: user.id, ...browser().keys })
  await begin(world, await addTable(world, user))
  world.clock.now += 30 * minutes
  await pass()
  expect((await world.services.store.pushesOf(user.id)).map(({ endpoint }) => endpoint)).toEqual([`${service.url}busy`])
  expect(await counts()).toEqual({ 'push gone': 1, 'push failed': 1 })
})

it('does not drop a webhook that answers 404', async () => {
  const { url } = await receiver(() => 404)
  const user = await addPerson(world, url)
  await begin(world, await addTable(world, user))
  world.clock.now += 30 * minutes
  await pass()
  expect((await world.services.store.user(user.id))?.webhook).toBe(url)
  expect(await counts()).toEqual({ 'webhook failed': 1 })
})

it('sends nothing about live games, nor to people who came to look', async () => {
  const { url, requests } = await receiver(() => 200)
  await begin(world, await addTable(world, await addPerson(world, `${url}live`), { pace: 'live' }))
  const here = await addPerson(world, `${url}here`)
  await begin(world, await addTable(world, here))
  const away = await addPerson(world, `${url}away`)
  await begin(world, await addTable(world, away))
  world.clock.now += minutes
  await seenAt(world.services.store, here.id, world.clock.now)
  world.clock.now += 30 * minutes
  await pass()
  expect(requests.map(({ path }) => path)).toEqual(['/away'])
})

it('reaches no private address unless the host allows it', async () => {
  await world.close()
  await start({ ALLOW_PRIVATE_WEBHOOKS: 'false' })
  const { url, port, requests } = await receiver(() => 200)
  for (const webhook of [url, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`])
    await begin(world, await addTable(world, await addPerson(world, webhook)))
  const user = await addPerson(world)
  await world.services.store.addPush({ endpoint: `https://[::1]:${port}/`, user: user.id, ...browser().keys })
  await begin(world, await addTable(world, user))
  world.clock.now += 30 * minutes
  await pass()
  expect(requests).toEqual([])
  expect(await counts()).toEqual({ 'webhook failed': 3, 'push failed': 1 })
})

it('links to where the server listens when it has no public address', async () => {
  await world.close()
  world = await openWorld({ ALLOW_PRIVATE_WEBHOOKS: 'true', HOST: '::1', PORT: '3210' })
  const { url, requests } = await receiver(() => 200)
  const game = await addTable(world, await addPerson(world, url))
  await begin(world, game)
  world.clock.now += 30 * minutes
  await pass()
  expect(textsOf(requests)).toMatchObject([{ table: { url: `http://[::1]:3210/table/${game.id}` } }])
})

it('says how much time is left, and reminds nobody for whom a bot plays', async () => {
  const hook = await receiver(() => 200)
  const clock = JSON.stringify({ kind: 'deadline', hours: 24, outOfTime: 'bot' })
  const user = await addPerson(world, `${hook.url}hook`)
  const game = await addTable(world, user, { clock }, [await addPerson(world)])
  await begin(world, game)
  const since = world.clock.now
  world.clock.now += 3 * 60 * minutes
  await pass()
  expect(textsOf(hook.requests)).toMatchObject([{ left: 21 * 60, text: expect.stringContaining('21 hours left') }])

  const other = await addTable(world, user, { clock }, [await addPerson(world)])
  await begin(world, other)
  const flag = { game: other.id, seat: 0, since: world.clock.now }
  expect(await world.services.store.fallFlag(flag, since, { standIn: 'oar' })).toBe(true)
  world.clock.now += 60 * minutes
  await pass()
  expect(hook.requests).toHaveLength(1)
})
