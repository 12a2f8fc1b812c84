import type { CheckpointRow } from '../storage/schema.ts'

/** A match, as far as its checkpoints go. */
interface Checkpointed {
  /** How many answers there were at the latest checkpoint. */
  readonly checkpointAt: number | null
  readonly checkpoint: { readonly saved: unknown } | null
  readonly game: { readonly rules: string }
}

/** Where in the log a checkpoint was taken. */
interface Mark {
  /** How many answers stood then. */
  readonly answers: number
  /** The place of the next entry. */
  readonly seq: number
}

/** How many checkpoints of a game are remembered, for whoever takes back far. */
const remembered = 100

/**
 * The checkpoint from which a game is continued if the rules are corrected, with the answers since. A turn that is taken
 * back takes its checkpoint along, and the one before counts again from where it was taken.
 */
export class Checkpoints {
  readonly #game: string
  /** Those the game may go back to, oldest first. */
  #marks: Mark[] = []
  #latest: number | null

  /** Begins with a match as it was read. */
  constructor(game: string, match: Checkpointed) {
    this.#game = game
    this.#latest = match.checkpointAt
  }

  /**
   * What to store with the latest entry of a match, which goes to this place: its checkpoint, if it has changed; null if
   * it has gone back to one that nobody remembers.
   */
  next(
    { checkpoint, checkpointAt: answers, game: { rules } }: Checkpointed,
    seq: number,
  ): CheckpointRow | null | undefined {
    const before = this.#latest
    if (answers === before) return undefined
    this.#latest = answers
    this.#marks = this.#marks.filter((mark) => answers !== null && mark.answers <= answers).slice(-remembered)
    if (answers !== null && (before === null || answers > before)) this.#marks.push({ answers, seq: seq + 1 })
    const mark = this.#marks.find((one) => one.answers === answers)
    if (!mark || !checkpoint) return null
    return { game: this.#game, seq: mark.seq, rules, saved: JSON.stringify(checkpoint.saved) }
  }
}
