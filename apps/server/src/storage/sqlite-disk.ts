import { type FileHandle, open } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'

/** How often the disk is waited for at the same time: whoever comes just after others must not wait twice as long. */
const atOnce = 2

/** Rounds of the event loop that those who can wait do wait. A round takes no time unless there is much to do. */
const roundsForOthers = 5

/**
 * Waits for the disk on behalf of all commits. What is committed stands in the file that SQLite writes first (its write-ahead
 * log); once that file is on the disk, so is everything committed until then. Those who come in the same moment, or while
 * the disk has enough to do, wait together.
 */
export class Disk {
  readonly #file: string
  readonly #sync: (file: FileHandle) => Promise<void>
  /** Everything that was brought to the disk so far. */
  #synced: Promise<void> = Promise.resolve()
  #opened: Promise<FileHandle> | null = null
  /** What begins next, and what lets it begin if it has to wait. */
  #next: Promise<void> | null = null
  #soon: Promise<void> | null = null
  #begin: (() => void) | null = null
  #busy = 0
  /** How often the disk was asked so far. */
  #begun = 0

  /** `file`: that of the write-ahead log, which is there after the first commit. */
  constructor(file: string, sync = (handle: FileHandle) => handle.datasync()) {
    this.#file = file
    this.#sync = sync
  }

  /** Resolves when everything committed before is on the disk. */
  flushed(): Promise<void> {
    this.#next ??= this.#flush()
    return this.#next
  }

  /** The same for those who can wait: with whoever is in a hurry next, or with the others who come while there is much to do. */
  flushedSoon(): Promise<void> {
    this.#soon ??= this.#flushSoon()
    return this.#soon
  }

  async #flushSoon(): Promise<void> {
    const before = this.#begun
    for (let round = 0; round < roundsForOthers && this.#begun === before; round++) await setImmediate()
    // Somebody in a hurry came, and took along what was committed by then.
    if (this.#begun > before) return this.#synced
    this.#soon = null
    await this.flushed()
  }

  async #flush(): Promise<void> {
    await new Promise<void>((begin) => {
      if (this.#busy < atOnce) begin()
      else this.#begin = begin
    })
    this.#next = null
    this.#busy++
    try {
      const file = await this.#handle()
      this.#soon = null
      this.#begun++
      this.#synced = this.#syncAfter(this.#synced, file)
      await this.#synced
    } finally {
      this.#busy--
      this.#begin?.()
      this.#begin = null
    }
  }

  /**
   * Nothing is safe behind what the disk failed to take: after a power cut SQLite reads its log only up to there. So a disk that
   * failed once is never trusted again.
   */
  async #syncAfter(before: Promise<void>, file: FileHandle): Promise<void> {
    await this.#sync(file)
    await before
  }

  #handle(): Promise<FileHandle> {
    this.#opened ??= openedFile(this.#file).catch((problem: unknown) => {
      this.#opened = null
      throw problem
    })
    return this.#opened
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close()
  }
}

/** The file, once its name is on the disk, too. */
async function openedFile(file: string): Promise<FileHandle> {
  const handle = await open(file, 'r+')
  // Elsewhere a folder cannot be opened, and need not be.
  if (platform() !== 'win32') {
    const folder = await open(dirname(file))
    await folder.sync()
    await folder.close()
  }
  return handle
}
