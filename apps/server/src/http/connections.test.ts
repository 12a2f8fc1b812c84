import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { Connections, limitConnections } from './connections.ts'

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
