import { describe, expect, test } from 'vitest'
import type { Area, Building, BuildingPiece, Door, Job, JobMap, Side, Size, Square, Turn } from '../vocabulary/index.ts'
import { buildingPiece, jobs } from './index.ts'
import { supplies } from './supplies.ts'

const key = ([column, row]: Square) => `${column},${row}`

function squaresOf([column, row, columns, rows]: Area): Square[] {
  return Array.from({ length: columns * rows }, (_, n) => [column + (n % columns), row + Math.floor(n / columns)])
}

const footprint = ({ at: [column, row], size: [columns, rows] }: Building) => squaresOf([column, row, columns, rows])

const onMap = ({ size: [columns, rows] }: JobMap, [column, row]: Square) =>
  column >= 0 && row >= 0 && column < columns && row < rows

const clockwise: readonly Side[] = ['north', 'east', 'south', 'west']

/** The side and place of a piece's door after quarter turns. */
function turned({ size: [columns, rows] }: BuildingPiece, side: Side, place: number, turn: Turn): [Side, number] {
  let [length, place1, side1]: [Size, number, Side] = [[columns, rows], place, side]
  for (let n = 0; n < turn; n++) {
    // Places on the west and east sides are counted from the north: turning brings their first to the other end.
    if (side1 === 'west' || side1 === 'east') place1 = length[1] + 1 - place1
    side1 = clockwise[(clockwise.indexOf(side1) + 1) % 4] ?? side1
    length = [length[1], length[0]]
  }
  return [side1, place1]
}

/** The squares before and behind the place of a side. */
function doorway({ at: [column, row], size: [columns, rows] }: Building, side: Side, place: number): [Square, Square] {
  const n = place - 1
  switch (side) {
    case 'north':
      return [
        [column + n, row],
        [column + n, row - 1],
      ]
    case 'south':
      return [
        [column + n, row + rows - 1],
        [column + n, row + rows],
      ]
    case 'west':
      return [
        [column, row + n],
        [column - 1, row + n],
      ]
    case 'east':
      return [
        [column + columns - 1, row + n],
        [column + columns, row + n],
      ]
  }
}

/** Squares that straight steps lead to, through doors in any state; nothing stands in the way but what is never entered. */
function reachable(map: JobMap, from: Square, closed: ReadonlySet<string>): Set<string> {
  const house = new Map(map.buildings.flatMap((building) => footprint(building).map((at) => [key(at), building.id])))
  const doors = new Set(
    map.buildings
      .flatMap(({ doors }) => doors)
      .flatMap(({ inside, outside }) => [`${inside}/${outside}`, `${outside}/${inside}`]),
  )
  const seen = new Set([key(from)])
  const queue: Square[] = [from]
  for (const [column, row] of queue) {
    for (const [c, r] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      const to: Square = [column + c, row + r]
      const wall = house.get(key([column, row])) !== house.get(key(to)) && !doors.has(`${column},${row}/${to}`)
      if (!onMap(map, to) || wall || closed.has(key(to)) || seen.has(key(to))) continue
      seen.add(key(to))
      queue.push(to)
    }
  }
  return seen
}

/** Squares that nobody enters. */
function neverEntered({ map, tokens, special }: Job): Set<string> {
  const persons = special.flatMap((rule) => (rule.rule === 'persons' ? rule.places : []))
  const standing = tokens.filter(
    ({ id, kind }) => kind === 'terminal' || kind === 'crate' || kind === 'safe' || persons.includes(id),
  )
  return new Set([...map.mule, ...standing.map(({ at }) => at)].map(key))
}

const around = ([column, row]: Square): Square[] =>
  squaresOf([column - 1, row - 1, 3, 3]).filter((at) => key(at) !== key([column, row]))

const doorsOf = ({ map }: Job): Door[] => map.buildings.flatMap(({ doors }) => doors)

