import type { ShownPart } from '../../../box.ts'
import type { Team } from '../../../rules/gear.ts'
import type { Answers } from '../../../rules/moments.ts'
import type { Dice } from '../../../rules/skill.ts'
import { abilityOf, crewCard, gearCard, leaderOf, shipAbilities } from '../../../rules/table.ts'
import type { Captain, Carried, Table } from '../../../state.ts'
import type { CardId, CrewCard, Profession, Skill, Token } from '../../../vocabulary/index.ts'
import { bettersRoll, carrierMatters, rollsAnew, suitsAs } from './rolls.ts'
import { abilities as abilityTexts } from './text/describe.ts'

const abilityAnswers: Answers = {
  allowsBribes,
  afterRoll: (t, team, test, rolled) => [...rollsAnew(t, team, test), ...bettersRoll(t, team, test, rolled)],
  carrierMatters,
  spareAces,
  countsAs,
  saleBonus,
  refusesToHire,
  dice,
  suitsCarrier: (t, member, gear) => suitsAs(t, member, gear) === true,
}

/** What abilities do that cards of several boxes have. A game without such cards goes on as if nobody listened. */
export const abilities: ShownPart = {
  answers: [abilityAnswers],
  kindTexts: { abilities: abilityTexts },
  toldAhead: ['misbehave-throw-out'],
}

function allowsBribes(t: Table, team: Team, skill: Skill): boolean {
  if (skill !== 'negotiate') return false
  return team.members.some((member) => abilityOf(crewCard(t, member.card), 'bribes-any-negotiation'))
}

function spareAces(t: Table, team: Team): CardId[] {
  return team.carried.map((item) => item.gear).filter((gear) => abilityOf(gearCard(t, gear), 'counts-as-ace'))
}

function dice(t: Table, team: Team, gear: readonly CardId[], skill: Skill): Partial<Dice> {
  const bearers = team.carried.filter((item) => gear.includes(item.gear))
  const noOnes = bearers.some(
    (item) => abilityOf(gearCard(t, item.gear), 'reroll-ones')?.skill === skill && serves(t, team, item),
  )
  const thrown = Math.max(
    ...gear
      .map((item) => abilityOf(gearCard(t, item), 'throws-more'))
      .map((more) => (more?.skill === skill ? more.dice : 1)),
    1,
  )
  return { ...(noOnes ? { noOnes } : {}), ...(thrown > 1 ? { thrown } : {}) }
}

/** Some gear serves only in the hands of one profession. */
function serves(t: Table, { members }: Team, { gear, by }: Carried): boolean {
  const bearer = members.find((member) => member.card === by)
  return bearer === undefined || suitsAs(t, bearer, gear) !== false
}

function countsAs(t: Table, gear: readonly CardId[], profession: Profession): boolean {
  return gear.some((item) => abilityOf(gearCard(t, item), 'counts-as-profession')?.profession === profession)
}

function saleBonus(t: Table, c: Captain, token: Token): number {
  const bonuses = shipAbilities(t, c, 'sale-bonus').filter((bonus) => bonus.tokens.includes(token))
  return bonuses.reduce((sum, bonus) => sum + bonus.plus, 0)
}

function refusesToHire(t: Table, c: Captain, card: CrewCard): boolean {
  const shunned = abilityOf(crewCard(t, leaderOf(c).card), 'will-not-hire')
  return shunned !== undefined && card.professions.includes(shunned.profession)
}
