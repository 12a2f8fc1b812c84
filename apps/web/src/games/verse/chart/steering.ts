import type { SectorId } from '@keep-flying/verse'
import { type Geometry, heartOf } from './geometry.ts'

/** Going over the chart with the arrow keys. */

const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as const

export type Arrow = keyof typeof arrows

export function isArrow(key: string): key is Arrow {
  return key in arrows
}

/** How far off the arrow's line a neighbour may lie. */
const widest = Math.cos((75 * Math.PI) / 180)

/** The neighbour that lies most in a direction; null where there is none. */
export function neighbourTowards(
  geometry: Geometry,
  neighbours: readonly SectorId[],
  from: SectorId,
  arrow: Arrow,
): SectorId | null {
  const here = geometry.cells.get(from)
  if (!here) return null
  const [x, y] = heartOf(here)
  const [dx, dy] = arrows[arrow]
  let best: { readonly id: SectorId; readonly fit: number } | null = null
  for (const id of neighbours) {
    const cell = geometry.cells.get(id)
    if (!cell) continue
    const [toX, toY] = heartOf(cell)
    const far = Math.hypot(toX - x, toY - y)
    const towards = ((toX - x) * dx + (toY - y) * dy) / far
    // Nearer ones win, or small sectors close by could never be come to.
    const fit = towards / Math.sqrt(far)
    if (towards > widest && fit > (best?.fit ?? 0)) best = { id, fit }
  }
  return best?.id ?? null
}
