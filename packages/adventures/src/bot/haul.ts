import type { Doors, Ground, SquareNumber } from '../geometry/ground.ts'
import { squaresNext } from '../geometry/next.ts'
import { isHaulGuarded } from '../rules/move.ts'
import { freeSquares, shutDoors } from '../rules/squares.ts'
import { isInArea } from '../rules/table.ts'
import type { Table, Thing } from '../state.ts'
import type { Area } from '../vocabulary/index.ts'
import { unreachable } from './routes.ts'

/** The squares next to each square, and those that a step leads to. */
interface Ways {
  readonly beside: readonly (readonly SquareNumber[])[]
  readonly steps: readonly (readonly SquareNumber[])[]
}

const known = new WeakMap<Ground, Map<Doors, Ways>>()

/** Found once for each set of shut doors. */
function waysIn(ground: Ground, shut: Doors): Ways {
  const found = known.get(ground) ?? new Map<Doors, Ways>()
  known.set(ground, found)
  const ways = found.get(shut) ?? {
    beside: ground.all.map((at) => squaresNext(ground, at, shut)),
    steps: ground.paces.map((paces) =>
      paces.filter(({ door }) => door === null || !((shut >>> door) & 1)).map(({ to }) => to),
    ),
  }
  found.set(shut, ways)
  return ways
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
    const crew = t.state.crew.flatMap(({ at, downed }) => (downed ? [] : (at ?? [])))
    const stands = new Uint8Array(ground.squares)
    for (const square of [from, ...crew, ...freeSquares(t, ground.all)]) stands[square] = 1
    const { beside, steps } = waysIn(ground, shut)
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
