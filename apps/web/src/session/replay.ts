import type { GameRecord, Viewer } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import type { FromReel, Opened, ToReel } from './replay-messages.ts'
import { reportFile } from './report-file.ts'
import type { Moment, Playback, Session, Sitting } from './types.ts'

/** Where looking at a record begins. */
export interface ReplayStart {
  readonly at: number
  readonly viewer: Viewer
  /** Whether the game is known to have ended, even where the rules do not say so. */
  readonly ended: boolean
}

/** Who sat where, and what to call them where nobody knows. */
export interface ReplaySeats {
  readonly sittings: readonly Sitting[] | null
  nameOf(seat: number): string
}

const looking: Problem = { code: 'over', message: 'This game is only looked at.' }

/** A recorded game, played again step by step by a worker. */
export class ReplaySession implements Session {
  readonly unsent = null
  readonly thinking = null
  readonly intent = null
  readonly kind = 'replay'
  readonly id: string
  readonly notice = null
  readonly curtain = null
  readonly company = null
  readonly guided = false
  readonly commitment: string
  moment: Moment | null = null
  problem: Problem | null = null
  playback: Playback | null = null
  readonly #record: GameRecord
  #sittings: readonly Sitting[]
  readonly #nameOf: (seat: number) => string
  readonly #worker: Worker
  readonly #listeners = new Set<() => void>()
  readonly #ended: boolean
  #opened: Opened | null = null
  #at: number
  #viewer: Viewer
  /** Whether a frame was asked for and has not come; meanwhile only the latest wish counts. */
  #asked = false

  constructor(id: string, record: GameRecord, { sittings, nameOf }: ReplaySeats, start: ReplayStart) {
    this.id = id
    this.commitment = record.commitment
    this.#record = record
    this.#sittings = sittings ?? []
    this.#nameOf = nameOf
    this.#at = Math.min(Math.max(0, start.at), record.log.length)
    this.#viewer = start.viewer
    this.#ended = start.ended
    this.#worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromReel>) => this.#hear(data))
    this.#send({ kind: 'open', record })
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async answer(): Promise<Problem | null> {
    return looking
  }

  async foretell(): Promise<null> {
    return null
  }

  async advise(): Promise<null> {
    return null
  }

  hurry(): void {}

  setWish(): Promise<null> {
    return Promise.resolve(null)
  }

  async undo(): Promise<Problem | null> {
    return looking
  }

  sawUpTo(): void {}

  liftCurtain(): void {}

  setBotDelay(): void {}

  async record(): Promise<GameRecord | null> {
    return this.#record
  }

  /** There is nobody to send it to: a file to pass on. */
  async report(note: string): Promise<string | null> {
    return reportFile({ note, moment: this.moment, record: this.#record })
  }

  close(): void {
    this.#worker.terminate()
  }

  #send(message: ToReel): void {
    this.#worker.postMessage(message)
  }

  #hear(message: FromReel): void {
    if (message.kind === 'opened') this.#open(message.opened)
    else if (message.kind === 'problem') this.#fail(message.problem)
    else {
      this.#asked = false
      const { at, frame } = message
      this.moment = { ...frame, seats: this.#sittings }
      this.#playBack(at)
      if (at !== this.#at || frame.viewer !== this.#viewer) this.#show()
    }
  }

  #open(opened: Opened): void {
    this.#opened = opened
    if (this.#sittings.length === 0)
      this.#sittings = Array.from({ length: opened.seats }, (_, seat) => ({
        seat,
        kind: 'person',
        name: this.#nameOf(seat),
      }))
    if (!this.#mayLookFrom(this.#viewer)) this.#viewer = null
    this.#show()
  }

  #fail(problem: Problem): void {
    this.problem = problem
    this.#tell()
  }

  #show(): void {
    if (this.#asked) return
    this.#asked = true
    this.#send({ kind: 'show', at: this.#at, viewer: this.#viewer })
  }

  /** While a game still runs, its secrets stay secret even to whoever has the record. */
  #mayLookFrom(viewer: Viewer): boolean {
    return viewer === null || this.#seats().includes(viewer)
  }

  #seats(): number[] {
    const seats = this.#sittings.map(({ seat }) => seat)
    if (this.#opened?.over || this.#ended) return seats
    const people = this.#sittings.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
    return people.length === 1 ? people : []
  }

  #playBack(at: number): void {
    if (!this.#opened) return
    const { turns, fairness } = this.#opened
    this.playback = {
      at,
      length: this.#record.log.length,
      turns,
      fairness,
      seats: this.#seats(),
      go: (to) => {
        this.#at = Math.min(Math.max(0, Math.trunc(to)), this.#record.log.length)
        this.#show()
      },
      lookFrom: (viewer) => {
        if (!this.#mayLookFrom(viewer)) return
        this.#viewer = viewer
        this.#show()
      },
    }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
