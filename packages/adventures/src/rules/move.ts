import { chooseOne, type Option, oncePer, type Rules } from '@keep-flying/kernel'
import type { SquareNumber } from '../geometry/ground.ts'
import { squaresNext } from '../geometry/next.ts'
import { stepsTo, straightPathTo, type Walk, walkFrom } from '../geometry/walk.ts'
import type { CrewMember, Table, Thing } from '../state.ts'
import { doEffects, type MoveRun } from './effects.ts'
import { follow } from './job.ts'
import { lookIntoBuildings } from './numbers.ts'
import { offerTexts } from './offers.ts'
import { alertedNextTo, areNext, captiveAt, cargoAt, characterAt, hasBody, shutDoors, wayFor } from './squares.ts'
import {
  captiveOf,
  captiveRule,
  crewMember,
  doorCalled,
  isCaptiveFree,
  nameOf,
  says,
  squareName,
  squareOf,
  tell,
  thingId,
  thingName,
  tokenCalled,
  wayText,
} from './table.ts'
import { textsAt } from './texts.ts'

/** Moving: oneself square by square, and Heavy Objects. */

interface MoveSetting {
  /** A Move Action, which some texts help with. */
  readonly isAction: boolean
  /** Whoever is held stays where it is, and may only shift Heavy Objects. */
  readonly stays?: boolean
}

/** A Heroic Crew Member next to an Alerted Goon must win a Brawl before it can move off. */
export function isHeld(t: Table, who: CrewMember): boolean {
  return who.stance === 'heroic' && !who.downed && alertedNextTo(t, who).length > 0
}

/** Moves a Crew Member up to so many squares, objects included. */
export function* moveCrew(t: Table, who: CrewMember, squares: number, { isAction, stays }: MoveSetting): Rules<void> {
  const move: MoveRun = { squares, freeShifts: 0 }
  if (isAction) yield* prepareMove(t, who, move)
  const companion = isAction ? walkingCaptive(t, who) : null
  for (let isBegun = false; ; isBegun = true) {
    const walk = walkFrom(t.ground, squareOf(who), move.squares, wayFor(t, who))
    const deeds = stays ? shiftsLeft(t, who, move) : [...goesOf(walk), ...shiftsLeft(t, who, move)]
    if (deeds.length === 0) break
    const deed = yield* chooseDeed(who, move, walk, deeds, isBegun ? stopsNow : stopOption)
    if (deed === null) break
    if (typeof deed === 'number') go(t, who, move, walk, deed)
    else yield* shift(t, who, move, deed)
    yield* lookIntoBuildings(t, who)
    if (t.state.end) return
  }
  if (companion !== null) yield* bringAlong(t, who, companion)
}

/** The squares of a Move Action with what lasting effects add. */
export function moveSquares({ state }: Table, { stance }: CrewMember, squares: number): number {
  return state.lasting.reduce(
    (sum, one) => (one.what === 'pace' && one.stance === stance ? sum + one.squares : sum),
    squares,
  )
}

function* prepareMove(t: Table, who: CrewMember, move: MoveRun): Rules<void> {
  move.squares = moveSquares(t, who, move.squares)
  const context = { self: who, cause: who, target: null, move }
  for (const { action } of textsAt(who, 'own-move', 'passive')) yield* doEffects(t, context, action.do)
  yield* offerTexts(t, who, 'own-move', context)
}

/** Going to a square, or shifting something. */
type Deed = SquareNumber | Shift

interface Shift {
  readonly what: Thing
  readonly targets: readonly SquareNumber[]
}

/** All ends of a walk but the start. */
function goesOf({ ends }: Walk): SquareNumber[] {
  return ends.slice(1)
}

function shiftsLeft(t: Table, who: CrewMember, { squares, freeShifts }: MoveRun): Shift[] {
  return who.downed || (squares === 0 && freeShifts === 0) ? [] : shiftsOf(t, who)
}

/** The answer that ends a movement. */
export const stopMoving = 'stop'

const stopOption: Option = { id: stopMoving, text: says('offer.move.stop'), role: 'end' }
/** Whoever has moved already mostly stays there. */
const stopsNow: Option = { ...stopOption, usual: true }

const goOption = oncePer((to: SquareNumber) =>
  oncePer(
    (steps: number): Option => ({
      id: String(to),
      text: says('offer.move.go', { where: squareName(to), n: steps }),
      at: { place: String(to) },
    }),
  ),
)

/** The answer that shifts a Heavy Object. */
export const shiftId = (what: Thing): string => `shift ${thingId(what)}`

function shiftOption({ what }: Shift): Option {
  return {
    id: shiftId(what),
    text: says('offer.move.shift', { what: thingName(what) }),
    at: { token: thingId(what) },
    group: 'shift',
  }
}

function* chooseDeed(
  who: CrewMember,
  { squares }: MoveRun,
  walk: Walk,
  deeds: readonly Deed[],
  stop: Option,
): Rules<Deed | null> {
  const asked = {
    seat: who.seat,
    kind: 'move.to',
    prompt: says('ask.move.to', { who: nameOf(who), n: squares }),
    about: nameOf(who),
  }
  return yield* chooseOne(asked, [...deeds, null], (deed, n) => {
    if (deed === null) return stop
    return typeof deed === 'number' ? goOption(deed)(walk.stepsToEnds[n + 1] ?? 0) : shiftOption(deed)
  })
}

