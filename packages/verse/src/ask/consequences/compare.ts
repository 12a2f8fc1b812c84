import { type Ahead, type Name, type Option, type Text, type TextList, text } from '@keep-flying/kernel'
import { amountOf } from '../../rules/hold.ts'
import { cardName } from '../../rules/table.ts'
import type { Captain, State, Stock } from '../../state.ts'
import { type CardId, type Happened, type HappeningKind, happened, type Token, tokens } from '../../vocabulary/index.ts'

/** A captain as the look begins and as it ends. */
export interface Compared {
  readonly ahead: Ahead<State>
  readonly was: Captain
  readonly is: Captain
  /** The option that was looked at, if it was one. */
  readonly option: Option | undefined
}

/** Null while the game is set up: nobody has anything to lose yet. */
export function compare(ahead: Ahead<State>): Compared | null {
  const { seat, before, after, decision, value } = ahead
  if (before.phase !== 'playing') return null
  const was = before.captains[seat]
  const is = after.captains[seat]
  const options = 'options' in decision ? decision.options : []
  return was && is ? { ahead, was, is, option: options.find(({ id }) => id === value) } : null
}

/** What is heard of one kind or of several. */
export function heard<K extends HappeningKind>({ ahead }: Compared, ...kinds: readonly K[]): Happened<K>[] {
  return ahead.heard.filter((event) => happened(event, ...kinds))
}

export type Amounts = Partial<Record<Token, number>>

function aboard(c: Captain, token: Token): number {
  return c.hold[token] + c.stash[token]
}

/** What there is less of than before, hold and stash together. */
export function goneFrom(was: Captain, is: Captain): Amounts {
  return positive((token) => aboard(was, token) - aboard(is, token))
}

/** What there is more of. */
export function newIn(was: Captain, is: Captain): Amounts {
  return positive((token) => aboard(is, token) - aboard(was, token))
}

export function positive(count: (token: Token) => number): Amounts {
  return Object.fromEntries(tokens.flatMap((token) => (count(token) > 0 ? [[token, count(token)]] : [])))
}

export function isEmpty(amounts: Amounts): boolean {
  return Object.keys(amounts).length === 0
}

export function listOf(amounts: Amounts | Stock): TextList {
  return and(tokens.flatMap((token) => ((amounts[token] ?? 0) > 0 ? [amountOf(token, amounts[token] ?? 0)] : [])))
}

function and(names: readonly Name[]): TextList {
  return { list: names.map((name) => text('ahead.thing', { thing: name })), join: 'and' }
}

export function without<T>(all: readonly T[], others: readonly T[]): T[] {
  return all.filter((one) => !others.includes(one))
}

/** A sentence about some things, if there are any: how many there are decides its form. */
export function aboutCards(key: string, ids: readonly CardId[]): Text[] {
  return ids.length === 0 ? [] : [text(key, { cards: and(ids.map(cardName)), n: ids.length })]
}
