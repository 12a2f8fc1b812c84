import type { Option, Rules } from '@keep-flying/kernel'
import type { CrewMember, Table } from '../state.ts'
import { allMet } from './conditions.ts'
import type { Deed } from './deed.ts'
import { doEffects } from './effects.ts'
import { nameOf, says, tell } from './table.ts'
import { type CrewText, endAbsence, textsAt } from './texts.ts'

/** Casual and Heroic. */

/** Turning Heroic is free, at any time: on one's own turn, on others', or by using what only Heroic Crew have. */
export function turnHeroic(t: Table, who: CrewMember): void {
  if (who.stance === 'heroic') return
  who.stance = 'heroic'
  t.state.progress.heroic = true
  endAbsence(t)
  tell(t, 'turned-heroic', () => ({ who: nameOf(who) }))
}

/** Turns whoever uses a text that is for the Heroic alone, or stands on their Heroic side. */
export function turnFor(t: Table, text: CrewText): void {
  if (turns(text)) turnHeroic(t, text.of)
}

/** Whether using a text turns a Casual Crew Member Heroic. */
export function turns({ of, action, onHeroicSide }: CrewText): boolean {
  return of.stance === 'casual' && Boolean(action.heroic || onHeroicSide)
}

/** How such a text is offered: one is told beforehand. */
export function offerOf(text: CrewText, words = text.option.text): Pick<Option, 'text' | 'sign'> {
  if (!turns(text)) return { text: words }
  return { text: says('offer.turning', { what: words }), sign: heroic }
}

export const heroic = 'heroic'

/** Turning Heroic, on one's own turn. */
export function heroicDeed(t: Table, who: CrewMember): Deed[] {
  if (who.stance === 'heroic') return []
  return [turning(t, who, { id: heroic, text: says('offer.turn-heroic'), role: 'minor', group: 'stance' })]
}

/** Turning Heroic while somebody else has a turn. */
export function heroicMeanwhile(t: Table, who: CrewMember): Deed[] {
  if (who.stance === 'heroic') return []
  const text = says('offer.turn-heroic.who', { who: nameOf(who) })
  const at = { token: who.id }
  return [turning(t, who, { id: `${heroic} ${who.id}`, text, at, role: 'minor', group: 'stance', sign: heroic })]
}

function turning(t: Table, who: CrewMember, option: Option): Deed {
  return {
    option,
    isAction: false,
    does() {
      turnHeroic(t, who)
      return true
    },
  }
}

/** Whoever has a Wound or is Downed stays Heroic. */
export function canTurnCasual({ stance, wounds, downed }: CrewMember): boolean {
  return stance === 'heroic' && wounds === 0 && !downed
}

export function* turnCasual(t: Table, who: CrewMember): Rules<void> {
  who.stance = 'casual'
  tell(t, 'turned-casual', () => ({ who: nameOf(who) }))
  // What refreshes by this may be exhausted, and works nevertheless.
  for (const gear of who.gear) {
    const ready = { ...who, gear: [{ ...gear, exhausted: false }] }
    for (const { action } of textsAt(ready, 'became-casual', 'passive'))
      if (allMet(t, { self: who, cause: who, target: null }, action.needs))
        yield* doEffects(t, { self: who, cause: who, target: null, card: gear.card }, action.do)
  }
}
