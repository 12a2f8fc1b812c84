import type { Caller } from '../../load/visitors.ts'
import { type Attack, Counts, oneEach, type Target } from '../attack.ts'
import { demand, keepOn, tryGuest } from '../deeds.ts'
import { importBody } from '../records.ts'

const mega = 'x'.repeat(4_000_000)

/** Ways in which a record can be as large as a request may be. */
const tricks: readonly object[] = [
  { seed: `sfc32:${mega}` },
  { commitment: mega },
  { hash: mega },
  { rules: mega },
  { follows: mega },
  { options: { players: mega } },
  { log: [{ seat: 0, decision: 0, value: mega }] },
  { log: Array.from({ length: 400_000 }, () => 0) },
  { log: [], [mega]: 0 },
  { checkpoint: { saved: { answers: 0, asked: 0, state: { mega } }, since: [] } },
]

/** Sends what no game writes, and looks at the lists meanwhile. */
export const hugeRecords: Attack = {
  name: 'huge-records',
  says: 'imports records with fields of 4 MB, and reads the lists of tables',
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      oneEach(target).flatMap((caller) => [
        keepOn(signal, counts, () => sendAll(target, caller, signal, counts)),
        keepOn(signal, counts, async () => void (await demand(counts, caller, '/api/tables?list=open'))),
      ]),
    )
    return counts.tally
  },
}

async function sendAll({ longRecord }: Target, caller: Caller, signal: AbortSignal, counts: Counts): Promise<void> {
  const cookie = await tryGuest(counts, caller)
  if (cookie === null) return
  for (const trick of tricks) {
    if (signal.aborted) return
    const record = { ...JSON.parse(longRecord), ...trick }
    await demand(counts, caller, '/api/tables/import', { cookie, body: importBody(record) })
    await demand(counts, caller, '/api/replays', { cookie, body: record })
  }
}
