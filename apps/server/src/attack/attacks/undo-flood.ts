import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, ownGame, pause, tryGuest } from '../deeds.ts'
import { sitDown } from '../own-seat.ts'

const guests = 15

/** Answers and takes back, and asks the table for more than that. */
export const undoFlood: Attack = {
  name: 'undo-flood',
  says: `${guests} guests answer in games of their own and take it back, and propose to take back everything`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, guests).map(async (caller) => {
        const cookie = await tryGuest(counts, caller)
        const table = cookie && (await ownGame(counts, caller, cookie))
        if (!cookie || !table) return
        await keepOn(signal, counts, async () => {
          const seat = await sitDown(caller, cookie, table)
          for (let turn = 0; seat.connected && !signal.aborted; turn++) {
            if (turn % 50 === 49) seat.proposeUndo()
            const reply = (turn % 3 > 0 ? await seat.undo() : null) ?? (await seat.answer())
            counts.add(!reply ? 'nothing to do' : reply.ok ? 'taken' : reply.problem.code)
            if (!reply?.ok) await pause(signal, 20)
          }
          seat.leave()
        })
      }),
    )
    return counts.tally
  },
}
