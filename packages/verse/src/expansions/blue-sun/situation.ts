import type { SituationPart } from '../../scenario/situation.ts'
import { blueSunIn } from './state.ts'

declare module '../../scenario/situation.ts' {
  interface CaptainSet {
    /** The captain's Haven, in stories that have them. */
    readonly haven?: string
  }
}

/** What scenarios may say about this box. */
export const situation: SituationPart = {
  fields: [],
  captainFields: ['haven'],
  lay(scene, { captains = [] }) {
    const { havens } = blueSunIn(scene.state)
    for (const [seat, { haven }] of captains.entries())
      if (haven !== undefined) havens[seat] = scene.sector(haven, { seat, field: 'haven' })
  },
}
