import type { TableParts } from '../game/client.ts'
import { optionsOf, useTable } from './context.tsx'
import { PlainPlayers } from './PlainPlayers.tsx'

const nothing: { readonly hint: string; readonly things: readonly [] } = { hint: '', things: [] }

/** The table of a game that draws only its board. */
export const plainTable: Omit<TableParts, 'useHeading' | 'Board'> = {
  PlaceNote: ({ words }) => words,
  layout: 'wide',
  place: null,
  tabs: [{ id: 'board', icon: 'recentre', label: 'table.tab.board' }],
  useAskedTabs: () => {
    const { decision } = useTable()
    const isOnBoard = optionsOf(decision).some(({ at, role }) => at && role !== 'minor' && 'place' in at)
    return new Set(isOnBoard ? ['board'] : [])
  },
  sidePanels: [],
  useFindable: () => nothing,
  useWishable: null,
  Players: PlainPlayers,
  Figures: () => null,
  Outlook: null,
  seat: { Note: () => null, Content: () => null },
  keys: [],
}
