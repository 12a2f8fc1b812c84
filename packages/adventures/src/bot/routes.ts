import { onceFor } from '@keep-flying/kernel'
import { lockToken } from '../catalog/index.ts'
import type { DoorNumber, SquareNumber } from '../geometry/ground.ts'
import { freeSquares, furnishedSquares, shutDoors } from '../rules/squares.ts'
import type { Table } from '../state.ts'
import { wokenAt } from './hiding.ts'
import { weights } from './weights.ts'

/** Ways to some squares from everywhere on the map, in squares of movement. */
export interface Routes {
  /** What is left to walk from each square, locks on the way included; `unreachable` where no way leads. */
  readonly left: Uint16Array
  /** The next square on the way. */
  readonly next: Int32Array
}

export const unreachable = 0xffff

interface Setting {
  /** Doors that the Job keeps shut will be open by then. */
  readonly ahead?: boolean
  /** A door that is as good as open. */
  readonly opened?: DoorNumber
}

const known = new WeakMap<Table, Map<string, Routes>>()

/** Ways to the nearest of some squares on which somebody can stand, found once for each table. */
export function routesTo(t: Table, goals: readonly SquareNumber[], setting: Setting = {}): Routes {
  const found = known.get(t) ?? new Map<string, Routes>()
  known.set(t, found)
  const key = `${setting.ahead ?? ''} ${setting.opened ?? ''} ${goals}`
  const routes = found.get(key) ?? findRoutes(t, goals, setting)
  found.set(key, routes)
  return routes
}

function findRoutes(t: Table, goals: readonly SquareNumber[], { ahead = false, opened = -1 }: Setting): Routes {
  const { ground } = t
  const left = new Uint16Array(ground.squares).fill(unreachable)
  const next = new Int32Array(ground.squares).fill(-1)
  const { price, shut, stands } = landOf(t)
  const locks = ground.doors.map((_, door) => (door !== opened && (shut >>> door) & 1 ? lockPrice(t, door, ahead) : 0))
  const buckets: SquareNumber[][] = []
  const reach = (square: SquareNumber, cost: number, from: SquareNumber) => {
    if (cost >= (left[square] ?? 0)) return
    left[square] = cost
    next[square] = from
    const bucket = buckets[cost] ?? []
    buckets[cost] = bucket
    bucket.push(square)
  }
  for (const goal of goals) if (stands.has(goal)) reach(goal, 0, -1)
  for (let cost = 0; cost < buckets.length; cost++)
    for (const square of buckets[cost] ?? []) {
      if (left[square] !== cost) continue
      const onto = cost + (price[square] ?? 0)
      for (const { to, door } of ground.paces[square] ?? []) {
        if (price[to] === barred) continue
        const lock = door === null ? 0 : (locks[door] ?? 0)
        if (lock < barred) reach(to, onto + lock, square)
      }
    }
  levelBeforeDoors(t, left, shut)
  return { left, next }
}

/** A lock can be tried from beside the Doorway as well as from within it. */
function levelBeforeDoors({ ground }: Table, left: Uint16Array, shut: number): void {
  for (const [door, { inside, outside, reach }] of ground.doors.entries()) {
    if (!((shut >>> door) & 1)) continue
    for (const side of [inside, outside])
      for (const square of reach)
        if (ground.building[square] === ground.building[side])
          left[square] = Math.min(left[square] ?? 0, left[side] ?? unreachable)
  }
}

const barred = 1000

/** What all ways on a table have in common. */
const landOf = onceFor((t: Table) => ({ price: prices(t), shut: shutDoors(t), stands: standingRoom(t) }))

/** What stepping onto each square costs. */
function prices(t: Table): Uint16Array {
  const price = new Uint16Array(t.ground.squares).fill(1)
  for (const { at } of t.state.goons) price[at] = (price[at] ?? 0) + weights.goonInTheWay
  for (const square of furnishedSquares(t)) price[square] = barred
  return price
}

/** Where a way may end: on free squares, and where Crew stand, who may go on. */
function standingRoom(t: Table): ReadonlySet<SquareNumber> {
  const crew = t.state.crew.flatMap(({ at }) => at ?? [])
  return new Set([...freeSquares(t, t.ground.all), ...crew])
}

/** About how many squares of movement a lock costs. */
function lockPrice(t: Table, door: DoorNumber, ahead: boolean): number {
  const { state, ground } = t
  const closed = state.doors[door]
  if (!closed || closed.shut) return ahead ? weights.unknownLock : barred
  const [shown] = closed.lock.shown.cards
  if (shown !== undefined) return lockToken(shown).attempt?.heroic ? heroicLockPrice(t, door) : weights.lock
  const guarded = state.goons.some(({ at }) => ground.doors[door]?.reach.includes(at))
  return guarded ? weights.guardedLock : weights.unknownLock
}

/** Dearer by whoever would see it being opened. */
function heroicLockPrice(t: Table, door: DoorNumber): number {
  const outside = t.ground.doors[door]?.outside
  const woken = outside === undefined ? 0 : wokenAt(t, outside).length
  return weights.heroicLock + weights.witness * woken
}

/** The first shut door on the way from a square; null where the way is open, or there is none. */
export function doorOnTheWay(t: Table, { next }: Routes, from: SquareNumber): DoorNumber | null {
  const shut = shutDoors(t)
  for (let at = from, to = next[at] ?? -1; to >= 0; at = to, to = next[at] ?? -1)
    for (const pace of t.ground.paces[at] ?? [])
      if (pace.to === to && pace.door !== null && (shut >>> pace.door) & 1) return pace.door
  return null
}
