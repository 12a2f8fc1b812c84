import { type Decision, habitualAnswer, type Repeats } from '@keep-flying/kernel'
import { habitsIn } from '../storage/habits.ts'
import type { GameAndSeats } from '../storage/store.ts'
import { type Due, DueAnswers, type Wait } from './due.ts'
import type { AnyMatch } from './revival.ts'

/** Milliseconds that somebody who is at the table has: their page answers by itself once they have seen what happened. */
const patience = 20_000

/** The table whose people are answered for. */
interface Around {
  readonly table: GameAndSeats
  readonly repeats: Repeats
  /** Whether somebody sees the game from a seat. */
  isWatched(seat: number): boolean
}

/** Gives the answers that people have asked to be given for them, whether they are there or not. */
export class Habits {
  readonly #around: () => Around
  readonly #due: DueAnswers
  /** Questions that were brought back by whoever is asked them: they want to answer otherwise. */
  #takenBack: ReadonlySet<number> = new Set()

  constructor(around: () => Around, give: (due: Due) => void) {
    this.#around = around
    this.#due = new DueAnswers((decision) => this.#waitFor(decision), give)
  }

  /** Whether an answer is about to be given. */
  get isDue(): boolean {
    return this.#due.left !== undefined
  }

  /** The game has come further, or something about its people has changed. */
  follow(match: Pick<AnyMatch, 'pending' | 'log'>): void {
    const last = match.log.at(-1)
    const back = last && 'undo' in last ? last.seat : null
    const isBack = ({ seat, number }: Decision) => seat === back || this.#takenBack.has(number)
    this.#takenBack = new Set(match.pending.filter(isBack).map(({ number }) => number))
    this.#due.follow(match)
  }

  stop(): void {
    this.#due.stop()
  }

  #waitFor(decision: Decision): Wait | null {
    const { table, repeats, isWatched } = this.#around()
    const row = table.seats[decision.seat]
    if (!row?.habits || row.stand_in !== null || this.#takenBack.has(decision.number)) return null
    const answer = habitsIn(row.habits)[decision.kind]
    const value = answer === undefined ? null : habitualAnswer(repeats, decision, answer)
    return value === null ? null : { value, after: isWatched(decision.seat) ? patience : 0 }
  }
}
