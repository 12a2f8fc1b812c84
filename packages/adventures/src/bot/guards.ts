import { doorCalled } from '../rules/table.ts'
import type { Goon, Table } from '../state.ts'
import { besideThing, type Task } from './goals.ts'

/** Waiting Goons that keep the crew from something by standing where they stand. */

export function guardsOf(t: Table, tasks: readonly Task[]): Task[] {
  return t.state.goons
    .filter((goon) => !goon.alerted && goon.patrol === null && isInTheWay(t, goon, tasks))
    .map(
      ({ id }): Task => ({
        id: `clear ${id}`,
        squares: besideThing(t, { kind: 'goon', id }),
        does: { kind: 'clear', goon: id },
      }),
    )
}

function isInTheWay(t: Table, { at }: Goon, tasks: readonly Task[]): boolean {
  const hauls = tasks.some(({ does }) => does.kind === 'haul' && does.what.kind === 'token')
  const doors = t.job.special.flatMap((rule) => (rule.rule === 'guarded-haul' && hauls ? rule.doors : []))
  if (doors.some((id) => t.ground.doors[doorCalled(t, id)]?.reach.includes(at))) return true
  return neededDoors(t, tasks).some((door) => t.ground.doors[door]?.reach.includes(at))
}

/** Doors with a face-down Locked Token into buildings where something is to be done. */
function neededDoors(t: Table, tasks: readonly Task[]): number[] {
  const buildings = new Set(tasks.flatMap(({ squares }) => squares.map((square) => t.ground.building[square] ?? -1)))
  return t.state.doors.flatMap(({ lock }, door) =>
    lock.hidden.cards.length > 0 && buildings.has(t.ground.doors[door]?.building ?? -1) ? [door] : [],
  )
}

/** Whether a square is one where a Goon would be in the way. */
export function isInTheWayAt(t: Table, at: number): boolean {
  return t.ground.doors.some(({ reach }) => reach.includes(at))
}
