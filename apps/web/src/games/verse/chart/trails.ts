import type { HeardEvent } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'
import { placeIn, seatIn } from './words.ts'

/** The last moves of everything on the chart, by what was told. */

export type Mover = number | 'cruiser' | 'cutter'

export interface Trail {
  readonly key: string
  readonly of: Mover
  readonly path: readonly SectorId[]
}

const flights: ReadonlySet<string> = new Set(['burn', 'mosey', 'evade', 'drift'])

interface Walker {
  at: SectorId | null
  path: SectorId[]
  /** The turn in which the path was gone. */
  turn: number
}

/**
 * Goes through all that was told and keeps the moves that came after `since`: of each piece those of its latest turn.
 * `cruiser` is where the Cruiser began.
 */
export function trailsSince(events: readonly HeardEvent[], since: number, cruiser: SectorId): Trail[] {
  const walkers = new Map<string, Walker>([['cruiser', { at: cruiser, path: [], turn: 0 }]])
  let turn = 0
  const go = (key: string, from: SectorId | null, to: SectorId, seq: number) => {
    const walker = walkers.get(key) ?? { at: from, path: [], turn }
    const start = from ?? walker.at
    const goesOn = walker.turn === turn && walker.path.at(-1) === start
    const path = goesOn ? walker.path : start === null ? [] : [start]
    walkers.set(key, { at: to, path: seq > since ? [...path, to] : [], turn })
  }
  for (const event of events) {
    const { kind } = event
    const [seat, sector] = [seatIn(event), placeIn(event)]
    if (kind === 'turn') turn++
    else if (kind === 'placed' && seat !== null && sector !== null)
      walkers.set(String(seat), { at: sector, path: [], turn })
    else if (flights.has(kind) && seat !== null && sector !== null) go(String(seat), null, sector, event.seq)
    else if (kind === 'cruiser-moved' && sector !== null) go('cruiser', null, sector, event.seq)
    else if (kind === 'cutter-moved') {
      const [from, to] = [placeIn(event, 'from'), placeIn(event, 'to')]
      if (from === null || to === null) continue
      const before = walkers.get(`cutter ${from}`)
      walkers.delete(`cutter ${from}`)
      if (before) walkers.set(`cutter ${to}`, before)
      go(`cutter ${to}`, from, to, event.seq)
    }
  }
  return [...walkers].flatMap(([key, { path }]) => (path.length < 2 ? [] : [{ key, of: moverOf(key), path }]))
}

/**
 * From where on moves are still worth a look: those of the others since the viewer's last turn, and the viewer's own of
 * this one. A spectator sees the last move of each.
 */
export function lastRound(events: readonly HeardEvent[], viewer: number | null, active: number, seats: number): number {
  const turns = events.filter(({ kind }) => kind === 'turn')
  if (viewer === null) return (turns.at(-seats)?.seq ?? 1) - 1
  const mine = turns.filter((event) => seatIn(event) === viewer)
  const last = mine.at(active === viewer ? -2 : -1)
  const next = last && turns.find(({ seq }) => seq > last.seq)
  return next ? next.seq - 1 : 0
}

function moverOf(key: string): Mover {
  if (key === 'cruiser') return 'cruiser'
  return key.startsWith('cutter') ? 'cutter' : Number(key)
}
