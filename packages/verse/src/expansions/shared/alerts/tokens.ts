import { regionOf } from '../../../rules/map.ts'
import { sectorName, sectorOf, tell } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'
import { type AlertKind, type Alerts, alertTokens } from './state.ts'

/** Alert tokens on the board. */

/** The tokens that can be taken off. */
export function looseAlerts(t: Table, sector: SectorId): Readonly<Alerts> {
  return alertTokens(t)[sector] ?? { reaver: 0, alliance: 0 }
}

/** All that count: a printed alert besides the tokens. */
export function alertsIn(t: Table, sector: SectorId): Readonly<Alerts> {
  const loose = looseAlerts(t, sector)
  const { printedAlert } = sectorOf(t, sector)
  return printedAlert ? { ...loose, [printedAlert]: loose[printedAlert] + 1 } : loose
}

/** For how many they count to a captain's ship; where there are none, none count. */
export function alertsFor(t: Table, c: Captain, sector: SectorId): Readonly<Alerts> {
  const { alliance, reaver } = alertsIn(t, sector)
  const counted = (kind: AlertKind, n: number) =>
    n === 0 ? 0 : t.moments.reduce((usual, on) => on.alertsCounted?.(t, c, kind, usual) ?? usual, n)
  return { alliance: counted('alliance', alliance), reaver: counted('reaver', reaver) }
}

/** The Cruiser keeps to Alliance Space; where it is already it is not called. */
export function cruiserHears(t: Table, sector: SectorId): boolean {
  return regionOf(t, sector) === 'alliance' && t.state.cruiser !== sector
}

/** Would any ship come for Alliance Alert tokens in this sector? */
export function isHeard(t: Table, sector: SectorId): boolean {
  return cruiserHears(t, sector) || t.moments.some((on) => on.hearsAlert?.(t, sector))
}

/** Lays a token down without a word: while a game is set up, many are. False where none are used. */
export function layAlert(t: Table, sector: SectorId, kind: AlertKind): boolean {
  if (t.moments.some((on) => on.mayLayAlerts?.(t) === false)) return false
  const there = looseAlerts(t, sector)
  alertTokens(t)[sector] = { ...there, [kind]: there[kind] + 1 }
  return true
}

export function placeAlert(t: Table, sector: SectorId, kind: AlertKind): void {
  if (layAlert(t, sector, kind)) tell(t, `${kind}-alert-placed`, { sector: sectorName(sector) })
}

export function takeOff(t: Table, sector: SectorId, kind: AlertKind): void {
  const left = { ...looseAlerts(t, sector), [kind]: 0 }
  if (left.reaver + left.alliance > 0) alertTokens(t)[sector] = left
  else delete alertTokens(t)[sector]
}
