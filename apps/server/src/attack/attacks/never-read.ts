import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, pause, say, speaker, tryGuest } from '../deeds.ts'

const guests = 60

/** What a client answers to the server's pings. */
const pong = '3'

/** Asks for whole tables over sockets and reads nothing that comes. */
export const neverRead: Attack = {
  name: 'never-read',
  says: `${guests} guests ask for long games again and again over sockets, say that they are there, and never read`,
  async run(target, signal) {
    const counts = new Counts()
    const tables = [...target.longGames, ...target.tables]
    await Promise.all(
      callers(target, guests).map(async (caller, n) => {
        const cookie = await tryGuest(counts, caller)
        if (cookie === null) return
        await keepOn(signal, counts, async () => {
          const socket = await speaker(counts, caller, cookie)
          if (!socket) return pause(signal, 500)
          socket.stopReading()
          for (let sent = n; !socket.closed && !signal.aborted; sent++) {
            say(socket, 'watch', { table: tables[sent % tables.length] })
            socket.sendText(pong)
            await pause(signal, 100)
          }
          counts.add(socket.closed ? 'cut' : 'open at the end')
          socket.end()
        })
      }),
    )
    return counts.tally
  },
}
