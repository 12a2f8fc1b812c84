import type { Wish } from '@keep-flying/kernel'
import { lockToken } from '../catalog/index.ts'
import type { SquareNumber } from '../geometry/ground.ts'
import { momentsPerSuccess } from '../odds/time.ts'
import { allHold } from '../rules/conditions.ts'
import { crewOnMap, isCaptiveFree, squaresIn, zoneCalled } from '../rules/table.ts'
import { textsFor } from '../rules/texts.ts'
import type { CrewMember, Table } from '../state.ts'
import type { Area, Crew, Skill } from '../vocabulary/index.ts'
import { chance, momentsToClear, skillOf } from './chances.ts'
import { effectOf, momentOf, points, walkingTime } from './crew.ts'
import { effectsIn } from './effects-in.ts'
import { extrasOf } from './extras.ts'
import { besideThing, goalsOf, type Task } from './goals.ts'
import { clearingTime, guardsOfCargo, guardsOfLocks } from './guards.ts'
import { wokenAt } from './hiding.ts'
import { doorOnTheWay, type Routes, routesTo, unreachable } from './routes.ts'
import { weights } from './weights.ts'
import { wishedFor } from './wishes.ts'

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

export type Roles = ReadonlyMap<Crew, Role>

export function rolesOf(t: Table, wishes: readonly Wish[] = []): Roles {
  const { now, hauls, others, next } = tasksOf(t)
  const { roles, give } = dealing(t)
  give(wishedFor(t, [...now, ...next], wishes))
  give(others)
  give(guardsOfLocks(t, roles))
  give(guardsOfCargo(t, [...now, ...next]))
  give(hauls)
  give(others, { fitness: weights.atLeast })
  give(next, { counts: false })
  give(carers(t))
  give(openers(t, roles))
  give(helpers(t, roles), { counts: false })
  give(hauls, { each: weights.together })
  give(extrasOf(t))
  return roles
}

interface Tasks {
  /** What brings the Job on now: hauls and others. */
  readonly now: readonly Task[]
  readonly hauls: readonly Task[]
  readonly others: readonly Task[]
  /** What will be wanted after that. */
  readonly next: readonly Task[]
}

export function tasksOf(t: Table): Tasks {
  const { now: wanted, next } = goalsOf(t)
  const now = winsAnyway(t) ? wanted.filter((task) => !wins(t, task)) : wanted
  return { now, hauls: now.filter(isHaul), others: now.filter((task) => !isHaul(task)), next }
}

interface Dealing {
  readonly roles: Map<Crew, Role>
  /** Gives tasks to those who have none yet. */
  give(tasks: readonly Task[], setting?: Partial<Deal>): void
}

const usualDeal = { counts: true, each: 1, fitness: weights.fitness, quietUntil: weights.quietUntil } as const

export function dealing(t: Table, usual: Partial<Deal> = {}): Dealing {
  const roles = new Map<Crew, Role>()
  return {
    roles,
    give(tasks, setting) {
      deal(t, roles, { tasks, ...usualDeal, ...usual, ...setting })
    },
  }
}

interface Deal {
  readonly tasks: readonly Task[]
  readonly counts: boolean
  /** How many may have the same task. */
  readonly each: number
  /** Nobody gets what takes it so many times as long as the best. */
  readonly fitness: number
  /** By which part of the time something must be done for the crew to go about it quietly. */
  readonly quietUntil: number
}

/** Deals tasks out, the one that is done soonest first. */
function deal(t: Table, roles: Map<Crew, Role>, { tasks, counts, each, fitness, quietUntil }: Deal): void {
  const given = [...roles.values()]
  const free = crewOnMap(t).filter(({ id, downed }) => !downed && !roles.has(id))
  if (free.length === 0 || tasks.length === 0) return
  const bids = quietFirst(
    t,
    tasks.flatMap((task) => bidsFor(t, free, task, counts, fitness)),
    quietUntil,
  ).sort((one, other) => one.done - other.done)
  const taken = new Map<string, number>()
  for (const { who, task, routes } of bids) {
    const there = taken.get(task.id) ?? given.filter((one) => one.task.id === task.id).length
    if (roles.has(who.id) || there >= each) continue
    taken.set(task.id, there + 1)
    roles.set(who.id, { task, routes, counts })
  }
}

/** Whether the Job is won when time runs out, as things stand: then there is no hurry to end it. */
function winsAnyway(t: Table): boolean {
  const context = { self: null, cause: null, target: null }
  return t.job.rules.some(
    (rule) =>
      rule.when.on === 'time-over' && rule.do.some((effect) => effect.do === 'win') && allHold(t, context, rule.if),
  )
}

function wins({ job }: Table, { does }: Task): boolean {
  if (does.kind !== 'job' || 'test' in does.action) return false
  return effectsIn(job, does.action.do).some((effect) => effect.do === 'win')
}

function isHaul({ does }: Task): boolean {
  return does.kind === 'haul'
}

/** A freed captive is looked after, so that he walks. */
export function carers(t: Table): Task[] {
  const { captive } = t.state
  if (!captive || captive.walks || !isCaptiveFree(t)) return []
  const only = t.state.crew.filter(isHealer).map(({ id }) => id)
  return [{ id: 'care', squares: besideThing(t, { kind: 'captive' }), does: { kind: 'be-there' }, only }]
}

function isHealer(who: CrewMember): boolean {
  return textsFor(who, 'action').some(({ action }) => effectOf(action, 'heal') && action.aim !== undefined)
}

