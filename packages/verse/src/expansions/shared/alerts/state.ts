import type { State, Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'

/** The Alert tokens lying in a sector; printed ones are not among them. */
export interface Alerts {
  reaver: number
  alliance: number
}

export type AlertKind = keyof Alerts

declare module '../../../state.ts' {
  interface BoxStates {
    alerts?: Record<SectorId, Alerts>
  }
}

export function alertTokensIn(state: State): Record<SectorId, Alerts> {
  const { alerts } = state.boxes
  if (!alerts) throw new Error('This game is played without Alert tokens.')
  return alerts
}

export function alertTokens(t: Table): Record<SectorId, Alerts> {
  return alertTokensIn(t.state)
}
