import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { below, openStream } from '@keep-flying/kernel'
import type { Notice } from '@keep-flying/protocol'
import pg from 'pg'
import { describe, expect, inject, it, onTestFailed, onTestFinished } from 'vitest'
import { newId } from './ids.ts'
import { openStore } from './storage/open.ts'
import { freshDatabase } from './testing/databases.ts'
import { checkRefused, checkStored, heldBy } from './testing/evidence.ts'
import { newPlayer, play, startTable, stateOnce } from './testing/player.ts'
import { type ServerProcess, serverProcess } from './testing/process.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keepflying-shutdown-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function started(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await serverProcess(env)
  onTestFailed(() => void process.stderr.write(server.output()))
  await server.start()
  return server
}

async function visitor(url: string) {
  const player = await newPlayer(url)
  onTestFinished(() => player.close())
  return player
}

describe('a server that is told to stop', () => {
  it('waits for nobody who has connected and says nothing, or never ends what they say', async () => {
    const server = await started({ DATA_DIR: await newFolder() })
    const port = Number(new URL(server.url).port)
    for (const said of ['', 'GET /api/games HTTP/1.1\r\nhost: here\r\n']) {
      const silent = connect(port, '127.0.0.1')
      onTestFinished(() => void silent.destroy())
      silent.on('error', () => undefined)
      await once(silent, 'connect')
      silent.write(said)
    }
    // Whatever came before this request has come.
    await visitor(server.url)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  it('stores what it acknowledged, says that it is closing, and continues after the next start', async () => {
    const dataDir = await newFolder()
    const server = await started({ DATA_DIR: dataDir })
    const people = [await visitor(server.url), await visitor(server.url)] as const
    const { id } = await startTable(people, ['drifter'], { options: { story: 'first-time' } })
    const notices: Notice[] = []
    for (const { socket } of people) socket.on('notice', (notice) => notices.push(notice))
    const playing = people.map((person, seat) => play(person.watch(id), { seed: `sfc32:${seat}` }))
    const acknowledged = () => playing.flatMap((one) => [...one.acknowledged])
    const random = openStream('sfc32:stopping')
    for (let stop = 1; stop <= 5; stop++) {
      const before = acknowledged().length
      while (acknowledged().length < before + 3) await wait(5)
      await wait(below(random, 100))
      notices.length = 0
      expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
      await Promise.all(playing.map(({ client }) => stateOnce(client, ({ connected }) => !connected)))
      expect(notices).toEqual(people.map(() => expect.objectContaining({ table: id, kind: 'closing' })))
      const store = await openStore({ dataDir, databaseUrl: null })
      const held = playing.flatMap(({ client }) => heldBy(client))
      const match = await checkStored(store, id, acknowledged(), held)
      await store.close()
      checkRefused(
        match,
        playing.flatMap(({ refused }) => [...refused]),
      )
      await server.start()
    }
    const before = acknowledged().length
    while (acknowledged().length < before + 3) await wait(5)
    for (const one of playing) one.stop()
    await Promise.all(playing.map(({ done }) => done))
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  it('waits for an answer that is being stored, and accepts no other', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const server = await started({ DATA_DIR: await newFolder(), DATABASE_URL: databaseUrl })
    const person = await visitor(server.url)
    const { id } = await startTable([person], [], { options: { story: 'first-time' } })
    const client = person.watch(id)
    const { game } = await stateOnce(client, (state) => (state.game?.decisions.length ?? 0) > 0)
    const decision = game?.decisions.find(({ standing }) => !standing)
    if (decision?.form !== 'one') throw new Error('The first question of a game is to choose one of several.')
    const value = decision.options[0]?.id ?? ''
    const answer = { table: id, decision: decision.number, value, id: newId() }

    const holder = new pg.Client({ connectionString: databaseUrl })
    await holder.connect()
    await holder.query('begin; lock table entries in exclusive mode')
    const slow = person.socket.emitWithAck('answer', answer)
    const isWaiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    while ((await holder.query(isWaiting)).rowCount === 0) await wait(5)
    const ending = server.end('SIGTERM')
    while ((await fetch(`${server.url}/readyz`)).status !== 503) await wait(5)
    expect((await fetch(`${server.url}/api/games`)).status).toBe(503)
    expect(await person.socket.emitWithAck('answer', { ...answer, id: newId() })).toMatchObject({
      ok: false,
      problem: { code: 'unavailable' },
    })
    await holder.query('commit')
    await holder.end()
    expect(await slow).toEqual({ ok: true, version: 1 })
    expect(await ending).toEqual({ code: 0, signal: null })

    const store = await openStore({ dataDir: '', databaseUrl })
    onTestFinished(() => store.close())
    await checkStored(store, id, [{ seat: 0, version: 1, decision: decision.number, value }], heldBy(client))
    await server.start()
    await stateOnce(client, ({ connected }) => connected)
    // Sent again, it is acknowledged again.
    expect(await person.socket.emitWithAck('answer', answer)).toEqual({ ok: true, version: 1 })
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
