import { bestOf } from '@keep-flying/kernel'
import { squaresNext } from '../../geometry/next.ts'
import { isHeld } from '../../rules/move.ts'
import { shutDoors, standsNext } from '../../rules/squares.ts'
import { crewOnMap } from '../../rules/table.ts'
import type { CrewMember, Table } from '../../state.ts'
import { momentOf, walkingTime } from '../crew.ts'
import { goalsOf, type Task } from '../goals.ts'
import { askedOf, optionsIn, type Policies, type Position } from '../position.ts'
import { type Role, workOf } from '../roles.ts'
import { routesTo, unreachable } from '../routes.ts'
import { optionCalled, type Scene } from '../scene.ts'
import { riskOf } from './stakes.ts'

/** Things that the Job wants somewhere pass from hand to hand: to whoever brings them there sooner, and away from whoever is Downed. */

/** What a handing over takes of both. */
const handover = 1
/** What it must save, beyond what it takes. */
const saved = 1.5
/** What it takes to get away from a Goon, more or less. */
const breakaway = 4

interface Errand {
  readonly task: Task
  readonly carrier: CrewMember
}

function errandsOf(t: Table, tasks: readonly Task[]): Errand[] {
  return tasks.flatMap((task) => {
    const carrier = task.item === undefined ? undefined : t.state.crew.find(({ id }) => task.only?.includes(id))
    return carrier && carrier.at !== null ? [{ task, carrier }] : []
  })
}

/** When somebody would be done with an errand who has the thing, from a square on. */
function doneFrom(t: Table, who: CrewMember, task: Task, from: number | null): number {
  if (who.downed || from === null) return Number.POSITIVE_INFINITY
  const left = task.squares.includes(from) ? 0 : (routesTo(t, task.squares).left[from] ?? unreachable)
  if (left === unreachable) return Number.POSITIVE_INFINITY
  const held = isHeld(t, who) ? breakaway : 0
  return momentOf(t, who) + held + walkingTime(who, left) + workOf(t, who, task) + riskOf(t, who, task)
}

interface Fetching {
  readonly who: CrewMember
  readonly role: Role
}

/** Who goes and takes something from its carrier. */
export function fetchers(t: Table, tasks: readonly Task[]): Fetching[] {
  const best = new Map<string, Fetching & { readonly done: number }>()
  for (const { task, carrier } of errandsOf(t, tasks)) {
    const own = doneFrom(t, carrier, task, carrier.at)
    const squares = carrier.at === null ? [] : squaresNext(t.ground, carrier.at, shutDoors(t))
    const routes = routesTo(t, squares)
    for (const who of crewOnMap(t)) {
      if (who === carrier || who.at === null || who.downed) continue
      const left = squares.includes(who.at) ? 0 : (routes.left[who.at] ?? unreachable)
      if (left === unreachable) continue
      const done = walkingTime(who, left) + handover + doneFrom(t, who, task, carrier.at)
      const before = best.get(carrier.id)
      if (done + saved > own || (before && before.done <= done)) continue
      const fetch: Task = { id: `fetch ${task.item}`, squares, does: { kind: 'be-there' } }
      best.set(carrier.id, { who, role: { task: fetch, routes, counts: true }, done })
    }
  }
  return [...best.values()]
}

interface Handover {
  readonly other: CrewMember
  readonly taker: CrewMember
  /** Moments that it saves. */
  readonly gain: number
}

/** The handing over between somebody and whoever is beside it that saves most. */
export function bestHandover({ t, who }: Scene): Handover | undefined {
  const beside = crewOnMap(t).filter((other) => other !== who && standsNext(t, other, who))
  const all = errandsOf(t, goalsOf(t).now).flatMap(({ task, carrier }): Handover[] => {
    const own = doneFrom(t, carrier, task, carrier.at)
    const gain = (taker: CrewMember) => own - doneFrom(t, taker, task, taker.at) - handover
    if (carrier === who) return beside.map((taker) => ({ other: taker, taker, gain: gain(taker) }))
    return beside.includes(carrier) ? [{ other: carrier, taker: who, gain: gain(who) }] : []
  })
  return bestOf(all, ({ gain }) => gain)
}

/** Gives something to somebody beside it who will be done with it sooner, or takes it. */
export function passOn(scene: Scene): string | undefined {
  if (scene.who.downed) return undefined
  const pass = bestHandover(scene)
  return pass && pass.gain > saved ? optionCalled(scene, `exchange ${pass.other.id}`)?.id : undefined
}

/** The things of the Job change hands. */
function pieces(position: Position): string[] {
  return optionsIn(position)
    .filter(({ at }) => at === undefined)
    .map(({ id }) => id)
}

/** The money goes along with them. */
function credits(position: Position): number {
  const { decision } = position
  const who = askedOf(position)
  if (decision.form !== 'amount') return 0
  return who && who.items.length > 0 ? decision.max : decision.min
}

export const passingPolicies: Policies = { 'exchange.pieces': pieces, 'exchange.credits': credits }
