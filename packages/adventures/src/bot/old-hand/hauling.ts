import { bestOf } from '@keep-flying/kernel'
import { crewCard } from '../../catalog/index.ts'
import type { SquareNumber } from '../../geometry/ground.ts'
import { squaresNext } from '../../geometry/next.ts'
import { walkFrom } from '../../geometry/walk.ts'
import { isHeld, stopMoving } from '../../rules/move.ts'
import { areNext, distanceBetween, isFree, shutDoors, wayFor } from '../../rules/squares.ts'
import { captiveRule, isCaptiveFree, isInArea, squaresIn } from '../../rules/table.ts'
import type { CrewMember, Goon, Table } from '../../state.ts'
import type { Area } from '../../vocabulary/index.ts'
import { effectOf } from '../crew.ts'
import { besideThing, type Task } from '../goals.ts'
import { Haul } from '../haul.ts'
import { movePolicies } from '../moves.ts'
import { askedOf, best, optionsIn, type Policies, type Position, squareIn } from '../position.ts'
import type { Role } from '../roles.ts'
import { type Routes, routesTo, unreachable } from '../routes.ts'
import type { Scene } from '../scene.ts'
import { fastestMove } from '../turn.ts'
import { weights } from '../weights.ts'

/** Heavy Objects and captives: who is in their way, and how a captive on his feet is led. */

type Hauling = Extract<Task['does'], { kind: 'haul' }>

/** Whether an object can be brought where it is to go, by anybody beside it. */
function isWayOpen(t: Table, { what, at, zone }: Hauling): boolean {
  const haul = new Haul(t, what, at, zone)
  return squaresNext(t.ground, at, shutDoors(t)).some((mover) => haul.left(mover, at) !== unreachable)
}

function without(t: Table, goons: readonly Goon[], crew: readonly CrewMember[]): Table {
  const { state } = t
  return {
    ...t,
    state: {
      ...state,
      goons: state.goons.filter((goon) => !goons.includes(goon)),
      crew: state.crew.map((who) => (crew.includes(who) ? { ...who, at: null } : who)),
    },
  }
}

/** Goons and Downed mates without whom something could be brought where it is to go. */
export function blockers(t: Table, tasks: readonly Task[]): Task[] {
  const hauls = tasks.flatMap(({ does }) => (does.kind === 'haul' && does.what.kind === 'captive' ? [does] : []))
  const isAtDoor = (at: SquareNumber | null) =>
    at !== null &&
    t.ground.doors.some(({ inside, outside, reach }) => at === inside || at === outside || reach.includes(at))
  const goons = t.state.goons.filter(({ at }) => isAtDoor(at))
  const downed = t.state.crew.filter(({ at, downed }) => downed && isAtDoor(at))
  if (hauls.length === 0 || hauls.some((haul) => isWayOpen(t, haul))) return []
  const walks = (haul: Hauling) => haul.what.kind === 'captive' && t.state.captive?.walks
  return hauls.flatMap((haul) => [
    ...goons.filter((goon) => isWayOpen(without(t, [goon], downed), haul)).map((goon) => clearing(t, goon)),
    ...(walks(haul)
      ? []
      : downed.filter((who) => isWayOpen(without(t, goons, [who]), haul)).flatMap((who) => dragging(t, who, haul))),
  ])
}

function clearing(t: Table, { id }: Goon): Task {
  const only = t.state.crew
    .filter((who) => (crewCard(who.id).skills.fight ?? 0) >= weights.fighter)
    .map((who) => who.id)
  return { id: `clear ${id}`, squares: besideThing(t, { kind: 'goon', id }), does: { kind: 'clear', goon: id }, only }
}

/** To the nearest square where somebody Downed is in nobody's way. */
function dragging(t: Table, who: CrewMember, haul: Hauling): Task[] {
  const { at } = who
  if (at === null) return []
  const { columns, around } = t.ground
  const near = [...new Set([...(around[at] ?? []), ...(around[at] ?? []).flatMap((square) => around[square] ?? [])])]
  const moved = (to: SquareNumber): Table => ({
    ...t,
    state: { ...t.state, goons: [], crew: t.state.crew.map((one) => (one === who ? { ...one, at: to } : one)) },
  })
  const to = near.find((square) => isFree(t, square) && isWayOpen(moved(square), haul))
  if (to === undefined) return []
  const zone: Area = [to % columns, Math.floor(to / columns), 1, 1]
  const what = { kind: 'crew', id: who.id } as const
  return [{ id: `drag ${who.id}`, squares: besideThing(t, what), does: { kind: 'haul', what, at, zone } }]
}

