import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, ownGame, pause, tryGuest } from '../deeds.ts'
import { sitDown } from '../own-seat.ts'

const guests = 30

/** Asks what answers would lead to, which costs more than to give them. */
export const lookAhead: Attack = {
  name: 'look-ahead',
  says: `${guests} guests ask what 24 answers would lead to, over and over`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, guests).map(async (caller) => {
        const cookie = await tryGuest(counts, caller)
        const table = cookie && (await ownGame(counts, caller, cookie))
        if (!cookie || !table) return
        await keepOn(signal, counts, async () => {
          const seat = await sitDown(caller, cookie, table)
          for (let turn = 0; turn < 20 && seat.connected && !signal.aborted; turn++) {
            const reply = await seat.foretell(24)
            counts.add(
              !reply ? 'nothing to do' : reply.ok ? (reply.foretold ? 'told' : 'told nothing') : reply.problem.code,
            )
            if (!reply?.ok) await pause(signal, 20)
          }
          await seat.answer()
          seat.leave()
        })
      }),
    )
    return counts.tally
  },
}
