import { CardLink } from '../../../cards/CardLink.tsx'
import { plainDock } from '../../../dock/plain.tsx'
import type { DockParts } from '../../../game/client.ts'
import { useTable } from '../table.tsx'
import { ActionDeeds } from './ActionDeeds.tsx'
import { Plate } from './Plate.tsx'
import { usePlanner, usePlayAll } from './play-all.ts'
import { usePrimary } from './primary.ts'

export const dockParts: Partial<DockParts> = {
  Plate,
  usePlanner,
  usePrimary,
  controlFor: (decision) => (decision.kind === 'action' ? ActionDeeds : null),
  Doing: () => null,
  Cause: ({ because: { card } }) => (card === undefined ? null : <CardLink id={card} />),
  useBoardMatters: () => {
    const { decision } = useTable()
    const isOnBoard = plainDock.useBoardMatters()
    return isOnBoard || decision?.kind === 'action'
  },
  useKeys: () => {
    const playAll = usePlayAll()
    return { letters: playAll ? { p: playAll } : {}, back: null }
  },
}
