/// <reference lib="webworker" />
import { RecordError } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { UnknownGame } from '../game/unknown.ts'
import { engineFor } from './engine.ts'
import { Reel } from './reel.ts'
import type { FromReel, ToReel } from './replay-messages.ts'

/** The thread a record is played again on. */

declare const self: DedicatedWorkerGlobalScope

let reel: Reel | null = null

function send(message: FromReel): void {
  self.postMessage(message)
}

self.addEventListener('message', async ({ data }: MessageEvent<ToReel>) => {
  try {
    if (data.kind === 'open') {
      reel = new Reel(await engineFor(data.record.game, data.record.options), data.record)
      const { seats, turns, over, fairness } = reel
      send({ kind: 'opened', opened: { seats, turns, over, fairness } })
    } else if (reel) send({ kind: 'frame', at: data.at, frame: reel.frame(data.at, data.viewer) })
  } catch (problem) {
    send({ kind: 'problem', problem: problemOf(problem) })
  }
})

function problemOf(problem: unknown): Problem {
  const message = problem instanceof Error ? problem.message : String(problem)
  if (problem instanceof UnknownGame) return { code: 'invalid', field: 'game', message }
  return { code: problem instanceof RecordError ? 'stale' : 'internal', message }
}
