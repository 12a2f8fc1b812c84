import { chooseOne, type Option, type Rules } from '@keep-flying/kernel'
import type { CrewMember, Goon, Table } from '../state.ts'
import { interruptDeeds } from './actions.ts'
import type { Deed } from './deed.ts'
import { distanceBetween, seesCharacter } from './squares.ts'
import { heroicMeanwhile } from './stance.ts'
import { nameOf, opponents, says, squareOf } from './table.ts'

/** Before a Goon takes an Action, Crew may use what works at any time. */
export function* offerInterrupts(t: Table, goon: Goon): Rules<void> {
  for (const who of t.state.crew) {
    const deeds = who.at === null ? [] : deedsBefore(t, goon, who)
    if (deeds.length === 0) continue
    const prompt = says('ask.turn.interrupt', { who: nameOf(goon) })
    const asked = { seat: who.seat, kind: 'turn.interrupt', prompt, about: nameOf(who), lapsesTo: pass.id }
    const deed = yield* chooseOne(asked, [...deeds, null], (one): Option => one?.option ?? pass)
    const doing = deed?.does()
    if (doing && doing !== true) yield* doing
  }
}

const pass: Option = { id: 'pass', text: says('offer.text.leave'), role: 'end' }

/** Turning Heroic is offered to whoever would draw the Goon by it: nobody is asked in vain. */
function deedsBefore(t: Table, goon: Goon, who: CrewMember): Deed[] {
  const deeds = interruptDeeds(t, who)
  return drawsGoon(t, goon, who) ? [...deeds, ...heroicMeanwhile(t, who)] : deeds
}

/**
 * Whether a Goon that is after others would go for a Casual Crew Member instead, or as well, if they turned Heroic. A Boss
 * goes for whom he likes.
 */
function drawsGoon(t: Table, goon: Goon, who: CrewMember): boolean {
  if (who.stance === 'heroic' || t.state.options.boss) return false
  const others = opponents(t)
  const seen = others.filter((one) => seesCharacter(t, goon, one))
  const isSeen = seesCharacter(t, goon, who)
  if (seen.length === 0 && isSeen) return others.length > 0
  const far = (one: CrewMember) => distanceBetween(t, goon.at, squareOf(one))
  const rivals = seen.length > 0 ? seen : others
  return isSeen === seen.length > 0 && rivals.length > 0 && rivals.every((one) => far(who) <= far(one))
}
