import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { cutIfFlooding, cutIfUnread, mostUnsent } from './connections.ts'

/** A connection that tells how it was cut. */
function aConnection(transport: 'websocket' | 'polling') {
  const cuts: string[] = []
  const socket = Object.assign(new EventEmitter(), { terminate: () => void cuts.push('terminated') })
  const connection = Object.assign(new EventEmitter(), {
    request: { socket: { destroy: () => void cuts.push('destroyed') } },
    transport: transport === 'websocket' ? { socket } : {},
  })
  return { connection, socket, cuts }
}

const packet = { data: 'x'.repeat(1024 * 1024) }

test.each([
  ['websocket', 'terminated'],
  ['polling', 'destroyed'],
] as const)('a %s over which nobody reads is cut', (transport, how) => {
  const { connection, cuts } = aConnection(transport)
  let told = 0
  cutIfUnread(connection, () => told++)
  for (let sent = 0; sent < mostUnsent; sent += packet.data.length) connection.emit('packetCreate', packet)
  expect(cuts).toEqual([])
  connection.emit('packetCreate', { data: 'x' })
  expect(cuts).toEqual([how])
  expect(told).toBe(1)
})

test('one that is read may be sent any amount', () => {
  const { connection, cuts } = aConnection('websocket')
  cutIfUnread(connection, () => undefined)
  for (let n = 0; n < 100; n++) {
    connection.emit('packetCreate', packet)
    connection.emit('flush', [packet])
  }
  connection.emit('packetCreate', {})
  expect(cuts).toEqual([])
})

test('one over which too much comes is cut once, even if it is no message', () => {
  const { connection, socket, cuts } = aConnection('websocket')
  let left = 10
  let told = 0
  cutIfFlooding(
    connection,
    () => left-- > 0,
    () => told++,
  )
  for (let n = 0; n < 5; n++) {
    connection.emit('packet')
    socket.emit('ping')
  }
  expect(cuts).toEqual([])
  for (let n = 0; n < 5; n++) socket.emit('ping')
  expect(cuts).toEqual(['terminated'])
  expect(told).toBe(1)
})
