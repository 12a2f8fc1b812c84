import { brokenLimits, type Decision, type Option, type Seat, type Value } from '@keep-flying/kernel'
import { tableFor } from '../ask/view-table.ts'
import type { Box } from '../box.ts'
import { captainAt } from '../rules/table.ts'
import type { Captain, State, Table } from '../state.ts'
import { type CardId, type SectorId, type Token, tokens } from '../vocabulary/index.ts'

/** Where a captain is bound, and what that brings by the turn. */
export interface Aim {
  readonly at: SectorId
  readonly rate: number
}

/** What a policy decides from: the table as the seat sees it, its own captain, and the question. */
export interface Position {
  readonly t: Table
  readonly me: Captain
  readonly decision: Decision
  /** What the captain flies for, if that is settled. */
  readonly aim?: Aim
}

/** An answer; null leaves a standing offer alone, undefined is no opinion. */
export type Policy = (position: Position) => Value | null | undefined

export type Policies = Readonly<Record<string, Policy>>

export function positionOf({ seat, decision, view }: Seat<State>, madeUp?: Box): Position {
  const t = tableFor(view(), madeUp)
  return { t, me: captainAt(t, seat), decision }
}

export function optionsIn({ decision }: Position): readonly Option[] {
  return 'options' in decision ? decision.options : []
}

export function optionIds(position: Position): string[] {
  return optionsIn(position).map(({ id }) => id)
}

/** The card an option lives on. */
function cardOf({ at }: Option): CardId | undefined {
  return at && 'card' in at ? at.card : undefined
}

/** The options of a group, each with the card it lives on. */
export function cardsIn(position: Position, group: string): { readonly id: string; readonly card: CardId }[] {
  return optionsIn(position).flatMap((option) => {
    const card = cardOf(option)
    return option.group === group && card !== undefined ? [{ id: option.id, card }] : []
  })
}

export function offers(position: Position, id: string): boolean {
  return optionIds(position).includes(id)
}

export function isToken(word: string): word is Token {
  return tokens.some((token) => token === word)
}

/** The goods or people a question is about. */
export function tokenAsked({ decision: { about } }: Position): Token | undefined {
  return about?.name === 'token' ? tokens.find((token) => token === about.id) : undefined
}

/** What is named so far, and one more thing up to so many times, as far as the question allows. */
export function naming(position: Position, named: readonly string[], id: string, times = 1): readonly string[] {
  const { decision } = position
  const most = optionsIn(position).find((option) => option.id === id)?.most ?? Number(offers(position, id))
  let all = named
  for (let n = 0; n < Math.min(times, most); n++) {
    const more = [...all, id]
    if (brokenLimits(decision, more).length > 0) return all
    all = more
  }
  return all
}

/** May all of this be named together? */
export function mayName(position: Position, named: readonly string[]): boolean {
  return named.every((id) => offers(position, id)) && brokenLimits(position.decision, named).length === 0
}
