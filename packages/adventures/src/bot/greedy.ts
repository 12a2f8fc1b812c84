import { bestOf } from '@keep-flying/kernel'
import { crewOnMap } from '../rules/table.ts'
import type { Table } from '../state.ts'
import type { Crew } from '../vocabulary/index.ts'
import { goalsOf } from './goals.ts'
import { policies as ofHands } from './hand.ts'
import type { Policies } from './position.ts'
import type { Role, Roles } from './roles.ts'
import { routesTo, unreachable } from './routes.ts'
import { seated } from './seated.ts'
import { rollAtOnce } from './tests.ts'
import { chooseSelfishly } from './turn.ts'

/** Everybody goes for what is nearest, whoever else does, and whether it suits them or not. */
function nearestTasks(t: Table): Roles {
  const bids = goalsOf(t).now.map((task) => ({ task, routes: routesTo(t, task.squares), counts: true }))
  const roles = new Map<Crew, Role>()
  for (const { id, at } of crewOnMap(t)) {
    const able = bids.filter(({ task: { only } }) => !only || only.includes(id))
    const left = ({ routes }: Role) => (at === null ? unreachable : (routes.left[at] ?? unreachable))
    const role = bestOf(able, (one) => -left(one))
    if (role && left(role) < unreachable) roles.set(id, role)
  }
  return roles
}

const policies: Policies = {
  ...ofHands,
  'turn.action': chooseSelfishly,
  'test.prepare': rollAtOnce,
  'test.help': () => null,
  'market.trade': () => 'done',
  // Whoever comes last takes all the money, and nobody means to bribe.
  'market.purse': () => 0,
}

/** Goes for the nearest goal by the best odds, without Equipment, boosts, bribes or help: what crews are worth that do not play together. */
export const greedy = seated('greedy', policies, nearestTasks)
