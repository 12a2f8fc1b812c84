import { isCovered } from '../cover.ts'
import { distance } from '../distance.ts'
import { type Doors, layGround, placeOf, squareAt } from '../ground.ts'
import { isNext } from '../next.ts'
import { readPicture } from '../picture.ts'
import { sees } from '../sight.ts'

/** A map in characters, asked about the squares that its marks stand on. */
export function drawn(picture: string) {
  const { plan, doors, marks } = readPicture(picture)
  const ground = layGround(plan)
  const at = (mark: string) => {
    const found = marks.find((one) => one.mark === mark)
    if (!found) throw new Error(`Nothing is marked "${mark}".`)
    return squareAt(ground, found.at)
  }
  const shut: Doors = doors.reduce((set, mark, n) => (mark === 'o' ? set : set | (1 << n)), 0)
  return {
    ground,
    shut,
    at,
    place: (mark: string) => placeOf(ground, at(mark)),
    sees: (one: string, other: string) => sees(ground, at(one), at(other)),
    covered: (shooter: string, target: string) => isCovered(ground, at(shooter), at(target)),
    distance: (one: string, other: string) => distance(ground, at(one), at(other)),
    next: (one: string, other: string) => isNext(ground, at(one), at(other), shut),
  }
}
