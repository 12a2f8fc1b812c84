import type { SquareNumber } from '../geometry/ground.ts'
import type { CrewMember, Table } from '../state.ts'
import type { Stance } from '../vocabulary/index.ts'

/** What is to be otherwise with a Crew Member than it is. */
export interface Supposed {
  readonly at?: SquareNumber
  readonly stance?: Stance
  /** Where its marker lies, on top of whatever lies there. */
  readonly moment?: number
}

/** The table as it would be if a Crew Member stood elsewhere, for asking anything about it. Nothing here changes the table. */
export function supposing(t: Table, who: Pick<CrewMember, 'id'>, { moment, ...other }: Supposed): Table {
  const { crew, timeline } = t.state
  const markers = timeline.markers.filter(({ id }) => id !== who.id)
  const at = markers.findIndex((marker) => marker.moment >= (moment ?? 0))
  if (moment !== undefined) markers.splice(at < 0 ? markers.length : at, 0, { of: 'crew', id: who.id, moment })
  return {
    ...t,
    state: {
      ...t.state,
      crew: crew.map((one) => (one.id === who.id ? { ...one, ...other } : one)),
      timeline: moment === undefined ? timeline : { ...timeline, markers },
    },
  }
}
