import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, pause, tryGuest } from '../deeds.ts'
import { rawConnection } from '../raw-connection.ts'

const connections = 120

/** Asks for large answers over HTTP, many per connection, and reads none of them. */
export const unreadAnswers: Attack = {
  name: 'unread-answers',
  says: `${connections} connections ask for long games over HTTP, request upon request, and never read`,
  async run(target, signal) {
    const counts = new Counts()
    const { host } = new URL(target.url)
    await Promise.all(
      callers(target, connections).map(async (caller, n) => {
        const cookie = await tryGuest(counts, caller)
        const game = target.longGames[n % target.longGames.length]
        const request = `GET /api/tables/${game}/export HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie ?? ''}\r\n\r\n`
        await keepOn(signal, counts, async () => {
          const connection = await rawConnection(caller)
          counts.add('connection')
          connection.stopReading()
          for (let sent = 0; !connection.closed && !signal.aborted; sent++) {
            if (sent < 20) connection.send(request)
            await pause(signal, 250)
          }
          if (connection.closed) counts.add('cut')
          connection.end()
        })
      }),
    )
    return counts.tally
  },
}
