import type { SquareNumber } from '../geometry/ground.ts'
import { stepsTo, straightPathTo, walkFrom } from '../geometry/walk.ts'
import { squaresWon } from '../rules/brawl.ts'
import { isHeld } from '../rules/move.ts'
import { areNext, goonsSeeing, isInCover, wayFor } from '../rules/squares.ts'
import { squareOf } from '../rules/table.ts'
import type { Character, CrewMember, Goon, Table } from '../state.ts'

/** Where somebody can go, and what waits there. */

export interface Reach {
  /** Squares where the way can end, its start included, nearest first. */
  readonly ends: readonly SquareNumber[]
  stepsTo(square: SquareNumber): number
  /** The squares of a shortest way, from the first step to the square it leads to. */
  wayTo(square: SquareNumber): SquareNumber[]
}

/** What a Character can reach in so many squares, past whatever is in its way now. */
export function reachOf(t: Table, who: Character, squares: number): Reach {
  const walk = walkFrom(t.ground, squareOf(who), squares, wayFor(t, who))
  return {
    ends: walk.ends,
    stepsTo: (square) => stepsTo(walk, square),
    wayTo: (square) => straightPathTo(walk, square),
  }
}

/** Where somebody who is held could get to by winning a Brawl; nothing for whoever can simply go. */
export function getaway(t: Table, who: CrewMember): readonly SquareNumber[] {
  return isHeld(t, who) ? reachOf(t, who, squaresWon(who)).ends.slice(1) : []
}

/** What a Crew Member on a square has to fear. */
export interface SquareDangers {
  /** Goons that see the square; those Waiting wake by the end of a turn there, if it is taken by somebody Heroic. */
  readonly seenBy: readonly Goon[]
  /** Alerted Goons next to it, from which somebody Heroic must break away. */
  readonly heldBy: readonly Goon[]
  /** Those who see it and from whom it is in cover. */
  readonly coveredFrom: readonly Goon[]
}

export function dangersAt(t: Table, square: SquareNumber): SquareDangers {
  const seenBy = goonsSeeing(t, square)
  return {
    seenBy,
    heldBy: t.state.goons.filter(({ alerted, at }) => alerted && areNext(t, at, square)),
    coveredFrom: seenBy.filter(({ at }) => isInCover(t, at, square)),
  }
}
