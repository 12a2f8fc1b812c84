import { text } from '@keep-flying/kernel'
import type { Mark, Peril, Visit } from '../../box.ts'
import { regionOf } from '../../rules/map.ts'
import type { Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { type AlertKind, alertsIn, looseAlerts } from './alerts.ts'
import { reaverSpace } from './map.ts'
import { blueSunOf } from './state.ts'

/** What Alert tokens and Havens look like from outside, and what Alerts may bring. */

export function marks(t: Table): readonly Mark[] {
  const { alerts, havens } = blueSunOf(t)
  const alerted = new Set([...reaverSpace, ...Object.keys(alerts)])
  return [
    ...[...alerted].flatMap((sector) => [...alertMark(t, sector, 'alliance'), ...alertMark(t, sector, 'reaver')]),
    ...havens.flatMap((sector, seat) => (sector === null ? [] : [havenMark(sector, seat)])),
  ]
}

function alertMark(t: Table, sector: SectorId, kind: AlertKind): Mark[] {
  const n = alertsIn(t, sector)[kind]
  if (n === 0) return []
  const printed = n - looseAlerts(t, sector)[kind]
  return [{ is: `${kind}-alert`, sector, text: text(`mark.${kind}-alert`, { n }), n, printed }]
}

function havenMark(sector: SectorId, seat: number): Mark {
  return { is: 'haven', sector, text: text('mark.haven', { who: { name: 'seat', id: seat } }), n: 1, printed: 0, seat }
}

const dieSides = 6

/** Alerts call whoever they are for where the die shows no more than there are; the Cruiser keeps to Alliance Space. */
export function perils(t: Table, { sector, isOutlaw, stays }: Visit): readonly (readonly [Peril, number])[] {
  const { alliance, reaver } = alertsIn(t, sector)
  const isPatrolled = regionOf(t, sector) === 'alliance' && t.state.cruiser !== sector
  return [
    ...(isOutlaw && isPatrolled && alliance > 0 ? [chance('alliance-alert', alliance)] : []),
    ...(stays && reaver > 0 ? [chance('reaver-alert', reaver)] : []),
  ]
}

function chance(peril: Peril, alerts: number): readonly [Peril, number] {
  return [peril, Math.min(1, alerts / dieSides)]
}
