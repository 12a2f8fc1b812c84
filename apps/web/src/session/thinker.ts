import { type Thought, think, untilLongEnough, type Wanted } from '@keep-flying/kernel'
import { engineFor } from './engine.ts'
import type { Thinker, ThinkingTask } from './hosting.ts'

/** What the thread is asked, and what it replies. */
export interface ToThinker {
  readonly kind: 'think'
  readonly n: number
  readonly task: ThinkingTask
  readonly wanted: Wanted
}
type FromThinker = { readonly n: number } & ({ readonly thought: Thought } | { readonly failure: string })

interface Waiting {
  resolve(thought: Thought): void
  reject(problem: Error): void
}

/** What the thread does. */
export async function thoughtOn({ n, task, wanted }: ToThinker): Promise<FromThinker> {
  try {
    const engine = await engineFor(task.game, task.options)
    return {
      n,
      thought: think(
        engine,
        task,
        wanted,
        untilLongEnough(() => performance.now()),
      ),
    }
  } catch (problem) {
    return { n, failure: problem instanceof Error ? problem.message : String(problem) }
  }
}

/**
 * Lets bots think on a thread of their own, from the thread that hosts their game. It is started with the first of them, for
 * most games have no bot that searches, and runs the same file: nothing is fetched for it.
 */
export class WorkerThinker implements Thinker {
  #worker: Worker | null = null
  #asked = 0
  readonly #waiting = new Map<number, Waiting>()

  think(task: ThinkingTask, wanted: Wanted): Promise<Thought> {
    const worker = this.#started()
    const n = this.#asked++
    const asked: ToThinker = { kind: 'think', n, task, wanted }
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject })
      worker.postMessage(asked)
    })
  }

  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#giveUp('The bot was stopped.')
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(self.location.href, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => this.#hear(data))
    worker.addEventListener('error', ({ message }) => this.#giveUp(message))
    this.#worker = worker
    return worker
  }

  #hear(reply: FromThinker): void {
    const waiting = this.#waiting.get(reply.n)
    this.#waiting.delete(reply.n)
    if ('thought' in reply) waiting?.resolve(reply.thought)
    else waiting?.reject(new Error(reply.failure))
  }

  #giveUp(why: string): void {
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of all) reject(new Error(why))
  }
}
