import type { Decision, Option, Seat, Value, Wish } from '@keep-flying/kernel'
import { tableFor } from '../ask/view-table.ts'
import { playerAt } from '../rules/table.ts'
import type { CardId, Player, State } from '../state.ts'
import type { Weighed, Weights } from './weights.ts'

/** What a policy decides from: the table as the seat sees it, its own player, and the question. */
export interface Position {
  readonly t: Weighed
  readonly me: Player
  readonly decision: Decision
  /** What the people at the table would like help with. */
  readonly wishes: readonly Wish[]
}

/** An answer; null leaves a standing offer alone, undefined is no opinion. */
export type Policy = (position: Position) => Value | null | undefined

export type Policies = Readonly<Record<string, Policy>>

export function positionOf(
  { seat, decision, view, wishes = [] }: Omit<Seat<State>, 'imagine' | 'random'>,
  weights: Weights,
): Position {
  const t: Weighed = { ...tableFor(view()), weights }
  return { t, me: playerAt(t, seat), decision, wishes }
}

export function optionsIn({ decision }: Position): readonly Option[] {
  return 'options' in decision ? decision.options : []
}

/** The card an option lives on. */
export function cardOf({ at }: Option): CardId | null {
  return at && 'card' in at ? at.card : null
}

/** So many of the options that score highest: at least as many as must be, and no more that score nothing. */
export function best(position: Position, score: (option: Option) => number): Value | undefined {
  const { decision } = position
  const scored = optionsIn(position)
    .map((option) => ({ id: option.id, points: score(option) }))
    .sort((one, other) => other.points - one.points)
  if (decision.form === 'one') return scored[0]?.id
  if (decision.form !== 'some') return undefined
  const wanted = scored.filter(({ points }, n) => n < decision.min || (n < decision.max && points > 0))
  return wanted.map(({ id }) => id)
}
