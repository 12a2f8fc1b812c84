import type { ActiveJob, JobCard, SectorId, Table } from '@keep-flying/verse'
import { distancesFrom } from '@keep-flying/verse/ask'
import type { Bounds, Point } from '../../../board/plane.ts'
import { awayFrom, nearestOf } from '../ship/sources.ts'

/** A place that a job names, on its way there. */
export interface JobStop {
  readonly does: 'pick-up' | 'drop-off' | 'target' | 'opportunity'
  readonly sector: SectorId
  /** Sectors from the stop before, or from the ship; Infinity where no way leads there. */
  readonly away: number
}

/** Where a job leads, from where the ship is: the pick-up first, then what may be done on the way, unless it has been. */
export function jobStops(t: Table, from: SectorId, job: JobCard, active: ActiveJob | undefined): readonly JobStop[] {
  const { pickUp, finish, opportunity } = job
  const stops: JobStop[] = []
  const add = (does: JobStop['does'], place: string) => stops.push(stopAt(t, stops.at(-1)?.sector ?? from, does, place))
  if (pickUp && !active?.pickedUp) add('pick-up', pickUp.at)
  if (opportunity && !active?.opportunityTaken) add('opportunity', opportunity.at)
  add(pickUp ? 'drop-off' : 'target', finish.at)
  return stops.filter(({ sector }) => sector !== '')
}

function stopAt(t: Table, from: SectorId, does: JobStop['does'], place: string): JobStop {
  const sector = nearestOf(t, from, place)
  return { does, sector, away: awayFrom(t, from, sector) }
}

/** A way that a ship could take, sector by sector; none where it is cut off. */
export function wayBetween(t: Table, from: SectorId, to: SectorId): readonly SectorId[] {
  const distances = distancesFrom(t, to)
  const path = [from]
  for (let left = distances.get(from) ?? 0; left > 0; left--) {
    const here = path.at(-1) ?? from
    const next = (t.box.neighbours.get(here) ?? []).find((sector) => distances.get(sector) === left - 1)
    if (next === undefined) return []
    path.push(next)
  }
  return path
}

const margin = 60
const leastWidth = 300
const shape = 2.1

/** The part of the chart that shows all these points, in the shape of the little map. */
export function viewOf(points: readonly Point[], bounds: Bounds): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin]
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin]
  const width = Math.min(bounds.width, Math.max(leastWidth, right - left, (bottom - top) * shape))
  const height = Math.min(bounds.height, width / shape)
  const within = (middle: number, size: number, least: number, whole: number) =>
    Math.min(Math.max(middle - size / 2, least), least + whole - size)
  return {
    x: within((left + right) / 2, width, bounds.x, bounds.width),
    y: within((top + bottom) / 2, height, bounds.y, bounds.height),
    width,
    height,
  }
}
