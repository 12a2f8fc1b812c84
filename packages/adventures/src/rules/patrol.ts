import type { SquareNumber } from '../geometry/ground.ts'
import { stepsTo, walkFrom } from '../geometry/walk.ts'
import type { Goon, Marker, Table } from '../state.ts'
import type { Patrol } from '../vocabulary/index.ts'
import { setGoon, squareToward } from './goon-moves.ts'
import { actionsOf } from './goons.ts'
import { distanceBetween, isFree, wayFor } from './squares.ts'
import { squareIn, tell } from './table.ts'
import { spendTime, takeMarker } from './timeline.ts'

/** Patrols. */

/** Every Goon of the route that is still on it takes two Moves; then the marker advances by as much. */
export function patrolTurn(t: Table, marker: Marker): void {
  const { state } = t
  const patrol = t.job.patrols.find(({ id }) => id === marker.id)
  const alive = state.goons.filter(({ id }) => patrol && id in patrol.goons)
  if (!patrol || alive.length === 0) return void takeMarker(state.timeline, marker.id)
  tell(t, 'patrol', () => ({ what: { name: 'patrol', id: patrol.id } }))
  const walking = alive.filter((goon) => goon.patrol?.route === patrol.id)
  for (const goon of walking.sort((one, other) => (one.id < other.id ? -1 : 1)))
    for (let n = 0; n < 2; n++) walk(t, goon, patrol)
  spendTime(t, marker, 2 * Math.max(...alive.map((goon) => actionsOf(goon).move.time)))
}

/** Toward the next marker of the route, and on to the one after it. */
function walk(t: Table, goon: Goon, { route }: Patrol): void {
  let left = actionsOf(goon).move.squares
  for (let turned = 0; goon.patrol && left > 0 && turned <= route.length; ) {
    const at = route[goon.patrol.next]
    if (!at) return
    const goal = squareIn(t, at)
    const to = squareToward(t, goon, goal, left)
    left -= stepsTo(walkFrom(t.ground, goon.at, left, wayFor(t, goon)), to)
    const moved = setGoon(t, goon, to)
    if (isReached(t, goon, goal)) {
      goon.patrol.next = (goon.patrol.next + 1) % route.length
      turned++
    } else if (!moved) return
  }
}

/** On the marker, or beside it while somebody stands there. */
function isReached(t: Table, goon: Goon, goal: SquareNumber): boolean {
  return goon.at === goal || (!isFree(t, goal) && distanceBetween(t, goon.at, goal) === 1)
}
