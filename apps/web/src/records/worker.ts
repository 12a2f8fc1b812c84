/// <reference lib="webworker" />
import { RecordError } from '@keep-flying/kernel'
import { UnknownGame } from '../game/unknown.ts'
import { carryOut } from './deeds.ts'
import type { FromRecords, RecordProblem, ToRecords } from './messages.ts'

/** The thread on which records are read, proven and begun. */

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', async ({ data }: MessageEvent<ToRecords>) => {
  const reply: FromRecords | RecordProblem = await carryOut(data).catch(problemOf)
  self.postMessage(reply)
})

function problemOf(problem: unknown): RecordProblem {
  if (problem instanceof UnknownGame) return { kind: 'problem', is: 'unknown-game', message: problem.game }
  const message = problem instanceof Error ? problem.message : String(problem)
  return { kind: 'problem', is: problem instanceof RecordError ? 'record' : 'other', message }
}
