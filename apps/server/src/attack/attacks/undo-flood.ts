import type { TableInfo } from '@keep-flying/protocol'
import type { Caller } from '../../load/visitors.ts'
import { type Attack, Counts, callers, oneEach, type Target } from '../attack.ts'
import { demand, keepOn, ownGame, pause, tryGuest } from '../deeds.ts'
import { sitDown } from '../own-seat.ts'
import { importBody } from '../records.ts'

const guests = 15

/** Answers and takes back, and has long games taken back to their start. */
export const undoFlood: Attack = {
  name: 'undo-flood',
  says: `${guests} guests answer in games of their own and take it back, and others import long games and take back everything`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all([
      ...callers(target, guests).map((caller) => takeBackOften(caller, signal, counts)),
      ...oneEach(target).map((caller) => keepOn(signal, counts, () => takeBackFar(target, caller, signal, counts))),
    ])
    return counts.tally
  },
}

async function takeBackOften(caller: Caller, signal: AbortSignal, counts: Counts): Promise<void> {
  const cookie = await tryGuest(counts, caller)
  const table = cookie && (await ownGame(counts, caller, cookie))
  if (!cookie || !table) return
  await keepOn(signal, counts, async () => {
    const seat = await sitDown(caller, cookie, table)
    for (let turn = 0; seat.connected && !signal.aborted; turn++) {
      const reply = (turn % 3 > 0 ? await seat.undo() : null) ?? (await seat.answer())
      counts.add(!reply ? 'nothing to do' : reply.ok ? 'taken' : reply.problem.code)
      if (!reply?.ok) await pause(signal, 20)
    }
    seat.leave()
  })
}

/** Imports a long game alone, takes all of it back, and does so again after every answer. */
async function takeBackFar({ teamRecord }: Target, caller: Caller, signal: AbortSignal, counts: Counts): Promise<void> {
  const cookie = await tryGuest(counts, caller)
  if (cookie === null) return pause(signal, 500)
  const body = importBody(JSON.parse(teamRecord))
  const { status, text } = await demand(counts, caller, '/api/tables/import', { cookie, body })
  if (status !== 201) return pause(signal, 500)
  const { table }: { table: TableInfo } = JSON.parse(text)
  await demand(counts, caller, `/api/tables/${table.id}/start`, { cookie, body: {} })
  const seat = await sitDown(caller, cookie, table.id)
  for (let turn = 0; turn < 30 && seat.connected && !signal.aborted; turn++) {
    const undone = await seat.proposeUndo()
    counts.add(undone.ok ? 'taken back to the start' : undone.problem.code)
    await seat.answer()
  }
  seat.leave()
}
