import { createRequire } from 'node:module'
import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { ThreadReply, ThreadTask } from './serving.ts'

export interface ThreadPlan {
  /** What the threads run, by its name in this package. They run compiled code, even where this file runs from source. */
  readonly runs: 'bot-thread' | 'hash-thread' | 'record-thread'
  /** What each of them is given at its start. */
  readonly data?: unknown
  /** How many there may be. */
  readonly size: number
  /** Milliseconds after which what is not done is given up, and its thread with it. */
  readonly patience: number
  /** Milliseconds without work after which a thread ends; the next is started when there is something to do. */
  readonly idle?: number
}

/** How a task is worked on. */
export interface Manner {
  /** Whether it may take long: then what is quick goes first, and always finds a thread if there are several. */
  readonly isLong?: boolean
  /** Tells the task to come to an end with what it has. */
  readonly hurry?: AbortSignal
}

interface Job<R> extends ThreadTask {
  /** Who is blamed if it fails. */
  readonly who: string
  /** The task as it was when it came, whatever becomes of what it shares parts with. */
  readonly task: Uint8Array
  readonly isLong: boolean
  resolve(value: R): void
  reject(problem: Error): void
}

/** A running job, and the timer that ends it when it takes too long. */
interface Work<R> {
  readonly job: Job<R>
  readonly alarm: NodeJS.Timeout
}

const { resolve: fileOf } = createRequire(import.meta.url)

/** Threads for work that would hold everybody up. Each does one thing at a time; what takes too long is ended with its thread. */
export class ThreadPool<T, R> {
  readonly #plan: ThreadPlan
  readonly #file: string
  /** With the timer that ends the thread, if there is one. */
  readonly #idle = new Map<Worker, NodeJS.Timeout | undefined>()
  readonly #busy = new Map<Worker, Work<R>>()
  readonly #queue: Job<R>[] = []
  #closed = false

  constructor(plan: ThreadPlan) {
    this.#plan = plan
    this.#file = fileOf(`@keep-flying/server/${plan.runs}`)
  }

  /** How many threads there are at the moment. */
  get threads(): number {
    return this.#idle.size + this.#busy.size
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#queue.length
  }

  /** What comes of a task. Rejects if it fails or takes too long. */
  run(who: string, task: T, { isLong = false, hurry }: Manner = {}): Promise<R> {
    const hurried = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    hurry?.addEventListener('abort', () => Atomics.store(hurried, 0, 1))
    return new Promise((resolve, reject) => {
      this.#queue.push({ who, task: serialize(task), hurried, isLong, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#queue.splice(0)) job.reject(new Error('The server is closing.'))
    for (const worker of [...this.#idle.keys(), ...this.#busy.keys()]) await this.#terminate(worker, 'was stopped')
  }

  #next(): void {
    const next = this.#closed ? -1 : this.#due()
    if (next < 0) return
    const [idle] = this.#idle.keys()
    const worker = idle ?? (this.#busy.size < this.#plan.size ? this.#spawn() : null)
    const [job] = worker ? this.#queue.splice(next, 1) : []
    if (worker && job) this.#give(worker, job)
  }

  /** The place of the task that is next: what is long waits for what is quick, and leaves one thread to it if there are several. */
  #due(): number {
    const quick = this.#queue.findIndex(({ isLong }) => !isLong)
    if (quick >= 0) return quick
    const long = [...this.#busy.values()].filter(({ job }) => job.isLong).length
    return this.#queue.length > 0 && long < Math.max(1, this.#plan.size - 1) ? 0 : -1
  }

  #give(worker: Worker, job: Job<R>): void {
    this.#forgetIdle(worker)
    const alarm = setTimeout(() => this.#terminate(worker, 'took too long'), this.#plan.patience)
    this.#busy.set(worker, { job, alarm })
    const { task, hurried } = job
    const { buffer, byteLength } = task
    const sent: ThreadTask = { task, hurried }
    const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    // It is not needed here any more, and may be long: it is handed over, not copied.
    worker.postMessage(sent, isWhole ? [buffer] : [])
  }

  #spawn(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#plan.data, execArgv: [] })
    worker.unref()
    worker.on('message', (reply: ThreadReply<R>) => this.#take(worker, reply))
    worker.on('error', (problem) => this.#terminate(worker, `failed: ${problem}`))
    worker.on('exit', () => this.#terminate(worker, 'ended its thread'))
    return worker
  }

  #take(worker: Worker, reply: ThreadReply<R>): void {
    const job = this.#release(worker)
    const { idle } = this.#plan
    this.#idle.set(worker, idle === undefined ? idle : setTimeout(() => this.#terminate(worker, ''), idle).unref())
    if (!job) return
    if ('value' in reply) job.resolve(reply.value)
    else job.reject(new Error(reply.failure))
    this.#next()
  }

  async #terminate(worker: Worker, why: string): Promise<void> {
    const job = this.#release(worker)
    this.#forgetIdle(worker)
    job?.reject(new Error(`${job.who} ${why}.`))
    await worker.terminate()
    this.#next()
  }

  #forgetIdle(worker: Worker): void {
    clearTimeout(this.#idle.get(worker))
    this.#idle.delete(worker)
  }

  /** Takes the thread off its job; the job. */
  #release(worker: Worker): Job<R> | null {
    const work = this.#busy.get(worker)
    this.#busy.delete(worker)
    clearTimeout(work?.alarm)
    return work?.job ?? null
  }
}
