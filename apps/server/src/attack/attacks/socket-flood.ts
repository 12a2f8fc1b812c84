import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, pause, say, speaker, tryGuest } from '../deeds.ts'

const guests = 60

/** Sends far more than anybody may, over sockets that stay and over ones that come and go. */
export const socketFlood: Attack = {
  name: 'socket-flood',
  says: `${guests} guests send messages as fast as they can, and half of them connect anew all the time`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, guests).map(async (caller, n) => {
        const cookie = await tryGuest(counts, caller)
        if (cookie === null) return
        await keepOn(signal, counts, async () => {
          const socket = await speaker(counts, caller, cookie)
          if (!socket) return pause(signal, 200)
          do {
            for (let sent = 0; sent < 100; sent++) say(socket, 'seen', { table: target.tables[0], event: sent })
            counts.add('sent', 100)
            await pause(signal, 20)
          } while (n % 2 === 0 && !socket.closed && !signal.aborted)
          counts.add(socket.closed ? 'cut' : 'left')
          socket.end()
        })
      }),
    )
    return counts.tally
  },
}
