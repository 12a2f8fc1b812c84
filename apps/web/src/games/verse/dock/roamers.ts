import type { Decision, Option } from '@keep-flying/kernel'
import type { SectorId, Table } from '@keep-flying/verse'
import { distance, marksOn } from '@keep-flying/verse/ask'
import { placeIn } from '../../../dock/looks.ts'
import { optionsOf } from '../../../table/context.tsx'

/** Moving the Cruiser, the Cutters and the Corvette: which, then where. */

type Roamer = 'cruiser' | 'cutter' | 'corvette'

const kinds: Readonly<Record<string, Roamer>> = {
  'cruiser.move': 'cruiser',
  'cutter.move': 'cutter',
  'corvette.move': 'corvette',
}

/** What a question lets its captain move. */
export function roamerIn(decision: Decision | null): Roamer | null {
  return (decision && kinds[decision.kind]) ?? null
}

export interface RoamerMove {
  readonly option: Option
  readonly from: SectorId
  readonly to: SectorId
}

/** An option about a Cutter says where that one is; there is only one Cruiser. */
export function roamerMoves(t: Table, decision: Decision | null): readonly RoamerMove[] {
  const is = roamerIn(decision)
  if (is === null) return []
  return optionsOf(decision).flatMap((option): RoamerMove[] => {
    const to = placeIn(option)
    const from = pieceMoved(t, is, option)
    return to === null || from === undefined ? [] : [{ option, from, to }]
  })
}

function pieceMoved(t: Table, is: Roamer, { about }: Option): SectorId | undefined {
  if (is === 'cruiser') return t.state.cruiser
  if (is === 'corvette') return marksOn(t).find((mark) => mark.is === is)?.sector
  return about?.name === 'sector' ? String(about.id) : undefined
}

/** The piece that is to move: that of the move picked, else the one chosen, else the only one there is. */
export function movedPiece(
  moves: readonly RoamerMove[],
  picked: string | undefined,
  chosen: SectorId | null,
): SectorId | null {
  const pieces = new Set(moves.map(({ from }) => from))
  const [first] = pieces
  if (pieces.size === 1 && first !== undefined) return first
  const ofPick = moves.find(({ option }) => option.id === picked)?.from
  return ofPick ?? (chosen !== null && pieces.has(chosen) ? chosen : null)
}

export interface Nearness {
  readonly seat: number
  /** How many sectors lie between, by borders alone. */
  readonly far: number
}

/** How far each captain is from a sector, in the order of their seats. */
export function nearnessOf(t: Table, sector: SectorId): readonly Nearness[] {
  return t.state.captains
    .filter((captain) => captain.sector !== '')
    .map((captain) => ({ seat: captain.seat, far: distance(t, captain.sector, sector) }))
}

/** The moves of one piece: those that come nearest to somebody else first, and of these the ones furthest from the mover. */
export function sortedMoves(t: Table, moves: readonly RoamerMove[], mover: number): readonly RoamerMove[] {
  const rated = moves.map((move) => {
    const near = nearnessOf(t, move.to)
    const others = near.filter(({ seat }) => seat !== mover).map(({ far }) => far)
    const own = near.find(({ seat }) => seat === mover)?.far ?? 0
    return { move, others: Math.min(99, ...others), own }
  })
  return rated.sort((one, other) => one.others - other.others || other.own - one.own).map(({ move }) => move)
}
