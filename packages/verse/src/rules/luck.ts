import type { Rules } from '@keep-flying/kernel'
import type { Table } from '../state.ts'
import type { Luck } from '../vocabulary/index.ts'
import type { Team } from './gear.ts'
import { roll, seatName, tell } from './table.ts'
import { chanceNobodyTaken, wantedRolls } from './wanted.ts'

/** What cards leave to luck alone: no skill counts, and a 6 earns no further roll. */

const dieSides = 6

/** A bare die, for all to see. */
export function rollBareDie(t: Table, team: Team): number {
  const die = roll(t)
  tell(t, 'bare-die', { who: seatName(team.captain), die })
  return die
}

function toBeat(team: Team, what: 'crew-at-work' | 'warrants'): number {
  return what === 'warrants' ? team.captain.warrants : team.members.length
}

/** True if luck was good. */
export function* tryLuck(t: Table, team: Team, luck: Luck): Rules<boolean> {
  if ('nobodyTaken' in luck) return (yield* wantedRolls(t, team)) === 0
  return rollBareDie(t, team) > toBeat(team, luck.dieBeats)
}

export function chanceOfLuck(t: Table, team: Team, luck: Luck): number {
  if ('nobodyTaken' in luck) return chanceNobodyTaken(t, team)
  return Math.max(0, dieSides - toBeat(team, luck.dieBeats)) / dieSides
}
