import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, pause } from '../deeds.ts'
import { rawConnection } from '../raw-connection.ts'

const connections = 450

/** How a request can begin that is never finished. */
const beginnings = [
  'GET /api/tables HTTP/1.1\r\nhost: here\r\n',
  'POST /api/tables/import HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 4000000\r\n\r\n{"record":"',
  'POST /api/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
]

/** Sends headers and bodies a few bytes at a time, over as many connections as there may be. */
export const slowRequests: Attack = {
  name: 'slow-requests',
  says: `${connections} connections send headers and bodies a few bytes per second`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, connections).map((caller, n) =>
        keepOn(signal, counts, async () => {
          const connection = await rawConnection(caller)
          counts.add('connection')
          connection.send(beginnings[n % beginnings.length] ?? '')
          while (!connection.closed && !signal.aborted) {
            await pause(signal, 1000)
            connection.send(n % beginnings.length === 0 ? 'x: y\r\n' : '1\r\nx\r\n')
          }
          counts.add(connection.closed ? 'cut' : 'open at the end')
          connection.end()
        }),
      ),
    )
    return counts.tally
  },
}
