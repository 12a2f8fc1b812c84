import { RecordError } from '@keep-flying/kernel'
import { UnknownGame } from '../game/unknown.ts'
import type { FromRecords, RecordProblem, ToRecords } from './messages.ts'

/** Has something done with a record. */
export type AskRecords = (deed: ToRecords) => Promise<FromRecords>

/** Leaves it to a worker, which is gone when it is done. Rejects with a RecordError or an UnknownGame, as the deed itself would. */
export const askRecords: AskRecords = async (deed) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  try {
    const reply = await new Promise<FromRecords | RecordProblem>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromRecords | RecordProblem>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The worker that reads records did not start.')))
      worker.postMessage(deed)
    })
    if (reply.kind === 'problem') throw errorOf(reply)
    return reply
  } finally {
    worker.terminate()
  }
}

function errorOf({ is, message }: RecordProblem): Error {
  if (is === 'unknown-game') return new UnknownGame(message)
  return is === 'record' ? new RecordError(message) : new Error(message)
}
