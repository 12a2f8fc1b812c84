import type { Captain, Mark, SectorId, State } from '@keep-flying/verse'
import type { Point } from '../../../board/plane.ts'
import { type Geometry, heartOf, isInside } from './geometry.ts'
import { coverOf, type Label, overlap, type Rect, type Step, sunRadius } from './labels.ts'
import type { Pin } from './pins.ts'
import type { Trail } from './trails.ts'

/** Everything that stands on the chart and moves, and where there is room for it. */

export interface Piece {
  readonly key: string
  readonly sector: SectorId
  /** Its width in pixels. */
  readonly size: number
  readonly is:
    | { readonly ship: number; readonly mine: boolean }
    | { readonly roamer: 'cruiser' | 'cutter' | 'corvette' }
    | { readonly pin: Pin }
    | { readonly haven: number }
    | { readonly alert: 'alliance' | 'reaver'; readonly n: number }
    | { readonly token: string; readonly n: number }
    | { readonly bead: number }
  /** Degrees clockwise from flying to the right. */
  readonly heading: number
}

export interface Stand {
  /** The planet's place or the sector's middle, in units. */
  readonly at: Point
  /** From there, in pixels. */
  readonly dx: number
  readonly dy: number
}

function headingOf(trail: Trail | undefined, geometry: Geometry, usual: number): number {
  const [from, to] = (trail?.path.slice(-2) ?? []).map((id) => geometry.cells.get(id))
  if (!from || !to) return usual
  const [[x1, y1], [x2, y2]] = [heartOf(from), heartOf(to)]
  return Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI)
}

/** In the order in which they choose their place: the ship of the viewer first. */
export function piecesOf(
  state: State,
  viewer: number | null,
  geometry: Geometry,
  trails: readonly Trail[],
  pins: readonly Pin[],
  marks: readonly Mark[],
): readonly Piece[] {
  const placed = state.captains.filter(({ sector }) => sector !== '')
  const ships = [...placed].sort((one, other) => Number(other.seat === viewer) - Number(one.seat === viewer))
  const trailOf = (key: string) => trails.find((trail) => trail.key === key)
  return [
    ...ships.map(
      (captain: Captain): Piece => ({
        key: `ship ${captain.seat}`,
        sector: captain.sector,
        size: captain.seat === viewer ? 34 : 28,
        is: { ship: captain.seat, mine: captain.seat === viewer },
        heading: headingOf(trailOf(String(captain.seat)), geometry, -15),
      }),
    ),
    { key: 'cruiser', sector: state.cruiser, size: 40, is: { roamer: 'cruiser' }, heading: 0 },
    ...state.cutters.map(
      (sector, n): Piece => ({
        key: `cutter ${n}`,
        sector,
        size: 30,
        is: { roamer: 'cutter' },
        heading: headingOf(trailOf(`cutter ${sector}`), geometry, 200 + 70 * n),
      }),
    ),
    ...pins.map((pin): Piece => ({ key: `pin ${pin.key}`, sector: pin.sector, size: 22, is: { pin }, heading: 0 })),
    ...[...marks]
      // What is printed alone shows as a skull in the chart.
      .filter(({ n, printed }) => n > printed)
      .sort((one, other) => Number(other.is === 'haven') - Number(one.is === 'haven'))
      .flatMap((mark) => pieceOf(mark, geometry, trailOf('corvette'))),
  ]
}

/** A mark nobody has drawn a piece for is still told in the words of its sector. */
function pieceOf({ is, sector, n, seat = 0 }: Mark, geometry: Geometry, trail: Trail | undefined): Piece[] {
  const piece = { sector, size: 18, heading: 0 }
  switch (is) {
    case 'haven':
      return [{ ...piece, key: `haven ${seat}`, is: { haven: seat } }]
    case 'alliance-alert':
      return [{ ...piece, key: `alliance ${sector}`, is: { alert: 'alliance', n } }]
    case 'reaver-alert':
      return [{ ...piece, key: `reaver ${sector}`, is: { alert: 'reaver', n } }]
    case 'corvette':
      return [{ key: is, sector, size: 34, is: { roamer: is }, heading: headingOf(trail, geometry, -20) }]
    default: {
      const sign = tokenSigns[is]
      return sign === undefined ? [] : [{ ...piece, key: `${is} ${sector} ${seat}`, is: { token: sign, n } }]
    }
  }
}

