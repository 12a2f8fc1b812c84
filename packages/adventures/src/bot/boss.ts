import { bestOf } from '@keep-flying/kernel'
import { coverBonus } from '../odds/fight.ts'
import { meleeWeapons } from '../rules/brawl.ts'
import { actionsOf } from '../rules/goons.ts'
import { distanceBetween, isInCover, seesSquare } from '../rules/squares.ts'
import { opponents, squareOf, woundsLeft } from '../rules/table.ts'
import { skillPoints } from '../rules/test-run.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import { chance } from './chances.ts'
import { goonFight } from './fights.ts'
import { goalsOf } from './goals.ts'
import { best, optionsIn, type Policies, type Position, squareIn, tokenOf } from './position.ts'

/** Plays the Goons: goes for the Heroic, and stands in the way of what the crew is after. */

function goonIn({ t, decision }: Position): Goon | undefined {
  return t.state.goons.find(({ id }) => id === decision.about?.id)
}

/** Attacks whoever is nearest to going down; with nobody to attack, moves. */
function act(position: Position): string | undefined {
  const { t } = position
  const goon = goonIn(position)
  if (!goon) return 'move'
  const attacks = optionsIn(position).flatMap((option) => {
    const whom = t.state.crew.find(({ id }) => id === tokenOf(option))
    return whom ? [{ id: option.id, worth: harm(t, goon, whom) / woundsLeft(whom) }] : []
  })
  return bestOf(attacks, ({ worth }) => worth)?.id ?? 'move'
}

/** The chance to wound somebody, next to it or by a shot. */
function harm(t: Table, goon: Goon, whom: CrewMember): number {
  const at = squareOf(whom)
  const far = distanceBetween(t, goon.at, at)
  const { shoot } = actionsOf(goon)
  if (far <= 1) return 0.5 + 0.1 * (goonFight(goon) - skillPoints(whom, 'fight', meleeWeapons(whom)))
  const cover = isInCover(t, goon.at, at) ? coverBonus : 0
  return shoot ? chance(shoot.dice, far + cover - goonFight(goon)) : 0
}

/** Toward the nearest opponent, as far as is good for it; while there is none, to what the crew wants to reach. */
function walk(position: Position) {
  const { t } = position
  const goon = goonIn(position)
  if (!goon) return undefined
  const foes = opponents(t).map(squareOf)
  if (foes.length > 0) return best(position, (option) => -approach(t, goon, foes, squareIn(option) ?? goon.at))
  const wanted = goalsOf(t).now.flatMap(({ squares }) => squares.slice(0, 1))
  return best(position, (option) => -nearest(t, wanted, squareIn(option) ?? goon.at))
}

function nearest(t: Table, squares: readonly number[], at: number): number {
  return Math.min(...squares.map((square) => distanceBetween(t, at, square)))
}

/** Those who shoot keep their distance, in sight. */
function approach(t: Table, goon: Goon, foes: readonly number[], at: number): number {
  const far = nearest(t, foes, at)
  const { shoot } = actionsOf(goon)
  if (!shoot) return far
  const isSeen = foes.some((foe) => seesSquare(t, at, foe))
  return Math.abs(far - 3) + (isSeen ? 0 : 5)
}

export const bossPolicies: Policies = {
  'boss.action': act,
  'goon.to': walk,
  'boss.place': (position) => {
    const { t } = position
    const crew = t.state.crew.flatMap(({ at }) => at ?? [])
    return best(position, (option) => -nearest(t, crew, squareIn(option) ?? 0))
  },
}
