import { Refusal } from './decision.ts'
import type { Choice } from './position.ts'

/** What an answer may bring about that cannot be taken back: something hidden was shown, a die rolled, a deck shuffled. */
export type Seal = 'shown' | 'rolled' | 'shuffled'

/** Why nothing can be taken back: nothing was done, somebody else acted, or what the last choice brought about. */
export type UndoRefusal = 'nothing' | 'others-acted' | Seal

/** What a seat may take back. */
export interface UndoOffer {
  /** Those of the game's units that can be taken back now. */
  readonly units: readonly string[]
  /** Why not even the last choice can be; null where it can. */
  readonly refused: UndoRefusal | null
  /** The last who acted since, where that is the reason. */
  readonly by?: number
}

/** Taking back to a number of answers; `agreed` when the table waived the rule of undo. */
export interface Undo {
  readonly seat: number
  readonly undo: number
  readonly agreed?: true
}

/** What undo must know of a choice. */
export interface Past {
  readonly seat: number
  /** How many answers there were when the units it belongs to began, in the order of the game's units. */
  readonly began: number[]
  /** What a teammate answers to such a question does not keep others from taking back. */
  readonly harmless: boolean
  /** What came of it that cannot be taken back. */
  sealed: Seal | null
}

export interface Taken extends Past {
  readonly choice: Choice
}

/** What a game says of taking back. */
interface UndoRule {
  readonly undoUnits: readonly string[]
  readonly cooperative?: boolean
}

const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  nothing: 'There is nothing to take back.',
  'others-acted': 'Somebody else has acted since.',
  shown: 'Something hidden was shown since.',
  rolled: 'A die was rolled since.',
  shuffled: 'A deck was shuffled since.',
}

/** How many choices undo looks back on, unless the table agrees. */
const reach = 100

/** The choices that stand, from where a match began or went on, and what of them may be taken back. */
export class TakenChoices {
  readonly #rule: UndoRule
  /** What undo must know of choices from before the match went on. */
  readonly #before: readonly Past[]
  /** How many answers there were then. */
  readonly #floor: number
  #taken: Taken[] = []
  /** How many answers there were when each unit of undo began. */
  #began: number[] = []

  constructor(rule: UndoRule, floor: number, before: readonly Past[]) {
    this.#rule = rule
    this.#floor = floor
    this.#before = before
  }

  /** How many answers these choices and those before them are. */
  get #answers(): number {
    return this.#floor + this.#taken.length
  }

  take(choice: Choice, harmless: boolean): Taken {
    const taken: Taken = { seat: choice.seat, choice, began: this.#began.slice(), harmless, sealed: null }
    this.#taken.push(taken)
    return taken
  }

  get choices(): readonly Choice[] {
    return this.since(this.#floor)
  }

  /** The choices made since there were so many answers. */
  since(answers: number): readonly Choice[] {
    return this.#taken.slice(answers - this.#floor).map(({ choice }) => choice)
  }

  get last(): Choice | null {
    return this.#taken.at(-1)?.choice ?? null
  }

  /** What undo must know of the choices up to so many answers, as far as it looks back. */
  pastUntil(answers: number): readonly Past[] {
    return [...this.#before, ...this.#taken.slice(0, answers - this.#floor)]
      .slice(-reach)
      .map(({ seat, began, harmless, sealed }) => ({ seat, began, harmless, sealed }))
  }

  /** Forgets the choices after so many answers. */
  keep(answers: number): void {
    this.#taken = this.#taken.slice(0, answers - this.#floor)
  }

  beginAll(answers: number): void {
    this.#began = this.#rule.undoUnits.map(() => answers)
  }

  /** Where a unit begins, all smaller ones begin too. */
  begin(unit: string, answers: number): void {
    const size = this.#rule.undoUnits.indexOf(unit)
    if (size < 1 || size >= this.#rule.undoUnits.length - 1)
      throw new Error(`"${unit}" is not a unit of undo that rules begin.`)
    // What the rules began by themselves after a checkpoint has no answer of its own.
    if (answers === this.#began.at(-1)) return
    const last = this.#taken.at(-1)
    for (let smaller = 1; smaller <= size; smaller++) {
      this.#began[smaller] = answers - 1
      if (last) last.began[smaller] = answers - 1
    }
  }

  /** What a seat may take back now, or why it may not. */
  offer(seat: number): UndoOffer {
    const { undoUnits } = this.#rule
    // Every unit contains the last choice, so what forbids that forbids them all.
    const smallest = undoUnits[0] === undefined ? 'nothing' : this.#target(seat, undoUnits[0])
    if (typeof smallest === 'string') return this.#refused(seat, smallest)
    return { units: undoUnits.filter((unit) => typeof this.#target(seat, unit) === 'number'), refused: null }
  }

  #refused(seat: number, refused: UndoRefusal): UndoOffer {
    if (refused !== 'others-acted') return { units: [], refused }
    let ago = 1
    while (this.#ago(ago)?.seat === seat) ago++
    const by = this.#ago(ago)?.seat
    return by === undefined ? { units: [], refused } : { units: [], refused, by }
  }

  /** How many answers remain once a seat takes a unit back; throws a Refusal if it may not. */
  target(seat: number, unit: string): number {
    const { undoUnits } = this.#rule
    if (!undoUnits.includes(unit))
      throw new Refusal('malformed', 'unit', `What can be taken back is ${undoUnits.join(', ')}; "${unit}" is not.`)
    const target = this.#target(seat, unit)
    if (typeof target === 'string') throw new Refusal('illegal', 'undo', undoRefusals[target])
    return target
  }

  /** Whether a seat may take back just so far, by any unit. */
  allows({ seat, undo }: Undo): boolean {
    return this.#rule.undoUnits.some((unit) => this.#target(seat, unit) === undo)
  }

  /** How many answers remain once a unit is taken back, or why it cannot be. */
  #target(seat: number, unit: string): number | UndoRefusal {
    let own = 1
    let last = this.#ago(own)
    while (last && last.seat !== seat) {
      if (this.#forbids(last, seat)) return 'others-acted'
      last = this.#ago(++own)
    }
    if (!last) return 'nothing'
    const size = this.#rule.undoUnits.indexOf(unit)
    const target = size === 0 ? this.#answers - own : (last.began[size] ?? this.#answers - own)
    return this.#whyNotTo(seat, target) ?? target
  }

  /** Why a seat cannot take back to a number of answers. */
  #whyNotTo(seat: number, target: number): UndoRefusal | null {
    const choices = this.#answers - target
    if (!this.#ago(choices)) return 'nothing'
    let sealed: Seal | null = null
    for (let ago = choices; ago > 0; ago--) {
      const past = this.#ago(ago)
      if (past && this.#forbids(past, seat)) return 'others-acted'
      sealed ??= past?.sealed ?? null
    }
    return sealed
  }

  /** Whether a choice keeps a seat from taking back what came before it. */
  #forbids(past: Past, seat: number): boolean {
    return past.seat !== seat && !(this.#rule.cooperative && past.harmless)
  }

  /** The choice that was made so many choices ago, of which the latest is one ago; none beyond what undo looks back on. */
  #ago(choices: number): Past | undefined {
    if (choices < 1 || choices > reach) return undefined
    const place = this.#taken.length - choices
    return place < 0 ? this.#before[this.#before.length + place] : this.#taken[place]
  }
}
