import type { HeardEvent } from '@keep-flying/kernel'
import { happened, type SectorId } from '@keep-flying/verse'

/** The last moves of everything on the chart, by what was told. */

export type Mover = number | 'cruiser' | 'cutter' | 'corvette'

export interface Trail {
  readonly key: string
  readonly of: Mover
  readonly path: readonly SectorId[]
}

interface Walker {
  readonly of: Mover
  readonly at: SectorId | null
  readonly path: readonly SectorId[]
  /** The turn in which the path was gone. */
  readonly turn: number
}

const cutterAt = (sector: SectorId) => `cutter ${sector}`

/**
 * Goes through all that was told and keeps the moves that came after `since`: of each piece those of its latest turn.
 * `cruiser` is where the Cruiser began.
 */
export function trailsSince(events: readonly HeardEvent[], since: number, cruiser: SectorId): Trail[] {
  const walkers = new Map<string, Walker>([['cruiser', { of: 'cruiser', at: cruiser, path: [], turn: 0 }]])
  let turn = 0
  const go = (key: string, of: Mover, from: SectorId | null, to: SectorId, seq: number) => {
    const walker = walkers.get(key) ?? { of, at: from, path: [], turn }
    const start = from ?? walker.at
    const goesOn = walker.turn === turn && walker.path.at(-1) === start
    const path = goesOn ? walker.path : start === null ? [] : [start]
    walkers.set(key, { of, at: to, path: seq > since ? [...path, to] : [], turn })
  }
  for (const event of events) {
    if (happened(event, 'turn')) turn++
    else if (happened(event, 'placed')) {
      const { who, sector } = event.data
      walkers.set(String(who.id), { of: who.id, at: sector.id, path: [], turn })
    } else if (happened(event, 'burn', 'mosey', 'evade', 'drift')) {
      const { who, sector } = event.data
      go(String(who.id), who.id, null, sector.id, event.seq)
    } else if (happened(event, 'cruiser-moved')) go('cruiser', 'cruiser', null, event.data.sector.id, event.seq)
    else if (happened(event, 'corvette-moved')) go('corvette', 'corvette', null, event.data.sector.id, event.seq)
    else if (happened(event, 'cutter-moved', 'corvette-drives-off')) {
      const [from, to] = [event.data.from.id, event.data.to.id]
      const before = walkers.get(cutterAt(from))
      walkers.delete(cutterAt(from))
      if (before) walkers.set(cutterAt(to), before)
      go(cutterAt(to), 'cutter', from, to, event.seq)
    }
  }
  return [...walkers].flatMap(([key, { of, path }]) => (path.length < 2 ? [] : [{ key, of, path }]))
}

/**
 * From where on moves are still worth a look: those of the others since the viewer's last turn, and the viewer's own of
 * this one. A spectator sees the last move of each.
 */
export function lastRound(events: readonly HeardEvent[], viewer: number | null, active: number, seats: number): number {
  const turns = events.filter((event) => happened(event, 'turn'))
  if (viewer === null) return (turns.at(-seats)?.seq ?? 1) - 1
  const mine = turns.filter(({ data }) => data.who.id === viewer)
  const last = mine.at(active === viewer ? -2 : -1)
  const next = last && turns.find(({ seq }) => seq > last.seq)
  return next ? next.seq - 1 : 0
}