describe.each(jobs)('the map of $name', (job) => {
  const { map, goons, tokens, patrols } = job
  const indoors = new Set(map.buildings.flatMap(footprint).map(key))
  const start = squaresOf(map.deployment).find((at) => !neverEntered(job).has(key(at))) ?? [0, 0]
  const reached = reachable(map, start, neverEntered(job))

  test('is covered by tiles of the box, without overlap', () => {
    const covered = map.tiles.flatMap(({ at: [column, row] }) => squaresOf([column, row, 10, 10]))
    expect(new Set(covered.map(key)).size).toBe(covered.length)
    expect(covered).toHaveLength(map.size[0] * map.size[1])
    expect(covered.every((at) => onMap(map, at))).toBe(true)
    const used = map.tiles.map(({ tile }) => tile)
    expect(new Set(used).size).toBe(used.length)
    expect(used.every((tile) => tile >= 1 && tile <= supplies.tiles.count)).toBe(true)
  })

  test('MAP-11 uses each building of the box at most once, as large as the piece', () => {
    expect(new Set(map.buildings.map(({ number }) => number)).size).toBe(map.buildings.length)
    for (const { number, size, turn } of map.buildings) {
      const [columns, rows] = buildingPiece(number).size
      expect(size).toEqual(turn % 2 ? [rows, columns] : [columns, rows])
    }
  })

  test('has buildings that lie on it, apart from each other', () => {
    const squares = map.buildings.flatMap(footprint)
    expect(squares.every((at) => onMap(map, at))).toBe(true)
    expect(indoors.size).toBe(squares.length)
  })

  test('MAP-10 has doors where the turned piece has them, from inside to the open', () => {
    for (const building of map.buildings) {
      const piece = buildingPiece(building.number)
      const places = piece.doors.map(({ side, place }) =>
        doorway(building, ...turned(piece, side, place, building.turn)),
      )
      expect(building.doors.map(({ inside, outside }) => `${inside}/${outside}`).toSorted()).toEqual(
        places.map(([inside, outside]) => `${inside}/${outside}`).toSorted(),
      )
    }
    for (const { outside } of doorsOf(job)) {
      expect(onMap(map, outside)).toBe(true)
      expect(indoors.has(key(outside))).toBe(false)
    }
  })

  test('has one thing per square', () => {
    const things = [...goons.map(({ at }) => at), ...tokens.map(({ at }) => at), ...map.mule]
    expect(new Set(things.map(key)).size).toBe(things.length)
    expect(things.every((at) => onMap(map, at))).toBe(true)
  })

  test('has room for five Crew where they begin, in the open and away from Goons', () => {
    const free = squaresOf(map.deployment).filter((at) => !neverEntered(job).has(key(at)))
    expect(free.length).toBeGreaterThanOrEqual(5)
    expect(free.some((at) => indoors.has(key(at)) || goons.some((goon) => key(goon.at) === key(at)))).toBe(false)
  })

  test('lets the Crew come to everything, once the doors are open', () => {
    for (const { at } of goons) expect(reached).toContain(key(at))
    for (const { outside, inside } of doorsOf(job)) {
      expect(reached).toContain(key(outside))
      expect(reached).toContain(key(inside))
    }
    for (const { at } of tokens) {
      const near = [at, ...around(at)].filter((square) => indoors.has(key(square)) === indoors.has(key(at)))
      expect(near.some((square) => reached.has(key(square)))).toBe(true)
    }
    for (const area of Object.values(map.zones)) expect(squaresOf(area).some((at) => reached.has(key(at)))).toBe(true)
  })

  test('JOB-13 has patrols in the open, with no more markers than the box has', () => {
    for (const { route } of patrols) {
      expect(route.length).toBeLessThanOrEqual(supplies.tokens['patrol-marker'])
      for (const at of route) expect([indoors.has(key(at)), reached.has(key(at))]).toEqual([false, true])
    }
    expect(patrols.length).toBeLessThanOrEqual(supplies.timeMarkers.patrol)
  })

  test('needs no more pieces than the box has', () => {
    const kind = (wanted: string) => tokens.filter((token) => token.kind === wanted).length
    const locked = doorsOf(job).filter(({ closed }) => closed === 'lock').length + kind('safe')
    expect(locked).toBeLessThanOrEqual(22)
    expect(kind('crate')).toBeLessThanOrEqual(6)
    expect(kind('safe')).toBeLessThanOrEqual(3)
    expect(kind('terminal')).toBeLessThanOrEqual(supplies.tokens.terminal)
    expect(kind('numbered')).toBeLessThanOrEqual(supplies.tokens.numbered)
    expect(kind('objective') + kind('cargo')).toBeLessThanOrEqual(supplies.tokens.objective)
    for (const type of ['thug', 'cowboy'] as const) {
      expect(goons.filter((goon) => goon.type === type).length).toBeLessThanOrEqual(5)
    }
  })
})
