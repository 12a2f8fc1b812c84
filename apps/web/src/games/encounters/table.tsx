import type { Main, Player, State, Table } from '@keep-flying/encounters'
import { tableFor } from '@keep-flying/encounters/ask'
import { gameTable } from '../../game/game-table.tsx'
import type { Moment } from '../../session/types.ts'
import { isEncountersView } from './view.ts'

/** What every part of this game works from, beside what all tables have. */
interface Worked {
  /** The rules' own table over the view: ask the rules about it, never work it out again. */
  readonly t: Table
  /** The viewer's cards and Main Character; null for a spectator. */
  readonly me: Player | null
  readonly myMain: Main | null
}

function workOut({ view, viewer }: Moment<State>): Worked {
  return {
    t: tableFor(view),
    me: viewer === null ? null : (view.players[viewer] ?? null),
    myMain: viewer === null ? null : (view.mains.find(({ seat }) => seat === viewer) ?? null),
  }
}

/** All that the parts of this game share. */
export type AtEncountersTable = ReturnType<typeof useTable>

export const { Provider: EncountersTable, useGameTable: useTable } = gameTable(isEncountersView, workOut)
