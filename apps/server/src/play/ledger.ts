import type { AnyPackage, LogEntry } from '@keep-flying/kernel'
import { clockOf, clockTurn } from '../clocks/rules.ts'
import type { GameRow } from '../storage/schema.ts'
import type { Addition, Holder, Situation, Submission } from '../storage/store.ts'
import { Checkpoints } from './checkpoints.ts'
import type { AnyMatch } from './revival.ts'
import { situationReader } from './situation.ts'
import { type Standing, waitedFor } from './steps.ts'

/** Who gave an entry, the client's own id of it, and when it came. */
interface Given {
  readonly by: Holder
  readonly once: string | null
  readonly at: number
}

/** What the database has of a game besides its log, so that with an entry only what changes is stored. */
export class Ledger {
  readonly #situationOf: (match: AnyMatch) => Situation
  #checkpoints: Checkpoints
  /** The situation as it is stored. */
  #situation: Situation

  /** For a match as it was read from there. */
  constructor(pack: AnyPackage, { id, waiting_any, progress }: GameRow, match: AnyMatch) {
    this.#situationOf = situationReader(pack)
    this.#checkpoints = new Checkpoints(id, match)
    this.#situation = { waiting: waitedFor(match).waiting, summary: { waiting_any, progress } }
  }

  /** Another node has stored how the match stands now. */
  follow(game: string, match: AnyMatch): void {
    this.#checkpoints = new Checkpoints(game, match)
    this.#situation = this.#situationOf(match)
  }

  /** The latest entry of a match, which has stood there so far, with what follows from it. */
  submission(match: AnyMatch, row: GameRow, { epoch, version: seq }: Standing, { by, once, at }: Given): Submission {
    const entry = lastEntry(match)
    const before = this.#situation
    const { waiting, summary } = this.#situationOf(match)
    const clock = clockOf(row)
    return {
      entry: {
        game: row.id,
        seq,
        entry: JSON.stringify(entry),
        place: 'undo' in entry ? null : (match.lastChoice?.index ?? 0),
        once,
        at,
      },
      by,
      epoch,
      checkpoint: this.#checkpoints.next(match, seq),
      waiting: sameSeats(waiting, before.waiting) ? undefined : waiting,
      summary: sameSummary(summary, before.summary) ? undefined : summary,
      clock: (clock && clockTurn(clock, match, { waiting, before: before.waiting })) ?? undefined,
    }
  }

  noteStored({ waiting = this.#situation.waiting, summary = this.#situation.summary }: Addition): void {
    this.#situation = { waiting, summary }
  }
}

export function lastEntry({ log }: AnyMatch): LogEntry {
  const entry = log.at(-1)
  if (!entry) throw new Error('The log has no entry to store.')
  return entry
}

function sameSeats(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index])
}

function sameSummary(one: Situation['summary'], other: Situation['summary']): boolean {
  return one.waiting_any === other.waiting_any && one.progress === other.progress
}
