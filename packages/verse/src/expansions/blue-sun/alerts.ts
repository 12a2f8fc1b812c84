import { because, type Rules } from '@keep-flying/kernel'
import { meetCruiser, sendCruiser, stoppedByCruiser } from '../../rules/cruiser.ts'
import { chooseCutterMove, hasCutter } from '../../rules/cutter.ts'
import { regionOf } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { rightOf, roll, seatName, sectorName, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { reaverSpace } from './map.ts'
import { type Alerts, blueSunOf } from './state.ts'

/** Alert tokens: laid down, and resolved by whoever comes. */

export type AlertKind = keyof Alerts

const printed: ReadonlySet<SectorId> = new Set(reaverSpace)

/** The tokens that can be taken off. */
export function looseAlerts(t: Table, sector: SectorId): Readonly<Alerts> {
  return blueSunOf(t).alerts[sector] ?? { reaver: 0, alliance: 0 }
}

/** All that count: in Reaver Space the printed alert besides the tokens. */
export function alertsIn(t: Table, sector: SectorId): Readonly<Alerts> {
  const { reaver, alliance } = looseAlerts(t, sector)
  return { reaver: reaver + (printed.has(sector) ? 1 : 0), alliance }
}

/** Lays a token down without a word: while a game is set up, many are. */
export function layAlert(t: Table, sector: SectorId, kind: AlertKind): void {
  const there = looseAlerts(t, sector)
  blueSunOf(t).alerts[sector] = { ...there, [kind]: there[kind] + 1 }
}

export function placeAlert(t: Table, sector: SectorId, kind: AlertKind): void {
  layAlert(t, sector, kind)
  tell(t, `${kind}-alert-placed`, { sector: sectorName(sector) })
}

function takeOff(t: Table, sector: SectorId, kind: AlertKind): void {
  const { alerts } = blueSunOf(t)
  const left = { ...looseAlerts(t, sector), [kind]: 0 }
  if (left.reaver + left.alliance > 0) alerts[sector] = left
  else delete alerts[sector]
}

/** Alliance tokens first, then the Reaver ones. True if the Alliance has caught the captain who came. */
export function* resolveAlerts(t: Table, c: Captain, sector: SectorId): Rules<boolean> {
  const cruiser = callsShip(t, c, sector, 'alliance')
  const caught = cruiser !== null && (yield* because(dieAlone(cruiser), callCruiser(t, c, sector)))
  const cutter = callsShip(t, c, sector, 'reaver')
  if (cutter !== null) yield* because(dieAlone(cutter), callCutter(t, c, sector))
  return caught
}

const dieAlone = (die: number) => ({ roll: { die, points: 0, total: die } })

/** One die, not a test, for all tokens of a kind: whatever it shows, they leave the sector. The die, if it calls a ship. */
function callsShip(t: Table, c: Captain, sector: SectorId, kind: AlertKind): number | null {
  const n = alertsIn(t, sector)[kind]
  if (n === 0) return null
  const die = roll(t)
  tell(t, `${kind}-alert-roll`, { who: seatName(c), sector: sectorName(sector), n, die })
  takeOff(t, sector, kind)
  return die <= n ? die : null
}

/** The Cruiser keeps to Alliance Space: elsewhere nobody answers the call. */
function* callCruiser(t: Table, c: Captain, sector: SectorId): Rules<boolean> {
  if (regionOf(t, sector) !== 'alliance' || t.state.cruiser === sector) return false
  yield* sendCruiser(t, c, sector)
  const caught = yield* stoppedByCruiser(t, c)
  yield* meetCruiser(t)
  return caught
}

/** The player to the right says which Cutter comes. */
function* callCutter(t: Table, c: Captain, sector: SectorId): Rules<void> {
  if (hasCutter(t, sector)) return
  const moves = t.state.cutters.map((from) => ({ from, to: sector }))
  yield* chooseCutterMove(t, rightOf(t, c), moves)
}

export const alertHooks: Hooks = {
  cutterLeft(t, from) {
    placeAlert(t, from, 'reaver')
  },
}
