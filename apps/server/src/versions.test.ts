import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadGames } from '@keep-flying/games'
import pg from 'pg'
import { afterEach, describe, expect, inject, it, onTestFailed } from 'vitest'
import { openStore } from './storage/open.ts'
import { freshDatabase } from './testing/databases.ts'
import { openGate } from './testing/gate.ts'
import { grown, newPlayer, play, startTable, stateOnce } from './testing/player.ts'
import { type ServerProcess, serverProcess } from './testing/process.ts'
import { isNewer } from './versions.ts'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function node(databaseUrl: string, preload?: string): Promise<ServerProcess> {
  const server = await serverProcess({ DATABASE_URL: databaseUrl }, preload === undefined ? {} : { preload })
  onTestFailed(() => void process.stderr.write(`${server.output()}\n---\n`))
  return server
}

const newer = 'newer-rules.mjs'

async function retired({ url }: ServerProcess): Promise<unknown> {
  for (;;) {
    const reply = await fetch(`${url}/readyz`)
    const body: unknown = await reply.json()
    if (reply.status === 503) return body
    await wait(20)
  }
}

describe('rules', () => {
  it('are compared as numbers', () => {
    expect(isNewer('10', '9')).toBe(true)
    expect(isNewer('9', '10')).toBe(false)
    expect(isNewer('4', '4')).toBe(false)
    expect(isNewer('b', 'a')).toBe(false)
  })
})

describe('an embedded database', () => {
  it('is refused by a version with older rules, even if its tables are the same', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keepflying-versions-'))
    cleanUps.push(() => rm(folder, { recursive: true }))
    const upgraded = await serverProcess({ DATA_DIR: folder }, { preload: newer })
    await upgraded.start()
    await upgraded.end('SIGTERM')
    const downgraded = await serverProcess({ DATA_DIR: folder })
    await expect(downgraded.start()).rejects.toThrow('The database was used by a newer version of Keep Flying')
    await upgraded.start()
  })
})

describe('a rolling upgrade', () => {
  it('takes people from the older nodes to the newer ones, with their games', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const old = await node(databaseUrl)
    await old.start()
    const gate = await openGate(old.url)
    cleanUps.push(() => gate.close())
    const people = [await newPlayer(gate.url), await newPlayer(gate.url)] as const
    cleanUps.push(() => people.map((person) => person.close()))
    const { id } = await startTable(people, [], { options: { story: 'first-time' } })
    const playing = people.map((person, seat) => play(person.watch(id), { seed: `sfc32:${seat}` }))
    await grown(playing, 5)

    const next = await node(databaseUrl, newer)
    await next.start()
    gate.pointAt(next.url)
    expect(await retired(old)).toMatchObject({ ready: false, problem: { field: 'version' } })
    expect((await fetch(`${old.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${old.url}/api/me`)).status).toBe(503)
    expect(old.output()).toContain('a newer version of Keep Flying uses this database')

    // The games continue there, under the newer rules.
    for (const { client } of playing) await stateOnce(client, ({ game }) => game?.epoch === 1)
    await grown(playing, 5)
    for (const one of playing) one.stop()
    await Promise.all(playing.map(({ done }) => done))
    const store = await openStore({ dataDir: '', databaseUrl })
    cleanUps.push(() => store.close())
    const rows = await store.entries(id, 0)
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()])
    for (const { version, ...given } of playing.flatMap(({ acknowledged }) => [...acknowledged]))
      expect(JSON.parse(rows[version - 1]?.entry ?? 'null')).toEqual(given)
    const row = (await store.game(id))?.game
    const pack = (await loadGames()).find(({ game }) => game.id === row?.game)
    expect(row).toMatchObject({ epoch: 1, rules: String(Number(pack?.game.rules) + 1) })

    // Nobody comes back by mistake.
    await old.end('SIGTERM')
    await expect(old.start()).rejects.toThrow('A newer version of Keep Flying uses this database: its games of')
    const another = await node(databaseUrl, newer)
    await another.start()
  })

  it('leaves nothing to nodes that do not know a newer game', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const old = await node(databaseUrl)
    await old.start()
    const store = await openStore({ dataDir: '', databaseUrl })
    cleanUps.push(() => store.close())
    await store.noteRules('hide-and-seek', '1')
    expect(await retired(old)).toMatchObject({ ready: false, problem: { field: 'version' } })
    expect(old.output()).toContain('hide-and-seek')
  })

  it('leaves nothing to nodes that do not know the newer tables', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const old = await node(databaseUrl)
    await old.start()
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(`insert into kysely_migration (name, timestamp) values ('999-future', '2999')`)
    await client.end()
    expect(await retired(old)).toMatchObject({ ready: false, problem: { field: 'version' } })
    expect(old.output()).toContain('999-future')
  })
})
