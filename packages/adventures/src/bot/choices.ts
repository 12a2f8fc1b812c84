import { bestOf } from '@keep-flying/kernel'
import { isCaptiveFree, woundsLeft } from '../rules/table.ts'
import { walkingTime } from './crew.ts'
import { goalsOf } from './goals.ts'
import { askedOf, best, type Policies, type Position, squareIn, tokenOf } from './position.ts'
import { rolesOf, workOf } from './roles.ts'
import { doorOnTheWay, routesTo, unreachable } from './routes.ts'

/** What cards and Jobs ask on the way. */

/** Where the way to what somebody does best is shortest. */
function deploy(position: Position) {
  const { t } = position
  const who = askedOf(position)
  if (!who) return undefined
  const { now, next } = goalsOf(t)
  const task = bestOf(now.length > 0 ? now : next, (one) => {
    const { left } = routesTo(t, one.squares, null)
    const start = t.ground.mule[0] ?? 0
    const around = Math.min(...(t.ground.around[start] ?? []).map((at) => left[at] ?? unreachable))
    return -workOf(who, one) - walkingTime(who, around)
  })
  if (!task) return undefined
  const { left } = routesTo(t, task.squares, null)
  return best(position, (option) => -(left[squareIn(option) ?? 0] ?? unreachable))
}

/** What an Action is aimed at: whoever needs it most, or what is in the way. */
function aim(position: Position) {
  const { t } = position
  const who = askedOf(position)
  const role = who && rolesOf(t).get(who.id)
  const door = role && who?.at != null ? doorOnTheWay(t, role.routes, who.at) : null
  const guard = role?.task.does.kind === 'clear' ? role.task.does.goon : null
  const captive = t.state.captive
  return best(position, (option) => {
    const id = tokenOf(option)
    if (id === null) return 0
    if (door !== null && id === `door ${door}`) return 9
    if (id === guard) return 9
    if (role?.task.does.kind === 'job' && role.task.does.aim?.kind === 'token' && role.task.does.aim.id === id) return 9
    if (id === 'captive') return isCaptiveFree(t) && captive && !captive.walks ? 8 : captive?.wounds ? 3 : 0
    const crew = t.state.crew.find((one) => one.id === id)
    return crew ? (crew.downed ? 7 : 5 - woundsLeft(crew)) : 1
  })
}

export const choicePolicies: Policies = {
  'setup.deploy': deploy,
  'action.aim': aim,
  'text.use': () => true,
  'text.may': () => true,
  'text.choose': (position) => ('options' in position.decision ? position.decision.options[0]?.id : undefined),
  'stance.casual': () => true,
  'exchange.pieces': () => [],
  'exchange.credits': () => 0,
}
