import { chooseOne, type Option, type Rules } from '@keep-flying/kernel'
import type { Table } from '../state.ts'
import { interruptDeeds } from './actions.ts'
import { nameOf, says } from './table.ts'

/** Before a Goon takes an Action, Crew may use what works at any time. */
export function* offerInterrupts(t: Table): Rules<void> {
  for (const who of t.state.crew) {
    const deeds = who.at === null ? [] : interruptDeeds(t, who)
    if (deeds.length === 0) continue
    const asked = { seat: who.seat, kind: 'turn.interrupt', prompt: says('ask.turn.interrupt'), about: nameOf(who) }
    const deed = yield* chooseOne(
      asked,
      [...deeds, null],
      (one): Option => one?.option ?? { id: 'pass', text: says('offer.text.leave'), role: 'end' },
    )
    const doing = deed?.does()
    if (doing && doing !== true) yield* doing
  }
}
