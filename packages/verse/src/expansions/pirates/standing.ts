import { sum } from '@keep-flying/kernel'
import { suggestCarrying, type Team } from '../../rules/gear.ts'
import { cardModifier, type Dice, diceFor, gearInTest, teamPoints } from '../../rules/skill.ts'
import { abilityOf, abilityOn, crewCard, gearCard } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { type CardId, type Skill, skills } from '../../vocabulary/index.ts'

/** What a side brings to a Showdown. */

export type Part = 'attacking' | 'defending'

/** All points of a team with the gear in hand; what only a Showdown adds is among them. */
export function pointsIn(t: Table, team: Team, skill: Skill, part: Part, kosherized: boolean): number {
  const test = { skill, ...(kosherized ? { kosherized } : {}) }
  const bearers = [...team.members.map(({ card }) => card), ...gearInTest(t, team, test).map(({ gear }) => gear)]
  const added = sum(bearers, (card) => {
    const bonus = abilityOn(t, card, 'showdown-points')
    return bonus?.skill === skill && (bonus.when ?? part) === part ? bonus.points : 0
  })
  return teamPoints(t, team, skill, kosherized) + cardModifier(t, team, test) + added
}

export function diceIn(t: Table, team: Team, skill: Skill, kosherized: boolean): Dice {
  const gear = gearInTest(t, team, { skill, ...(kosherized ? { kosherized } : {}) }).map((item) => item.gear)
  return diceFor(t, team, skill, gear)
}

/** Does what this side carries keep the other from using gear with a skill? */
export function kosherizes(t: Table, team: Team | null, skill: Skill): boolean {
  return team?.carried.some(({ gear }) => abilityOf(gearCard(t, gear), 'kosherizes-rival')?.skill === skill) ?? false
}

/** A team with gear in hand as it would best be dealt out for a skill. */
export function equippedFor(t: Table, team: Team, skill: Skill): Team {
  return { ...team, carried: suggestCarrying(t, team.captain, team.members, { skill }) }
}

/** What a team may count on in each skill, before gear is dealt out. */
export function outlook(t: Table, team: Team, part: Part, foe: Team | null): Record<Skill, number> {
  const points = (skill: Skill) => pointsIn(t, equippedFor(t, team, skill), skill, part, kosherizes(t, foe, skill))
  return { fight: points('fight'), tech: points('tech'), negotiate: points('negotiate') }
}

export function bestSkill(points: Readonly<Record<Skill, number>>): Skill {
  return skills.reduce((best, skill) => (points[skill] > points[best] ? skill : best))
}

/** A Fugitive alone has nothing but what is printed on the card, and uses the best of it. */
export function printedBest(t: Table, fugitive: CardId): { readonly skill: Skill; readonly points: number } {
  const own = crewCard(t, fugitive).skills
  const points = { fight: own.fight ?? 0, tech: own.tech ?? 0, negotiate: own.negotiate ?? 0 }
  const skill = bestSkill(points)
  return { skill, points: points[skill] }
}
