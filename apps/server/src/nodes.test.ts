import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadGames } from '@keep-flying/games'
import { anyAnswer, openStream, readRecord, type Value, verifyRecord } from '@keep-flying/kernel'
import type { Reply } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { verse } from '@keep-flying/verse'
import pg from 'pg'
import { afterEach, describe, expect, inject, it, onTestFailed } from 'vitest'
import { readConfig } from './config.ts'
import { newId } from './ids.ts'
import { createLogger } from './logging.ts'
import { type RunningServer, startServer } from './server.ts'
import { openStore } from './storage/open.ts'
import type { Store } from './storage/store.ts'
import { freshDatabase } from './testing/databases.ts'
import { checkRefused, checkStored, heldBy, toldTo } from './testing/evidence.ts'
import { openGate } from './testing/gate.ts'
import { grown, newPlayer, type Player, type Playing, play, playerAs, startTable, stateOnce } from './testing/player.ts'
import { type ServerProcess, serverProcess } from './testing/process.ts'
import { raftPackage } from './testing/raft.ts'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Two nodes in this process on one new database, and the database itself. */
async function twoNodes(): Promise<{ one: RunningServer; other: RunningServer; store: Store; databaseUrl: string }> {
  const databaseUrl = await freshDatabase(inject('postgres'))
  const store = await openedStore(databaseUrl)
  return { one: await node(databaseUrl), other: await node(databaseUrl), store, databaseUrl }
}

async function node(databaseUrl: string): Promise<RunningServer> {
  const lines: string[] = []
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
    MESSAGES_PER_MINUTE: '1000000',
    CONNECTIONS_PER_ADDRESS: '100000',
    TABLES_PER_HOUR: '1000000',
    GUESTS_PER_HOUR: '1000000',
    BOT_THREADS: '1',
  })
  const server = await startServer({
    config,
    log: createLogger(config, { write: (line) => lines.push(line) }),
    games: [...(await loadGames()), raftPackage()],
  })
  onTestFailed(() => void process.stderr.write(lines.join('')))
  cleanUps.push(() => server.close())
  return server
}

async function openedStore(databaseUrl: string): Promise<Store> {
  const store = await openStore({ dataDir: '', databaseUrl })
  cleanUps.push(() => store.close())
  return store
}

async function visitor(url: string): Promise<Player> {
  const player = await newPlayer(url)
  cleanUps.push(() => player.close())
  return player
}

/** The same person, connected to another node as well. */
function also({ me, cookie }: Player, url: string): Player {
  const player = playerAs(url, me, cookie)
  cleanUps.push(() => player.close())
  return player
}

