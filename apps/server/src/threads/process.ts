import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import type { HostMessage, HostSettings } from './host.ts'
import type { ThreadReply } from './serving.ts'

const { resolve: fileOf } = createRequire(import.meta.url)

/** Hears of a thread in a process of its own. */
export interface Listener<R> {
  onReply(reply: ThreadReply<R>): void
  onEnd(why: string): void
}

/**
 * A thread with a process around it. Threads of one process share those that collect the garbage of all of them, which the system
 * runs as urgently as what people wait for; all threads of this process take the time that others leave.
 */
export class ProcessApart<R> {
  readonly #process: ChildProcess

  constructor(settings: HostSettings, { onReply, onEnd }: Listener<R>) {
    this.#process = fork(fileOf('@keep-flying/server/thread-host'), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#process.unref()
    this.#process.channel?.unref()
    this.#process.on('message', (reply: ThreadReply<R>) => onReply(reply))
    this.#process.on('error', (problem) => onEnd(`failed: ${problem}`))
    this.#process.on('exit', () => onEnd('ended its thread'))
    this.#send({ begin: settings })
  }

  give(task: Uint8Array): void {
    this.#send({ task })
  }

  hurry(): void {
    this.#send({ hurry: true })
  }

  /** Resolves once the process is gone, whatever it was doing. */
  end(): Promise<void> {
    const { exitCode, signalCode } = this.#process
    if (exitCode !== null || signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.#process.once('exit', () => resolve())
      this.#process.kill('SIGKILL')
    })
  }

  /** A process that is gone is reported by its end, not by what could not be sent to it. */
  #send(message: HostMessage): void {
    this.#process.send(message, () => undefined)
  }
}
