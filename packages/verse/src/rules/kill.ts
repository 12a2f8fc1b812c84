import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import { leaveCrew } from './crew.ts'
import { discardSupply, remove } from './decks.ts'
import { disgruntle } from './disgruntled.ts'
import { leaveTeam, type Team } from './gear.ts'
import { medicSaves } from './medic.ts'
import { returnToShip } from './skill.ts'
import { abilityOf, cardName, crewCard, isLeader, seatName, tell } from './table.ts'

/** Death in the 'Verse. One procedure for every kill, wherever it comes from. */

/** Kills `n` of those at risk, the owner's choice; all victims are named before any Medic is called. */
export function* killCrew(t: Table, team: Team, n: number): Rules<void> {
  const victims = yield* nameVictims(t, team, n)
  const atRisk = [...team.members]
  for (const victim of victims) yield* die(t, team, victim, atRisk)
}

function* nameVictims(t: Table, team: Team, n: number): Rules<Member[]> {
  const victims: Member[] = []
  const { captain, members } = team
  while (victims.length < Math.min(n, members.length)) {
    const left = members.filter((member) => !victims.includes(member))
    const doomed = left.filter((member) => abilityOf(crewCard(t, member.card), 'dies-first'))
    const victim = yield* chooseOne(
      { seat: captain.seat, kind: 'kill.victim', prompt: text('prompt.victim'), rule: 'KILL-01' },
      doomed.length > 0 ? doomed : left,
      (member) => ({
        id: member.card,
        text: text('option.card', { card: cardName(member.card) }),
        at: { card: member.card },
      }),
    )
    victims.push(victim)
  }
  return victims
}

/** The fate of one victim: saved by a Medic, or dead; a Leader is only sent back in a foul temper. */
export function* die(t: Table, team: Team, victim: Member, atRisk: readonly Member[]): Rules<void> {
  const { captain } = team
  tell(t, 'log.struck-down', { card: cardName(victim.card) })
  if (yield* medicSaves(t, team, victim, atRisk)) return returnToShip(t, team, victim)
  if (isLeader(t, victim)) {
    returnToShip(t, team, victim)
    return disgruntle(t, captain, victim)
  }
  bury(t, captain, victim)
  leaveTeam(team, victim)
}

function bury(t: Table, c: Captain, victim: Member): void {
  leaveCrew(c, victim)
  if (abilityOf(crewCard(t, victim.card), 'survives-as-discard')) discardSupply(t, victim.card)
  else remove(t, victim.card)
  tell(t, 'log.killed', { who: seatName(c), card: cardName(victim.card) })
}
