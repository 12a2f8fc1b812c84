import { newId } from '../ids.ts'
import { Line } from '../line.ts'
import { unpack } from '../packed.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import { ImportQuota, type Payer } from './import-quota.ts'
import type { ImportedGame } from './record-check.ts'

/** One record is checked at a time; some may wait, but nobody fills the line alone. */
const lineLimits = {
  atOnce: 1,
  waiting: 20,
  waitingEach: 3,
  full: 'Too many other records wait to be checked. Try again in a moment.',
}

/** Checks and stores the records that people upload, to look at them or to continue the game. */
export function createReplays(services: Services) {
  const { checker, store, quotas, config, now } = services
  const quota = new ImportQuota(config, now)
  const line = new Line(lineLimits)
  /** What is checked is paid for, however that ends. */
  const payment = (payer: Payer) => (work: number) => quota.charge(payer, { work })

  /** A game that is to be continued; refused with the reason if it does not replay. */
  function checkImport(payer: Payer, source: Uint8Array): Promise<ImportedGame> {
    return line.inTurn(() => checker.import(source, payment(payer)), payer.network)
  }

  /** Stores a record if it replays; returns its id. */
  async function upload(payer: Payer, source: Uint8Array): Promise<string> {
    await quotas.checkKept('replays', payer.person)
    const record = await line.inTurn(() => checker.upload(source, payment(payer)), payer.network)
    const id = newId()
    await store.addReplay({ id, user: payer.person, at: now(), record })
    return id
  }

  return { quota, checkImport, upload, read: (id: string) => readReplay(services, id) }
}

export type Replays = ReturnType<typeof createReplays>

/** The text of a stored record in parts: it may be long, and is not read to be sent. */
async function readReplay({ store }: Services, id: string): Promise<AsyncIterable<string | Uint8Array>> {
  const row = await store.replay(id)
  if (!row) throw new Trouble('not-found', 'There is no such replay.')
  return unpack(row.record)
}
