import type { TableInfo } from '@keep-flying/protocol'
import type { Caller } from '../../load/visitors.ts'
import { type Attack, Counts, oneEach, type Target } from '../attack.ts'
import { demand, keepOn, tryGuest } from '../deeds.ts'
import { importBody } from '../records.ts'

/** Has the server replay and store long records for as long as it does. */
export const massImport: Attack = {
  name: 'mass-import',
  says: 'imports, starts and uploads games of 19,900 answers until refused, as ever new guests, and reads them again',
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      oneEach(target).flatMap((caller) => [
        keepOn(signal, counts, () => importOne(target, caller, counts)),
        keepOn(signal, counts, () => uploadOne(target, caller, counts, signal)),
      ]),
    )
    return counts.tally
  },
}

async function importOne({ longRecord }: Target, caller: Caller, counts: Counts): Promise<void> {
  const cookie = await tryGuest(counts, caller)
  if (cookie === null) return
  const body = importBody(JSON.parse(longRecord))
  const { status, text } = await demand(counts, caller, '/api/tables/import', { cookie, body })
  if (status !== 201) return
  const { table }: { table: TableInfo } = JSON.parse(text)
  await demand(counts, caller, `/api/tables/${table.id}/start`, { cookie, body: {} })
}

async function uploadOne({ longRecord }: Target, caller: Caller, counts: Counts, signal: AbortSignal): Promise<void> {
  const cookie = await tryGuest(counts, caller)
  if (cookie === null) return
  const { status, text } = await demand(counts, caller, '/api/replays', { cookie, body: longRecord })
  if (status !== 201) return
  const { id }: { id: string } = JSON.parse(text)
  for (let n = 0; n < 100 && !signal.aborted; n++) await demand(counts, caller, `/api/replays/${id}`, { cookie })
}
