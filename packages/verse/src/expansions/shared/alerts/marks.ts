import { text } from '@keep-flying/kernel'
import type { Mark, Peril, Visit } from '../../../box.ts'
import { activeCaptain } from '../../../rules/table.ts'
import type { Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'
import { type AlertKind, alertTokens } from './state.ts'
import { alertsFor, alertsIn, isHeard, looseAlerts } from './tokens.ts'

/** What Alert tokens look like from outside, and what they may bring. */

export function marks(t: Table): readonly Mark[] {
  const printed = [...t.box.sectors.values()].filter(({ printedAlert }) => printedAlert).map(({ id }) => id)
  const alerted = new Set([...printed, ...Object.keys(alertTokens(t))])
  return [...alerted].flatMap((sector) => [...alertMark(t, sector, 'alliance'), ...alertMark(t, sector, 'reaver')])
}

function alertMark(t: Table, sector: SectorId, kind: AlertKind): Mark[] {
  const n = alertsIn(t, sector)[kind]
  if (n === 0) return []
  const printed = n - looseAlerts(t, sector)[kind]
  return [{ is: `${kind}-alert`, sector, text: text(`mark.${kind}-alert`, { n }), n, printed }]
}

const dieSides = 6

/** Alerts call whoever they are for where the die shows no more than there are. */
export function perils(t: Table, { sector, isOutlaw, stays }: Visit): readonly (readonly [Peril, number])[] {
  const { alliance, reaver } = alertsFor(t, activeCaptain(t), sector)
  const isPatrolled = alliance > 0 && isHeard(t, sector)
  return [
    ...(isOutlaw && isPatrolled ? [chance('alliance-alert', alliance)] : []),
    ...(stays && reaver > 0 ? [chance('reaver-alert', reaver)] : []),
  ]
}

function chance(peril: Peril, alerts: number): readonly [Peril, number] {
  return [peril, Math.min(1, alerts / dieSides)]
}
