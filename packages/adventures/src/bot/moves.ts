import { bestOf, type Option } from '@keep-flying/kernel'
import type { SquareNumber } from '../geometry/ground.ts'
import { goonsSeeing, isFree } from '../rules/squares.ts'
import { isInArea, thingId, thingName } from '../rules/table.ts'
import type { CrewMember, Table } from '../state.ts'
import { harmAt } from './fights.ts'
import { goalsOf } from './goals.ts'
import { isInTheWayAt } from './guards.ts'
import { Haul } from './haul.ts'
import { isPressed } from './hiding.ts'
import { askedOf, best, optionsIn, type Policies, type Position, squareIn, tokenOf } from './position.ts'
import type { Role } from './roles.ts'
import { routesTo, unreachable } from './routes.ts'
import { weights } from './weights.ts'

/** Where to go. */

function moveTo(position: Position): string | undefined {
  const who = askedOf(position)
  if (!who || who.at === null) return 'stop'
  const { t } = position
  const role = position.roles().get(who.id)
  const hauled = role && haulTo(position, who, role)
  if (hauled !== undefined) return hauled
  const goes = optionsIn(position).flatMap((option) => {
    const at = squareIn(option)
    return at === null ? [] : [{ id: option.id, at }]
  })
  const to = betterSquare(
    t,
    who,
    role,
    goes.map(({ at }) => at),
  )
  return goes.find(({ at }) => at === to)?.id ?? 'stop'
}

/** The square that is best to go to, if it is better than staying. */
export function betterSquare(
  t: Table,
  who: CrewMember,
  role: Role | undefined,
  squares: readonly SquareNumber[],
): SquareNumber | undefined {
  if (who.at === null) return undefined
  const left = (at: SquareNumber) => (role ? leftFrom(role, at) : 0)
  const isDone = (at: SquareNumber) =>
    role?.counts && role.task.does.kind === 'be-there' && role.task.squares.includes(at)
  const danger = isPressed(t, who, role) ? weights.dangerWhenPressed : 1
  const cost = (at: SquareNumber) => (isDone(at) ? -1 : left(at) + danger * dangerAt(t, who, at))
  const here = left(who.at)
  const nearer = who.stance === 'casual' ? squares.filter((at) => left(at) < here) : []
  const to = bestOf(nearer.length > 0 ? nearer : squares, (at) => -cost(at))
  return to !== undefined && (nearer.length > 0 || cost(to) < cost(who.at)) ? to : undefined
}

function leftFrom({ task, routes }: Role, at: SquareNumber): number {
  return task.squares.includes(at) ? 0 : (routes.left[at] ?? unreachable)
}

/** What standing on a square at the end of a turn risks, in squares of movement; somebody Heroic keeps out of sight, also where that is a way round. */
function dangerAt(t: Table, who: CrewMember, at: SquareNumber): number {
  if (who.stance === 'casual') return 0
  const seen = goonsSeeing(t, at)
  if (seen.length === 0) return weights.harm * harmAt(t, who, at)
  const woken = seen.filter(({ alerted }) => !alerted).length
  return weights.seen + weights.harm * harmAt(t, who, at) + weights.woken * woken
}

/** The next step of a haul: a square, or shifting the object. */
function haulTo(position: Position, who: CrewMember, { task, counts }: Role): string | undefined {
  const { does } = task
  if (!counts || does.kind !== 'haul' || who.at === null) return undefined
  const { t } = position
  const haul = new Haul(t, does.what, does.at, does.zone)
  const now = haul.left(who.at, does.at)
  if (now === unreachable) return undefined
  const options = optionsIn(position)
  const shift = options.find((option) => option.group === 'shift' && tokenOf(option) === thingId(does.what))
  const spots = shift ? besideMover(t, haul, who.at) : unreachable
  const goes = options.flatMap((option) => {
    const at = squareIn(option)
    return at === null ? [] : [{ id: option.id, left: haul.left(at, does.at) }]
  })
  const go = bestOf(goes, ({ left }) => -left)
  if (shift && spots < now && spots <= (go?.left ?? unreachable) + 1) return shift.id
  return go && go.left < now ? go.id : 'stop'
}

function besideMover(t: Table, haul: Haul, mover: number): number {
  const free = (t.ground.around[mover] ?? []).filter((to) => isFree(t, to))
  return Math.min(unreachable, ...free.map((to) => haul.left(mover, to)))
}

function shiftTo(position: Position) {
  const { t, decision } = position
  const who = t.state.crew.find(({ id }) => id === t.state.turn?.id)
  const what = decision.about
  const { now } = goalsOf(t)
  const task = now.find(({ does }) => does.kind === 'haul' && what?.id === thingName(does.what).id)
  if (who?.at == null || task?.does.kind !== 'haul') return undefined
  const mover = who.at
  const { at, zone } = task.does
  const haul = new Haul(t, task.does.what, at, zone)
  return best(position, (option) => {
    const to = squareIn(option) ?? at
    return isInArea(t, to, zone) ? 1 : -haul.left(mover, to)
  })
}

/** The captive keeps up, as near to where he is to go as he can. */
function bringCaptive(position: Position) {
  const { t } = position
  for (const { task } of position.roles().values()) {
    if (task.does.kind !== 'haul' || task.does.what.kind !== 'captive') continue
    const { zone } = task.does
    const squares = Array.from({ length: t.ground.squares }, (_, at) => at).filter((at) => isInArea(t, at, zone))
    const { left } = routesTo(t, squares)
    return best(position, (option) => -(left[squareIn(option) ?? 0] ?? unreachable))
  }
  return undefined
}

/** Players send a Goon away from every door and from themselves. */
function sendGoon(position: Position) {
  const { t } = position
  return best(position, (option: Option) => {
    const at = squareIn(option) ?? 0
    const near = Math.min(...t.state.crew.map((who) => (who.at === null ? 99 : apart(t, who.at, at))))
    return (isInTheWayAt(t, at) ? -50 : 0) + Math.min(near, 8)
  })
}

function apart({ ground }: Table, one: number, other: number): number {
  const { columns } = ground
  return Math.max(
    Math.abs((one % columns) - (other % columns)),
    Math.abs(Math.floor(one / columns) - Math.floor(other / columns)),
  )
}

export const movePolicies: Policies = {
  'move.to': moveTo,
  'move.shift': shiftTo,
  'move.captive': bringCaptive,
  'goon.to': sendGoon,
}
