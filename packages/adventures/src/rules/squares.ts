import { isCovered } from '../geometry/cover.ts'
import { distance } from '../geometry/distance.ts'
import { apart, type Doors, type SquareNumber } from '../geometry/ground.ts'
import { isNext } from '../geometry/next.ts'
import { sees, seesPast } from '../geometry/sight.ts'
import type { Way } from '../geometry/walk.ts'
import type { Captive, Character, CrewMember, DoorState, Face, Goon, Table, Token } from '../state.ts'
import type { Job } from '../vocabulary/index.ts'
import { isCrew, personsOf } from './table.ts'

/** Squares as they are now: who stands where, which doors are shut, who sees whom. */

export function tokenIn({ hidden, shown }: Face): string | undefined {
  return hidden.cards[0] ?? shown.cards[0]
}

function isShut({ lock, shut }: DoorState): boolean {
  return shut || tokenIn(lock) !== undefined
}

/** The doors that Crew cannot go through. */
export function shutDoors({ state }: Table): Doors {
  let set = 0
  for (let n = 0; n < state.doors.length; n++) {
    const door = state.doors[n]
    if (door && isShut(door)) set |= 1 << n
  }
  return set
}

/** Whether two squares are next to each other. */
export function areNext(t: Table, one: SquareNumber, other: SquareNumber): boolean {
  return apart(t.ground, one, other) === 1 && isNext(t.ground, one, other, shutDoors(t))
}

export function standsNext(t: Table, one: Character, other: Character): boolean {
  return one.at !== null && other.at !== null && areNext(t, one.at, other.at)
}

export function distanceBetween({ ground }: Table, one: SquareNumber, other: SquareNumber): number {
  return distance(ground, one, other)
}

/** Whether one square sees another now: smoke and darkness hide what walls do not. */
export function seesSquare(t: Table, one: SquareNumber, other: SquareNumber): boolean {
  if (!sees(t.ground, one, other)) return false
  const { lasting } = t.state
  if (lasting.length === 0 || areNext(t, one, other) || one === other) return true
  const dark = lasting.some(
    (one2) =>
      one2.what === 'sight-limit' &&
      (t.ground.building[one] === one2.building || t.ground.building[other] === one2.building) &&
      distance(t.ground, one, other) > one2.max,
  )
  if (dark) return false
  const smoke = lasting.flatMap((one2) => (one2.what === 'smoke' ? one2.squares : []))
  if (smoke.includes(one) || smoke.includes(other)) return false
  return seesPast(t.ground, one, other, smoke)
}

export function seesCharacter(t: Table, one: Character, other: Character): boolean {
  return one.at !== null && other.at !== null && seesSquare(t, one.at, other.at)
}

/** Whether a target is in cover from a square; some events leave nobody any. */
export function isInCover(t: Table, shooter: SquareNumber, target: SquareNumber): boolean {
  return !t.state.lasting.some(({ what }) => what === 'no-cover') && isCovered(t.ground, shooter, target)
}

/** The Goons that see a square. */
export function goonsSeeing(t: Table, square: SquareNumber): Goon[] {
  return t.state.goons.filter(({ at }) => seesSquare(t, at, square))
}

export function alertedNextTo(t: Table, who: CrewMember): Goon[] {
  return t.state.goons.filter((goon) => goon.alerted && standsNext(t, goon, who))
}

/** Who stands on a square; a Downed Crew Member lies there. */
export function characterAt(t: Table, square: SquareNumber): Character | undefined {
  return t.state.goons.find(({ at }) => at === square) ?? t.state.crew.find(({ at }) => at === square)
}

export function hasBody({ state }: Table, square: SquareNumber): boolean {
  return state.bodies.some(({ at }) => at === square)
}

export function isFurnished({ state, ground, job }: Table, square: SquareNumber): boolean {
  return ground.mule.includes(square) || state.tokens.some((token) => token.at === square && isSolid(job, token))
}

/** The squares that nobody enters. */
export function furnishedSquares({ state, ground, job }: Table): SquareNumber[] {
  return [...ground.mule, ...state.tokens.flatMap((token) => (isSolid(job, token) ? token.at : []))]
}

function isSolid(job: Job, { id, kind }: Token): boolean {
  if (kind === 'terminal' || kind === 'crate' || kind === 'safe') return true
  return kind === 'numbered' && personsOf(job).includes(id)
}

/** Cargo on a square. */
export function cargoAt({ state }: Table, square: SquareNumber): Token | undefined {
  return state.tokens.find(({ kind, at }) => kind === 'cargo' && at === square)
}

export function captiveAt({ state }: Table, square: SquareNumber): Captive | undefined {
  return state.captive?.at === square ? state.captive : undefined
}

/** The squares where no movement may end. */
function occupiedSquares({ state, ground, job }: Table): SquareNumber[] {
  const squares = [...ground.mule]
  for (const { at } of state.goons) squares.push(at)
  for (const { at } of state.crew) if (at !== null) squares.push(at)
  for (const { at } of state.bodies) squares.push(at)
  for (const token of state.tokens) if (token.kind === 'cargo' || isSolid(job, token)) squares.push(token.at)
  if (state.captive) squares.push(state.captive.at)
  return squares
}

/** Whether a movement may end on a square. */
export function isFree(t: Table, square: SquareNumber): boolean {
  return !occupiedSquares(t).includes(square)
}

/** Those of some squares where a movement may end. */
export function freeSquares(t: Table, squares: readonly SquareNumber[]): SquareNumber[] {
  const occupied = occupiedSquares(t)
  return squares.filter((square) => !occupied.includes(square))
}

/** What is in the way of somebody: the other side, and what is never entered; for Crew also doors that are shut. */
export function wayFor(t: Table, character: Character): Way {
  const { state, ground, job } = t
  const crew = isCrew(character)
  const barred: SquareNumber[] = [...ground.mule]
  const taken: SquareNumber[] = state.bodies.map(({ at }) => at)
  if (state.captive) taken.push(state.captive.at)
  for (const token of state.tokens) {
    if (isSolid(job, token)) barred.push(token.at)
    else if (token.kind === 'cargo') taken.push(token.at)
  }
  for (const other of state.goons) if (other !== character) (crew ? barred : taken).push(other.at)
  // Whoever is Downed only lies there.
  for (const other of state.crew)
    if (other !== character && other.at !== null) (crew || other.downed ? taken : barred).push(other.at)
  return { shut: crew ? shutDoors(t) : 0, barred, taken }
}
