import { equipmentCard } from '../catalog/index.ts'
import type { SquareNumber } from '../geometry/ground.ts'
import type { CrewMember, Face, Goon, Table, Thing } from '../state.ts'
import type { Anchor, Selection } from '../vocabulary/index.ts'
import type { Context } from './effects.ts'
import { areNext, distanceBetween, seesSquare, tokenIn } from './squares.ts'
import { captiveOf, crewMember, crewOnMap, goonCalled, thingOf, tokenCalled } from './table.ts'

/** Things of the table that fit what a text says. */

/** Where a thing is; a door is on both squares of its Doorway. */
export function squaresOf(t: Table, thing: Thing): readonly SquareNumber[] {
  switch (thing.kind) {
    case 'crew':
      return on(crewMember(t, thing.id).at)
    case 'goon':
      return on(goonCalled(t, thing.id).at)
    case 'captive':
      return on(captiveOf(t).at)
    case 'token':
      return on(tokenCalled(t, thing.id).at)
    case 'door': {
      const door = t.ground.doors[thing.door]
      return door ? [door.inside, door.outside] : []
    }
    case 'gear':
      return on(crewMember(t, thing.of).at)
    case 'square':
      return [thing.at]
  }
}

function on(at: SquareNumber | null): readonly SquareNumber[] {
  return at === null ? [] : [at]
}

/** Whether a square is next to a thing: to a lock on a door from every square that touches the door's edge. */
export function isNextTo(t: Table, from: SquareNumber, thing: Thing): boolean {
  if (thing.kind === 'door') return t.ground.doors[thing.door]?.reach.includes(from) ?? false
  for (const square of squaresOf(t, thing)) if (areNext(t, from, square)) return true
  return false
}

export function isSeen(t: Table, from: SquareNumber, thing: Thing): boolean {
  return squaresOf(t, thing).some((square) => seesSquare(t, from, square))
}

export function distanceTo(t: Table, from: SquareNumber, thing: Thing): number {
  return Math.min(...squaresOf(t, thing).map((square) => distanceBetween(t, from, square)))
}

/** The lock on a door or Safe. */
export function lockOf({ state }: Table, thing: Thing): Face | undefined {
  if (thing.kind === 'door') return state.doors[thing.door]?.lock
  return thing.kind === 'token' ? state.tokens.find(({ id }) => id === thing.id)?.lock : undefined
}

/** Everything that fits a selection, seen from its anchor. */
export function candidates(
  t: Table,
  context: Context,
  selection: Selection,
  from = anchorOf(t, context, selection.from),
): Thing[] {
  const { within } = selection
  const near = (thing: Thing) => within === undefined || (from !== null && distanceTo(t, from, thing) <= within)
  return fitting(t, context, selection, from).filter(near)
}

/** Where nearness and sight are measured from, unless by several Crew Members in turn. */
export function anchorOf(t: Table, context: Context, from: Anchor | undefined): SquareNumber | null {
  if (from === 'target') return context.target ? (squaresOf(t, context.target)[0] ?? null) : null
  if (from === 'cause') return context.cause?.at ?? null
  return (context.self ?? context.cause)?.at ?? null
}

function fitting(t: Table, context: Context, selection: Selection, from: SquareNumber | null): Thing[] {
  const { state } = t
  switch (selection.kind) {
    case 'crew':
      return crewOnMap(t)
        .filter((who) => (selection.where ?? anything).every((trait) => crewFits(t, context, who, trait, from)))
        .map(thingOf)
    case 'goon':
      return state.goons
        .filter(
          (goon) =>
            goonIsMeant(t, goon, selection) &&
            (selection.where ?? anything).every((trait) => goonFits(t, context, goon, trait, from)),
        )
        .map(thingOf)
    case 'character':
      return [...crewOnMap(t), ...state.goons].map(thingOf)
    case 'lock':
      return lockedThings(t).filter((thing) =>
        (selection.where ?? anything).every((trait) => lockFits(t, thing, trait, from)),
      )
    case 'crate':
      return state.tokens.filter(({ kind, face }) => kind === 'crate' && face.hidden.cards.length > 0).map(asToken)
    case 'numbered':
      return state.tokens
        .filter(({ kind }) => kind === 'numbered')
        .map(asToken)
        .filter((thing) => (selection.where ?? anything).every((trait) => numberFits(t, thing, trait, from)))
    case 'shut-door':
      return state.doors
        .flatMap(({ shut }, door): Thing[] => (shut ? [{ kind: 'door', door }] : []))
        .filter((thing) => !selection.where?.includes('adjacent') || (from !== null && isNextTo(t, from, thing)))
    case 'equipment':
      return gearThings(t, context, selection.where ?? anything)
    case 'square':
      return t.ground.all
        .filter((at) => (selection.where ?? anything).every((trait) => squareFits(t, at, trait, from)))
        .map((at) => ({ kind: 'square', at }))
  }
}

