import {
  type AnyEngine,
  type GameRecord,
  type GameState,
  type LogEntry,
  Match,
  recordOf,
  replayRecord,
  revive,
  verifyRecord,
} from '@keep-flying/kernel'
import type { Standing, Step } from '../end/history.ts'
import { standings } from '../games/standings.ts'
import { engineFor } from '../session/engine.ts'
import type { Begin, FromRecords, ReadThrough, ToRecords } from './messages.ts'

/** What is done with records, by the rules. Pages leave it to a worker: no page brings the rules along. */
export async function carryOut(deed: ToRecords): Promise<FromRecords> {
  switch (deed.kind) {
    case 'begin':
      return { kind: 'record', record: await begun(deed) }
    case 'read':
      return { kind: 'read', read: await readThrough(deed.record) }
    case 'prove':
      verifyRecord((await engineOf(deed.record)).game, deed.record)
      return { kind: 'proven' }
    case 'steps': {
      const standingIn = await standings[deed.record.game]?.()
      if (!standingIn) return { kind: 'steps', steps: [] }
      return { kind: 'steps', steps: stepsOf(await engineOf(deed.record), deed.record, standingIn) }
    }
  }
}

const engineOf = ({ game, options }: GameRecord) => engineFor(game, options)

/** The record of a game that nobody has answered anything in. */
async function begun({ game, options, seed, follows }: Begin): Promise<GameRecord> {
  const engine = await engineFor(game, options)
  return recordOf(Match.start(engine.game, engine.game.readOptions(options), seed, { follows }))
}

/** What a record says when it is played through. */
async function readThrough(record: GameRecord): Promise<ReadThrough> {
  const { game, progress } = await engineOf(record)
  const { options, state, over } = revive(game, record).match
  return {
    options,
    seats: game.seats(options),
    progress: { over, outcome: over ? game.outcome(state) : null, progress: progress(state) },
  }
}

/** Plays a record again and keeps where the game stands after each answer. */
export function stepsOf(
  { game }: Pick<AnyEngine, 'game'>,
  record: GameRecord,
  standingIn: (state: GameState) => Standing,
): readonly Step[] {
  const match = replayRecord(game, record, 0)
  const from = match.answers
  const steps: Step[] = [{ ...standingIn(match.state), entry: 0, heard: [] }]
  let last = 0
  for (const [index, entry] of record.log.entries()) {
    match.repeat(entry)
    const heard = match.events(null, last)
    last = heard.at(-1)?.seq ?? last
    // What was taken back never happened.
    if (isUndo(entry)) steps.length = match.answers - from + 1
    else steps.push({ ...standingIn(match.state), entry: index + 1, heard })
  }
  return steps
}

function isUndo(entry: LogEntry): boolean {
  return 'undo' in entry
}
