import type { SituationPart } from '../../scenario/situation.ts'
import { kalidasaIn } from './state.ts'

declare module '../../scenario/situation.ts' {
  interface Situation {
    /** Where the Corvette lies. */
    readonly corvette?: string
    /** Timer tokens that the first captain has left. */
    readonly turnsLeft?: number
    /** Jobs that are left before the end. */
    readonly jobsLeft?: number
  }

  interface CaptainSet {
    /** Has completed an Immoral job. */
    readonly dirty?: boolean
  }
}

/** What scenarios may say about this box. */
export const situation: SituationPart = {
  fields: ['corvette', 'turnsLeft', 'jobsLeft'],
  captainFields: ['dirty'],
  lay(scene, { corvette, turnsLeft, jobsLeft, captains = [] }) {
    const kept = kalidasaIn(scene.state)
    if (corvette !== undefined) kept.corvette = scene.sector(corvette, { seat: null, field: 'corvette' })
    if (turnsLeft !== undefined) kept.turnsLeft = scene.count(turnsLeft, { seat: null, field: 'turnsLeft' })
    if (jobsLeft !== undefined) kept.jobsLeft = scene.count(jobsLeft, { seat: null, field: 'jobsLeft' })
    captains.forEach((set, seat) => {
      if (set.dirty !== undefined) kept.dirty[seat] = set.dirty
    })
  },
}
