import { type Games, packageOf } from '../games/catalog.ts'
import { Trouble } from '../problems.ts'
import { ThreadPool } from '../threads/pool.ts'
import { processorTime } from './cost.ts'
import { type Effort, Labour } from './labour.ts'
import { type ImportedGame, performTask, type RecordResult, type RecordTask, type StartedGame } from './record-check.ts'
import type { RecordReply } from './record-thread.ts'

/** Hears how many milliseconds of processor time something took, however it ended. */
export type Pay = (work: number) => void

/** Replays the records that people bring, and reads those of imported games. Refuses those that do not replay. */
export interface Checker {
  /** A record to be looked at, as it is stored. */
  upload(source: Uint8Array, pay: Pay): Promise<string>
  /** A game to be continued. */
  import(source: Uint8Array, pay: Pay): Promise<ImportedGame>
  /** What is stored of an imported game that is about to start. */
  start(stored: string): Promise<StartedGame>
  close(): Promise<void>
}

function checkerWith(
  perform: (task: RecordTask, pay: Pay) => Promise<RecordResult>,
  close: () => Promise<void>,
): Checker {
  const other = () => new Error('A record was not read as it was asked for.')
  return {
    async upload(source, pay) {
      const result = await perform({ kind: 'upload', source }, pay)
      if ('upload' in result) return result.upload
      throw other()
    },
    async import(source, pay) {
      const result = await perform({ kind: 'import', source }, pay)
      if ('import' in result) return result.import
      throw other()
    },
    async start(stored) {
      const result = await perform({ kind: 'start', stored }, () => undefined)
      if ('start' in result) return result.start
      throw other()
    },
    close,
  }
}

/** Milliseconds after which a thread is given up: on a busy machine it may wait long for its turn. */
const patience = 10 * 60_000
/** Milliseconds without work after which it ends: it has all games in its memory. */
const idle = 60_000

/** On a thread of their own, so that nobody waits for them, nor for their garbage. `games` is the module that lists the games. */
export function checkOnThread(games: string): Checker {
  const thread = new ThreadPool<RecordTask, RecordReply>({
    runs: 'record-thread',
    data: games,
    isApart: true,
    size: 1,
    patience,
    idle,
  })
  let closed = false
  const perform = async (task: RecordTask, pay: Pay) => {
    const { work, outcome } = await thread.run('A record', task).catch((problem: unknown) => {
      throw closed ? new Trouble('unavailable', 'The server is shutting down. Try again in a moment.') : problem
    })
    pay(work)
    if (!('problem' in outcome)) return outcome
    const { code, message, field } = outcome.problem
    throw new Trouble(code, message, field)
  }
  return checkerWith(perform, async () => {
    closed = true
    await thread.close()
  })
}

const effortHere: Effort = { entries: 20_000, stretch: 1, rest: 3, work: 5000, meter: processorTime }

/** Beside everything else, in short stretches: for games that no module lists, so that no thread can load them. */
export function checkHere(games: Games, effort: Effort = effortHere): Checker {
  const perform = async (task: RecordTask, pay: Pay) => {
    const labour = new Labour(effort)
    try {
      return await performTask(task, { labour, engineOf: async (game) => packageOf(games, game) })
    } finally {
      pay(labour.worked)
    }
  }
  return checkerWith(perform, async () => undefined)
}
