import type { State, Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'
import { keptIn } from '../kept.ts'

/** The Alert tokens lying in a sector; printed ones are not among them. */
export interface Alerts {
  reaver: number
  alliance: number
}

export type AlertKind = keyof Alerts

declare module '../kept.ts' {
  interface Kept {
    alerts?: Record<SectorId, Alerts>
  }
}

export function alertTokensIn(state: State): Record<SectorId, Alerts> {
  const { alerts } = keptIn(state)
  if (!alerts) throw new Error('This game is played without Alert tokens.')
  return alerts
}

export function alertTokens(t: Table): Record<SectorId, Alerts> {
  return alertTokensIn(t.state)
}
