import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Square } from '../vocabulary/index.ts'
import { isCovered } from './cover.ts'
import { distance } from './distance.ts'
import { apart, type DoorPlace, type Footprint, type Ground, layGround, type Plan } from './ground.ts'
import { isNext } from './next.ts'
import { sees } from './sight.ts'
import { slowlyCovered, slowlySees } from './testing/slow.ts'
import { leadsTo, stepsTo, walkFrom } from './walk.ts'

/** Small maps with up to three buildings, each with up to two doors, and perhaps the M.U.L.E. */
const maps = fc
  .record({
    columns: fc.integer({ min: 4, max: 9 }),
    rows: fc.integer({ min: 3, max: 7 }),
    buildings: fc.array(
      fc.record({
        column: fc.nat(8),
        row: fc.nat(6),
        width: fc.integer({ min: 1, max: 4 }),
        height: fc.integer({ min: 1, max: 3 }),
        doors: fc.array(fc.nat(13), { maxLength: 2 }),
      }),
      { maxLength: 3 },
    ),
    mule: fc.option(fc.nat(50)),
  })
  .map(({ columns, rows, buildings, mule }) => {
    const plan: Plan = { size: [columns, rows], buildings: placed(columns, rows, buildings), mule: [] }
    return layGround(mule === null ? plan : { ...plan, mule: muleAt(plan, mule) })
  })

interface Wanted {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
  readonly doors: readonly number[]
}

function placed(columns: number, rows: number, wanted: readonly Wanted[]): Footprint[] {
  const buildings: Footprint[] = []
  for (const { column, row, width, height, doors } of wanted) {
    const at: Square = [column % columns, row % rows]
    const building = { at, size: [width, height] as const }
    if (at[0] + width > columns || at[1] + height > rows || buildings.some((other) => areClose(building, other)))
      continue
    const sides = doorPlaces(building).filter(({ outside: [x, y] }) => x >= 0 && y >= 0 && x < columns && y < rows)
    const chosen = sides.length === 0 ? [] : doors.map((n) => n % sides.length)
    buildings.push({ ...building, doors: [...new Set(chosen)].flatMap((n) => sides[n] ?? []) })
  }
  return buildings
}

type Bare = Omit<Footprint, 'doors'>

/** Buildings that share a wall are not made here. */
function areClose({ at, size }: Bare, other: Bare): boolean {
  return [0, 1].every((n) => {
    const [start, length] = [at[n] ?? 0, size[n] ?? 0]
    const [otherStart, otherLength] = [other.at[n] ?? 0, other.size[n] ?? 0]
    return start <= otherStart + otherLength && otherStart <= start + length
  })
}

function doorPlaces({ at: [left, top], size: [width, height] }: Bare): DoorPlace[] {
  const columns = Array.from({ length: width }, (_, n) => left + n)
  const rows = Array.from({ length: height }, (_, n) => top + n)
  return [
    ...columns.flatMap((column): DoorPlace[] => [
      { inside: [column, top], outside: [column, top - 1] },
      { inside: [column, top + height - 1], outside: [column, top + height] },
    ]),
    ...rows.flatMap((row): DoorPlace[] => [
      { inside: [left, row], outside: [left - 1, row] },
      { inside: [left + width - 1, row], outside: [left + width, row] },
    ]),
  ]
}

function muleAt({ size: [columns, rows] }: Plan, n: number): Square[] {
  const [column, row] = [n % (columns - 1), n % rows]
  return [
    [column, row],
    [column + 1, row],
  ]
}

const scenes = fc.tuple(maps, fc.nat(62), fc.nat(62))

function check(runs: number, holds: (ground: Ground, one: number, other: number) => void): void {
  fc.assert(
    fc.property(scenes, ([ground, one, other]) => {
      holds(ground, one % ground.squares, other % ground.squares)
    }),
    { numRuns: runs, seed: 15 },
  )
}

test('OPEN-01 sight is the same by whole numbers as by fractions, line after line', () => {
  check(800, (ground, one, other) => expect(sees(ground, one, other)).toBe(slowlySees(ground, one, other)))
})

test('OPEN-02 cover is the same by whole numbers as by cutting the hull', () => {
  check(800, (ground, one, other) => {
    if (one !== other) expect(isCovered(ground, one, other)).toBe(slowlyCovered(ground, one, other))
  })
})

test('OPEN-01 sight goes both ways, and so do distance and being next to', () => {
  check(500, (ground, one, other) => {
    expect(slowlySees(ground, other, one)).toBe(sees(ground, one, other))
    expect(distance(ground, one, other)).toBe(distance(ground, other, one))
    expect(isNext(ground, one, other, 1)).toBe(isNext(ground, other, one, 1))
  })
})

test('OPEN-04 with every door open, squares around that see each other are next to each other, and no others', () => {
  check(800, (ground, one, other) =>
    expect(isNext(ground, one, other, 0)).toBe(apart(ground, one, other) === 1 && sees(ground, one, other)),
  )
})

test('OPEN-03 distance counts the steps of a walk through every door', () => {
  const way = { shut: 0, barred: [], taken: [] }
  check(500, (ground, one, other) => {
    const walk = walkFrom(ground, one, 200, way)
    const steps = leadsTo(walk, other) ? stepsTo(walk, other) : apart(ground, one, other)
    expect(distance(ground, one, other)).toBe(steps)
  })
})
