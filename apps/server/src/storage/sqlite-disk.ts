import { type FileHandle, open } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname } from 'node:path'

/** How often the disk is waited for at the same time: whoever comes just after others must not wait twice as long. */
const atOnce = 2

/**
 * Waits for the disk on behalf of all commits. What is committed stands in the file that SQLite writes first (its write-ahead
 * log); once that file is on the disk, so is everything committed until then. Those who come in the same moment, or while
 * the disk has enough to do, wait together.
 */
export class Disk {
  readonly #file: string
  #opened: Promise<FileHandle> | null = null
  /** What begins next, and what lets it begin if it has to wait. */
  #next: Promise<void> | null = null
  #begin: (() => void) | null = null
  #busy = 0

  /** `file`: that of the write-ahead log, which is there after the first commit. */
  constructor(file: string) {
    this.#file = file
  }

  /** Resolves when everything committed before is on the disk. */
  flushed(): Promise<void> {
    this.#next ??= this.#flush()
    return this.#next
  }

  async #flush(): Promise<void> {
    await new Promise<void>((begin) => {
      if (this.#busy < atOnce) begin()
      else this.#begin = begin
    })
    this.#next = null
    this.#busy++
    try {
      await (await this.#handle()).datasync()
    } finally {
      this.#busy--
      this.#begin?.()
      this.#begin = null
    }
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