/** Whoever is nearer, or better at it, opens the locks that others will come to. */
export function openers(t: Table, roles: ReadonlyMap<Crew, Role>): Task[] {
  const doors = [...roles].flatMap(([id, { routes, counts }]) => {
    const at = t.state.crew.find((who) => who.id === id)?.at
    const door = counts && typeof at === 'number' ? doorOnTheWay(t, routes, at) : null
    return door === null || t.state.doors[door]?.shut ? [] : [door]
  })
  return [...new Set(doors)].map((door) => ({
    id: `unlock ${door}`,
    squares: t.ground.doors[door]?.reach ?? [],
    does: { kind: 'unlock', door },
  }))
}

/** Whoever has the Skill that a Challenge asks for stands by, to Assist. */
export function helpers(t: Table, roles: ReadonlyMap<Crew, Role>): Task[] {
  return [...roles].flatMap(([id, { task, counts }]): Task[] => {
    const skills = counts ? skillsFor(task) : []
    if (skills.length === 0) return []
    const only = t.state.crew.filter((who) => skills.some((skill) => points(who, skill) > 0)).map((who) => who.id)
    const around = new Set(task.squares.flatMap((square) => [square, ...(t.ground.around[square] ?? [])]))
    return [{ id: `help ${id}`, squares: [...around], does: { kind: 'be-there' }, only }]
  })
}

function skillsFor({ does }: Task): Skill[] {
  if (does.kind === 'challenge') return does.place.decks.map((deck) => skillOf[deck])
  return does.kind === 'job' && 'test' in does.action ? [does.action.test.skill] : []
}

/** What only Heroic Crew can do is left, as long as there is a quiet way in time, or something is under way. */
function quietFirst(t: Table, bids: readonly Bid[], quietUntil: number): Bid[] {
  const quiet = bids.filter((bid) => !isLoud(bid.task) && !leadsThroughLoudLock(t, bid))
  if (t.state.timeline.timers.length > 0) return quiet
  const soonest = Math.min(...quiet.map(({ done }) => done))
  return soonest < quietUntil * t.state.timeline.last ? quiet : [...bids]
}

function isLoud({ does }: Task): boolean {
  return does.kind === 'job' && Boolean(does.action.heroic)
}

/** Whether a lock on the way can only be forced, in sight of Goons that would mind. */
function leadsThroughLoudLock(t: Table, { who, routes }: Bid): boolean {
  const door = who.at === null || who.stance === 'heroic' ? null : doorOnTheWay(t, routes, who.at)
  const [shown] = door === null ? [] : (t.state.doors[door]?.lock.shown.cards ?? [])
  const outside = door === null ? undefined : t.ground.doors[door]?.outside
  if (shown === undefined || outside === undefined || !lockToken(shown).attempt?.heroic) return false
  return wokenAt(t, outside).length > 0
}

function bidsFor(t: Table, crew: readonly CrewMember[], task: Task, counts: boolean, fitness: number): Bid[] {
  const routes = routesTo(t, task.squares, { ahead: !counts })
  const after = afterwards(t, task)
  const able = crew.filter(({ id }) => !task.only || task.only.includes(id))
  const works = able.map((who) => ({ who, work: workOf(t, who, task) }))
  const least = Math.min(...works.map(({ work }) => work))
  return works.flatMap(({ who, work }): Bid[] => {
    const left = who.at === null ? unreachable : leftFrom(task, routes, who.at)
    if (left === unreachable || work > least * fitness) return []
    return [{ who, task, routes, counts, done: momentOf(t, who) + walkingTime(who, left) + work + after }]
  })
}

/** How long what follows will take, where tasks differ in it: the way of the cargo through a door that is to be opened. */
function afterwards(t: Table, { opens }: Task): number {
  if (opens === undefined) return 0
  const squares = t.job.rules.flatMap(({ when }) =>
    when.on === 'object-placed' ? squaresIn(t, zoneCalled(t, when.zone)) : [],
  )
  const { left } = routesTo(t, squares, { opened: opens })
  const ways = t.state.tokens.filter(({ kind }) => kind === 'cargo').map(({ at }) => left[at] ?? unreachable)
  const shortest = Math.min(...ways)
  return shortest === unreachable ? 0 : shortest
}

/** What is nearest to where it must go is brought there first. */
function haulingTime(t: Table, at: SquareNumber, zone: Area): number {
  return routesTo(t, squaresIn(t, zone), { ahead: true }).left[at] ?? unreachable
}

/** Whoever stands there already need not find the square free. */
function leftFrom({ squares }: Task, { left }: Routes, at: number): number {
  return squares.includes(at) ? 0 : (left[at] ?? unreachable)
}

/** About how many Moments somebody needs for a task once there. */
export function workOf(t: Table, who: CrewMember, { does }: Task): number {
  if (does.kind === 'clear') return clearingTime(t, who, does.goon)
  if (does.kind === 'challenge')
    return Math.min(...does.place.decks.map((deck) => momentsToClear(deck, points(who, skillOf[deck]))))
  if (does.kind === 'haul') return haulingTime(t, does.at, does.zone)
  if (does.kind !== 'job') return 0
  const { action } = does
  if (!('test' in action)) return action.time
  const { skill, dice, target } = action.test
  const loud = action.heroic && who.stance === 'casual' ? weights.goingHeroic : 0
  return momentsPerSuccess(chance(dice, target - points(who, skill)), action.time) + loud
}
