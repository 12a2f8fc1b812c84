import {
  apart,
  type Doors,
  door0,
  edgeBetween,
  type Ground,
  open,
  placeOf,
  type SquareNumber,
  squareAt,
  wall,
} from './ground.ts'
import { no, yes } from './sight.ts'

/**
 * Whether two squares are next to each other: of the eight around, and with a free line between them while doors that are
 * shut count as walls. Around a corner they are, and at an angle through an open door.
 */
export function isNext(ground: Ground, one: SquareNumber, other: SquareNumber, shut: Doors): boolean {
  if (apart(ground, one, other) !== 1) return false
  const at = one * ground.squares + other
  const known = ground.next[at] || whatever(ground, one, other)
  ground.next[at] = known
  return known === byDoors ? touches(ground, one, other, shut) : known === yes
}

/** Some squares are next to each other only while a door is open. */
const byDoors = 3
const everyDoor = -1

function whatever(ground: Ground, one: SquareNumber, other: SquareNumber): number {
  if (!touches(ground, one, other, 0)) return no
  return touches(ground, one, other, everyDoor) ? yes : byDoors
}

/** For squares around each other. */
function touches(ground: Ground, one: SquareNumber, other: SquareNumber, shut: Doors): boolean {
  const [column, row] = placeOf(ground, one)
  const [otherColumn, otherRow] = placeOf(ground, other)
  if (column === otherColumn || row === otherRow) return isBare(ground, one, other, shut)
  const bends: SquareNumber[] = [squareAt(ground, [column, otherRow]), squareAt(ground, [otherColumn, row])]
  return bends.some((bend) => isBare(ground, one, bend, shut) && isBare(ground, bend, other, shut))
}

function isBare(ground: Ground, one: SquareNumber, other: SquareNumber, shut: Doors): boolean {
  const edge = ground.edges[edgeBetween(ground, one, other)]
  if (edge === undefined || edge === wall) return false
  return edge === open || ((shut >>> (edge - door0)) & 1) === 0
}

/** The squares next to a square. */
export function squaresNext(ground: Ground, square: SquareNumber, shut: Doors): readonly SquareNumber[] {
  return (ground.around[square] ?? []).filter((other) => isNext(ground, square, other, shut))
}
