import type { Rules } from '@keep-flying/kernel'
import type { CrewMember, Table } from '../state.ts'
import { allMet } from './conditions.ts'
import { doEffects } from './effects.ts'
import { nameOf, tell } from './table.ts'
import { endAbsence, textsAt } from './texts.ts'

/** Casual and Heroic. */

/** Turning Heroic is free, at any time. */
export function turnHeroic(t: Table, who: CrewMember): void {
  if (who.stance === 'heroic') return
  who.stance = 'heroic'
  t.state.progress.heroic = true
  endAbsence(t)
  tell(t, 'turned-heroic', { who: nameOf(who) })
}

/** Whoever has a Wound or is Downed stays Heroic. */
export function canTurnCasual({ stance, wounds, downed }: CrewMember): boolean {
  return stance === 'heroic' && wounds === 0 && !downed
}

export function* turnCasual(t: Table, who: CrewMember): Rules<void> {
  who.stance = 'casual'
  tell(t, 'turned-casual', { who: nameOf(who) })
  // What refreshes by this may be exhausted, and works nevertheless.
  for (const gear of who.gear) {
    const ready = { ...who, gear: [{ ...gear, exhausted: false }] }
    for (const { action } of textsAt(ready, 'became-casual', 'passive'))
      if (allMet(t, { self: who, cause: who, target: null }, action.needs))
        yield* doEffects(t, { self: who, cause: who, target: null, card: gear.card }, action.do)
  }
}
