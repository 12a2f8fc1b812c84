import { chooseOrder, gather, type Rules } from '@keep-flying/kernel'
import type { SquareNumber } from '../geometry/ground.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import { doEffects } from './effects.ts'
import { distanceBetween, seesSquare } from './squares.ts'
import { goonCalled, nameOf, says, tell } from './table.ts'
import { rulesOf } from './texts.ts'
import { leader, putOnRearmost, takeMarker } from './timeline.ts'

/** Waiting and Alerted Goons. */

/** Alerts a Goon at once; its marker comes onto the Timeline when the turn ends. */
export function* alertGoon(t: Table, goon: Goon, cause: SquareNumber): Rules<boolean> {
  if (goon.alerted) return false
  goon.alerted = true
  goon.patrol = null
  t.state.timeline.waking.push({ goon: goon.id, cause })
  tell(t, 'alerted', () => ({ who: nameOf(goon) }))
  for (const rule of rulesOf(goon, 'alerted')) yield* doEffects(t, { self: goon, cause: null, target: null }, rule.do)
  return true
}

/** A Goon stops minding: its marker leaves the Timeline. */
export function calm({ state }: Table, goon: Goon): boolean {
  if (!goon.alerted) return false
  goon.alerted = false
  takeMarker(state.timeline, goon.id)
  state.timeline.waking = state.timeline.waking.filter((one) => one.goon !== goon.id)
  return true
}

/** The nearest that a Goon notices at the end of a Crew turn: Heroic Crew, Downed or not, and Bodies. */
function alarming(t: Table, goon: Goon): SquareNumber | null {
  const { crew, bodies } = t.state
  let nearest: SquareNumber | null = null
  const notice = (square: SquareNumber) => {
    if (!seesSquare(t, goon.at, square)) return
    if (nearest === null || distanceBetween(t, goon.at, square) < distanceBetween(t, goon.at, nearest)) nearest = square
  }
  if (!isUnwary(t, goon, 'heroic'))
    for (const { at, stance } of crew) if (at !== null && stance === 'heroic') notice(at)
  if (!isUnwary(t, goon, 'bodies')) for (const { at, sleeper } of bodies) if (!sleeper) notice(at)
  return nearest
}

function isUnwary({ state }: Table, { id }: Goon, of: 'heroic' | 'bodies'): boolean {
  return state.lasting.some((one) => one.what === 'unwary' && one.goon === id && one.of.includes(of))
}

/** The Goons that the end of a Crew turn would wake now, and what by. */
function wakesNow(t: Table): { readonly goon: Goon; readonly cause: SquareNumber }[] {
  return gather(t.state.goons, (goon) => {
    const cause = goon.alerted ? null : alarming(t, goon)
    return cause === null ? [] : [{ goon, cause }]
  })
}

/** The end of a Crew turn: Waiting Goons that see a Heroic Crew Member or a Body are Alerted. */
export function* threatCheck(t: Table): Rules<void> {
  for (const { goon, cause } of wakesNow(t)) yield* alertGoon(t, goon, cause)
}

/** Places the markers of Goons that were Alerted in this turn: the nearest to what Alerted it lies on top, and acts first. */
export function* wake(t: Table, ended: CrewMember | null): Rules<void> {
  const { timeline } = t.state
  if (timeline.waking.length === 0) return
  const waking = timeline.waking.map(({ goon, cause }) => {
    const who = goonCalled(t, goon)
    return { goon: who, far: howFar(t, who, cause, ended) }
  })
  const distances = [...new Set(waking.map(({ far }) => far))].sort((one, other) => other - one)
  for (const far of distances) {
    const alike = waking.filter((one) => one.far === far).map(({ goon }) => goon)
    const order = yield* orderOf(t, alike)
    for (const goon of order.reverse()) {
      putOnRearmost(t, goon)
      timeline.waking = timeline.waking.filter((one) => one.goon !== goon.id)
    }
  }
}

/** To the Crew Member whose turn ended, if it is Heroic and seen; else to the nearest thing it sees; else to the cause. */
function howFar(t: Table, goon: Goon, cause: SquareNumber, ended: CrewMember | null): number {
  const seesEnded = ended?.at != null && ended.stance === 'heroic' && seesSquare(t, goon.at, ended.at)
  return distanceBetween(t, goon.at, (seesEnded ? ended.at : null) ?? alarming(t, goon) ?? cause)
}

function* orderOf(t: Table, goons: readonly Goon[]): Rules<Goon[]> {
  const sorted = [...goons].sort((one, other) => (one.id < other.id ? -1 : 1))
  const asked = { seat: leader(t).seat, kind: 'goons.order', prompt: says('ask.goons-order') }
  return yield* chooseOrder(asked, sorted, (goon) => ({
    id: goon.id,
    text: says('offer.thing', { what: nameOf(goon) }),
    at: { token: goon.id },
  }))
}
