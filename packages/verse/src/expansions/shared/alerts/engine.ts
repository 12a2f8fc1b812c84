import type { Played } from '../../../box.ts'
import type { PartEngine } from '../../../boxes/engine.ts'
import type { Hooks } from '../../../rules/moments.ts'
import { sectorOf } from '../../../rules/table.ts'
import type { Table } from '../../../state.ts'
import { keep } from '../kept.ts'
import { alerts } from './index.ts'
import { resolveAlerts } from './resolving.ts'
import { alertSituation } from './situation.ts'
import { alertTokens } from './state.ts'

const alertHooks: Hooks = {
  laidOut(state) {
    keep(state, { alerts: {} })
  },
  shipEntered: (t, c) => resolveAlerts(t, c, c.sector),
}

/** Alert tokens lie in sectors there are, and no fewer than none of a kind. */
function checkLaws(t: Table, law: Parameters<Played['checkLaws']>[1]): void {
  for (const [sector, alerts] of Object.entries(alertTokens(t))) {
    sectorOf(t, sector)
    for (const n of [alerts.reaver, alerts.alliance])
      law(Number.isInteger(n) && n >= 0, `There are ${n} Alert tokens of a kind at ${sector}.`)
  }
}

export const alertsPlayed: PartEngine = {
  of: alerts,
  plays: { hooks: [alertHooks], situation: alertSituation, checkLaws },
}
