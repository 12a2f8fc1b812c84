import { type Attack, Counts, callers } from '../attack.ts'
import { demand, keepOn, pause, say, speaker, tryGuest } from '../deeds.ts'

const guests = 30

/** Has long games loaded and shown whole. */
export const longGames: Attack = {
  name: 'long-games',
  says: `${guests} strangers open games of 19,900 answers, over sockets and as files, and report them`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, guests).map(async (caller, n) => {
        const cookie = await tryGuest(counts, caller)
        if (cookie === null) return
        const game = target.longGames[n % target.longGames.length] ?? ''
        await keepOn(signal, counts, async () => {
          const socket = await speaker(counts, caller, cookie)
          if (!socket) return pause(signal, 500)
          say(socket, 'watch', { table: game })
          for (let before = 15_000; before > 0; before -= 1000)
            say(socket, 'earlier', { table: game, epoch: 0, before })
          await demand(counts, caller, `/api/tables/${game}/export`, { cookie })
          await demand(counts, caller, `/api/tables/${game}/record`, { cookie })
          await demand(counts, caller, `/api/tables/${game}/reports`, { cookie, body: { note: 'x' } })
          await pause(signal, 100)
          socket.end()
        })
      }),
    )
    return counts.tally
  },
}
