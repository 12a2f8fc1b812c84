import type { Decision, Seat, Value } from '@keep-flying/kernel'
import { captainAt } from '../rules/table.ts'
import type { Captain, State, Table } from '../state.ts'
import { tableFor } from '../view-table.ts'
import { type Token, tokens } from '../vocabulary/index.ts'

/** What a policy decides from: the table as the seat sees it, its own captain, and the question. */
export interface Helm {
  readonly t: Table
  readonly me: Captain
  readonly decision: Decision
}

/** An answer; null leaves a standing offer alone, undefined is no opinion. */
export type Policy = (helm: Helm) => Value | null | undefined

export type Policies = Readonly<Record<string, Policy>>

export function helmOf({ seat, decision, view }: Seat<State>): Helm {
  const state = view()
  const t = tableFor(state)
  return { t, me: captainAt(t, seat), decision }
}

export function optionIds({ decision }: Helm): string[] {
  return 'options' in decision ? decision.options.map((option) => option.id) : []
}

export function offers(helm: Helm, id: string): boolean {
  return optionIds(helm).includes(id)
}

/** The item that scores highest; the first among equals. */
export function bestOf<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const points = score(item)
    if (best !== undefined && points <= most) continue
    best = item
    most = points
  }
  return best
}

/** The items from highest to lowest score, without those that score nothing. */
export function ranked<T>(items: readonly T[], score: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, points: score(item) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ item }) => item)
}

export function sum<T>(items: Iterable<T>, worth: (item: T) => number): number {
  let total = 0
  for (const item of items) total += worth(item)
  return total
}

export function isToken(word: string): word is Token {
  return tokens.some((token) => token === word)
}

/** The goods or people a question about an amount names. */
export function tokenAsked({ decision }: Helm): Token | undefined {
  const what = decision.prompt.with?.['what']
  return typeof what === 'object' && 'key' in what ? what.key.split('.').find(isToken) : undefined
}
