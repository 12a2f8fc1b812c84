import type { GameRecord, Hint, Spot, Value } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import type { Told } from './hosting.ts'
import { reportFile } from './report-file.ts'
import type { Curtain, Foretold, Intent, Moment, Notice, Session, Thinking } from './types.ts'
import type { FromWorker, NotKept, Reply, Request } from './worker-messages.ts'

/** A game hosted by a worker of this browser. */
export class LocalSession implements Session {
  readonly kind = 'local'
  readonly id: string
  readonly company = null
  readonly playback = null
  readonly unsent = null
  moment: Moment | null = null
  problem: Problem | null = null
  notice: Notice | null = null
  curtain: Curtain | null = null
  commitment: string | null = null
  guided = false
  thinking: Thinking | null = null
  intent: Intent | null = null
  readonly #worker: Worker
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #asked = 0

  constructor(id: string) {
    this.id = id
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data))
    this.#worker.addEventListener('error', ({ message }) => this.#fail({ code: 'internal', message }))
  }

  /** Goes on with the kept game of this id; `insist` takes it away from another tab. */
  open({ insist = false } = {}): void {
    void this.#ask({ kind: 'open', id: this.id, insist })
  }

  /** A game that is not kept, for looking at screens. */
  async begin(game: NotKept): Promise<void> {
    const { problem } = await this.#ask({ kind: 'begin', ...game })
    if (problem) this.#fail(problem)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async answer(decision: number, value: Value, plan?: readonly Value[]): Promise<Problem | null> {
    return (await this.#ask({ kind: 'answer', decision, value, ...(plan ? { plan } : {}) })).problem
  }

  async foretell(decision: number, values: readonly Value[]): Promise<Foretold | null> {
    return (await this.#ask({ kind: 'foretell', decision, values })).foretold
  }

  async advise(decision: number): Promise<Hint | Problem | null> {
    const { advice, problem } = await this.#ask({ kind: 'advise', decision })
    return problem ?? advice
  }

  hurry(): void {
    void this.#ask({ kind: 'hurry' })
  }

  async setWish(at: Spot | null): Promise<Problem | null> {
    return (await this.#ask({ kind: 'wish', at })).problem
  }

  async undo(unit: string): Promise<Problem | null> {
    return (await this.#ask({ kind: 'undo', unit })).problem
  }

  sawUpTo(event: number): void {
    void this.#ask({ kind: 'saw', event })
  }

  liftCurtain(): void {
    void this.#ask({ kind: 'lift-curtain' })
  }

  setBotDelay(milliseconds: number): void {
    void this.#ask({ kind: 'bot-delay', milliseconds })
  }

  async record(): Promise<GameRecord | null> {
    return (await this.#ask({ kind: 'record' })).record
  }

  /** There is no server to send it to: a file to pass on. */
  async report(note: string): Promise<string | null> {
    const { record, fault } = await this.#ask({ kind: 'record' })
    return reportFile({ note, fault, moment: this.moment, record })
  }

  close(): void {
    this.#worker.terminate()
  }

  #fail(problem: Problem): void {
    this.problem = problem
    this.#tell()
  }

  #ask(request: Request): Promise<Reply> {
    const n = this.#asked++
    return new Promise((resolve) => {
      this.#waiting.set(n, resolve)
      this.#worker.postMessage({ ...request, n })
    })
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'reply') {
      this.#waiting.get(message.to)?.(message.reply)
      this.#waiting.delete(message.to)
      return
    }
    if (message.kind === 'problem') this.problem = message.problem
    else if (message.kind === 'thinking') this.thinking = message.thinking
    else if (message.kind === 'intent') this.intent = message.intent
    else this.#told(message.told, message.guided)
    this.#tell()
  }

  #told({ step, curtain, notice, commitment }: Told, guided: boolean): void {
    this.moment = step && { ...step, events: [...this.#kept(step.viewer, step.keep), ...step.events] }
    this.curtain = curtain
    this.notice = notice
    this.commitment = commitment
    this.guided = guided
  }

  /** The events from before that still stand. Behind a curtain, nothing of another's is kept. */
  #kept(viewer: number | null, keep: number): Moment['events'] {
    return this.moment?.viewer === viewer ? this.moment.events.filter(({ seq }) => seq <= keep) : []
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