async function query(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Ends the server's database connections that have this name. */
function cutOff(databaseUrl: string, name: string): Promise<void> {
  return query(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = '${name}' and pid <> pg_backend_pid()`,
  )
}

function answerWith(
  player: Player,
  message: { table: string; decision: number; value: Value; id: string },
): Promise<Reply<{ version: number }>> {
  return player.socket.emitWithAck('answer', message)
}

describe('two nodes on one database', () => {
  it('play one game to its end', async () => {
    const { one, other, store } = await twoNodes()
    const people = [await visitor(one.url), await visitor(one.url)] as const
    const { id, invite } = await startTable(people, ['captain'], { options: { story: 'first-time' } })
    const [host, guest] = [people[0], also(people[1], other.url)]
    const spectator = await visitor(other.url)
    const watching = spectator.watch(id, invite ?? '')
    const playing = [host, guest].map((person, seat) =>
      play(person.watch(id), { seed: `sfc32:${seat}`, undoOneIn: 30 }),
    )
    await Promise.all(playing.map(({ done }) => done))
    await Promise.all(
      [...playing.map(({ client }) => client), watching].map((client) =>
        stateOnce(client, ({ game, table }) => (game?.over ?? false) && table.status === 'over'),
      ),
    )
    const held = [watching, ...playing.map(({ client }) => client)].flatMap(heldBy)
    const match = await checkStored(
      store,
      id,
      playing.flatMap(({ acknowledged }) => [...acknowledged]),
      [...held, await toldTo(host, id), await toldTo(guest, id)],
    )
    expect(held.map(({ version }) => version)).toEqual([match.log.length, match.log.length, match.log.length])
    for (const player of [host, guest]) {
      const { body } = await player.ask('GET', `/api/tables/${id}/record`)
      expect(verifyRecord(verse, readRecord(JSON.stringify(body))).hash()).toBe(match.hash())
    }
  })

  it('accept one of two answers that race for a decision', async () => {
    const { one, other, store } = await twoNodes()
    const here = await visitor(one.url)
    const there = also(here, other.url)
    const strokes = 60
    const { id } = await startTable([here], [], { game: 'raft', options: { strokes } })
    const clients = [here.watch(id), there.watch(id)]
    for (let stroke = 0; stroke < strokes; stroke++) {
      const states = await Promise.all(
        clients.map((client) => stateOnce(client, ({ game }) => game?.version === stroke)),
      )
      const [decision] = states.flatMap(({ game }) => game?.decisions ?? [])
      if (!decision) throw new Error('Nothing is asked.')
      const replies = await Promise.all(
        [here, there].map((player, index) =>
          answerWith(player, { table: id, decision: decision.number, value: index === 0, id: newId() }),
        ),
      )
      const versions = replies.flatMap((reply) => (reply.ok ? [reply.version] : []))
      const codes = replies.flatMap((reply) => (reply.ok ? [] : [reply.problem.code]))
      expect(versions).toEqual([stroke + 1])
      expect(codes).toEqual([stroke + 1 === strokes ? 'over' : 'stale'])
      const entry = (await store.entries(id, stroke)).map((row) => JSON.parse(row.entry))
      expect(entry).toEqual([{ seat: 0, decision: decision.number, value: replies[0]?.ok }])
    }
  })

  it('accept an answer once if it is sent to both', async () => {
    const { one, other, store } = await twoNodes()
    const here = await visitor(one.url)
    const there = also(here, other.url)
    const strokes = 40
    const { id } = await startTable([here], [], { game: 'raft', options: { strokes } })
    const clients = [here.watch(id), there.watch(id)]
    for (let stroke = 0; stroke < strokes; stroke++) {
      const states = await Promise.all(
        clients.map((client) => stateOnce(client, ({ game }) => game?.version === stroke)),
      )
      const decision = states[0]?.game?.decisions[0]?.number ?? -1
      const message = { table: id, decision, value: true, id: newId() }
      const replies = await Promise.all([here, there, here].map((player) => answerWith(player, message)))
      expect(replies).toEqual(replies.map(() => ({ ok: true, version: stroke + 1 })))
    }
    expect(await store.entries(id, 0)).toHaveLength(strokes)
  })

  it('accept an answer to a question of the other before its news has arrived', async () => {
    const { one, other, databaseUrl } = await twoNodes()
    const here = await visitor(one.url)
    const there = also(here, other.url)
    const { id } = await startTable([here], [], { game: 'raft', options: { strokes: 3 } })
    const before = await Promise.all(
      [here.watch(id), there.watch(id)].map((client) => stateOnce(client, ({ game }) => game !== null)),
    )
    const first = before[0]?.game?.decisions[0]?.number ?? -1
    // No news from the other node arrives for at least a second.
    await cutOff(databaseUrl, 'keepflying-nodes')
    expect(await answerWith(here, { table: id, decision: first, value: true, id: newId() })).toMatchObject({ ok: true })
    const reply = await answerWith(there, { table: id, decision: first + 1, value: true, id: newId() })
    expect(reply).toEqual({ ok: true, version: 2 })
  })

  it('tell each other about seats, chat and who is present', async () => {
    const { one, other } = await twoNodes()
    const host = await visitor(one.url)
    const guest = await visitor(other.url)
    const { id, invite } = await host.table('POST', '/api/tables', {
      game: 'raft',
      options: { players: 2, strokes: 4 },
      title: 'Down the river',
      visibility: 'link',
      pace: 'live',
      seats: [{ kind: 'open' }],
    })
    const hosting = host.watch(id)
    await stateOnce(hosting, ({ table }) => table.status === 'open')
    await guest.table('POST', `/api/tables/${id}/join`, { invite })
    await stateOnce(hosting, ({ table }) => table.seats[1]?.name === guest.me.name)
    const joined = guest.watch(id, invite ?? '')
    await stateOnce(joined, ({ table }) => table.you === 1)
    await host.table('POST', `/api/tables/${id}/start`)
    await stateOnce(joined, ({ game }) => game?.waiting[0] === 0)

    const everybody = [host.me.name, guest.me.name].sort()
    const names = (present: readonly { readonly name: string }[]) => present.map(({ name }) => name).sort()
    for (const client of [hosting, joined])
      await stateOnce(client, ({ present }) => names(present).join() === everybody.join())

    await hosting.say('Mind the rocks.')
    await joined.say('Which rocks?')
    for (const client of [hosting, joined]) {
      const { chat } = await stateOnce(client, (state) => state.chat.length === 2)
      expect(chat.map(({ seat, text }) => [seat, text])).toEqual([
        [0, 'Mind the rocks.'],
        [1, 'Which rocks?'],
      ])
    }

    const heir = await visitor(one.url)
    const { body } = await guest.ask('POST', `/api/tables/${id}/seats/1/hand-over`, {})
    await heir.table('POST', `/api/tables/${id}/take-over`, body)
    await stateOnce(joined, ({ viewer }) => viewer === null)
    const state = await stateOnce(hosting, ({ game }) => (game?.decisions.length ?? 0) > 0)
    await hosting.answer(state.game?.decisions[0]?.number ?? -1, true)
    const heirs = also(heir, other.url).watch(id)
    const { game, viewer } = await stateOnce(heirs, ({ game: now }) => now?.version === 1)
    expect(viewer).toBe(1)
    expect((await joined.answer(game?.decisions[0]?.number ?? -1, true)).ok).toBe(false)
    expect(await heirs.answer(game?.decisions[0]?.number ?? -1, true)).toEqual({ ok: true, version: 2 })

    guest.close()
    for (const client of [hosting, heirs])
      await stateOnce(client, ({ present }) => names(present).join() === [host.me.name, heir.me.name].sort().join())
  })

  it('continue when one of them is closed, and nobody at the other notices', async () => {
    const { one, other, store } = await twoNodes()
    const gate = await openGate(other.url)
    cleanUps.push(() => gate.close())
    const people = [await visitor(one.url), await visitor(gate.url)] as const
    const { id } = await startTable(people, [], { options: { story: 'first-time' } })
    let losses = 0
    people[0].socket.on('disconnect', () => losses++)
    const playing = people.map((person, seat) => play(person.watch(id), { seed: `sfc32:${seat}` }))
    await grown(playing, 5)
    gate.pointAt(one.url)
    await other.close()
    await grown(playing, 5)
    await ended(playing)
    expect(losses).toBe(0)
    await checkStored(
      store,
      id,
      playing.flatMap(({ acknowledged }) => [...acknowledged]),
      playing.flatMap(({ client }) => heldBy(client)),
    )
  })

  it('continue when the database ends their connections', async () => {
    const { one, other, store, databaseUrl } = await twoNodes()
    const people = [await visitor(one.url), await visitor(other.url)] as const
    const { id } = await startTable(people, [], { options: { story: 'first-time' } })
    const playing = people.map((person, seat) => play(person.watch(id), { seed: `sfc32:${seat}` }))
    // More often than nodes have connections for their news.
    for (let cut = 0; cut < 5; cut++) {
      await grown(playing, 5)
      await Promise.all([cutOff(databaseUrl, 'keepflying-nodes'), cutOff(databaseUrl, 'keepflying')])
      await heardAcross(playing.map(({ client }) => client))
    }
    await grown(playing, 5)
    await ended(playing)
    await checkStored(
      store,
      id,
      playing.flatMap(({ acknowledged }) => [...acknowledged]),
      playing.flatMap(({ client }) => heldBy(client)),
    )
  })
})

describe('a node that got no news for a while', () => {
  it('catches up with answers and with seats', async () => {
    const { one, other, databaseUrl } = await twoNodes()
    const host = await visitor(one.url)
    const guest = await visitor(one.url)
    const { id, invite } = await startTable([host, guest], [], { game: 'raft', options: { strokes: 4 } })
    const hosting = host.watch(id)
    const far = also(host, other.url).watch(id)
    const leaving = also(guest, other.url).watch(id, invite ?? '')
    for (const client of [far, leaving]) await stateOnce(client, ({ game }) => game !== null)
    const heir = await visitor(one.url)
    const { body } = await guest.ask('POST', `/api/tables/${id}/seats/1/hand-over`, {})
    await cutOff(databaseUrl, 'keepflying-nodes')
    const { game } = await stateOnce(hosting, (state) => state.game !== null)
    await hosting.answer(game?.decisions[0]?.number ?? -1, true)
    await heir.table('POST', `/api/tables/${id}/take-over`, body)
    await stateOnce(far, (state) => state.game?.version === 1 && state.table.seats[1]?.name === heir.me.name)
    await stateOnce(leaving, ({ viewer }) => viewer === null)
  })
})

describe('a node that slept', () => {
  it('does not accept what the former owner of a seat answers', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const [awake, sleepy] = await twoProcesses(databaseUrl)
    const [host, guest] = [await visitor(awake.url), await visitor(awake.url)]
    const { id, invite } = await startTable([host, guest], [], { options: { story: 'first-time' } })
    const store = await openedStore(databaseUrl)
    const people = [host, guest] as const
    const watching = people.map((person) => also(person, sleepy.url).watch(id, invite ?? ''))
    const states = await Promise.all(watching.map((client) => stateOnce(client, ({ game }) => game !== null)))
    const asked = states.findIndex(({ game }) => (game?.decisions.length ?? 0) > 0)
    const [former, client, decision] = [people[asked], watching[asked], states[asked]?.game?.decisions[0]]
    if (!former || !client || !decision) throw new Error('Nobody is asked.')
    const answer = anyAnswer(decision, openStream('sfc32:1'))

    sleepy.pause(true)
    // What it would be told in its sleep is lost, too.
    await cutOff(databaseUrl, 'keepflying-nodes')
    const heir = await visitor(awake.url)
    const { body } = await former.ask('POST', `/api/tables/${id}/seats/${asked}/hand-over`, {})
    await heir.table('POST', `/api/tables/${id}/take-over`, body)
    const reply = client.answer(decision.number, answer)
    sleepy.pause(false)
    expect(await reply).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
    expect(await store.entries(id, 0)).toEqual([])

    const heirs = also(heir, sleepy.url).watch(id)
    await stateOnce(heirs, ({ viewer }) => viewer === asked)
    expect(await heirs.answer(decision.number, answer)).toEqual({ ok: true, version: 1 })
  })
})

describe('a node that is killed', () => {
  it('leaves its people and its bots to the other', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const [doomed, other] = await twoProcesses(databaseUrl)
    const gate = await openGate(doomed.url)
    cleanUps.push(() => gate.close())
    const people = [await visitor(other.url), await visitor(gate.url)] as const
    const bot = people.length
    const { id, invite } = await startTable(people, ['drifter'], { options: { story: 'first-time' }, botDelay: 1000 })
    const playing = people.map((person, seat) => play(person.watch(id), { seed: `sfc32:${seat}` }))
    const [staying] = playing
    if (!staying) throw new Error('Nobody plays.')
    // Somebody who watches through the doomed node and does not come back.
    const onlooker = await visitor(doomed.url)
    onlooker.watch(id, invite ?? '')
    await stateOnce(staying.client, ({ spectators }) => spectators === 1)
    const store = await openedStore(databaseUrl)
    const seatsSince = async (version: number) =>
      (await store.entries(id, version)).map((row): number => JSON.parse(row.entry).seat)

    // The dead node drives the bot: the person before it is connected there.
    for (;;) {
      await stateOnce(staying.client, ({ game }) => game?.waiting.length === 1 && game.waiting[0] === bot)
      if ((await seatsSince(0)).at(-1) === 1) break
      await wait(10)
    }
    gate.pointAt(other.url)
    await doomed.end('SIGKILL')
    const [version = 0] = playing.flatMap(({ client }) => client.state?.game?.version ?? [])
    while (!(await seatsSince(version)).includes(bot)) await wait(50)
    await stateOnce(staying.client, ({ spectators }) => spectators === 0)
    await grown(playing, 3)
    await ended(playing)
    const match = await checkStored(
      store,
      id,
      playing.flatMap(({ acknowledged }) => [...acknowledged]),
      [
        ...playing.flatMap(({ client }) => heldBy(client)),
        ...(await Promise.all(people.map((one) => toldTo(one, id)))),
      ],
    )
    checkRefused(
      match,
      playing.flatMap(({ refused }) => [...refused]),
    )
    for (const { client } of playing) {
      const { present } = await stateOnce(client, (state) => state.present.length === people.length)
      expect(present.map(({ seat }) => seat).sort()).toEqual([0, 1])
    }
  })
})

async function twoProcesses(databaseUrl: string): Promise<[ServerProcess, ServerProcess]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-nodes-'))
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const [one, other] = [await serverProcess(env), await serverProcess(env)]
  onTestFailed(() => void process.stderr.write(`${one.output()}\n---\n${other.output()}`))
  await Promise.all([one.start(), other.start()])
  return [one, other]
}

async function ended(playing: readonly Playing[]): Promise<void> {
  for (const one of playing) one.stop()
  await Promise.all(playing.map(({ done }) => done))
}

/** Waits until something the first says reaches the last. */
async function heardAcross(clients: readonly TableClient[]): Promise<void> {
  const [from, to] = [clients[0], clients.at(-1)]
  for (let call = 1; ; call++) {
    const text = `Do you hear me? ${call} ${newId()}`
    await from?.say(text)
    await wait(100)
    if (to?.state?.chat.some((line) => line.text === text)) return
  }
}
