import { type Rules, sum } from '@keep-flying/kernel'
import { resolveOptions } from '../../rules/events.ts'
import type { Team } from '../../rules/gear.ts'
import { killCrew } from '../../rules/kill.ts'
import { captainAt, shipAbilities, story } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId, Option, Test, WorkOutcome } from '../../vocabulary/index.ts'
import { isAtOwnHaven } from '../shared/havens/havens.ts'
import { boardingOptions } from './boarding-options.ts'
import { piratesOf } from './state.ts'

/** The Boarding Test, which stands before every hostile act aboard a rival ship. */

/** The ways in which a ship may be boarded as it is fitted out. */
function waysAboard(t: Table, target: Captain): readonly Option<WorkOutcome>[] {
  const barred = shipAbilities(t, target, 'bars-boarding').map(({ skill }) => skill)
  return boardingOptions.filter(({ id }) => !barred.some((skill) => skill === id))
}

/** A ship may be boarded unless it lies safe at home, or every way aboard is barred. */
export function mayBoard(t: Table, target: Captain): boolean {
  const isSafe = story(t).havensShelter === true && isAtOwnHaven(t, target)
  return !isSafe && waysAboard(t, target).length > 0
}

/** True if the team gets aboard. Whoever rolls a 1 may have walked into a trap. */
export function* board(t: Table, team: Team, target: Captain, card: CardId): Rules<boolean> {
  const resolved = yield* resolveOptions(t, { team, card }, waysAboard(t, target), 'boarding')
  const isTrapped = resolved?.cause.roll?.die === 1 && shipAbilities(t, target, 'traps-boarders').length > 0
  if (isTrapped) yield* killCrew(t, team, 1)
  return resolved?.outcome === 'complete' && team.members.length > 0
}

/** What the boarders' ship adds to the test, and what the other ship takes away. */
export function boardingModifier(t: Table, c: Captain, test: Test): number {
  if (!test.boarding) return 0
  const { encounter } = piratesOf(t)
  const target = encounter?.defender ?? null
  const traps = target === null ? [] : shipAbilities(t, captainAt(t, target), 'traps-boarders')
  const helps = shipAbilities(t, c, 'boarding-points')
  const inSkill = (list: readonly { readonly skill: string; readonly points: number }[]) =>
    sum(
      list.filter(({ skill }) => skill === test.skill),
      ({ points }) => points,
    )
  return inSkill(helps) - inSkill(traps)
}

/** The ship that lets its crew roll such a test again. */
export function boardingRerolls(t: Table, c: Captain, test: Test): CardId[] {
  const again = test.boarding && shipAbilities(t, c, 'boarding-reroll').some(({ skill }) => skill === test.skill)
  return again ? [c.ship] : []
}
