import type { SectorId } from '@keep-flying/verse'
import { useCallback, useMemo } from 'react'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { useIntent } from './intent.tsx'
import { movedPiece, type Nearness, type RoamerMove, roamerMoves } from './roamers.ts'

export interface Roaming {
  readonly moves: readonly RoamerMove[]
  /** Where the pieces are that may be moved. */
  readonly pieces: readonly SectorId[]
  /** The one that is to move; null while that is open. */
  readonly from: SectorId | null
  choose(piece: SectorId): void
}

/** Which piece is moved, as dock and chart have it. */
export function useRoamer(): Roaming {
  const { t, decision } = useTable()
  const { picked, pick } = useLooking()
  const { roamer, chooseRoamer } = useIntent()
  const moves = useMemo(() => roamerMoves(t, decision), [t, decision])
  const pieces = useMemo(() => [...new Set(moves.map(({ from }) => from))], [moves])
  const from = movedPiece(moves, picked[0], roamer)
  const choose = useCallback(
    (piece: SectorId) => {
      if (piece !== from) pick([])
      chooseRoamer(piece)
    },
    [from, pick, chooseRoamer],
  )
  return useMemo(() => ({ moves, pieces, from, choose }), [moves, pieces, from, choose])
}

/** How far everybody is, in a line: "Sectors away: you 3, Marco 0". */
export function useNearnessWords(): (near: readonly Nearness[]) => string {
  const say = useSay()
  const { me, write } = useTable()
  return useCallback(
    (near) => {
      const list = near
        .map(({ seat, far }) => {
          const who = seat === me?.seat ? say('dock.roam.you') : call(write, 'seat', seat)
          return say('dock.roam.far', { who, n: Number.isFinite(far) ? far : -1 })
        })
        .join(', ')
      return say('dock.roam.away', { list })
    },
    [say, me, write],
  )
}
