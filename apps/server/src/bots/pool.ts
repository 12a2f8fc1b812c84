import { createRequire } from 'node:module'
import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Value } from '@keep-flying/kernel'
import type { BotReply, BotTask } from './task.ts'

/** Threads run compiled code, even where this file runs from source. */
const threadFile = createRequire(import.meta.url).resolve('@keep-flying/server/bot-thread')
const allGames = '@keep-flying/games'

interface Job {
  readonly bot: string
  /** The task as it was when it came, whatever becomes of the state it shares parts with. */
  readonly task: Uint8Array
  resolve(value: Value | null): void
  reject(problem: Error): void
}

/** A running job, and the timer that ends it when it takes too long. */
interface Work {
  readonly job: Job
  readonly alarm: NodeJS.Timeout
}

/** Threads on which bots think, so that a slow one holds up nobody. One that takes too long is terminated. */
export class BotPool {
  /** Where bots are at work at the moment. */
  readonly tables = new Set<string>()
  readonly #size: number
  readonly #patience: number
  readonly #games: string
  readonly #idle = new Set<Worker>()
  readonly #busy = new Map<Worker, Work>()
  readonly #queue: Job[] = []
  #closed = false

  /** `games` is the module whose `gameListings` the bots play. */
  constructor(size: number, patience: number, games = allGames) {
    this.#size = size
    this.#patience = patience
    this.#games = games
  }

  /** The bot's answer; null ignores a standing offer. Rejects if the bot fails or takes too long. */
  choose(task: BotTask): Promise<Value | null> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ bot: task.bot, task: serialize(task), resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#queue.splice(0)) job.reject(new Error('The server is closing.'))
    for (const worker of [...this.#idle, ...this.#busy.keys()]) await this.#terminate(worker, 'was stopped')
  }

  #next(): void {
    if (this.#closed || this.#queue.length === 0) return
    const [idle] = this.#idle
    const worker = idle ?? (this.#busy.size < this.#size ? this.#spawn() : null)
    const job = worker && this.#queue.shift()
    if (job) this.#give(worker, job)
  }

  #give(worker: Worker, job: Job): void {
    this.#idle.delete(worker)
    const alarm = setTimeout(() => this.#terminate(worker, 'took too long'), this.#patience)
    this.#busy.set(worker, { job, alarm })
    worker.postMessage(job.task)
  }

  #spawn(): Worker {
    const worker = new Worker(threadFile, { workerData: this.#games, execArgv: [] })
    worker.unref()
    worker.on('message', (reply: BotReply) => this.#take(worker, reply))
    worker.on('error', (problem) => this.#terminate(worker, `failed: ${problem}`))
    worker.on('exit', () => this.#terminate(worker, 'ended its thread'))
    return worker
  }

  #take(worker: Worker, reply: BotReply): void {
    const job = this.#release(worker)
    this.#idle.add(worker)
    if (!job) return
    if ('value' in reply) job.resolve(reply.value)
    else job.reject(new Error(reply.failure))
    this.#next()
  }

  async #terminate(worker: Worker, why: string): Promise<void> {
    const job = this.#release(worker)
    this.#idle.delete(worker)
    job?.reject(new Error(`The bot "${job.bot}" ${why}.`))
    await worker.terminate()
    this.#next()
  }

  /** Takes the thread off its job; the job. */
  #release(worker: Worker): Job | null {
    const work = this.#busy.get(worker)
    this.#busy.delete(worker)
    clearTimeout(work?.alarm)
    return work?.job ?? null
  }
}
