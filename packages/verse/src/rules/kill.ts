import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Member, Table } from '../state.ts'
import { leaveCrew } from './crew.ts'
import { discardSupply, remove } from './decks.ts'
import { disgruntle } from './disgruntled.ts'
import { keepOnlyOwnCrew, leaveTeam, type Team } from './gear.ts'
import { medicSaves } from './medic.ts'
import { showCrew } from './show.ts'
import { returnToShip } from './skill.ts'
import { abilityOf, cardName, crewCard, isLeader, seatName, tell } from './table.ts'

/** Death in the 'Verse. One procedure for every kill, wherever it comes from. */

/** Kills `n` of those at risk, the owner's choice; all victims are named before any Medic is called. */
export function* killCrew(t: Table, team: Team, n: number): Rules<void> {
  yield* strikeDown(t, team, yield* nameVictims(t, team, n))
}

/** Kills a crew whom the card itself names; those who must die first go in their place. */
export function* killNamed(t: Table, team: Team, named: Member): Rules<void> {
  const [first] = firstToDie(t, team.members)
  yield* strikeDown(t, team, [first ?? named])
}

function firstToDie(t: Table, members: readonly Member[]): Member[] {
  return members.filter((member) => abilityOf(crewCard(t, member.card), 'dies-first'))
}

function* nameVictims(t: Table, team: Team, n: number): Rules<Member[]> {
  const victims: Member[] = []
  const { captain, members } = team
  while (victims.length < Math.min(n, members.length)) {
    const left = members.filter((member) => !victims.includes(member))
    const doomed = firstToDie(t, left)
    const victim = yield* chooseOne(
      { seat: captain.seat, kind: 'kill.victim', prompt: text('prompt.victim'), rule: 'KILL-01' },
      doomed.length > 0 ? doomed : left,
      showCrew,
    )
    victims.push(victim)
  }
  return victims
}

/**
 * All kills of one result are simultaneous: every Medic check is rolled before anybody falls. A Leader is only sent
 * back in a foul temper, and that comes last, for it may drive away the crew that is left.
 */
export function* strikeDown(t: Table, team: Team, struck: readonly Member[]): Rules<void> {
  for (const { card } of struck) tell(t, 'struck-down', { card: cardName(card) })
  const victims = yield* withoutSurvivors(t, team, struck)
  const saved: Member[] = []
  for (const victim of victims) {
    if (yield* medicSaves(t, team, victim)) saved.push(victim)
  }
  for (const victim of victims) {
    if (saved.includes(victim) || isLeader(t, victim)) returnToShip(t, team, victim)
    else bury(t, team, victim)
  }
  const leader = victims.find((victim) => isLeader(t, victim) && !saved.includes(victim))
  if (leader) disgruntle(t, team.captain, leader, team.members)
  keepOnlyOwnCrew(team)
}

/** Those who are not saved by what they wear. */
function* withoutSurvivors(t: Table, team: Team, struck: readonly Member[]): Rules<readonly Member[]> {
  let left = struck
  for (const on of t.moments) {
    if (!on.crewFalls || left.length === 0) continue
    const alive = yield* on.crewFalls(t, team, left)
    left = left.filter((member) => !alive.includes(member))
  }
  return left
}

function bury(t: Table, team: Team, victim: Member): void {
  const { captain } = team
  leaveCrew(t, captain, victim)
  leaveTeam(team, victim)
  if (t.moments.some((on) => on.crewDies?.(t, team, victim))) return
  if (abilityOf(crewCard(t, victim.card), 'survives-as-discard')) discardSupply(t, victim.card)
  else remove(t, victim.card)
  tell(t, 'killed', { who: seatName(captain), card: cardName(victim.card) })
}
