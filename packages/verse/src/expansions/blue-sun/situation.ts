import type { SituationPart } from '../../scenario/situation.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { type Alerts, blueSunIn } from './state.ts'

declare module '../../scenario/situation.ts' {
  interface Situation {
    /** Alert tokens lying about, by sector; the printed ones of Reaver Space are there anyway. */
    readonly alerts?: Readonly<Record<SectorId, Partial<Alerts>>>
  }
  interface CaptainSet {
    /** The captain's Haven, in stories that have them. */
    readonly haven?: string
  }
}

/** What scenarios may say about this box. */
export const situation: SituationPart = {
  fields: ['alerts'],
  captainFields: ['haven'],
  lay(scene, { alerts = {}, captains = [] }) {
    const kept = blueSunIn(scene.state)
    for (const [called, { reaver = 0, alliance = 0 }] of Object.entries(alerts)) {
      const said = { seat: null, field: 'alerts' }
      kept.alerts[scene.sector(called, said)] = {
        reaver: scene.count(reaver, said),
        alliance: scene.count(alliance, said),
      }
    }
    for (const [seat, { haven }] of captains.entries())
      if (haven !== undefined) kept.havens[seat] = scene.sector(haven, { seat, field: 'haven' })
  },
}
