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

interface ImportedRows {
  readonly entries: EntryRow[]
  readonly checkpoint: CheckpointRow | null
  readonly situation: Situation
}

/** What a game that is about to start begins with; null if it was not imported. */
export async function importedRows({ store, now }: Services, row: GameRow): Promise<ImportedRows | null> {
  const content = await store.importOf(row.id)
  if (content === null) return null
  const { log, checkpoint, situation }: ImportedGame = JSON.parse(content)
  const at = now()
  return {
    entries: log.map(({ entry, place }, seq) => ({
      game: row.id,
      seq,
      entry: JSON.stringify(entry),
      place,
      once: null,
      at,
    })),
    checkpoint: checkpoint && { game: row.id, rules: row.rules, ...checkpoint },
    situation,
  }
}
