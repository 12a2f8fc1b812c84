import type { Rules } from '@keep-flying/kernel'
import type { SquareNumber } from '../geometry/ground.ts'
import type { Character, CrewMember, Goon, Table } from '../state.ts'
import { alertGoon } from './alert.ts'
import { doEffects } from './effects.ts'
import { offerTexts } from './offers.ts'
import { standsNext } from './squares.ts'
import { turnHeroic } from './stance.ts'
import { isCrew, nameOf, tell, thingOf, woundsOf } from './table.ts'
import { rulesOf, textsAt } from './texts.ts'
import { takeMarker } from './timeline.ts'

/** Wounds, and what becomes of whoever has too many. */

/** A Wound about to be dealt. */
export interface WoundRun {
  patient: Character
  cancelled: boolean
}

/** Deals one Wound; whoever is Downed takes no more. */
export function* dealWound(t: Table, patient: Character, by: Character | null): Rules<void> {
  if (isGone(t, patient)) return
  const wound: WoundRun = { patient, cancelled: false }
  if (isCrew(patient)) {
    const context = { self: patient, cause: null, target: by && thingOf(by), wound }
    yield* offerTexts(t, patient, 'wounded', context, () => wound.cancelled)
  } else yield* shield(t, patient, wound)
  if (wound.cancelled) return tell(t, 'wound-cancelled', () => ({ who: nameOf(patient) }))
  yield* takeWound(t, wound.patient, by)
}

/** Whether nothing can happen to somebody any more. */
function isGone({ state }: Table, character: Character): boolean {
  return isCrew(character) ? character.downed || character.at === null : !state.goons.includes(character)
}

/** Goons next to the patient may take the Wound upon themselves. */
function* shield(t: Table, patient: Goon, wound: WoundRun): Rules<void> {
  for (const goon of [...t.state.goons])
    for (const rule of rulesOf(goon, 'neighbour-wounded'))
      if (goon !== patient && standsNext(t, goon, patient))
        yield* doEffects(t, { self: goon, cause: null, target: thingOf(patient), wound }, rule.do)
}

function* takeWound(t: Table, patient: Character, by: Character | null): Rules<void> {
  patient.wounds++
  tell(t, 'wounded', () => ({ who: nameOf(patient) }))
  if (isCrew(patient)) {
    turnHeroic(t, patient)
    if (patient.wounds >= woundsOf(patient)) goDown(t, patient)
    return
  }
  if (patient.wounds >= woundsOf(patient)) return yield* disable(t, patient, by)
  if (!patient.alerted) yield* alertGoon(t, patient, causeOf(patient, by))
}

function causeOf(patient: Goon, by: Character | null): SquareNumber {
  return by?.at ?? patient.at
}

function goDown(t: Table, who: CrewMember): void {
  who.downed = true
  who.healed = false
  tell(t, 'downed', () => ({ who: nameOf(who) }))
}

/** A Goon that can take no more leaves a Body, and never comes back. */
function* disable(t: Table, goon: Goon, by: Character | null): Rules<void> {
  const { state } = t
  const remains = { sleeper: false }
  if (by && isCrew(by))
    for (const { action } of textsAt(by, 'disabled-goon', 'passive'))
      yield* doEffects(t, { self: by, cause: by, target: thingOf(goon), remains }, action.do)
  state.goons.splice(state.goons.indexOf(goon), 1)
  takeMarker(state.timeline, goon.id)
  state.timeline.waking = state.timeline.waking.filter((one) => one.goon !== goon.id)
  state.lasting = state.lasting.filter((one) => one.what !== 'unwary' || one.goon !== goon.id)
  state.bodies.push({ id: `body ${goon.id}`, at: goon.at, sleeper: remains.sleeper })
  tell(t, remains.sleeper ? 'put-to-sleep' : 'disabled', () => ({ who: nameOf(goon) }))
}

/** Heals Wounds; returns whether there were any. */
export function healWounds(t: Table, who: Character, amount: number): boolean {
  const healed = Math.min(amount, who.wounds)
  if (healed === 0) return false
  who.wounds -= healed
  if (isCrew(who)) who.healed = true
  tell(t, 'healed', () => ({ who: nameOf(who), n: healed }))
  return true
}

/** Back on its feet, and still Heroic. */
export function standUp(t: Table, who: CrewMember): boolean {
  if (!who.downed) return false
  who.downed = false
  tell(t, 'stood-up', () => ({ who: nameOf(who) }))
  return true
}