/** The signs of what stories lay about. */
const tokenSigns: Readonly<Record<string, string>> = {
  contraband: 'contraband',
  'goal-token': 'goal',
  hideout: 'goal',
  hunter: 'wanted',
  mission: 'job',
}

const around = ([x, y]: Point, r: number): Rect => ({ left: x - r, top: y - r, right: x + r, bottom: y + r })

/** A bead for each draw of a course, to be set once everything else stands. */
export function beadsOn(course: readonly SectorId[]): readonly Piece[] {
  return course.map((sector, n) => ({ key: `bead ${n}`, sector, size: 18, is: { bead: n + 1 }, heading: 0 }))
}

/** The chart as it is drawn now. */
export interface Drawn {
  readonly geometry: Geometry
  readonly labels: readonly Label[]
  readonly step: Step
  readonly scale: number
}

export interface Standing {
  readonly pieces: readonly Piece[]
  readonly stands: ReadonlyMap<string, Stand>
}

/** Finds room for every piece: beside its planet, off the names and off what stands already, as far as there is any. */
export function standsOf(
  pieces: readonly Piece[],
  { geometry, labels, step, scale }: Drawn,
  already?: Standing,
): ReadonlyMap<string, Stand> {
  const px = ([x, y]: Point): Point => [x * scale, y * scale]
  const discs = new Map(labels.map((label) => [label.cell.id, label]))
  const standing = (already?.pieces ?? []).flatMap(({ key, size }) => {
    const stand = already?.stands.get(key)
    if (!stand) return []
    const [x, y] = px(stand.at)
    return [{ rect: around([x + stand.dx, y + stand.dy], (size * step.pieces) / 2), weight: 3 }]
  })
  const taken: { readonly rect: Rect; readonly weight: number }[] = [
    ...labels.map((label) => ({ rect: coverOf(label, scale), weight: 1.6 })),
    ...labels.map(({ at, disc }) => ({ rect: around(px(at), disc - 1), weight: 2 })),
    ...geometry.suns.map((sun) => ({ rect: around(px([sun.x, sun.y]), sunRadius(sun, step.scale)), weight: 1 })),
  ]
  taken.push(...standing)
  const { bounds } = geometry
  const isOff = ([x, y]: Point) =>
    x < bounds.x || y < bounds.y || x > bounds.x + bounds.width || y > bounds.y + bounds.height
  const stands = new Map<string, Stand>()
  for (const piece of pieces) {
    const size = piece.size * step.pieces
    const cell = geometry.cells.get(piece.sector)
    if (!cell) continue
    const label = discs.get(piece.sector)
    const at = label?.at ?? cell.middle
    const [x, y] = px(at)
    let best: { cost: number; dx: number; dy: number; rect: Rect } | null = null
    for (const { dx, dy, cost: usual } of spotsFor({ ...piece, size }, label?.disc ?? 0)) {
      const rect = around([x + dx, y + dy], size / 2)
      let cost = usual
      for (const other of taken) cost += overlap(rect, other.rect) * other.weight * 0.1
      const spot: Point = [(x + dx) / scale, (y + dy) / scale]
      if (!isInside(cell.outline, spot)) cost += 14
      if (isOff([spot[0], spot[1] + size / 2 / scale]) || isOff([spot[0], spot[1] - size / 2 / scale])) cost += 60
      if (!best || cost < best.cost) best = { cost, dx, dy, rect }
    }
    if (!best) continue
    stands.set(piece.key, { at, dx: best.dx, dy: best.dy })
    taken.push({ rect: best.rect, weight: 3 })
  }
  return stands
}

/** Places to try, the best-looking first: the middle of empty space, else round about the planet. */
function* spotsFor({ size, is }: Piece, disc: number): Generator<{ dx: number; dy: number; cost: number }> {
  const usual = 'alert' in is ? 135 : 'pin' in is ? 225 : 'bead' in is ? -90 : -35
  if (disc === 0 && !('alert' in is)) yield { dx: 0, dy: 0, cost: 0 }
  const first = disc === 0 ? 16 : disc + size / 2 + 1
  for (const [ring, r] of [first, first + 12, first + 24].entries())
    for (let turn = 0; turn < 360; turn += 20) {
      const angle = ((usual + turn) * Math.PI) / 180
      const off = Math.min(turn, 360 - turn)
      yield { dx: Math.cos(angle) * r, dy: Math.sin(angle) * r, cost: ring * 5 + off / 60 }
    }
}
