import { randomBytes } from 'node:crypto'
import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, pause, speaker, tryGuest } from '../deeds.ts'
import { rawConnection } from '../raw-connection.ts'
import { frame } from '../raw-socket.ts'

/** What is not HTTP. */
const nonsense = [
  () => randomBytes(2000),
  () => Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
  () => Buffer.from(`GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}`),
  () => Buffer.from('GET / HTTP/1.1\r\ncontent-length: -1\r\ntransfer-encoding: chunked\r\n\r\n'),
  () => Buffer.from('\0'.repeat(5000)),
]

/** What is not a message. */
const noMessages = [
  () => frame(0x1, Buffer.from(`42["watch",${'['.repeat(20_000)}`)),
  () => frame(0x1, Buffer.from('51-["watch",{"_placeholder":true,"num":0}]')),
  () => frame(0x1, Buffer.from(`4${'9'.repeat(60_000)}`)),
  () => frame(0x2, randomBytes(60_000)),
  () => frame(0x1, Buffer.alloc(200_000, 'x')),
  () => Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(8, 0x7f), randomBytes(1000)]),
  () => randomBytes(500),
]

/** Sends bytes that mean nothing, to the server and over sockets that were let in. */
export const garbage: Attack = {
  name: 'garbage',
  says: 'sends what is not HTTP over connections, and what is not a message over sockets',
  async run(target, signal) {
    const counts = new Counts()
    const talkers = callers(target, 30).map(async (caller, n) => {
      const cookie = await tryGuest(counts, caller)
      if (cookie === null) return
      await keepOn(signal, counts, async () => {
        const socket = await speaker(counts, caller, cookie)
        if (!socket) return pause(signal, 500)
        for (let sent = n; !socket.closed && !signal.aborted; sent++) {
          const bytes = noMessages[sent % noMessages.length]?.()
          if (bytes) socket.send(bytes)
          await pause(signal, 20)
        }
        counts.add(socket.closed ? 'socket cut off' : 'socket open at the end')
        socket.end()
      })
    })
    const strangers = callers(target, 60).map((caller, n) =>
      keepOn(signal, counts, async () => {
        const connection = await rawConnection(caller)
        const bytes = nonsense[n % nonsense.length]?.()
        if (bytes) connection.send(bytes)
        while (!connection.closed && !signal.aborted) await pause(signal, 20)
        counts.add(connection.closed ? 'connection cut' : 'connection open at the end')
        connection.end()
      }),
    )
    await Promise.all([...talkers, ...strangers])
    return counts.tally
  },
}
