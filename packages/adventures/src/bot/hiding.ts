import type { DoorNumber, SquareNumber } from '../geometry/ground.ts'
import { walkFrom } from '../geometry/walk.ts'
import { isHeld } from '../rules/move.ts'
import { goonsSeeing, wayFor } from '../rules/squares.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import { paceOf, timeLeft, walkingTime } from './crew.ts'
import type { Role } from './roles.ts'
import { unreachable } from './routes.ts'
import { weights } from './weights.ts'

/** Keeping out of sight: Goons mind whom they see Heroic when a turn ends, not what was done in it. */

/** The Waiting Goons that somebody Heroic on a square would wake. */
export function wokenAt(t: Table, at: SquareNumber): Goon[] {
  return goonsSeeing(t, at).filter(({ alerted }) => !alerted)
}

interface Slip {
  /** A door that is about to be opened. */
  readonly opened?: DoorNumber | undefined
  /** Goons that hold it are beaten. */
  readonly evenHeld?: boolean
}

/** The squares that somebody can reach with one Move and where no Goon sees it; through a door, too, that is about to be opened. */
export function hidingPlaces(t: Table, who: CrewMember, { opened, evenHeld = false }: Slip = {}): SquareNumber[] {
  if (who.at === null || (isHeld(t, who) && !evenHeld)) return []
  const way = wayFor(t, who)
  const shut = opened === undefined ? way.shut : way.shut & ~(1 << opened)
  const { ends } = walkFrom(t.ground, who.at, paceOf(who, 'heroic').squares, { ...way, shut })
  return ends.filter((square) => goonsSeeing(t, square).length === 0)
}

/** What turning Heroic costs somebody where it stands: little unseen, a Move where it can slip out of sight, and else whom it wakes. */
export function loudness(t: Table, who: CrewMember, opened?: DoorNumber): number {
  if (who.stance === 'heroic' || who.at === null) return 0
  const woken = wokenAt(t, who.at).length
  if (woken === 0) return weights.heroicUnseen
  const canSlipAway = actionsLeft(t) > 1 && hidingPlaces(t, who, { opened }).length > 0
  return canSlipAway ? weights.slippingAway : weights.goingHeroic + weights.wakingOne * woken
}

const actionsPerTurn = 2

export function actionsLeft({ state }: Table): number {
  return actionsPerTurn - (state.turn?.actions ?? 0)
}

/** Whether it is better to leave a Heroic deed until the next turn, which leaves time to slip away. */
export function isTooLateToBeLoud(t: Table, who: CrewMember): boolean {
  return who.stance === 'casual' && who.at !== null && actionsLeft(t) < actionsPerTurn && wokenAt(t, who.at).length > 0
}

/** Whether somebody is needed somewhere so soon that there is no time left for hiding. */
export function isPressed(t: Table, who: CrewMember, role: Role | undefined): boolean {
  if (!role?.counts || role.task.does.kind === 'open' || who.at === null) return false
  const left = role.routes.left[who.at] ?? unreachable
  return left !== unreachable && walkingTime(who, left, 'casual') + weights.slack > timeLeft(t, who)
}
