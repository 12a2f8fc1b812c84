import { copy } from '@keep-flying/kernel'
import type { SquareNumber } from '../geometry/ground.ts'
import { tableOf } from '../rules/game.ts'
import { patrolTurn } from '../rules/patrol.ts'
import type { Table } from '../state.ts'

/** Where patrols would stand, as long as nobody is in their way who is not now. */

export interface PatrolAhead {
  readonly patrol: string
  /** When it moves. */
  readonly moment: number
  /** Where each of its Goons stands after that, by the Goon. */
  readonly squares: Readonly<Record<string, SquareNumber>>
}

/** The next turns of a patrol. */
export function patrolAhead(t: Table, patrol: string, turns = 1): PatrolAhead[] {
  const copied = tableOf({ ...t, state: copy(t.state), tell: () => {}, seal: () => {}, begin: () => {} })
  const { goons, timeline } = copied.state
  const ahead: PatrolAhead[] = []
  for (let n = 0; n < turns; n++) {
    const marker = timeline.markers.find(({ of, id }) => of === 'patrol' && id === patrol)
    if (!marker) break
    patrolTurn(copied, marker)
    const walking = goons.filter((goon) => goon.patrol?.route === patrol)
    ahead.push({
      patrol,
      moment: marker.moment,
      squares: Object.fromEntries(walking.map(({ id, at }) => [id, at])),
    })
  }
  return ahead
}
