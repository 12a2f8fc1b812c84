import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, inject, it, onTestFailed } from 'vitest'
import { openStore } from './storage/open.ts'
import { freshDatabase } from './testing/databases.ts'
import { checkStored, heldBy } from './testing/evidence.ts'
import { type Gate, openGate } from './testing/gate.ts'
import { grown, newPlayer, play, startTable } from './testing/player.ts'
import { type ServerProcess, serverProcess } from './testing/process.ts'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A server whose connections to its database can be lost, and where its database really is. */
async function serverBehindGate(): Promise<{ server: ServerProcess; gate: Gate; databaseUrl: string }> {
  const databaseUrl = await freshDatabase(inject('postgres'))
  const gate = await openGate(databaseUrl)
  cleanUps.push(() => gate.close())
  const gated = new URL(databaseUrl)
  gated.host = new URL(gate.url).host
  const server = await serverProcess({ DATABASE_URL: gated.href })
  onTestFailed(() => void process.stderr.write(server.output()))
  await server.start()
  return { server, gate, databaseUrl }
}

interface Readiness {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, { ok: boolean; figure: number | null }>>
  readonly problem?: { readonly field: string; readonly message: string }
}

async function readiness({ url }: ServerProcess): Promise<Readiness> {
  return (await fetch(`${url}/readyz`)).json() as Promise<Readiness>
}

async function becomes(server: ServerProcess, ready: boolean): Promise<Readiness> {
  for (;;) {
    const now = await readiness(server)
    if (now.ready === ready) return now
    await wait(50)
  }
}

it('a server whose connections to its database die in silence says so, and continues over others', async () => {
  const { server, gate, databaseUrl } = await serverBehindGate()
  const people = [await newPlayer(server.url), await newPlayer(server.url)] as const
  cleanUps.push(() => people.map((person) => person.close()))
  const { id } = await startTable(people, [], { options: { story: 'first-time' } })
  const playing = people.map((person, seat) => play(person.watch(id), { seed: `sfc32:${seat}` }))
  await grown(playing, 5)
  gate.lose()
  const { problem, checks } = await becomes(server, false)
  expect(problem?.message).not.toBe('')
  expect(Object.keys(checks)).toEqual(['server', 'version', 'database', 'write', 'backlog', 'event-loop', 'news'])
  // Nobody has to do anything: what was not answered is sent again.
  await grown(playing, 5)
  await becomes(server, true)
  for (const one of playing) one.stop()
  await Promise.all(playing.map(({ done }) => done))
  const store = await openStore({ dataDir: '', databaseUrl })
  cleanUps.push(() => store.close())
  await checkStored(
    store,
    id,
    playing.flatMap(({ acknowledged }) => [...acknowledged]),
    playing.flatMap(({ client }) => heldBy(client)),
  )
  expect(server.output()).toContain('not ready: ')
  expect(server.output()).toContain('ready again')
})

it('a server without its database is not ready until it is back', async () => {
  const { server, gate } = await serverBehindGate()
  gate.loseNew(true)
  gate.lose()
  const failed = new Set<string>()
  while (!['database', 'write', 'news'].every((check) => failed.has(check))) {
    const { checks } = await readiness(server)
    for (const [name, { ok }] of Object.entries(checks)) if (!ok) failed.add(name)
    await wait(50)
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toMatch(/^keepflying_check_passed\{check="write"\} 0$/m)
  expect(metrics).toMatch(/^keepflying_check_passed\{check="server"\} 1$/m)
  gate.loseNew(false)
  await becomes(server, true)
})

it('a server whose database fails just when it begins to serve continues, and does then what it could not', async () => {
  const databaseUrl = await freshDatabase(inject('postgres'))
  const server = await serverProcess({ DATABASE_URL: databaseUrl }, { preload: 'failing-at-first.mjs' })
  onTestFailed(() => void process.stderr.write(server.output()))
  await server.start()
  const store = await openStore({ dataDir: '', databaseUrl })
  cleanUps.push(() => store.close())
  while ((await store.latestRules()).size === 0) {
    await readiness(server)
    await wait(50)
  }
  expect(server.output()).toContain('upkeep failed')
})
