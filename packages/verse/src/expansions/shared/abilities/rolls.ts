import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import { calm, disgruntle } from '../../../rules/disgruntled.ts'
import { discardGear, keepOnlyOwnCrew, type Team } from '../../../rules/gear.ts'
import type { RollChoice, TestAtHand } from '../../../rules/moments.ts'
import { onCard } from '../../../rules/show.ts'
import { diceFor, pointsOf } from '../../../rules/skill.ts'
import { abilityOf, cardName, crewCard, gearCard, seatName, skillName, tell } from '../../../rules/table.ts'
import type { Member, Table } from '../../../state.ts'
import type { CardId, Skill } from '../../../vocabulary/index.ts'

/** Gear that has its say before or after the roll of a test. */

type Preparation =
  | { readonly does: 'roll' }
  | { readonly does: 'lift'; readonly gear: CardId; readonly plus: number }
  | { readonly does: 'soothe'; readonly gear: CardId; readonly member: Member }
  | { readonly does: 'turn-sour'; readonly gear: CardId; readonly member: Member; readonly plus: number }

/** Outside Work the captain says whose temper a gun improves, or whose Fight a coat brings in. */
export function carrierMatters(t: Table, team: Team, skill: Skill): boolean {
  if (team.members.length < 2) return false
  if (skill === 'fight' && team.captain.gear.some((gear) => isChoosy(t, team, gear))) return true
  const owns = (kind: 'calms-before-fight' | 'fight-into-negotiation') =>
    team.captain.gear.some((gear) => abilityOf(gearCard(t, gear), kind))
  if (skill === 'fight') return owns('calms-before-fight') && team.members.some((member) => member.disgruntled)
  return skill === 'negotiate' && owns('fight-into-negotiation')
}

/** Is gear in the hands it is made for? Undefined of gear that serves anybody. */
export function suitsAs(t: Table, bearer: Member, gear: CardId): boolean | undefined {
  const carrier = abilityOf(gearCard(t, gear), 'reroll-ones')?.carrier
  return carrier && crewCard(t, bearer.card).professions.includes(carrier)
}

/** Does gear serve some of the team and not others? */
function isChoosy(t: Table, team: Team, gear: CardId): boolean {
  return new Set(team.members.map((member) => suitsAs(t, member, gear))).size > 1
}

/** Everything that is done before the die falls; gives the points it adds. */
export function* preparesRoll(t: Table, team: Team, test: TestAtHand): Rules<number> {
  if (test.skill === 'fight') calmCarriers(t, team, test)
  let points = 0
  const worn: CardId[] = []
  for (;;) {
    const choice = yield* chooseOne<Preparation>(
      {
        seat: team.captain.seat,
        kind: 'test.before-roll',
        about: test.option,
        prompt: text('prompt.before-roll', { skill: skillName(test.skill) }),
      },
      preparations(t, team, test, worn),
      showPreparation,
    )
    if (choice.does === 'roll') return points
    if (choice.does === 'turn-sour') {
      worn.push(choice.gear)
      disgruntle(t, team.captain, choice.member, team.members)
      keepOnlyOwnCrew(team)
    } else discardGear(t, team, choice.gear)
    if (choice.does === 'soothe') calm(t, choice.member)
    else points += choice.plus
  }
}

/** This adds no points, so it counts where gear gives none as well. */
function calmCarriers(t: Table, team: Team, { takers }: TestAtHand): void {
  for (const { gear, by } of team.carried) {
    if (!abilityOf(gearCard(t, gear), 'calms-before-fight')) continue
    const carrier = takers.find((member) => member.card === by)
    if (carrier) calm(t, carrier)
  }
}

function preparations(t: Table, team: Team, test: TestAtHand, worn: readonly CardId[]): Preparation[] {
  const choices: Preparation[] = [{ does: 'roll' }]
  for (const { gear, by } of team.carried) {
    const member = test.takers.find((taker) => taker.card === by)
    if (!member || !test.gear.includes(gear)) continue
    const card = gearCard(t, gear)
    const lift = abilityOf(card, 'lifts-any-test')
    if (lift) choices.push({ does: 'lift', gear, plus: lift.plus })
    if (abilityOf(card, 'soothes-owner') && team.attempt && member.disgruntled)
      choices.push({ does: 'soothe', gear, member })
    const plus = pointsOf(t, team, member, 'fight')
    const wearable = abilityOf(card, 'fight-into-negotiation') && !worn.includes(gear) && !member.disgruntled
    if (wearable && test.skill === 'negotiate' && plus > 0) choices.push({ does: 'turn-sour', gear, member, plus })
  }
  return choices
}

function showPreparation(choice: Preparation): Option {
  if (choice.does === 'roll') return { id: 'roll', text: text('option.roll-now'), role: 'risky', sign: 'die5' }
  const { does, gear } = choice
  const details = { id: `${does}:${gear}`, group: does }
  if (does === 'lift') return onCard(gear, 'option.discard-for-points', { plus: choice.plus }, details)
  const member = cardName(choice.member.card)
  if (does === 'soothe') return onCard(gear, 'option.soothe-carrier', { member }, details)
  return onCard(gear, 'option.turn-sour', { member, plus: choice.plus }, { ...details, id: `sour:${gear}` })
}

const best = 6

/** A die that shows less than a 6 may be made one, with the bonus roll that a 6 earns here. */
export function bettersRoll(t: Table, team: Team, test: TestAtHand, rolled: number): RollChoice[] {
  if (rolled >= best) return []
  const { heroics } = diceFor(t, team, test.skill)
  return team.carried
    .map((item) => item.gear)
    .filter((gear) => test.gear.includes(gear))
    .filter((gear) => abilityOf(gearCard(t, gear), 'counts-as-six')?.skill === test.skill)
    .map((gear) => ({
      option: onCard(gear, 'option.count-as-six', {}, { id: `discard:${gear}`, group: 'discard', sign: 'cross' }),
      die: best,
      rollsOn: heroics,
      apply(rollAgain) {
        discardGear(t, team, gear)
        const die = heroics ? best + rollAgain() : best
        tell(t, 'counts-as-six', { who: seatName(team.captain), die })
        return die
      },
    }))
}

/** Gear given up for another roll of the whole test. */
export function rollsAnew(t: Table, team: Team, test: TestAtHand): RollChoice[] {
  return team.carried
    .map((item) => item.gear)
    .filter((gear) => test.gear.includes(gear))
    .filter((gear) => abilityOf(gearCard(t, gear), 'discard-to-reroll')?.skill === test.skill)
    .map((gear) => ({
      option: onCard(
        gear,
        'option.discard-to-reroll',
        {},
        { id: `again:${gear}`, group: 'again', sign: 'die5', role: 'risky' },
      ),
      die: 0,
      rollsOn: true,
      apply(rollAgain) {
        discardGear(t, team, gear)
        const die = rollAgain()
        tell(t, 'rolls-again', { who: seatName(team.captain), die })
        return die
      },
    }))
}
