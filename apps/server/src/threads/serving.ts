import { deserialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'

/** What a thread sends back. */
export type ThreadReply<R> = { readonly value: R } | { readonly failure: string }

/** What comes of a task, and those parts of it that are handed over and not copied. */
export interface Done<R> {
  readonly value: R
  readonly moved?: readonly Uint8Array[]
}

/** What a thread is sent: a task, and where it is told to hurry. */
export interface ThreadTask {
  readonly task: Uint8Array
  /** One number, which is no longer 0 once whoever waits wants what there is. */
  readonly hurried: Int32Array<SharedArrayBuffer>
}

/** Where a thread is told to hurry, before it is. */
export function newHurry(): ThreadTask['hurried'] {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/** What a thread does: it answers one task at a time. */
export function serveTasks<T, R>(answer: (task: T, hurry: () => boolean) => Promise<Done<R>> | Done<R>): void {
  parentPort?.on('message', async ({ task, hurried }: ThreadTask) => {
    const hurry = () => Atomics.load(hurried, 0) !== 0
    const { reply, moved } = await replyTo(() => answer(deserialize(task), hurry))
    parentPort?.postMessage(reply, moved)
  })
}

async function replyTo<R>(
  work: () => Promise<Done<R>> | Done<R>,
): Promise<{ reply: ThreadReply<R>; moved: ArrayBuffer[] }> {
  try {
    const { value, moved = [] } = await work()
    return { reply: { value }, moved: moved.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? buffer : [])) }
  } catch (problem) {
    const failure = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    return { reply: { failure }, moved: [] }
  }
}
