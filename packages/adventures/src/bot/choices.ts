import { bestOf } from '@keep-flying/kernel'
import { distanceBetween } from '../rules/squares.ts'
import { isCaptiveFree, woundsLeft } from '../rules/table.ts'
import { timeLeft, walkingTime } from './crew.ts'
import { goalsOf } from './goals.ts'
import { askedOf, best, optionsIn, type Policies, type Position, squareIn, tokenOf } from './position.ts'
import { workOf } from './roles.ts'
import { doorOnTheWay, routesTo, unreachable } from './routes.ts'
import { weights } from './weights.ts'

/** What cards and Jobs ask on the way. */

/** Where the way to what somebody does best is shortest. */
function deploy(position: Position) {
  const { t } = position
  const who = askedOf(position)
  if (!who) return undefined
  const { now, next } = goalsOf(t)
  const task = bestOf(now.length > 0 ? now : next, (one) => {
    const { left } = routesTo(t, one.squares, { ahead: true })
    const start = t.ground.mule[0] ?? 0
    const around = Math.min(...(t.ground.around[start] ?? []).map((at) => left[at] ?? unreachable))
    return -workOf(t, who, one) - walkingTime(who, around)
  })
  if (!task) return undefined
  const { left } = routesTo(t, task.squares, { ahead: true })
  return best(position, (option) => -(left[squareIn(option) ?? 0] ?? unreachable))
}

/** What an Action is aimed at: whoever needs it most, or what is in the way. */
function aim(position: Position) {
  const { t } = position
  const who = askedOf(position)
  const role = who && position.roles().get(who.id)
  const door = role && who?.at != null ? doorOnTheWay(t, role.routes, who.at) : null
  const others = doorsWanted(position)
  const guard = role?.task.does.kind === 'clear' ? role.task.does.goon : null
  const captive = t.state.captive
  return best(position, (option) => {
    const id = tokenOf(option)
    if (id === null) return 0
    if (door !== null && id === `door ${door}`) return 9
    if (others.includes(id)) return 8
    if (id === guard) return 9
    if (role?.task.does.kind === 'job' && role.task.does.aim?.kind === 'token' && role.task.does.aim.id === id) return 9
    if (id === 'captive') return isCaptiveFree(t) && captive && !captive.walks ? 8 : captive?.wounds ? 3 : 0
    const crew = t.state.crew.find((one) => one.id === id)
    return crew ? (crew.downed ? 7 : 5 - woundsLeft(crew)) : 1
  })
}

/** What is offered first mostly finds something, or costs time: as long as there is something to be found, and time left, it is best. */
function choosePart(position: Position) {
  const options = optionsIn(position)
  const isSearch = goalsOf(position.t).now.some(({ does }) => does.kind === 'be-there' || does.kind === 'challenge')
  const who = askedOf(position)
  const isHurried = who !== undefined && timeLeft(position.t, who) < weights.timeToHeal
  const isFirst = isSearch && position.t.state.captive === null && !isHurried
  return (isFirst ? options[0] : options.at(-1))?.id
}

/** Shut doors on the way of those who bring the Job on. */
function doorsWanted(position: Position): string[] {
  const { t } = position
  return [...position.roles()].flatMap(([id, { routes, counts }]) => {
    const at = t.state.crew.find((who) => who.id === id)?.at
    const door = counts && typeof at === 'number' ? doorOnTheWay(t, routes, at) : null
    return door === null ? [] : [`door ${door}`]
  })
}

/** Locks that are in somebody's way first; of Numbered Tokens, those that are farthest off. */
function pick(position: Position) {
  const { t } = position
  const doors = doorsWanted(position)
  return best(position, (option) => {
    const id = tokenOf(option) ?? ''
    if (doors.includes(id)) return 100
    const token = t.state.tokens.find((one) => one.id === id)
    if (!token) return 1
    const far = t.state.crew.map(({ at }) => (at === null ? 0 : distanceBetween(t, at, token.at)))
    return Math.min(...far)
  })
}

export const choicePolicies: Policies = {
  'pick.thing': pick,
  'setup.deploy': deploy,
  'action.aim': aim,
  'text.use': () => true,
  'text.may': () => true,
  'text.choose': choosePart,
  'stance.casual': () => true,
  'exchange.pieces': () => [],
  'exchange.credits': () => 0,
  'story.crew': (position) => best(position, () => 1),
}
