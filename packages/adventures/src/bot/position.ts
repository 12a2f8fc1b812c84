import { below, type Decision, type Option, openStream, type Seat, type Value, type Wish } from '@keep-flying/kernel'
import { tableFor } from '../ask/view-table.ts'
import { momentNow } from '../rules/timeline.ts'
import type { CrewMember, State, Table } from '../state.ts'
import type { Roles } from './roles.ts'

/** What a policy decides from: the table as the seat sees it, and the question. */
export interface Position {
  readonly t: Table
  readonly seat: number
  readonly decision: Decision
  /** Who does what. */
  readonly roles: () => Roles
  /** The share of all options that is overlooked. */
  readonly overlooks: number
  /** What is lost by failing the Test that is to be made, beyond another try. */
  readonly stake?: number
}

/** An answer; null leaves a standing offer alone, undefined is no opinion. */
export type Policy = (position: Position) => Value | null | undefined

export type Policies = Readonly<Record<string, Policy>>

/** How a crew shares its tasks out, if some would like help with something. */
export type Sharing = (t: Table, wishes: readonly Wish[]) => Roles

export function positionOf(
  { seat, decision, view, wishes = [] }: Seat<State>,
  share: Sharing,
  overlooks: number,
): Position {
  const t = tableFor(view())
  let known: Roles | undefined
  return {
    t,
    seat,
    decision,
    overlooks,
    roles() {
      known ??= share(
        t,
        wishes.filter((wish) => wish.seat !== seat),
      )
      return known
    },
  }
}

/** The options that do not escape the eye of whoever is asked. */
export function optionsIn(position: Position): readonly Option[] {
  const { decision, overlooks } = position
  if (!('options' in decision)) return []
  return overlooks === 0 ? decision.options : decision.options.filter((option) => !isOverlooked(position, option))
}

/** What escapes one, does so for the whole turn: nobody sees it at a second glance. The end of a matter is never overlooked. */
function isOverlooked({ t, seat, decision, overlooks }: Position, { id, role }: Option): boolean {
  if (role === 'end') return false
  const { turn, timeline } = t.state
  const when = `${turn?.id ?? ''} ${momentNow(timeline)}`
  return below(openStream(`sfc32:overlooked ${when} ${seat} ${decision.kind} ${id}`), 100) < overlooks * 100
}

/** The Crew Member whom the question is about, or whose turn it is. */
export function askedOf({ t, decision }: Position): CrewMember | undefined {
  const { about } = decision
  const named = about?.name === 'crew' ? t.state.crew.find(({ id }) => id === about.id) : undefined
  return named ?? t.state.crew.find(({ id }) => id === t.state.turn?.id)
}

/** What an option is about: the id of a Character, token or door. */
export function tokenOf({ at }: Option): string | null {
  return at && 'token' in at ? at.token : null
}

export function cardOf({ at }: Option): string | null {
  return at && 'card' in at ? at.card : null
}

/** The square of an option; null for those that are none. */
export function squareIn({ at }: Option): number | null {
  return at && 'place' in at ? Number(at.place) : null
}

/** So many of the options that score highest: as many as must be, and no more that score nothing. */
export function best(position: Position, score: (option: Option) => number): Value | undefined {
  const { decision } = position
  const scored = optionsIn(position)
    .map((option) => ({ id: option.id, points: score(option) }))
    .sort((one, other) => other.points - one.points)
  if (decision.form === 'one') return scored[0]?.id
  if (decision.form === 'order') return scored.map(({ id }) => id)
  if (decision.form !== 'some') return undefined
  return scored.filter(({ points }, n) => n < decision.min || (n < decision.max && points > 0)).map(({ id }) => id)
}
