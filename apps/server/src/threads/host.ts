import { readdirSync } from 'node:fs'
import { constants, platform, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { newHurry, type ThreadTask } from './serving.ts'

/** What a process is to run on a thread of its own. */
export interface HostSettings {
  readonly file: string
  /** What the thread is given at its start. */
  readonly data: unknown
}

/** What the server sends: first what to run, then one task after another. */
export type HostMessage =
  | { readonly begin: HostSettings }
  | { readonly task: Uint8Array }
  /** The task under way is to come to an end with what it has. */
  | { readonly hurry: true }

/**
 * The process around a thread. It passes on what the server and the thread tell each other, and hears that there is a hurry while
 * the thread is at work.
 */

let thread: Worker | null = null
let hurried = newHurry()

function begin({ file, data }: HostSettings): Worker {
  const begun = new Worker(file, { workerData: data, execArgv: [] })
  begun.on('message', (reply) => process.send?.(reply))
  begun.on('exit', (code) => process.exit(code))
  return begun
}

function give(task: Uint8Array): void {
  hurried = newHurry()
  const sent: ThreadTask = { task, hurried }
  thread?.postMessage(sent)
}

/** On Linux each thread has a priority of its own. Those that are there already collect garbage and compile; new ones inherit it. */
function giveWay(): void {
  const threads = platform() === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
  for (const one of threads) setPriority(one, constants.priority.PRIORITY_LOW)
}

giveWay()
process.on('message', (message: HostMessage) => {
  if ('begin' in message) thread = begin(message.begin)
  else if ('task' in message) give(message.task)
  else Atomics.store(hurried, 0, 1)
})
// The server decides when this ends, also when a terminal interrupts both; and if it is gone, nobody waits for anything.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
