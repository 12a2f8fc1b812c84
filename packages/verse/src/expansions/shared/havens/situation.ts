import type { SituationPart } from '../../../scenario/situation.ts'
import { havensIn } from './state.ts'

declare module '../../../scenario/situation.ts' {
  interface CaptainSet {
    /** The captain's Haven, in games that have them. */
    readonly haven?: string
  }
}

/** What scenarios may say about Havens. */
export const havenSituation: SituationPart = {
  fields: [],
  captainFields: ['haven'],
  lay(scene, { captains = [] }) {
    for (const [seat, { haven }] of captains.entries())
      if (haven !== undefined) havensIn(scene.state)[seat] = scene.sector(haven, { seat, field: 'haven' })
  },
}
