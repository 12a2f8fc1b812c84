import { EventEmitter, once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Connections, cutIfNotRead, limitConnections } from './connections.ts'

test('an address may have so many connections, and others when those are closed', () => {
  const connections = new Connections(2)
  const [one, other] = [new EventEmitter(), new EventEmitter()]
  connections.count('192.0.2.1', one)
  expect(connections.isFull('192.0.2.1')).toBe(false)
  connections.count('192.0.2.1', other)
  expect(connections.isFull('192.0.2.1')).toBe(true)
  expect(connections.isFull('192.0.2.2')).toBe(false)
  one.emit('close')
  expect(connections.isFull('192.0.2.1')).toBe(false)
})

test('all networks of a site may have as many connections as eight', () => {
  const connections = new Connections(1)
  const networks = Array.from({ length: 9 }, (_, n) => `2001:db8:0:${n}::/64`)
  for (const network of networks.slice(0, 8)) {
    expect(connections.isFull(network)).toBe(false)
    connections.count(network, new EventEmitter())
  }
  expect(networks.map((network) => connections.isFull(network))).not.toContain(false)
  expect(connections.isFull('2001:db8:1:0::/64')).toBe(false)
})

test('connections beyond that are cut', async (context) => {
  const server = createServer((_request, response) => response.end('here'))
  limitConnections(server, { trustProxy: 0, connectionsPerAddress: 1 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const at = server.address()
  const port = at !== null && typeof at === 'object' ? at.port : 0
  const sockets = [connect(port), connect(port)]
  context.onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  // The two are known to the server once it has answered over the later one.
  sockets[1]?.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await once(sockets[1] ?? server, 'data')
  const third = connect(port)
  third.on('error', () => undefined)
  await once(third, 'close')
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false])
})

test('all IPv6 addresses that begin alike have as many together as one', () => {
  const server = new EventEmitter()
  limitConnections(server, { trustProxy: 0, connectionsPerAddress: 1 })
  const cut: string[] = []
  for (const remoteAddress of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1', '::ffff:192.0.2.1']) {
    const destroy = () => void cut.push(remoteAddress)
    server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress, destroy }))
  }
  expect(cut).toEqual(['2001:db8::3'])
})

const patience = 150
const megabytes = Buffer.alloc(32 * 1024 * 1024)

/** Somebody who has asked a server for something, and reads only if told to; and how many were cut. */
async function asking(answer: RequestListener): Promise<{ socket: Socket; cuts: () => number }> {
  const server = createServer(answer)
  let cut = 0
  cutIfNotRead(server, patience, () => cut++)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const at = server.address()
  const socket = connect(at !== null && typeof at === 'object' ? at.port : 0)
  socket.on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  return { socket, cuts: () => cut }
}

test('a connection that takes nothing of its response is cut, whatever it asks for meanwhile', async () => {
  let closed = 0
  const { socket, cuts } = await asking((_request, response) => {
    response.on('close', () => closed++)
    response.end(megabytes)
  })
  while (closed === 0) {
    if (!socket.destroyed) socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
    await wait(patience / 3)
  }
  expect(cuts()).toBe(1)
})

test('one that takes its response slowly gets all of it', async () => {
  const { socket, cuts } = await asking((_request, response) => response.end(megabytes))
  let got = 0
  socket.on('data', ({ length }) => {
    got += length
    socket.pause()
    setTimeout(() => socket.resume(), 1)
  })
  const begun = performance.now()
  socket.resume()
  while (got < megabytes.length) await wait(10)
  expect(performance.now() - begun).toBeGreaterThan(2 * patience)
  expect(cuts()).toBe(0)
})

test('one that waits for a response that is not there yet is not cut', async () => {
  const { socket, cuts } = await asking((_request, response) => {
    setTimeout(() => response.end('at last'), 4 * patience)
  })
  socket.resume()
  const [got] = await once(socket, 'data')
  expect(String(got)).toContain('at last')
  expect(cuts()).toBe(0)
})
