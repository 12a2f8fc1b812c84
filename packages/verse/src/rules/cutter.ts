import { because, chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import { reaverContact } from '../catalog/tiles.ts'
import type { Captain, Table } from '../state.ts'
import type { CardId, Destination, SectorId } from '../vocabulary/index.ts'
import { announceRoamer, destinations } from './cruiser.ts'
import { resolveOptions } from './events.ts'
import { evade } from './fly.ts'
import { wholeCrew } from './gear.ts'
import { inSector } from './show.ts'
import { rightOf, seatName, sectorName, tell } from './table.ts'

/** Reaver Cutters. */

export function hasCutter(t: Table, sector: SectorId): boolean {
  return t.state.cutters.includes(sector) || t.moments.some((on) => on.cutterStands?.(t, sector))
}

/** No two Cutters share a sector, and some they keep out of. */
export function mayCutterGo(t: Table, to: SectorId): boolean {
  return !hasCutter(t, to) && !t.moments.some((on) => on.barsCutter?.(t, to))
}

export interface CutterMove {
  readonly from: SectorId
  readonly to: SectorId
}

/** Every move a card allows, of every Cutter there is. One that is called to a ship comes whatever else is there. */
function cutterMoves(t: Table, c: Captain, move: Destination): CutterMove[] {
  if (move.to === 'your-sector') return t.state.cutters.map((from) => ({ from, to: c.sector }))
  return t.state.cutters.flatMap((from) =>
    destinations(t, from, c, move)
      .filter((to) => mayCutterGo(t, to))
      .map((to) => ({ from, to })),
  )
}

export function* moveCutterByCard(
  t: Table,
  c: Captain,
  move: { readonly by: 'drawer' | 'right' } & Destination,
  card?: CardId,
): Rules<void> {
  if (move.to === 'your-sector' && hasCutter(t, c.sector)) return yield* announceSecondCutter(t, c, card)
  const mover = move.by === 'right' ? rightOf(t, c) : c
  yield* chooseCutterMove(t, mover, cutterMoves(t, c, move))
}

function* announceSecondCutter(t: Table, c: Captain, card: CardId | undefined): Rules<void> {
  for (const on of t.moments) if (on.cutterThereAlready) yield* on.cutterThereAlready(t, c, card)
}

function showCutterMove({ from, to }: CutterMove): Option {
  return inSector(
    to,
    'option.move-cutter',
    { from: sectorName(from) },
    { id: `${from}>${to}`, about: sectorName(from) },
  )
}

/** Lets a captain make one of these moves. */
export function* chooseCutterMove(t: Table, mover: Captain, moves: readonly CutterMove[]): Rules<void> {
  if (moves.length === 0) return
  const { from, to } = yield* chooseOne(
    { seat: mover.seat, kind: 'cutter.move', prompt: text('prompt.move-cutter'), rule: 'CUTTER-07' },
    moves,
    showCutterMove,
  )
  yield* moveCutter(t, from, to)
}

/** Takes a Cutter from one sector to another. */
export function* moveCutter(t: Table, from: SectorId, to: SectorId): Rules<void> {
  t.state.cutters = t.state.cutters.map((sector) => (sector === from ? to : sector))
  tell(t, 'cutter-moved', { from: sectorName(from), to: sectorName(to) })
  for (const on of t.moments) on.cutterLeft?.(t, from)
  yield* announceRoamer(t, to)
}

/** Whoever begins a turn beside a Cutter meets the Reavers before anything else. */
export function* startBesideCutter(t: Table, c: Captain): Rules<void> {
  if (hasCutter(t, c.sector)) yield* meetReavers(t, c)
}

export function* meetReavers(t: Table, c: Captain): Rules<void> {
  tell(t, 'reaver-contact', { who: seatName(c) })
  if (yield* because({ card: 'reaver-contact' }, shakesOffReavers(t, c))) return
  const crewBefore = c.crew.length
  const resolved = yield* resolveOptions(t, { team: wholeCrew(c) }, reaverContact.options, 'reaver-contact')
  reaversGone(t, c, crewBefore)
  if (resolved?.outcome === 'evade') yield* because(resolved.cause, evade(t, c))
}

export function* shakesOffReavers(t: Table, c: Captain): Rules<boolean> {
  for (const on of t.moments) if (on.reaversStrike && (yield* on.reaversStrike(t, c))) return true
  return false
}

export function reaversGone(t: Table, c: Captain, crewBefore: number): void {
  for (const on of t.moments) on.reaversGone?.(t, c, crewBefore)
}
