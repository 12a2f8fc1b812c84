import { chooseSome, type Limit, type Name, type Option, type Rules, type Text, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import { type Amounts, type Token, tokens } from '../vocabulary/index.ts'
import { dumpable, mostRoomForAll } from './hold.ts'
import { abilityOf, upgradeCard } from './table.ts'

/** Everything taken and done at one stop is named in one answer, within what there is of money, berths and room. */

/** There is only so much of something, and an item uses or frees some. */
export interface Bound<T> {
  readonly of: string
  readonly most: number
  readonly text: Text
  uses(item: T): number
}

interface BasketAsked {
  readonly seat: number
  readonly kind: string
  readonly prompt: Text
  readonly about: Name
  readonly left?: number
  readonly rule: string
}

export function* chooseBasket<T>(
  asked: BasketAsked,
  items: readonly T[],
  show: (item: T) => Option,
  bounds: readonly Bound<T>[],
): Rules<T[]> {
  const shown = items.map((item) => ({ item, option: show(item) }))
  const limits: Limit[] = []
  for (const bound of bounds) {
    const limit = limitOf(bound, shown)
    if (limit) limits.push(limit)
  }
  const filled = { min: 0, max: Number.POSITIVE_INFINITY, limits, ...asked }
  return (yield* chooseSome(filled, shown, ({ option }) => option)).map(({ item }) => item)
}

interface Shown<T> {
  readonly item: T
  readonly option: Option
}

/** Where nothing on offer uses any of it, there is no limit to speak of. */
function limitOf<T>(bound: Bound<T>, shown: readonly Shown<T>[]): Limit | null {
  const uses: Record<string, number> = {}
  let isUsed = false
  for (const { item, option } of shown) {
    const n = bound.uses(item)
    if (n !== 0) uses[option.id] = n
    if (n > 0) isUsed = true
  }
  return isUsed ? { of: bound.of, most: bound.most, text: bound.text, uses } : null
}

/** What is in a basket may cost no more than the captain has, and what it brings. */
export function withinMoney<T>(c: Captain, costs: (item: T) => number): Bound<T> {
  return { of: 'money', most: c.credits, text: text('limit.money', { credits: c.credits }), uses: costs }
}

export function atMost<T>(of: string, most: number, uses: (item: T) => number): Bound<T> {
  return { of, most, text: text(`limit.${of}`, { n: most }), uses }
}

/** Tokens that come aboard, or below nothing those that leave. */
export type Freight = Readonly<Partial<Record<Token, number>>>

/**
 * What comes aboard must find room, if need be in place of what else is there. Fuel and people have spaces of their own in
 * some ships, which nothing else may use.
 */
export function withinRoom<T>(t: Table, c: Captain, freightOf: (item: T) => Freight & { spaces?: number }): Bound<T>[] {
  const { halves, forFuelOnly, forPeopleOnly } = mostRoomForAll(t, c)
  const mayGo = dumpable(t, c)
  const takes = (item: T, isCounted: (token: Token) => boolean) => {
    const freight = freightOf(item)
    let room = 0
    for (const token of tokens) {
      const n = freight[token] ?? 0
      // What may be thrown out anyhow frees no room that was not counted.
      if (n === 0 || !isCounted(token) || (n < 0 && mayGo.includes(token))) continue
      room += n * halvesOf(token)
    }
    return room - 2 * (freight.spaces ?? 0)
  }
  const bound = (most: number, isCounted: (token: Token) => boolean): Bound<T> => ({
    of: 'room',
    most,
    text: text('limit.room'),
    uses: (item) => takes(item, isCounted),
  })
  const all = bound(halves + forFuelOnly + forPeopleOnly, () => true)
  return [
    all,
    ...(forFuelOnly > 0 ? [bound(halves + forPeopleOnly, (token) => token !== 'fuel')] : []),
    ...(forPeopleOnly > 0 ? [bound(halves + forFuelOnly, isGood)] : []),
    ...(forFuelOnly > 0 && forPeopleOnly > 0 ? [bound(halves, (token) => token !== 'fuel' && isGood(token))] : []),
  ]
}

function isGood(token: Token): boolean {
  return token !== 'passenger' && token !== 'fugitive'
}

function halvesOf(token: Token): number {
  return token === 'fuel' || token === 'part' ? 1 : 2
}

/** The spaces for goods that an Upgrade adds. */
export function spacesIn(t: Table, upgrade: string): number {
  const card = upgradeCard(t, upgrade)
  const hold = abilityOf(card, 'hold-room')
  return (hold && !hold.only ? hold.plus : 0) + (abilityOf(card, 'stash-room')?.plus ?? 0)
}

export function berthsIn(t: Table, upgrade: string): number {
  return abilityOf(upgradeCard(t, upgrade), 'crew-room')?.plus ?? 0
}

/** How often each of these was named. */
export function countTokens(named: readonly { readonly token: Token }[]): Amounts {
  const amounts: Partial<Record<Token, number>> = {}
  for (const { token } of named) amounts[token] = (amounts[token] ?? 0) + 1
  return amounts
}