/** Whoever does not bring the captive along gets out of the way, to where he goes. */
export function leaving(t: Table, tasks: readonly Task[]): Task[] {
  return tasks.flatMap(({ does }) => {
    if (does.kind !== 'haul' || does.what.kind !== 'captive') return []
    const zone = squaresIn(t, does.zone)
    const far = (square: SquareNumber) => Math.min(...zone.map((at) => distanceBetween(t, at, square)))
    const squares = t.ground.all.filter((square) => far(square) === 2 || far(square) === 3)
    return [{ id: 'leave', squares, does: { kind: 'be-there' } }]
  })
}

/** Heals the captive, so that he walks, where the way is long. */
export function raise(scene: Scene): string | undefined {
  const { t, at, role } = scene
  const { captive } = t.state
  if (!captive || captive.walks || !isCaptiveFree(t) || !areNext(t, at, captive.at) || scene.who.downed)
    return undefined
  const does = role?.task.does
  const zone = does?.kind === 'haul' ? does.zone : undefined
  const left = zone ? (routesTo(t, squaresIn(t, zone)).left[captive.at] ?? unreachable) : unreachable
  const text = scene.texts.find(({ action }) => effectOf(action, 'heal') && action.aim !== undefined)
  return left > worthRaising ? text?.option.id : undefined
}

/** For so many squares nobody is healed. */
const worthRaising = 4

// A captive on his feet

/** Ways to where somebody leads the captive who walks beside it. */
function leading(t: Table, who: CrewMember, role: Role | undefined): Routes | null {
  const { captive } = t.state
  const does = role?.task.does
  if (!role?.counts || does?.kind !== 'haul' || does.what.kind !== 'captive') return null
  if (!captive?.walks || who.at === null || !areNext(t, who.at, captive.at) || isHeld(t, who)) return null
  return routesTo(t, squaresIn(t, does.zone))
}

/** Where to go ahead of him, as far as he can follow: not onto the square where he is to stand. */
function ahead(t: Table, { left }: Routes, squares: readonly SquareNumber[]): SquareNumber | undefined {
  const { captive } = t.state
  const follows = (captiveRule(t)?.squares ?? 0) + 1
  const near = squares.filter((at) => captive && left[at] !== 0 && distanceBetween(t, captive.at, at) <= follows)
  return bestOf(near, (at) => -(left[at] ?? unreachable))
}

/** Leads the captive on. Even who stays where it is makes him follow. */
export function lead(scene: Scene): string | undefined {
  const { t, who, at, role } = scene
  const { captive } = t.state
  const routes = leading(t, who, role)
  const move = fastestMove(scene)
  if (!routes || !move || !captive) return undefined
  const { ends } = walkFrom(t.ground, at, move.squares, wayFor(t, who))
  const to = ahead(t, routes, ends)
  if (to === undefined) return undefined
  const leads = (routes.left[to] ?? unreachable) < (routes.left[captive.at] ?? unreachable)
  return leads ? move.id : undefined
}

function moveTo(position: Position) {
  const { t } = position
  const who = askedOf(position)
  const role = who && position.roles().get(who.id)
  const routes = who ? leading(t, who, role) : null
  if (!who || who.at === null || !routes) return movePolicies['move.to']?.(position)
  const goes = optionsIn(position).flatMap((option) => {
    const at = squareIn(option)
    return at === null ? [] : [{ id: option.id, at }]
  })
  const to = ahead(t, routes, [who.at, ...goes.map(({ at }) => at)])
  return goes.find(({ at }) => at === to)?.id ?? stopMoving
}

/** Where the object goes that somebody's task is about. */
function shiftTo(position: Position) {
  const { t } = position
  const who = t.state.crew.find(({ id }) => id === t.state.turn?.id)
  const does = who && position.roles().get(who.id)?.task.does
  if (who?.at == null || does?.kind !== 'haul' || does.what.kind !== 'crew')
    return movePolicies['move.shift']?.(position)
  const mover = who.at
  const haul = new Haul(t, does.what, does.at, does.zone)
  return best(position, (option) => {
    const to = squareIn(option) ?? does.at
    return isInArea(t, to, does.zone) ? 1 : -haul.left(mover, to)
  })
}

export const haulingPolicies: Policies = { 'move.to': moveTo, 'move.shift': shiftTo }
