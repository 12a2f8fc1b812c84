import { chooseSome, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import { isWanted, leaveCrew } from './crew.ts'
import { remove } from './decks.ts'
import { disgruntle } from './disgruntled.ts'
import { gearAbilities, leaveTeam, type Team } from './gear.ts'
import { showCrew } from './show.ts'
import { returnToShip } from './skill.ts'
import { abilityOf, abilityOn, cardName, crewCard, isLeader, roll, seatName, tell, workingUpgrades } from './table.ts'

/** Wanted crew, and the dice on which the Alliance takes them. */

/** One die for each Wanted crew without a hiding place: on a low one it is out of the game. Tells how many were taken. */
export function* wantedRolls(t: Table, team: Team): Rules<number> {
  const { captain } = team
  let taken = 0
  const wanted = team.members.filter((member) => isWanted(t, member))
  const hidden = yield* hideWanted(t, team, wanted)
  for (const member of wanted) {
    const isGone = !captain.crew.includes(member)
    if (hidden.includes(member) || isGone) continue
    const dice = Array.from({ length: rollsOf(t, member) }, () => roll(t))
    const die = Math.min(...dice)
    const worst = takenUpTo(t, captain, member)
    tell(t, 'wanted-roll', { card: cardName(member.card), die, taken: die <= worst ? 1 : 0 })
    if (die <= worst && (yield* apprehend(t, team, member))) taken++
  }
  return taken
}

const usuallyTaken = 1

/** The highest die on which somebody is taken. */
function takenUpTo(t: Table, c: Captain, member: Member): number {
  return t.moments.reduce((worst, on) => Math.max(worst, on.takenUpTo?.(t, c, member) ?? 0), usuallyTaken)
}

function rollsOf(t: Table, member: Member): number {
  return abilityOf(crewCard(t, member.card), 'wanted-rolls')?.times ?? 1
}

const dieSides = 6

/** The chance that Wanted rolls take nobody, with those hidden who are most at risk. A Leader is never taken. */
export function chanceNobodyTaken(t: Table, team: Team): number {
  const safe = (member: Member) => Math.max(0, dieSides - takenUpTo(t, team.captain, member)) / dieSides
  const wanted = team.members.filter(
    (member) => isWanted(t, member) && !isLeader(t, member) && !carriesPapers(t, team, member),
  )
  const chances = wanted.map((member) => safe(member) ** rollsOf(t, member)).sort((one, other) => one - other)
  const places = team.attempt ? 0 : hidingPlaces(t, team.captain)
  return chances.slice(places).reduce((all, chance) => all * chance, 1)
}

/** A Leader taken by the Alliance is treated as killed: nobody is taken then. */
export function* apprehend(t: Table, team: Team, member: Member): Rules<boolean> {
  const { captain } = team
  if (yield* isSpared(t, team, member)) return false
  if (isLeader(t, member)) {
    returnToShip(t, team, member)
    disgruntle(t, captain, member, team.members)
    return false
  }
  takeAway(t, team, member)
  return true
}

/** Somebody else may go in the place of a crew who is taken. */
export function* isSpared(t: Table, team: Team, member: Member): Rules<boolean> {
  for (const on of t.moments) if (on.crewTaken && (yield* on.crewTaken(t, team, member))) return true
  return false
}

/** The Alliance keeps a crew for good. */
export function takeAway(t: Table, team: Team, member: Member): void {
  const { captain } = team
  leaveCrew(t, captain, member)
  leaveTeam(team, member)
  remove(t, member.card)
  tell(t, 'apprehended', { who: seatName(captain), card: cardName(member.card) })
}

/** At work, papers serve whoever has them in hand. */
function carriesPapers(t: Table, team: Team, member: Member): boolean {
  return team.carried.some(({ gear, by }) => by === member.card && abilityOn(t, gear, 'skips-wanted-rolls'))
}

/**
 * Papers and hidden compartments may keep crew out of sight, as many as they have room for. Those at work are far from
 * the ship, and hands do not change there.
 */
function* hideWanted(t: Table, team: Team, wanted: readonly Member[]): Rules<Member[]> {
  const c = team.captain
  if (team.attempt) return wanted.filter((member) => carriesPapers(t, team, member))
  const places = Math.min(hidingPlaces(t, c), wanted.length)
  return yield* chooseSome(
    { seat: c.seat, kind: 'wanted.hide', prompt: text('prompt.hide-wanted', { n: places }), min: 0, max: places },
    wanted,
    showCrew,
  )
}

/** How many crew papers and hidden compartments can keep out of sight. */
export function hidingPlaces(t: Table, c: Captain): number {
  const papers = gearAbilities(t, c, 'skips-wanted-rolls').length
  const berths = workingUpgrades(t, c).reduce((sum, upgrade) => {
    const hiding = abilityOf(upgrade, 'skips-wanted-rolls')
    return sum + (hiding?.who === 'aboard' ? hiding.crew : 0)
  }, 0)
  return papers + berths
}
