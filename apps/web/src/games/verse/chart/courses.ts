import type { Captain, SectorId, Table } from '@keep-flying/verse'
import { mayEnter, navRisksOf, type Passage } from '@keep-flying/verse/ask'
import { type Lit, rangeOf } from './lit.ts'

/** Ways to a place: the one most likely to get there, the straightest, and the one that keeps clear of trouble. */

export type Course = readonly SectorId[]

/** A way to a place, and what speaks for it. */
export interface Way {
  readonly is: 'likeliest' | 'straight' | 'calm'
  readonly course: Course
}

interface Leg {
  readonly worth: number
  readonly path: Course
}

/** The best way to every sector within so many moves, where passing a sector has its chance. */
function bestWays(t: Table, c: Captain, moves: number, chanceAt: (sector: SectorId) => number): Map<SectorId, Course> {
  const best = new Map<SectorId, Leg>()
  let edge = new Map<SectorId, Leg>([[c.sector, { worth: 1, path: [] }]])
  for (let move = 1; move <= moves && edge.size > 0; move++) {
    const next = new Map<SectorId, Leg>()
    for (const [sector, { worth, path }] of edge)
      for (const beyond of t.box.neighbours.get(sector) ?? []) {
        if (beyond === c.sector || path.includes(beyond) || !mayEnter(t, c, beyond, 'burn')) continue
        const leg: Leg = { worth: worth * chanceAt(beyond), path: [...path, beyond] }
        if (leg.worth <= (best.get(beyond)?.worth ?? 0)) continue
        best.set(beyond, leg)
        next.set(beyond, leg)
      }
    edge = next
  }
  return new Map([...best].map(([sector, { path }]) => [sector, path]))
}

/** Finds ways on one chart as it is lit; what is worked out is kept. */
export class Planner {
  readonly #t: Table
  readonly #c: Captain
  readonly #lit: Lit
  #ways: readonly ReadonlyMap<SectorId, Course>[] | null = null

  constructor(t: Table, c: Captain, lit: Lit) {
    this.#t = t
    this.#c = c
    this.#lit = lit
  }

  /** Up to three ways to a sector, the best first; none where it cannot be reached. */
  waysTo(sector: SectorId): readonly Way[] {
    const straight = this.#lit.routes.get(sector)?.path
    if (!straight) return []
    const [likeliest, calmest] = this.#lit.way === 'burn' ? this.#burning() : []
    const ways = [
      { is: 'likeliest', course: likeliest?.get(sector) },
      { is: 'straight', course: straight },
      { is: 'calm', course: calmest?.get(sector) },
    ] as const
    const open = ways.flatMap(({ is, course }): Way[] => (course && this.#isOpen(course) ? [{ is, course }] : []))
    return open.filter(({ course }, n) => open.findIndex((other) => sameCourse(other.course, course)) === n)
  }

  coursesTo(sector: SectorId): readonly Course[] {
    return this.waysTo(sector).map(({ course }) => course)
  }

  /** In flight the first step must be among the answers. */
  #isOpen(course: Course): boolean {
    const { options } = this.#lit
    return options.size === 0 || options.has(course[0] ?? '')
  }

  #burning(): readonly ReadonlyMap<SectorId, Course>[] {
    if (this.#ways) return this.#ways
    const [t, c, { moves }] = [this.#t, this.#c, this.#lit]
    const risks = navRisksOf(t, c)
    const known = new Map<SectorId, Passage>()
    const at = (sector: SectorId) => {
      const chances = known.get(sector) ?? risks.through(sector)
      known.set(sector, chances)
      return chances
    }
    this.#ways = [
      bestWays(t, c, moves, (sector) => at(sector).on),
      bestWays(t, c, moves, (sector) => at(sector).untroubled * 0.98),
    ]
    return this.#ways
  }
}

const burns = new WeakMap<Captain, { readonly t: Table; readonly planner: Planner }>()

/** The ways of a Full Burn that has not begun; views are never changed, so they are kept as long as the view is. */
export function burnPlanner(t: Table, c: Captain): Planner {
  const known = burns.get(c)
  if (known?.t.state === t.state) return known.planner
  const planner = new Planner(t, c, rangeOf(t, c, 'burn'))
  burns.set(c, { t, planner })
  return planner
}

export function sameCourse(one: Course, other: Course): boolean {
  return one.length === other.length && one.every((sector, n) => sector === other[n])
}

/** What is left of a planned course for a ship that has come so far; nothing once it has left it. */
export function restOf(course: Course, here: SectorId): Course {
  return course.slice(course.indexOf(here) + 1)
}

/**
 * A course bent by dragging: the pointer has come to a sector. Going back along the course takes off what lies beyond,
 * going on adds a sector next to the end; anywhere else changes nothing.
 */
export function bentTo(course: Course, sector: SectorId, { here, moves, isOpen, neighbours }: Bending): Course {
  if (sector === here) return []
  const known = course.indexOf(sector)
  if (known >= 0) return course.slice(0, known + 1)
  const adds = course.length < moves && isOpen(sector) && neighbours(course.at(-1) ?? here).includes(sector)
  return adds ? [...course, sector] : course
}

export interface Bending {
  readonly here: SectorId
  readonly moves: number
  isOpen(sector: SectorId): boolean
  neighbours(sector: SectorId): readonly SectorId[]
}
