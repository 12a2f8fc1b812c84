import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Server } from 'socket.io'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { frame, rawSocket } from '../attack/raw-socket.ts'
import { networksPerSite } from '../http/networks.ts'
import { type Connection, cutIfFlooding, mostUnsent, mostUnsentOfNetwork, UnsentOutput } from './connections.ts'

/** A connection that tells how it was cut. */
function aConnection(kind: 'websocket' | 'polling' = 'websocket') {
  const cuts: string[] = []
  const socket = Object.assign(new EventEmitter(), { bufferedAmount: 0, terminate: () => void cuts.push('terminated') })
  const transport = Object.assign(new EventEmitter(), kind === 'websocket' ? { socket } : {})
  const handle = { writeQueueSize: 0 }
  const connection = Object.assign(new EventEmitter(), {
    request: { socket: { destroy: () => void cuts.push('destroyed'), _handle: handle } },
    transport,
    close: () => void cuts.push('closed'),
  })
  const send = (megabytes: number) => connection.emit('packetCreate', { data: 'x'.repeat(megabytes * megabyte) })
  const flush = () => connection.emit('flush')
  const drain = () => transport.emit('drain')
  return { connection, socket, handle, cuts, send, flush, drain }
}

const megabyte = 1024 * 1024

let unsent: UnsentOutput
let told: number

beforeEach(() => {
  unsent = new UnsentOutput()
  told = 0
})

/** Somebody connects from a network. */
function watched(network = '192.0.2.7', kind?: 'websocket' | 'polling') {
  const made = aConnection(kind)
  unsent.watch(network, made.connection, () => told++)
  return made
}

describe('a connection over which nobody reads', () => {
  test.each([
    ['websocket', ['terminated']],
    ['polling', ['destroyed', 'closed']],
  ] as const)('is cut (%s)', (kind, how) => {
    const { connection, cuts, send, flush } = watched('192.0.2.7', kind)
    send(1)
    flush()
    for (let sent = megabyte; sent < mostUnsent; sent += megabyte) send(1)
    expect(cuts).toEqual([])
    connection.emit('packetCreate', { data: 'x' })
    expect(cuts).toEqual(how)
    send(1)
    expect([cuts, told]).toEqual([how, 1])
  })

  test('is not one that is read: it may be sent any amount', () => {
    const { connection, cuts, send, flush, drain } = watched()
    for (let n = 0; n < 100; n++) {
      send(1)
      flush()
      drain()
    }
    connection.emit('packetCreate', {})
    expect(cuts).toEqual([])
  })

  test('is cut once it has taken nothing between two looks', () => {
    const { cuts, send, flush } = watched()
    send(1)
    flush()
    unsent.look()
    expect(cuts).toEqual([])
    unsent.look()
    expect([cuts, told]).toEqual([['terminated'], 1])
  })

  test('is not one that has nothing to read, or reads slowly', () => {
    const { cuts, socket, handle, send, flush, drain } = watched()
    const nothing = () => undefined
    send(3)
    flush()
    for (const took of [
      nothing,
      () => (handle.writeQueueSize = 5),
      () => (handle.writeQueueSize = 3),
      () => (socket.bufferedAmount = 3),
      drain,
      nothing,
      nothing,
      () => {
        send(1)
        flush()
      },
      () => {
        drain()
        send(1)
        flush()
      },
    ]) {
      took()
      unsent.look()
    }
    expect(cuts).toEqual([])
  })

  test('is noticed though its other end says that it is there', async () => {
    const http = createServer()
    const io = new Server(http)
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    onTestFinished(async () => void (await io.close()))
    const { port } = http.address() as AddressInfo
    type Real = Connection & { write(text: string): void }
    const coming = new Promise<Real>((resolve) => io.engine.on('connection', resolve))
    const client = await rawSocket({ url: `http://127.0.0.1:${port}` })
    client.stopReading()
    const connection = await coming
    unsent.watch('192.0.2.7', connection, () => told++)
    while (told === 0) {
      // The system takes some by itself, but not for ever.
      if (connection.transport.socket?.bufferedAmount === 0) connection.write('x'.repeat(megabyte / 8))
      client.sendText('3')
      client.send(frame(0xa, Buffer.alloc(0)))
      await wait(20)
      unsent.look()
    }
    while (!client.closed) {
      client.sendText('3')
      await wait(20)
    }
    expect(told).toBe(1)
  })
})

describe('all connections of a network', () => {
  test('have a limit together: the one that is sent most is cut', () => {
    const all = Array.from({ length: mostUnsentOfNetwork / megabyte / 2 - 1 }, () => watched())
    for (const { send } of all) send(2)
    const [last, other] = [watched(), watched('192.0.2.8')]
    other.send(3)
    last.send(1)
    last.send(1)
    expect(told).toBe(0)
    all[5]?.send(1)
    expect(all.map(({ cuts }) => cuts.length)).toEqual(all.map((_, n) => (n === 5 ? 1 : 0)))
    expect([last.cuts, other.cuts, told]).toEqual([[], [], 1])
  })

  test('have it back once they are closed, or have taken what waited', () => {
    const many = () => Array.from({ length: mostUnsentOfNetwork / megabyte }, () => watched())
    for (const { connection, send } of many()) {
      send(1)
      connection.emit('close')
    }
    for (const { send, flush, drain } of many()) {
      send(1)
      flush()
      drain()
    }
    for (const { send } of many()) send(1)
    expect(told).toBe(0)
    watched().send(1)
    expect(told).toBe(1)
  })

  test('of one site have as much as several networks', () => {
    const most = (networksPerSite * mostUnsentOfNetwork) / megabyte / 4
    for (let n = 0; n < most; n++) watched(`2001:db8:0:${n}::/64`).send(4)
    expect(told).toBe(0)
    watched('2001:db8:0:ffff::/64').send(1)
    expect(told).toBe(1)
  })
})

test('one over which too much comes is cut once, even if it is no message', () => {
  const { connection, socket, cuts } = aConnection()
  let left = 10
  let times = 0
  cutIfFlooding(
    connection,
    () => left-- > 0,
    () => times++,
  )
  for (let n = 0; n < 5; n++) {
    connection.emit('packet')
    socket.emit('ping')
  }
  expect(cuts).toEqual([])
  for (let n = 0; n < 5; n++) socket.emit('ping')
  expect(cuts).toEqual(['terminated'])
  expect(times).toBe(1)
})