const anything: readonly never[] = []

const asToken = ({ id }: { readonly id: string }): Thing => ({ kind: 'token', id })

type Trait<K extends Selection['kind']> = NonNullable<Extract<Selection, { kind: K }>['where']>[number]

function crewFits(
  t: Table,
  { self }: Context,
  who: CrewMember,
  trait: Trait<'crew'>,
  from: SquareNumber | null,
): boolean {
  switch (trait) {
    case 'other':
      return who.id !== self?.id
    case 'adjacent':
      return from !== null && who.at !== null && areNext(t, from, who.at)
    case 'self-or-adjacent':
      return who.id === self?.id || (from !== null && who.at !== null && areNext(t, from, who.at))
    case 'in-sight':
      return from !== null && who.at !== null && seesSquare(t, from, who.at)
    case 'casual':
    case 'heroic':
      return who.stance === trait
    case 'wounded':
      return who.wounds > 0
    case 'downed':
      return who.downed
    case 'standing':
      return !who.downed
    case 'outdoors':
      return who.at !== null && t.ground.building[who.at] === -1
  }
}

function goonIsMeant({ job }: Table, { id, type }: Goon, selection: Extract<Selection, { kind: 'goon' }>): boolean {
  if (selection.type !== undefined && selection.type !== type) return false
  return selection.group === undefined || job.goons.some((one) => one.id === id && one.group === selection.group)
}

function goonFits(
  t: Table,
  { self, target }: Context,
  goon: Goon,
  trait: Trait<'goon'>,
  from: SquareNumber | null,
): boolean {
  switch (trait) {
    case 'adjacent':
      return from !== null && areNext(t, from, goon.at)
    case 'in-sight':
      return from !== null && goon.id !== self?.id && seesSquare(t, from, goon.at)
    case 'user-sees':
      return self?.at !== undefined && self.at !== null && seesSquare(t, self.at, goon.at)
    case 'waiting':
      return !goon.alerted
    case 'alerted':
      return goon.alerted
    case 'not-target':
      return !(target?.kind === 'goon' && target.id === goon.id)
    case 'off-patrol':
      return goon.patrol === null
    case 'indoors':
      return t.ground.building[goon.at] !== -1
  }
}

/** Doors and Safes with a Locked Token. */
function lockedThings({ state }: Table): Thing[] {
  const things: Thing[] = []
  for (const [door, { lock }] of state.doors.entries()) if (isLocked(lock)) things.push({ kind: 'door', door })
  for (const { id, lock } of state.tokens) if (isLocked(lock)) things.push({ kind: 'token', id })
  return things
}

function isLocked(lock: Face): boolean {
  return tokenIn(lock) !== undefined
}

function lockFits(t: Table, thing: Thing, trait: Trait<'lock'>, from: SquareNumber | null): boolean {
  const lock = lockOf(t, thing)
  switch (trait) {
    case 'adjacent':
      return from !== null && isNextTo(t, from, thing)
    case 'in-sight':
      return from !== null && isSeen(t, from, thing)
    case 'face-down':
      return lock !== undefined && lock.hidden.cards.length > 0
    case 'face-up':
      return lock !== undefined && lock.shown.cards.length > 0
  }
}

function numberFits(t: Table, thing: Thing, trait: Trait<'numbered'>, from: SquareNumber | null): boolean {
  const token = thing.kind === 'token' ? tokenCalled(t, thing.id) : null
  if (!token) return false
  switch (trait) {
    case 'adjacent':
      return from !== null && isNextTo(t, from, thing)
    case 'face-down':
      return token.face.hidden.cards.length > 0
    case 'wrong':
      return tokenIn(token.face) !== numberToken(1)
    case 'unquestioned':
      return !token.done
  }
}

/** A Numbered Token, as it lies in a zone. */
export function numberToken(number: number): string {
  return `number ${number}`
}

function gearThings(t: Table, { self, card }: Context, where: readonly Trait<'equipment'>[]): Thing[] {
  return crewOnMap(t).flatMap((who) =>
    who.gear
      .filter((gear) =>
        where.every((trait) => {
          switch (trait) {
            case 'self-or-adjacent':
              return who.id === self?.id || (typeof self?.at === 'number' && isNextTo(t, self.at, thingOf(who)))
            case 'exhausted':
              return gear.exhausted
            case 'tool':
              return equipmentCard(gear.card).types.includes('tool')
            case 'not-this':
              return gear.card !== card
            default:
              return false
          }
        }),
      )
      .map((gear): Thing => ({ kind: 'gear', card: gear.card, of: who.id })),
  )
}

function squareFits(t: Table, at: SquareNumber, trait: Trait<'square'>, from: SquareNumber | null): boolean {
  if (from === null) return false
  return trait === 'other' ? at !== from : seesSquare(t, from, at)
}
