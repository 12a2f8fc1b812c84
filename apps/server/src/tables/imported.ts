import { setImmediate } from 'node:timers/promises'
import type { LogEntry } from '@keep-flying/kernel'
import type { Services } from '../services.ts'
import type { CheckpointRow, EntryRow, GameRow } from '../storage/schema.ts'
import type { Situation } from '../storage/store.ts'

/** What was played elsewhere of a game that waits for its start. All of it was derived by replaying its record. */
export interface ImportedGame {
  readonly log: readonly { readonly entry: LogEntry; readonly place: number | null }[]
  /** JSON of the kernel's Saved, and how many entries the log had then. */
  readonly checkpoint: { readonly seq: number; readonly saved: string } | null
  readonly situation: Situation
}

interface Imported {
  readonly checkpoint: CheckpointRow | null
  readonly situation: Situation
}

/** How many entries are stored at a stretch. */
const atOnce = 200

/**
 * Stores what was played elsewhere of a game that is about to start, slice by slice, so that nobody else has to wait.
 * Returns the rest of it; null if the game was not imported.
 */
export async function storeImported({ store, now }: Services, row: GameRow): Promise<Imported | null> {
  const content = await store.importOf(row.id)
  if (content === null) return null
  const { log, checkpoint, situation }: ImportedGame = JSON.parse(content)
  const at = now()
  for (let from = 0; from < log.length; from += atOnce) {
    await setImmediate()
    await store.addImported(
      log.slice(from, from + atOnce).map(({ entry, place }, index): EntryRow => {
        return { game: row.id, seq: from + index, entry: JSON.stringify(entry), place, once: null, at }
      }),
    )
  }
  return { checkpoint: checkpoint && { game: row.id, rules: row.rules, ...checkpoint }, situation }
}
