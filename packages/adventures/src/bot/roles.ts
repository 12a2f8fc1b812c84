import { momentsPerSuccess } from '../odds/time.ts'
import { crewOnMap } from '../rules/table.ts'
import type { CrewMember, Table } from '../state.ts'
import type { Crew } from '../vocabulary/index.ts'
import { chance, momentsToClear, skillOf } from './chances.ts'
import { momentOf, points, walkingTime } from './crew.ts'
import { extrasOf } from './extras.ts'
import { goalsOf, type Task } from './goals.ts'
import { guardsOf } from './guards.ts'
import { type Routes, routesTo, unreachable } from './routes.ts'
import { weights } from './weights.ts'

/** Who does what: everybody gets the task for which nobody else would be done sooner. */

export interface Role {
  readonly task: Task
  /** Ways to where it is done. */
  readonly routes: Routes
  /** Whether it can be done now, and brings the Job on. */
  readonly counts: boolean
}

interface Bid extends Role {
  readonly who: CrewMember
  readonly done: number
}

export function rolesOf(t: Table): ReadonlyMap<Crew, Role> {
  const { now, next } = goalsOf(t)
  const roles = new Map<Crew, Role>()
  deal(t, roles, [...now, ...guardsOf(t, [...now, ...next])], true)
  deal(t, roles, next, false)
  deal(t, roles, extrasOf(t), true)
  deal(t, roles, next, false)
  return roles
}

/** Deals tasks out, the one that is done soonest first. */
function deal(t: Table, roles: Map<Crew, Role>, tasks: readonly Task[], counts: boolean): void {
  const free = crewOnMap(t).filter(({ id, downed }) => !downed && !roles.has(id))
  if (free.length === 0 || tasks.length === 0) return
  const bids = tasks.flatMap((task) => bidsFor(t, free, task, counts)).sort((one, other) => one.done - other.done)
  const taken = new Set<string>()
  for (const { who, task, routes } of bids) {
    if (roles.has(who.id) || taken.has(task.id)) continue
    taken.add(task.id)
    roles.set(who.id, { task, routes, counts })
  }
}

function bidsFor(t: Table, crew: readonly CrewMember[], task: Task, counts: boolean): Bid[] {
  const routes = routesTo(t, task.squares, null)
  const able = crew.filter(({ id }) => !task.only || task.only.includes(id))
  const works = able.map((who) => ({ who, work: counts ? workOf(who, task) : 0 }))
  const least = Math.min(...works.map(({ work }) => work))
  return works.flatMap(({ who, work }): Bid[] => {
    const left = who.at === null ? unreachable : leftFrom(task, routes, who.at)
    if (left === unreachable || work > least * weights.fitness) return []
    return [{ who, task, routes, counts, done: momentOf(t, who) + walkingTime(who, left) + work }]
  })
}

/** Whoever stands there already need not find the square free. */
function leftFrom({ squares }: Task, { left }: Routes, at: number): number {
  return squares.includes(at) ? 0 : (left[at] ?? unreachable)
}

/** About how many Moments somebody needs for a task once there. */
export function workOf(who: CrewMember, { does }: Task): number {
  if (does.kind === 'challenge')
    return Math.min(...does.place.decks.map((deck) => momentsToClear(deck, points(who, skillOf[deck]))))
  if (does.kind !== 'job') return 0
  const { action } = does
  if (!('test' in action)) return action.time
  const { skill, dice, target } = action.test
  const loud = action.heroic && who.stance === 'casual' ? weights.goingHeroic : 0
  return momentsPerSuccess(chance(dice, target - points(who, skill)), action.time) + loud
}
