import type { Captain, State, Table } from '@keep-flying/verse'
import { tableFor } from '@keep-flying/verse/ask'
import { gameTable } from '../../game/game-table.tsx'
import type { Moment } from '../../session/types.ts'
import { isVerseView } from './view.ts'

/** What every part of this game works from, beside what all tables have. */
interface Worked {
  /** The rules' own table over the view: ask the rules about it, never work it out again. */
  readonly t: Table
  readonly box: Table['box']
  /** The viewer's captain; null for a spectator. */
  readonly me: Captain | null
}

function workOut({ view, viewer }: Moment<State>): Worked {
  const t = tableFor(view)
  return { t, box: t.box, me: viewer === null ? null : (view.captains[viewer] ?? null) }
}

export const { Provider: VerseTable, useGameTable: useTable } = gameTable(isVerseView, workOut)

export type AtVerseTable = ReturnType<typeof useTable>
