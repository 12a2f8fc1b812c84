import { limits } from '@keep-flying/protocol'
import { newId } from '../../ids.ts'
import type { Caller } from '../../load/visitors.ts'
import { type Attack, Counts, callers, type Target } from '../attack.ts'
import { demand, keepOn, ownGame, pause, say, speaker, tryGuest } from '../deeds.ts'
import { sitDown } from '../own-seat.ts'

const guests = 30

/** A plan as long as one may be. */
const longPlan = Array.from({ length: Math.floor(limits.plan / (limits.planned + 1)) }, () =>
  'x'.repeat(limits.planned - 2),
)

/** Stores as much as it can: guests, tables, answers with plans, chat, reports. */
export const fillStorage: Attack = {
  name: 'fill-storage',
  says: `${guests} and ever more guests make tables, answer with long plans, chat and report as much as they may`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, guests).map((caller) => keepOn(signal, counts, () => fill(target, caller, signal, counts))),
    )
    return counts.tally
  },
}

async function fill(target: Target, caller: Caller, signal: AbortSignal, counts: Counts): Promise<void> {
  const cookie = await tryGuest(counts, caller)
  if (cookie === null) return pause(signal, 500)
  const table = (await ownGame(counts, caller, cookie)) ?? target.tables[0] ?? ''
  const socket = await speaker(counts, caller, cookie)
  if (!socket) return pause(signal, 500)
  say(socket, 'watch', { table })
  const seat = await sitDown(caller, cookie, table)
  for (let n = 0; n < 100 && !socket.closed && !signal.aborted; n++) {
    for (let line = 0; line < 5; line++) say(socket, 'say', { table, text: 'x'.repeat(500), id: newId() })
    counts.add('lines said', 5)
    for (let answer = 0; answer < 20; answer++) {
      const reply = await seat.answer(longPlan)
      if (!reply?.ok) break
      counts.add('plans stored')
    }
    await demand(counts, caller, `/api/tables/${table}/reports`, { cookie, body: { note: 'x'.repeat(4000) } })
    await ownGame(counts, caller, cookie)
  }
  seat.leave()
  socket.end()
}
