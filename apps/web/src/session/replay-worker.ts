/// <reference lib="webworker" />
import { RecordError } from '@keep-flying/kernel'
import { Reel } from './reel.ts'
import type { FromReel, ToReel } from './replay-messages.ts'

/** The thread a record is played again on. */

declare const self: DedicatedWorkerGlobalScope

let reel: Reel | null = null

function send(message: FromReel): void {
  self.postMessage(message)
}

self.addEventListener('message', ({ data }: MessageEvent<ToReel>) => {
  try {
    if (data.kind === 'open') {
      reel = new Reel(data.record)
      const { turns, over, fairness } = reel
      send({ kind: 'opened', opened: { turns, over, fairness } })
    } else if (reel) send({ kind: 'frame', at: data.at, frame: reel.frame(data.at, data.viewer) })
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    send({ kind: 'problem', problem: { code: problem instanceof RecordError ? 'stale' : 'internal', message } })
  }
})
