import type { GameClient } from '../game/client.ts'
import { useMedia } from '../ui/media.ts'
import { useLooking, useTable } from './context.tsx'

/** A tablet held upright: board and dock one below the other, and the tabs' parts below both. As in table.css. */
const upright = '(min-width: 600px) and (max-width: 899px) and (min-height: 900px)'

export interface ShownTab {
  readonly tab: string
  /** Whether the board has a tab of its own, in place of which the others are shown. */
  readonly isBoardATab: boolean
}

/** The part that is open: where the board is always in sight, one of the others is. */
export function useShownTab(): ShownTab {
  const { game } = useTable()
  const { tab } = useLooking()
  const isBoardATab = !useMedia(upright)
  return { tab: isBoardATab || tab !== 'board' ? tab : firstBesideBoard(game), isBoardATab }
}

function firstBesideBoard({ table }: GameClient): string {
  return table.tabs.find(({ id }) => id !== 'board')?.id ?? 'log'
}
