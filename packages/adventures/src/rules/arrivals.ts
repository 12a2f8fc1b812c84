import { chooseOne, pick, type Rules } from '@keep-flying/kernel'
import { isOnEdge, type SquareNumber } from '../geometry/ground.ts'
import { closestOf } from '../geometry/walk.ts'
import type { Goon, Table } from '../state.ts'
import { type GoonType, goonTypes } from '../vocabulary/index.ts'
import { alertGoon } from './alert.ts'
import { seatOfBoss } from './boss.ts'
import type { Context } from './effects.ts'
import { squareOption } from './move.ts'
import { offerTexts } from './offers.ts'
import { distanceBetween, freeSquares, seesSquare } from './squares.ts'
import { crewOnMap, nameOf, says, squareName, squareOf, tell } from './table.ts'

/** Goons that come in the course of a Job. */

export interface Arrival {
  readonly type?: GoonType
  /** Where it should come; at the map's edge, close to the cause, if the Job does not say. */
  readonly near: readonly SquareNumber[]
  readonly cause: SquareNumber
  readonly waiting: boolean
}

/** One Goon arrives, Alerted or not; with none left, the nearest Waiting Goon is Alerted instead. */
export function* reinforce(t: Table, context: Context, arrival: Arrival): Rules<boolean> {
  const coming = { cancelled: false }
  for (const who of crewOnMap(t))
    yield* offerTexts(t, who, 'reinforcement', { ...context, coming }, () => coming.cancelled)
  if (coming.cancelled) return true
  const type = typeOf(t, arrival.type)
  if (type === null) return yield* alertNearest(t, arrival.cause)
  const at = yield* squareFor(t, arrival)
  if (at === null) return false
  const goon = place(t, type, at)
  tell(t, 'arrived', () => ({ who: nameOf(goon), where: squareName(at) }))
  if (!arrival.waiting || t.state.options.boss) yield* alertGoon(t, goon, arrival.cause)
  return true
}

/** Of the types in play, at random among all Goons that are left. */
function typeOf({ state, job }: Table, wanted: GoonType | undefined): GoonType | null {
  const inPlay = goonTypes.filter((type) => job.goons.some((goon) => goon.type === type))
  const types = wanted ? [wanted] : inPlay
  const left = types.flatMap((type) => state.unused[type].map(() => type))
  return left.length === 0 ? null : pick(state.random, left)
}

function* alertNearest(t: Table, cause: SquareNumber): Rules<boolean> {
  const waiting = t.state.goons.filter(({ alerted }) => !alerted)
  const far = (goon: Goon) => distanceBetween(t, goon.at, cause)
  const [nearest] = waiting.sort((one, other) => far(one) - far(other) || (one.id < other.id ? -1 : 1))
  return nearest ? yield* alertGoon(t, nearest, cause) : false
}

/** A Boss puts Goons where no Crew Member sees them, or on the edge. */
function* squareFor(t: Table, { near, cause }: Arrival): Rules<SquareNumber | null> {
  if (t.state.options.boss) return yield* bossSquare(t)
  const [wanted] = near
  if (wanted === undefined) return closestOf(t.ground, cause, freeSquares(t, t.ground.rim))
  return freeSquares(t, near)[0] ?? closestTo(t, wanted)
}

function closestTo(t: Table, wanted: SquareNumber): SquareNumber | null {
  let closest: SquareNumber | null = null
  const far = (square: SquareNumber) => distanceBetween(t, wanted, square)
  for (const square of freeSquares(t, t.ground.all))
    if (closest === null || far(square) < far(closest)) closest = square
  return closest
}

function* bossSquare(t: Table): Rules<SquareNumber | null> {
  const crew = crewOnMap(t).map(squareOf)
  const squares = freeSquares(t, t.ground.all).filter(
    (square) => isOnEdge(t.ground, square) || !crew.some((at) => seesSquare(t, at, square)),
  )
  if (squares.length === 0) return null
  const asked = { seat: seatOfBoss(t), kind: 'boss.place', prompt: says('ask.boss.place') }
  return yield* chooseOne(asked, squares, squareOption)
}

/** Puts an unused Goon of a type on the map, with a start location of its own. */
export function place({ state }: Table, type: GoonType, at: SquareNumber): Goon {
  const card = pick(state.random, state.unused[type])
  state.unused[type].splice(state.unused[type].indexOf(card), 1)
  state.progress.arrived++
  const goon: Goon = {
    id: `r${state.progress.arrived}`,
    type,
    card: state.options.goons === 'plain' ? null : card,
    at,
    start: at,
    alerted: false,
    wounds: 0,
    lastSeen: null,
    patrol: null,
  }
  state.goons.push(goon)
  state.starts.push({ type, at })
  return goon
}
