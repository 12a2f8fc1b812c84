import { platform, setPriority } from 'node:os'
import { deserialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'

/** What a thread sends back. */
export type ThreadReply<R> = { readonly value: R } | { readonly failure: string }

/** What comes of a task, and those parts of it that are handed over and not copied. */
export interface Done<R> {
  readonly value: R
  readonly moved?: readonly Uint8Array[]
}

/** What a thread does: it answers one task at a time, and takes the time that others leave. */
export function serveTasks<T, R>(priority: number, answer: (task: T) => Promise<Done<R>> | Done<R>): void {
  // Elsewhere this would hold for all threads of the process.
  if (platform() === 'linux') setPriority(priority)
  parentPort?.on('message', async (task: Uint8Array) => {
    const { reply, moved } = await replyTo(() => answer(deserialize(task)))
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
