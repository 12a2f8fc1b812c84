import type { CrewMember, State, Table } from '@keep-flying/adventures'
import { tableFor } from '@keep-flying/adventures/ask'
import { gameTable } from '../../game/game-table.tsx'
import type { Moment } from '../../session/types.ts'
import { isAdventuresView } from './view.ts'

/** What every part of this game works from, beside what all tables have. */
interface Worked {
  /** The rules' own table over the view: ask the rules about it, never work it out again. */
  readonly t: Table
  /** The Crew Members whom the viewer plays. */
  readonly mine: readonly CrewMember[]
  /** Whose turn it is, if a Crew Member has it. */
  readonly acting: CrewMember | null
  /** The viewer's own whose turn it is, or else comes first; null for spectators and a Boss. */
  readonly me: CrewMember | null
}

function workOut({ view, viewer }: Moment<State>): Worked {
  const { crew, turn, timeline } = view
  const mine = crew.filter(({ seat }) => seat === viewer)
  const acting = crew.find(({ id }) => turn?.of === 'crew' && turn.id === id) ?? null
  const order = timeline.markers.flatMap(({ of, id }) => (of === 'crew' ? [id] : []))
  const next = mine.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))[0] ?? null
  return { t: tableFor(view), mine, acting, me: acting && mine.includes(acting) ? acting : next }
}

export const { Provider: AdventuresTable, useGameTable: useTable } = gameTable(isAdventuresView, workOut)
