import type { SituationPart } from '../../../scenario/situation.ts'
import type { SectorId } from '../../../vocabulary/index.ts'
import { type Alerts, alertTokensIn } from './state.ts'

declare module '../../../scenario/situation.ts' {
  interface Situation {
    /** Alert tokens lying about, by sector; printed ones are there anyway. */
    readonly alerts?: Readonly<Record<SectorId, Partial<Alerts>>>
  }
}

/** What scenarios may say about Alert tokens. */
export const alertSituation: SituationPart = {
  fields: ['alerts'],
  captainFields: [],
  lay(scene, { alerts = {} }) {
    const said = { seat: null, field: 'alerts' }
    for (const [called, { reaver = 0, alliance = 0 }] of Object.entries(alerts))
      alertTokensIn(scene.state)[scene.sector(called, said)] = {
        reaver: scene.count(reaver, said),
        alliance: scene.count(alliance, said),
      }
  },
}
