import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { limits } from '@keep-flying/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoadedServer, startServerProcess } from '../load/server.ts'
import { ask, connect, newGuest } from '../load/visitors.ts'
import { Counts } from './attack.ts'
import { ownGame, say, speaker } from './deeds.ts'
import { rawConnection } from './raw-connection.ts'
import { importBody, recordOfLength } from './records.ts'

/** What a server with its limits as shipped does with each kind of attacker. */

let folder: string
let server: LoadedServer
let addresses = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepflying-defences-'))
  server = await startServerProcess({ dataDir: folder, databaseUrl: null }, {})
})

afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Somebody at an address of their own. */
const stranger = () => ({ url: server.url, from: `127.1.0.${++addresses}` })

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20)
}

test('an address may have so many connections, and more are cut', async () => {
  const caller = stranger()
  const connections = await Promise.all(Array.from({ length: 260 }, () => rawConnection(caller)))
  await until(() => connections.filter(({ closed }) => closed).length >= 60)
  expect(connections.filter(({ closed }) => !closed).length).toBe(200)
  expect((await ask(stranger(), '/api/tables')).status).toBe(200)
  for (const connection of connections) connection.end()
})

test('what is not HTTP is answered and cut', async () => {
  const connection = await rawConnection(stranger())
  connection.send(Buffer.alloc(2000, 0x16))
  await until(() => connection.closed)
  expect(connection.got).toMatch(/^HTTP\/1\.1 400 /)
})

test('a request whose headers never end is cut', async () => {
  const connection = await rawConnection(stranger())
  connection.send('GET / HTTP/1.1\r\nhost: here\r\n')
  await until(async () => {
    connection.send('x: y\r\n')
    await wait(500)
    return connection.closed
  })
})

test('a connection over which nobody reads responses is cut', async () => {
  const connection = await rawConnection(stranger())
  connection.stopReading()
  for (let sent = 0; sent < 200; sent++) connection.send('GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n')
  await until(async () => {
    await wait(500)
    const { text } = await ask(stranger(), '/metrics')
    return text.includes('connections_cut_total{why="not read"} 1')
  })
})

test('a socket over which nobody reads is cut, though little waits and its other end says that it is there', async () => {
  const counts = new Counts()
  const caller = stranger()
  const cookie = await newGuest(caller)
  const made = await ask(caller, '/api/tables/import', {
    cookie,
    body: importBody(JSON.parse(await recordOfLength(2000))),
  })
  const { table } = JSON.parse(made.text)
  await ask(caller, `/api/tables/${table.id}/start`, { cookie, body: {} })
  const socket = await speaker(counts, caller, cookie)
  if (!socket) throw new Error('The socket was refused.')
  const received = () => socket.got.reduce((sum, text) => sum + text.length, 0)
  say(socket, 'watch', { table: table.id })
  await until(() => received() > 10_000)
  const before = received()
  const more = () => say(socket, 'earlier', { table: table.id, epoch: 0, before: 1_000_000 })
  more()
  await until(() => received() > before + 10_000)
  // More than the system takes by itself, and less than may wait.
  const times = (5 * 1024 * 1024) / (received() - before)
  socket.stopReading()
  for (let sent = 0; sent < times && !socket.closed; sent++) {
    more()
    await wait(210)
  }
  await until(async () => {
    socket.sendText('3')
    await wait(500)
    return socket.closed
  })
})

test('records with huge fields are refused by the name of the field, and whoever sends many is told to wait', async () => {
  const caller = stranger()
  const cookie = await newGuest(caller)
  const record = JSON.parse(await recordOfLength(20))
  const body = importBody({ ...record, seed: `sfc32:${'x'.repeat(4_000_000)}` })
  const first = await ask(caller, '/api/tables/import', { cookie, body })
  expect([first.status, JSON.parse(first.text).problem.field]).toEqual([400, 'seed'])
  const statuses: number[] = []
  for (let n = 0; n < 3; n++) {
    const { status, text } = await ask(caller, '/api/replays', { cookie, body: ' '.repeat(limits.record) })
    statuses.push(status)
    if (status === 429) expect(JSON.parse(text).problem.message).toContain('Try again in')
  }
  expect(statuses).toEqual([400, 429, 429])
})

test('whoever floods a socket is cut off', async () => {
  const caller = stranger()
  const counts = new Counts()
  const socket = await speaker(counts, caller, await newGuest(caller))
  if (!socket) throw new Error('The socket was refused.')
  await until(async () => {
    for (let n = 0; n < 200; n++) say(socket, 'seen', { table: 'no-such-table', event: n })
    await wait(10)
    return socket.closed
  })
})

test('who comes and goes is told at most once a second', async () => {
  const counts = new Counts()
  const host = stranger()
  const cookie = await newGuest(host)
  const table = await ownGame(counts, host, cookie)
  if (table === null) throw new Error('There is no table.')
  const watcher = await connect(host, cookie)
  let told = 0
  watcher.on('presence', () => told++)
  await watcher.emitWithAck('watch', { table })
  const begun = performance.now()
  const crowd = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const caller = stranger()
      return speaker(counts, caller, await newGuest(caller))
    }),
  )
  for (let n = 0; n < 4; n++) {
    for (const socket of crowd) {
      if (!socket) throw new Error('A spectator was refused.')
      say(socket, 'watch', { table })
      say(socket, 'leave', { table })
    }
    await wait(500)
  }
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThanOrEqual((performance.now() - begun) / 1000 + 2)
  for (const socket of crowd) socket?.end()
  watcher.disconnect()
})

test('the tool says how it is used', () => {
  const main = fileURLToPath(new URL('../../dist/attack/main.js', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [main, '--only', 'tickling'], { encoding: 'utf8' })
  expect(stderr).toContain('npm run attack -- [--only')
  expect(status).toBe(1)
})
