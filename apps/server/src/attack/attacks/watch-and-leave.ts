import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, pause, say, speaker, tryGuest } from '../deeds.ts'

const guests = 90

/** Comes and goes at the tables of others. */
export const watchAndLeave: Attack = {
  name: 'watch-and-leave',
  says: `${guests} guests come to the honest tables and leave them, over and over`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, guests).map(async (caller) => {
        const cookie = await tryGuest(counts, caller)
        if (cookie === null) return
        await keepOn(signal, counts, async () => {
          const socket = await speaker(counts, caller, cookie)
          if (!socket) return pause(signal, 500)
          while (!socket.closed && !signal.aborted) {
            for (const table of target.tables) {
              say(socket, 'watch', { table })
              say(socket, 'leave', { table })
              counts.add('sent', 2)
            }
            await pause(signal, 50)
          }
          socket.end()
        })
      }),
    )
    return counts.tally
  },
}
