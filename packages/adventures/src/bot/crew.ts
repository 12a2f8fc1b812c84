import { crewCard } from '../catalog/index.ts'
import { skillPoints } from '../rules/test-run.ts'
import { markerOf, rearmost } from '../rules/timeline.ts'
import type { CrewMember, Table } from '../state.ts'
import type { Action, Effect, EffectOf, Skill, Stance } from '../vocabulary/index.ts'

/** What a Crew Member can do, read from its cards. */

export function points(who: CrewMember, skill: Skill): number {
  return skillPoints(who, skill)
}

/** Squares and Moments of the Move Action on one side of the card. */
export function paceOf({ id }: CrewMember, stance: Stance): { readonly squares: number; readonly time: number } {
  for (const { use, time, do: effects } of crewCard(id).sides[stance])
    for (const effect of effects)
      if (use === 'action' && effect.do === 'move-self' && effects.length === 1)
        return { squares: effect.squares, time }
  return { squares: 3, time: 2 }
}

/** Moments that so many squares take. */
export function walkingTime(who: CrewMember, squares: number, stance: Stance = who.stance): number {
  const pace = paceOf(who, stance)
  return (squares / pace.squares) * pace.time
}

/** Whoever acts counts as rearmost throughout its turn, so that it keeps to what it began. */
export function momentOf(t: Table, who: CrewMember): number {
  const own = markerOf(t, who)?.moment ?? 1
  return t.state.turn?.id === who.id ? Math.min(own, rearmost(t)?.moment ?? own) : own
}

export function timeLeft(t: Table, who: CrewMember): number {
  return t.state.timeline.last - (markerOf(t, who)?.moment ?? 1)
}

export function effectOf<K extends Effect['do']>(
  { do: effects }: Pick<Action, 'do'>,
  kind: K,
): EffectOf<K> | undefined {
  return effects.find((effect): effect is Effect & EffectOf<K> => effect.do === kind)
}
