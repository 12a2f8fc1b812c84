import { createRequire } from 'node:module'
import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { type Listener, ProcessApart } from './process.ts'
import { newHurry, type ThreadReply, type ThreadTask } from './serving.ts'

export interface ThreadPlan {
  /** What the threads run, by its name in this package. They run compiled code, even where this file runs from source. */
  readonly runs: 'bot-thread' | 'hash-thread' | 'record-thread'
  /** What each of them is given at its start. */
  readonly data?: unknown
  /** Whether each has a process of its own, so that nobody waits for its garbage either. */
  readonly isApart?: boolean
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

interface Job<R> {
  /** Who is blamed if it fails. */
  readonly who: string
  /** The task as it was when it came, whatever becomes of what it shares parts with. */
  readonly task: Uint8Array
  readonly isLong: boolean
  readonly hurry: AbortSignal | undefined
  resolve(value: R): void
  reject(problem: Error): void
}

/** A thread, wherever it is. */
interface Thread {
  give(task: Uint8Array): void
  /** Tells it to come to an end with the task it has. */
  hurry(): void
  end(): Promise<unknown>
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
  readonly #idle = new Map<Thread, NodeJS.Timeout | undefined>()
  readonly #busy = new Map<Thread, Work<R>>()
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
    return new Promise((resolve, reject) => {
      this.#queue.push({ who, task: serialize(task), hurry, isLong, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#queue.splice(0)) job.reject(new Error('The server is closing.'))
    for (const thread of [...this.#idle.keys(), ...this.#busy.keys()]) await this.#terminate(thread, 'was stopped')
  }

  #next(): void {
    const next = this.#closed ? -1 : this.#due()
    if (next < 0) return
    const [idle] = this.#idle.keys()
    const thread = idle ?? (this.#busy.size < this.#plan.size ? this.#spawn() : null)
    const [job] = thread ? this.#queue.splice(next, 1) : []
    if (thread && job) this.#give(thread, job)
  }

  /** The place of the task that is next: what is long waits for what is quick, and leaves one thread to it if there are several. */
  #due(): number {
    const quick = this.#queue.findIndex(({ isLong }) => !isLong)
    if (quick >= 0) return quick
    const long = [...this.#busy.values()].filter(({ job }) => job.isLong).length
    return this.#queue.length > 0 && long < Math.max(1, this.#plan.size - 1) ? 0 : -1
  }

  #give(thread: Thread, job: Job<R>): void {
    this.#forgetIdle(thread)
    const alarm = setTimeout(() => this.#terminate(thread, 'took too long'), this.#plan.patience)
    this.#busy.set(thread, { job, alarm })
    thread.give(job.task)
    const { hurry } = job
    if (hurry?.aborted) thread.hurry()
    else hurry?.addEventListener('abort', () => this.#busy.get(thread)?.job === job && thread.hurry(), { once: true })
  }

  #spawn(): Thread {
    const thread: Thread = (this.#plan.isApart ? threadApart<R> : threadHere<R>)(this.#file, this.#plan.data, {
      onReply: (reply) => this.#take(thread, reply),
      onEnd: (why) => this.#terminate(thread, why),
    })
    return thread
  }

  #take(thread: Thread, reply: ThreadReply<R>): void {
    const job = this.#release(thread)
    const { idle } = this.#plan
    this.#idle.set(thread, idle === undefined ? idle : setTimeout(() => this.#terminate(thread, ''), idle).unref())
    if (!job) return
    if ('value' in reply) job.resolve(reply.value)
    else job.reject(new Error(reply.failure))
    this.#next()
  }

  async #terminate(thread: Thread, why: string): Promise<void> {
    const job = this.#release(thread)
    this.#forgetIdle(thread)
    job?.reject(new Error(`${job.who} ${why}.`))
    await thread.end()
    this.#next()
  }

  #forgetIdle(thread: Thread): void {
    clearTimeout(this.#idle.get(thread))
    this.#idle.delete(thread)
  }

  /** Takes the thread off its job; the job. */
  #release(thread: Thread): Job<R> | null {
    const work = this.#busy.get(thread)
    this.#busy.delete(thread)
    clearTimeout(work?.alarm)
    return work?.job ?? null
  }
}

/** A thread of this process. */
function threadHere<R>(file: string, data: unknown, { onReply, onEnd }: Listener<R>): Thread {
  const worker = new Worker(file, { workerData: data, execArgv: [] })
  let hurried = newHurry()
  worker.unref()
  worker.on('message', (reply: ThreadReply<R>) => onReply(reply))
  worker.on('error', (problem) => onEnd(`failed: ${problem}`))
  worker.on('exit', () => onEnd('ended its thread'))
  return {
    give(task) {
      hurried = newHurry()
      const sent: ThreadTask = { task, hurried }
      worker.postMessage(sent)
    },
    hurry: () => Atomics.store(hurried, 0, 1),
    end: () => worker.terminate(),
  }
}

function threadApart<R>(file: string, data: unknown, listener: Listener<R>): Thread {
  return new ProcessApart<R>({ file, data }, listener)
}
