import { workerData } from 'node:worker_threads'
import type { AnyEngine } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { noSuchGame } from '../games/catalog.ts'
import { Trouble } from '../problems.ts'
import { enginesIn } from '../threads/engines.ts'
import { serveTasks } from '../threads/serving.ts'
import { threadTime } from './cost.ts'
import { type Effort, Labour } from './labour.ts'
import { performTask, type RecordResult, type RecordTask } from './record-check.ts'

/** What came of a task, and how many milliseconds of processor time it took. */
export interface RecordReply {
  readonly work: number
  readonly outcome: RecordResult | { readonly problem: Problem }
}

/**
 * The thread on which records are replayed. It rests, too, however idle the machine is: what it has done is handed on, to be
 * stored and sent while people play.
 */
const effort: Effort = { entries: 20_000, stretch: 5, rest: 10, work: 5000, meter: threadTime }

const engines = await enginesIn(workerData)

serveTasks<RecordTask, RecordReply>(async (task) => {
  const labour = new Labour(effort)
  const outcome = await performTask(task, { labour, engineOf }).catch((problem: unknown) => {
    if (problem instanceof Trouble) return { problem: problem.problem }
    throw problem
  })
  return { value: { work: labour.worked, outcome }, moved: longParts(outcome) }
})

async function engineOf(game: string): Promise<AnyEngine> {
  const engine = await engines.of(game)
  if (!engine) throw noSuchGame(game, engines.ids)
  return engine
}

function longParts(outcome: RecordReply['outcome']): readonly Uint8Array[] {
  if ('import' in outcome) return outcome.import.chapters
  return 'start' in outcome ? outcome.start.entries : []
}
