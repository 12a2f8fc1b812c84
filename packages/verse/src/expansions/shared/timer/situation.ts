import type { SituationPart } from '../../../scenario/situation.ts'
import { keep } from '../kept.ts'
import { timerIn } from './state.ts'

declare module '../../../scenario/situation.ts' {
  interface Situation {
    /** Timer tokens left on the stack before the turn begins, in games that have one. */
    readonly timer?: number
  }
}

/** What scenarios may say about the time that is left. */
export const timerSituation: SituationPart = {
  fields: ['timer'],
  captainFields: [],
  lay(scene, { timer: left }) {
    const timer = timerIn(scene.state)
    if (left === undefined) return
    const said = { seat: null, field: 'timer' }
    if (!timer) return scene.fail(said, 'This game has no timer.')
    keep(scene.state, { timer: { ...timer, left: scene.count(left, said, 0, timer.of) } })
  },
}