function go(t: Table, who: CrewMember, move: MoveRun, walk: Walk, to: SquareNumber): void {
  move.squares -= stepsTo(walk, to)
  who.at = to
  tell(t, 'moved', () => ({ who: nameOf(who), where: squareName(to), way: wayText(straightPathTo(walk, to)) }))
}

// Heavy Objects

/** Whether a Heavy Object next to somebody can be shifted, which needs no Breakaway. */
export function canShift(t: Table, who: CrewMember): boolean {
  return shiftsOf(t, who).length > 0
}

/** What somebody could shift now. */
export function shiftable(t: Table, who: CrewMember): Thing[] {
  return shiftsOf(t, who).map(({ what }) => what)
}

function shiftsOf(t: Table, who: CrewMember): Shift[] {
  const near = heavyNextTo(t, who)
  if (near.length === 0) return []
  const from = squareOf(who)
  const around = squaresNext(t.ground, from, shutDoors(t)).filter((square) => takesObject(t, square))
  return near.flatMap(({ what, at }): Shift[] => {
    const targets = around.filter((to) => to !== at && !isHaulGuarded(t, from, what, at, to))
    return targets.length === 0 ? [] : [{ what, targets }]
  })
}

/** Bodies, Downed Crew, cargo, and a captive who was freed, where they are next to somebody. */
function heavyNextTo(t: Table, who: CrewMember): { readonly what: Thing; readonly at: SquareNumber }[] {
  const { bodies, crew, tokens, captive } = t.state
  const from = squareOf(who)
  const near: { what: Thing; at: SquareNumber }[] = []
  for (const { id, at } of bodies) if (areNext(t, from, at)) near.push({ what: { kind: 'token', id }, at })
  for (const { id, at, downed } of crew)
    if (downed && at !== null && id !== who.id && areNext(t, from, at)) near.push({ what: { kind: 'crew', id }, at })
  for (const { id, at, kind } of tokens)
    if (kind === 'cargo' && areNext(t, from, at)) near.push({ what: { kind: 'token', id }, at })
  if (captive && isCaptiveFree(t) && areNext(t, from, captive.at))
    near.push({ what: { kind: 'captive' }, at: captive.at })
  return near
}

function takesObject(t: Table, square: SquareNumber): boolean {
  return (
    !characterAt(t, square) &&
    !hasBody(t, square) &&
    !cargoAt(t, square) &&
    !captiveAt(t, square) &&
    !t.ground.mule.includes(square)
  )
}

/** Cargo is not carried past a Waiting Goon at some doors. */
export function isHaulGuarded(
  t: Table,
  mover: SquareNumber,
  what: Thing,
  from: SquareNumber,
  to: SquareNumber,
): boolean {
  if (what.kind !== 'token' || !t.state.tokens.some(({ id, kind }) => id === what.id && kind === 'cargo')) return false
  const doors = t.job.special.flatMap((rule) => (rule.rule === 'guarded-haul' ? rule.doors : []))
  return doors.some((id) => {
    const door = t.ground.doors[doorCalled(t, id)]
    if (!door?.reach.includes(mover)) return false
    const isInside = (square: SquareNumber) => t.ground.building[square] === door.building
    return (
      isInside(from) !== isInside(to) && t.state.goons.some(({ alerted, at }) => !alerted && door.reach.includes(at))
    )
  })
}

function* shift(t: Table, who: CrewMember, move: MoveRun, { what, targets }: Shift): Rules<void> {
  const asked = {
    seat: who.seat,
    kind: 'move.shift',
    prompt: says('ask.move.shift', { what: thingName(what) }),
    about: thingName(what),
  }
  const to = yield* chooseOne(asked, targets, squareOption)
  if (move.freeShifts > 0) move.freeShifts--
  else move.squares--
  place(t, what, to)
  tell(t, 'shifted', () => ({ who: nameOf(who), what: thingName(what), where: squareName(to) }))
  if (what.kind === 'token') yield* follow(t, { on: 'object-placed' }, { self: who, cause: who, target: what })
}

export const squareOption = oncePer(
  (square: SquareNumber): Option => ({
    id: String(square),
    text: says('offer.square', { where: squareName(square) }),
    at: { place: String(square) },
  }),
)

function place(t: Table, what: Thing, to: SquareNumber): void {
  const body = what.kind === 'token' ? t.state.bodies.find(({ id }) => id === what.id) : undefined
  if (body) body.at = to
  else if (what.kind === 'token') tokenCalled(t, what.id).at = to
  else if (what.kind === 'captive') captiveOf(t).at = to
  else if (what.kind === 'crew') crewMember(t, what.id).at = to
}

// A captive on his feet

/** How far he walks along, if he is next to somebody who moves. */
function walkingCaptive(t: Table, who: CrewMember): number | null {
  const { captive } = t.state
  const rule = captiveRule(t)
  if (!captive?.walks || !rule) return null
  return areNext(t, squareOf(who), captive.at) ? rule.squares : null
}

function* bringAlong(t: Table, who: CrewMember, squares: number): Rules<void> {
  const captive = captiveOf(t)
  const { shut, barred, taken } = wayFor(t, who)
  const walk = walkFrom(t.ground, captive.at, squares, { shut, barred, taken: [...taken, squareOf(who)] })
  const ends = walk.ends.filter((square) => areNext(t, square, squareOf(who)))
  if (ends.length === 0) return
  const asked = { seat: who.seat, kind: 'move.captive', prompt: says('ask.move.captive') }
  captive.at = yield* chooseOne(asked, ends, squareOption)
  tell(t, 'captive-moved', () => ({ where: squareName(captive.at) }))
}
