import type { Doors, Ground, SquareNumber } from '../geometry/ground.ts'
import { squaresNext } from '../geometry/next.ts'
import { isHaulGuarded } from '../rules/move.ts'
import { isFree, shutDoors } from '../rules/squares.ts'
import { isInArea } from '../rules/table.ts'
import type { Table, Thing } from '../state.ts'
import type { Area } from '../vocabulary/index.ts'
import { unreachable } from './routes.ts'

const nextTo = new WeakMap<Ground, Map<Doors, readonly (readonly SquareNumber[])[]>>()

/** The squares next to each square, found once for each set of shut doors. */
function neighbours(ground: Ground, shut: Doors): readonly (readonly SquareNumber[])[] {
  const found = nextTo.get(ground) ?? new Map<Doors, readonly (readonly SquareNumber[])[]>()
  nextTo.set(ground, found)
  const lists = found.get(shut) ?? Array.from({ length: ground.squares }, (_, at) => squaresNext(ground, at, shut))
  found.set(shut, lists)
  return lists
}

/**
 * How much movement it takes to bring a Heavy Object into an area, by where the mover and the object are: a step costs
 * one, and so does shifting the object from one square next to the mover to another. Only places of the mover near the
 * object are kept.
 */
export class Haul {
  readonly #t: Table
  readonly #left: Uint16Array
  readonly #reach = 2

  constructor(t: Table, what: Thing, from: SquareNumber, zone: Area) {
    this.#t = t
    const { ground } = t
    const shut = shutDoors(t)
    const stands = Array.from(
      { length: ground.squares },
      (_, at) => at === from || isFree(t, at) || t.state.crew.some((one) => one.at === at && !one.downed),
    )
    const beside = neighbours(ground, shut)
    const steps = ground.paces.map((paces) =>
      paces.filter(({ door }) => door === null || !((shut >>> door) & 1)).map(({ to }) => to),
    )
    this.#left = new Uint16Array(ground.squares * 25).fill(unreachable)
    const isBlocked = (mover: SquareNumber, one: SquareNumber, other: SquareNumber) =>
      ground.building[one] !== ground.building[other] && isHaulGuarded(t, mover, what, one, other)
    let found: [SquareNumber, SquareNumber][] = []
    const reach = (mover: SquareNumber, object: SquareNumber, cost: number) => {
      if (mover === object || !stands[mover]) return
      const key = this.#key(mover, object)
      if (key === null || (this.#left[key] ?? 0) <= cost) return
      this.#left[key] = cost
      found.push([mover, object])
    }
    for (let object = 0; object < ground.squares; object++)
      if (isInArea(t, object, zone) && stands[object]) for (const mover of beside[object] ?? []) reach(mover, object, 0)
    for (let cost = 1; found.length > 0; cost++) {
      const before = found
      found = []
      for (const [mover, object] of before) {
        for (const to of steps[mover] ?? []) reach(to, object, cost)
        if (!beside[mover]?.includes(object)) continue
        for (const to of beside[mover] ?? []) if (stands[to] && !isBlocked(mover, to, object)) reach(mover, to, cost)
      }
    }
  }

  /** Where the mover is too far from the object, unreachable. */
  left(mover: SquareNumber, object: SquareNumber): number {
    const key = this.#key(mover, object)
    return key === null ? unreachable : (this.#left[key] ?? unreachable)
  }

  #key(mover: SquareNumber, object: SquareNumber): number | null {
    const { columns } = this.#t.ground
    const right = (mover % columns) - (object % columns) + this.#reach
    const down = Math.floor(mover / columns) - Math.floor(object / columns) + this.#reach
    const most = 2 * this.#reach
    return right < 0 || down < 0 || right > most || down > most ? null : object * 25 + down * 5 + right
  }
}
