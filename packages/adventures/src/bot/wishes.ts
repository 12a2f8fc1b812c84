import { isSameSpot, type Wish } from '@keep-flying/kernel'
import { thingSpot } from '../rules/table.ts'
import type { Table, Thing } from '../state.ts'
import { extrasOf } from './extras.ts'
import { besideThing, type Task } from './goals.ts'

/** What players would like help with. */

/** The thing on the map that a task is about; null where it is a place to be. */
export function aimOf({ does }: Task): Thing | null {
  switch (does.kind) {
    case 'challenge':
      return does.spot
    case 'job':
      return does.aim
    case 'haul':
      return does.what
    case 'open':
      return { kind: 'token', id: does.token }
    case 'unlock':
      return { kind: 'door', door: does.door }
    case 'clear':
      return { kind: 'goon', id: does.goon }
    case 'be-there':
      return null
  }
}

/** Those of the tasks that are about what somebody wishes for; a Goon that is in somebody's way is to be got out of it. */
export function wishedFor(t: Table, tasks: readonly Task[], wishes: readonly Wish[]): Task[] {
  if (wishes.length === 0) return []
  const isWished = (thing: Thing | null) => {
    const spot = thing && thingSpot(thing)
    return spot !== null && wishes.some(({ at }) => isSameSpot(at, spot))
  }
  return [...tasks, ...extrasOf(t), ...goons(t), ...locks(t)].filter((task) => isWished(aimOf(task)))
}

function goons(t: Table): Task[] {
  return t.state.goons.map(({ id }) => ({
    id: `clear ${id}`,
    squares: besideThing(t, { kind: 'goon', id }),
    does: { kind: 'clear', goon: id },
  }))
}

function locks(t: Table): Task[] {
  return t.ground.doors.map(({ reach }, door) => ({
    id: `unlock ${door}`,
    squares: reach,
    does: { kind: 'unlock', door },
  }))
}
