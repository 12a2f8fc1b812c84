import { type CopyId, crewCard, equipmentCard } from '../catalog/index.ts'
import { coverBonus } from '../odds/fight.ts'
import { distanceBetween, isInCover } from '../rules/squares.ts'
import { squareOf } from '../rules/table.ts'
import { isWeapon, type TestPlan } from '../rules/test-run.ts'
import type { CrewMember, Table, Thing } from '../state.ts'
import type { Crew, Skill } from '../vocabulary/index.ts'
import { lockPlan } from './attempts.ts'
import type { DeedAhead } from './deeds.ts'

/** A Test as a sum of named parts. */

/** What a target number is made of. */
export interface TargetPart {
  readonly what: 'number' | 'distance' | 'cover'
  readonly n: number
}

/** What is added to the dice, and by what. */
export type PointPart =
  | { readonly what: 'crew'; readonly id: Crew; readonly n: number }
  | { readonly what: 'gear'; readonly card: CopyId; readonly n: number }

/** The Test that a deed of somebody's cards leads to, aimed at a thing; null if none does. Brawls have no target number. */
export function textPlan(t: Table, who: CrewMember, { action, card }: DeedAhead, aim: Thing): TestPlan | null {
  const from = squareOf(who)
  const plan = { tester: who, time: action.time, heroic: true, skill: 'fight' } as const
  for (const effect of action.do) {
    const goon = aim.kind === 'goon' ? t.state.goons.find(({ id }) => id === aim.id) : undefined
    if (effect.do === 'shoot' && goon)
      return {
        ...plan,
        kind: 'shoot',
        dice: effect.dice,
        target: shotParts(t, who, goon.at).reduce((sum, { n }) => sum + n, 0),
        weapons: card === null ? [] : [card],
        against: goon,
      }
    if (effect.do === 'throw' && aim.kind === 'square')
      return { ...plan, kind: 'throw', dice: effect.dice, target: distanceBetween(t, from, aim.at) }
    if (effect.do === 'try-lock') {
      const lock = lockPlan(t, who, aim)
      return lock && { ...lock, ...plan, kind: 'lock', skill: effect.skill, type: 'force', added: effect.add }
    }
  }
  return null
}

/** How far a shot goes, and what cover adds. */
function shotParts(t: Table, who: CrewMember, at: number): TargetPart[] {
  const from = squareOf(who)
  const distance: TargetPart = { what: 'distance', n: distanceBetween(t, from, at) }
  return isInCover(t, from, at) ? [distance, { what: 'cover', n: coverBonus }] : [distance]
}

/** The target number of a Test, by what it is made of. */
export function targetParts(t: Table, plan: Pick<TestPlan, 'kind' | 'tester' | 'target' | 'against'>): TargetPart[] {
  return plan.kind === 'shoot' && plan.against
    ? shotParts(t, plan.tester, plan.against.at)
    : [{ what: plan.kind === 'throw' ? 'distance' : 'number', n: plan.target }]
}

/** What a Crew Member adds to its own Test, by its sources. */
export function pointParts(
  { id, gear, downed }: CrewMember,
  skill: Skill,
  weapons: readonly CopyId[] = [],
): PointPart[] {
  const own = downed ? 0 : (crewCard(id).skills[skill] ?? 0)
  const pieces = gear.filter(({ card, exhausted }) => !exhausted && (!isWeapon(card) || weapons.includes(card)))
  return [
    ...(own > 0 ? [{ what: 'crew', id, n: own } as const] : []),
    ...pieces.flatMap(({ card }) => {
      const n = equipmentCard(card).skills[skill] ?? 0
      return n === 0 ? [] : [{ what: 'gear', card, n } as const]
    }),
  ]
}
