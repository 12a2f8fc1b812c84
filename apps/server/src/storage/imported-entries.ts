/** An entry of a game that was played elsewhere. */
export interface ImportedEntry {
  readonly seq: number
  /** As JSON. */
  readonly entry: string
  readonly place: number | null
}

/** Writes entries as `addImported` takes them: on a thread where nobody waits, because there are many. */
export function writeEntries(entries: readonly ImportedEntry[]): string {
  return JSON.stringify(entries.map(({ seq, entry, place }) => [seq, entry, place]))
}
