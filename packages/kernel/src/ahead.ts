import type { Decision, Value } from './decision.ts'
import type { Game, GameState } from './game.ts'
import { playAgain } from './imagine.ts'
import { type Match, RulesFault } from './match.ts'
import type { Consequences } from './package.ts'
import { hideCard, isHiddenCard, UnknownChance, unknownStream } from './random.ts'
import type { Ask, Rules } from './rules.ts'
import { hideFrom, seesAny } from './secrecy.ts'
import type { Text } from './text.ts'
import type { HeardEvent } from './told.ts'

/**
 * What an answer would lead to, as far as its seat can know: the rules play it on a copy of the game in which chance and
 * all that is hidden from the seat are unknown, until something must be decided or becomes known.
 */

/**
 * Why the look ends:
 * - `asked`: somebody is asked something, see `next`.
 * - `round`: the game's main loop starts over, as at the end of a turn.
 * - `chance`: a die is rolled.
 * - `shown`: a hidden card is turned up.
 * - `over`: the game is over.
 */
export type AheadEnd = 'asked' | 'round' | 'chance' | 'shown' | 'over'

export interface Ahead<S> {
  readonly seat: number
  readonly decision: Decision
  readonly value: Value
  /** What the seat sees now, and what it would see when the look ends. */
  readonly before: S
  readonly after: S
  /** What the seat would hear of. */
  readonly heard: readonly HeardEvent[]
  readonly end: AheadEnd
  /** The decisions that are open then, of whatever seat. */
  readonly next: readonly Decision[]
}

export interface AheadWishes<S> {
  /** What the seat would answer to a question on the way, so that the look goes on past it; null ends it there. */
  through?(decision: Decision): Value | null
  /** What is to be otherwise than it is, to find out what depends on it. */
  suppose?(state: S): void
}

/** How many questions a look goes past. */
const longestPassage = 12

/**
 * Plays an answer ahead. Null if it cannot be known what it leads to: others choose at the same time, the rules fail on
 * it, or the way from the last checkpoint is too long to go again.
 */
export function lookAhead<S extends GameState, O>(
  match: Match<S, O>,
  number: number,
  value: Value,
  { through, suppose }: AheadWishes<S> = {},
): Ahead<S> | null {
  const place = match.pending.findIndex((one) => one.number === number)
  const decision = match.pending[place]
  if (!decision) return null
  const { seat } = decision
  const scout = new Scout(match)
  const again = scout.match
  const asked = again?.pending[place]
  if (!again || !asked || scout.waitsForOthers(seat)) return null
  hide(again.state, seat)
  suppose?.(again.state)
  let end = scout.answer(asked, value)
  for (let passed = 0; through && end === 'asked' && passed < longestPassage; passed++) {
    const open = again.pending.find((one) => one.seat === seat && !one.standing)
    const said = open && !scout.waitsForOthers(seat) ? through(open) : null
    if (!open || said === null) break
    end = scout.answer(open, said)
  }
  if (end === null) return null
  return {
    seat,
    decision,
    value,
    before: match.view(seat),
    after: again.view(seat),
    heard: again.events(seat),
    end,
    next: again.pending,
  }
}

/** What an answer to an open question means to whoever gives it, in the words of the game. */
export function foretell<S extends GameState, O>(
  match: Match<S, O>,
  words: Consequences<S>,
  decision: Decision,
  value: Value,
): readonly Text[] {
  return words.linesFor(decision, (wishes) => lookAhead(match, decision.number, value, wishes))
}

/** Nothing that the seat does not know is left in the state. */
function hide(state: GameState, seat: number): void {
  const random = unknownStream()
  hideFrom(state, seat, () => hideCard(random))
  Object.assign(state, { random })
}

/** The main loop started over. */
class RoundOver extends Error {}

/** A second run of a match, up to where it stands, that notices how it goes on. */
class Scout<S extends GameState, O> {
  /** Null if the way is too long. */
  readonly match: Match<S, O> | null
  #asked: Ask | null = null
  #looking = false
  #sealed = false

  constructor(match: Match<S, O>) {
    this.match = playAgain(match, { game: this.#watched(match.game), heard: true })
  }

  /** Whether others choose at the same time: what they choose is not to be known. */
  waitsForOthers(seat: number): boolean {
    return this.#asked?.until === 'all' && this.#asked.decisions.some((decision) => decision.seat !== seat)
  }

  /** Answers, and tells where that led; null if the rules failed on it. */
  answer({ seat, number }: Decision, value: Value): AheadEnd | null {
    this.#looking = true
    try {
      this.match?.answer({ seat, decision: number, value })
    } catch (fault) {
      if (!(fault instanceof RulesFault)) throw fault
      if (fault.cause instanceof RoundOver) return 'round'
      if (fault.cause instanceof UnknownChance) return 'chance'
      // Rules that turn up a hidden card do not find it in the box.
      return this.#sealed ? 'shown' : null
    }
    if (!this.match || this.match.over) return 'over'
    return seesAny(this.match.state, seat, isHiddenCard) ? 'shown' : 'asked'
  }

  #watched(game: Game<S, O>): Game<S, O> {
    return {
      ...game,
      play: (table, options) =>
        this.#watch(
          game.play(
            {
              ...table,
              seal: () => {
                this.#sealed = this.#looking
              },
            },
            options,
          ),
        ),
      backOf: (card) => (isHiddenCard(card) ? '' : game.backOf(card)),
    }
  }

  *#watch(rules: Rules<void>): Rules<void> {
    let step = rules.next([])
    while (!step.done) {
      if ('checkpoint' in step.value) {
        if (this.#looking) throw new RoundOver()
      } else this.#asked = step.value
      step = rules.next(yield step.value)
    }
  }
}
