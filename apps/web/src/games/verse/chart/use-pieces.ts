import type { SectorId } from '@keep-flying/verse'
import { isOutlaw, marksOn } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import { useTable } from '../table.tsx'
import type { Geometry } from './geometry.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type Pin, pinsOf } from './pins.ts'
import { lastRound, type Trail, trailsSince } from './trails.ts'

export interface OnChart {
  readonly pieces: readonly Piece[]
  readonly pins: readonly Pin[]
  readonly trails: readonly Trail[]
  /** The keys of the pieces that threaten the viewer. */
  readonly threats: ReadonlySet<string>
}

/** What stands on the chart at this moment. */
export function useOnChart(geometry: Geometry): OnChart {
  const { t, box, moment, me } = useTable()
  return useMemo(() => {
    const { view, viewer, events } = moment
    const since = lastRound(events, viewer, view.active, view.captains.length)
    const trails = trailsSince(events, since, box.starts.cruiser)
    const pins = me ? pinsOf(t, me) : []
    const pieces = piecesOf(view, viewer, geometry, trails, pins, marksOn(t))
    const near = (from: SectorId) => box.neighbours.get(from) ?? []
    const around = me ? new Set([me.sector, ...near(me.sector), ...near(me.sector).flatMap(near)]) : new Set<SectorId>()
    const threats = new Set(
      pieces.flatMap(({ key, sector, is }) => {
        if (!me || !('roamer' in is)) return []
        if (is.roamer === 'cruiser') return isOutlaw(t, me) ? [key] : []
        const isFeared = is.roamer === 'cutter' || isOutlaw(t, me)
        return isFeared && around.has(sector) ? [key] : []
      }),
    )
    return { pieces, pins, trails, threats }
  }, [t, box, moment, me, geometry])
}
