import { confirm, type Rules, text } from '@keep-flying/kernel'
import type { Member, Table } from '../state.ts'
import { hasProfession } from './crew.ts'
import { yesOrNo } from './deed.ts'
import { gearAbilities, type Team } from './gear.ts'
import { abilityOf, cardName, crewCard, roll, tell, workingUpgrades } from './table.ts'

/** Medic checks. */

const savedFrom = 5

/** One check for a victim, if there is a Medic with the team. */
export function* medicSaves(t: Table, team: Team, victim: Member): Rules<boolean> {
  if (!hasProfession(t, team.members, 'medic')) return false
  for (const on of t.moments) if (on.medicCheck && (yield* on.medicCheck(t, team, victim))) return true
  const saved = checkFor(t, team, victim)
  if (!saved && canRollAgain(t, team)) {
    const again = yield* confirm({
      seat: team.captain.seat,
      kind: 'medic.reroll',
      prompt: text('prompt.medic-reroll', { card: cardName(victim.card) }),
      rule: 'MEDIC-06',
      ...yesOrNo('medic-reroll'),
    })
    if (again) return checkFor(t, team, victim)
  }
  return saved
}

function checkFor(t: Table, team: Team, victim: Member): boolean {
  const bonus = medicBonus(t, team)
  const die = roll(t)
  const saved = die + bonus >= savedFrom
  tell(t, 'medic-check', { card: cardName(victim.card), die, bonus, grade: saved ? 'passed' : 'failed' })
  return saved
}

function medicBonus(t: Table, { captain, members }: Team): number {
  const crew = members.flatMap((member) => abilityOf(crewCard(t, member.card), 'medic-check-bonus') ?? [])
  const helps = [...crew, ...gearAbilities(t, captain, 'medic-check-bonus')]
  return helps.reduce((sum, { plus }) => sum + plus, 0)
}

function canRollAgain(t: Table, team: Team): boolean {
  return workingUpgrades(t, team.captain).some((upgrade) => abilityOf(upgrade, 'reroll-medic-check'))
}
