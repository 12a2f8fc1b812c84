import { chooseGame } from '../../load/tables.ts'
import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, ownGame, pause, tryGuest } from '../deeds.ts'
import { sitDown } from '../own-seat.ts'

const guests = 60

/** Has bots think and answer at as many tables as it can, at once and without a pause. */
export const botMill: Attack = {
  name: 'bot-mill',
  says: `${guests} guests play games against three bots each that answer at once`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, guests).map(async (caller, n) => {
        const cookie = await tryGuest(counts, caller)
        if (cookie === null) return
        const { bots, seats } = await chooseGame(caller, null, {})
        const bot = (n % 2 === 0 ? bots[0] : bots.at(-1)) ?? ''
        const table = await ownGame(
          counts,
          caller,
          cookie,
          Array.from({ length: seats - 1 }, () => bot),
        )
        if (table === null) return
        await keepOn(signal, counts, async () => {
          const seat = await sitDown(caller, cookie, table)
          while (seat.connected && !signal.aborted) {
            const reply = await seat.answer()
            counts.add(!reply ? 'waited' : reply.ok ? 'answered' : reply.problem.code)
            if (!reply?.ok) await pause(signal, 20)
          }
          seat.leave()
        })
      }),
    )
    return counts.tally
  },
}
