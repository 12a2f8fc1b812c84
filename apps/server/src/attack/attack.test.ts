import { setMaxListeners } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoadedServer, startServerProcess } from '../load/server.ts'
import { ask } from '../load/visitors.ts'
import type { Tally, Target } from './attack.ts'
import { attacks } from './attacks/index.ts'
import { type Ground, prepareGround } from './ground.ts'
import { type Honest, honestTables } from './honest.ts'

/**
 * Every attack, in short, on a built server with its limits as shipped. Nothing here depends on how fast the machine
 * is: `npm run attack` measures that.
 */

const mega = 1024 * 1024
const seconds = 2
const honestly = '127.0.0.2'

let ground: Ground
let folder: string
let server: LoadedServer
let honest: Honest

beforeAll(async () => {
  ground = await prepareGround(3000)
  folder = await ground.copy()
  server = await startServerProcess({ dataDir: folder, databaseUrl: null }, {})
  honest = await honestTables({ url: server.url, from: honestly }, 2)
})

afterAll(async () => {
  honest?.leave()
  await server?.stop()
  await ground?.remove()
  await rm(folder, { recursive: true, force: true })
})

function target(n: number): Target {
  const { longGames, longRecord, teamRecord } = ground
  // Every attack has addresses of its own, so that none suffers for another.
  const addresses = [1, 2, 3].map((last) => `127.0.${10 + n}.${last}`)
  return { url: server.url, addresses, tables: honest.tables, longGames, longRecord, teamRecord }
}

test.each(attacks.map((attack, n) => [attack.name, attack, n] as const))('%s', async (_, attack, n) => {
  const before = { logged: server.logged, held: (await server.read()).held }
  let tally: Tally = {}
  // A machine may be so busy that the attackers do not come to anything in so short a time.
  while (Object.keys(tally).length === 0) {
    const stop = new AbortController()
    setMaxListeners(Number.POSITIVE_INFINITY, stop.signal)
    const attacking = attack.run(target(n), stop.signal)
    await wait(seconds * 1000)
    expect((await ask({ url: server.url, from: honestly }, '/api/tables?list=running')).status).toBe(200)
    stop.abort()
    tally = await attacking
  }
  // Whatever the attackers sent was refused for a reason, and none of it was our fault.
  expect(tally).not.toHaveProperty('500')
  const answers = honest.answers
  while (honest.answers < answers + 5) {
    expect(server.running).toBe(true)
    await wait(20)
  }
  expect(honest.refusals).toEqual([])
  expect((await server.read()).held - before.held).toBeLessThan(200 * mega)
  expect(server.logged - before.logged).toBeLessThan(100_000)
})
