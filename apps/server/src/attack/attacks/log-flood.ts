import { type Attack, Counts, callers } from '../attack.ts'
import { demand, keepOn, pause, say, speaker, tryGuest } from '../deeds.ts'

const guests = 30
const long = 'x'.repeat(60_000)

/** Has the server complain as much as it does. */
export const logFlood: Attack = {
  name: 'log-flood',
  says: `${guests} guests send malformed messages and requests with long fields, to have them logged`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, guests).map(async (caller) => {
        const cookie = await tryGuest(counts, caller)
        if (cookie === null) return
        await keepOn(signal, counts, async () => {
          const socket = await speaker(counts, caller, cookie)
          if (!socket) return pause(signal, 500)
          for (let n = 0; !socket.closed && !signal.aborted; n++) {
            say(socket, 'watch', { table: long })
            say(socket, `${long}${n}`, {})
            say(socket, 'answer', { table: target.tables[0], decision: {}, [long]: 1 })
            say(socket, 'say', null)
            await demand(counts, caller, '/api/login', { cookie, body: { [long]: n } })
            await demand(counts, caller, `/api/${'y'.repeat(8000)}`, { cookie })
            await demand(counts, caller, '/api/tables', { cookie, body: '{"game":' })
          }
          counts.add(socket.closed ? 'cut' : 'open at the end')
          socket.end()
        })
      }),
    )
    return counts.tally
  },
}
