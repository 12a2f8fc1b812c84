import { gather, type Name, type Option, oncePer, type Rules, type Text, text } from '@keep-flying/kernel'
import type { Captain, Pile, Table } from '../state.ts'
import { type CardId, type ContactId, type Token, tokens } from '../vocabulary/index.ts'
import { atMost, type Bound, chooseBasket, countTokens, withinMoney, withinRoom } from './basket.ts'
import { considerCards, isLook, type Look, looksInto, looksWithin, putBack, showLook } from './consider.ts'
import { jobsToConsider, sellingPrice } from './contact-offers.ts'
import { take } from './decks.ts'
import type { Deed, QuietDeed } from './deed.ts'
import { aboard, amountOf, manyOf, mostRoomFor, roomFor, unload } from './hold.ts'
import { acceptJob, discardFromHand, handLimit } from './job.ts'
import { loadAll } from './loading.ts'
import { contactsIn } from './map.ts'
import { tokenPrice } from './prices.ts'
import { earn, payWhatYouCan } from './purse.ts'
import { handingBack, onCard, onToken } from './show.ts'
import { favourOf, isSolid } from './solid.ts'
import { contactCard, contactName, contactPile, seatName, story, tell } from './table.ts'

/** The Deal action: jobs, and trade with those who trust you. */

const accepted = 2

/** Contacts this captain can deal with now; a story may keep some away. */
function contactsToDealWith(t: Table, c: Captain): ContactId[] {
  const here = contactsIn(t, c.sector)
  for (const on of t.moments)
    for (const contact of on.contactsFromAfar?.(t, c) ?? []) if (!here.includes(contact)) here.push(contact)
  return here.filter((contact) => mayDealWith(t, c, contact))
}

export function mayDealWith(t: Table, c: Captain, contact: ContactId): boolean {
  const { absent = [] } = story(t)
  return !absent.includes(contact) && t.moments.every((on) => on.mayDealWith?.(t, c, contact) ?? true)
}

/** The Deal actions a captain could take now: one per contact. */
export function dealings(t: Table, c: Captain): Deed[] {
  return contactsToDealWith(t, c)
    .filter((contact) => hasAnything(t, c, contact))
    .map((contact) => ({
      option: toDealWith(contact),
      action: 'deal',
      carryOut: () => dealWith(t, c, contact),
    }))
}

/** With no jobs to consider there must be something to trade. */
function hasAnything(t: Table, c: Captain, contact: ContactId): boolean {
  return jobsToConsider(t, c, contact) > 0 || solidPoints(t, c, contact).length > 0
}

const toDealWith = oncePer((contact: ContactId): Option => {
  const about = contactName(contact)
  return { id: `deal:${contact}`, text: text('option.deal', { contact: about }), about, sign: 'deal', group: 'deal' }
})

/** What may be named in a Deal action. */
type Point =
  | Look
  | Swap
  | { readonly does: 'clear'; readonly price: number }
  | { readonly does: 'accept' | 'discard'; readonly card: CardId }
  | { readonly does: 'besides'; readonly deed: QuietDeed }

/** Tokens that change hands with a contact. */
interface Swap {
  readonly does: 'sell' | 'buy' | 'load'
  readonly token: Token
  readonly price: number
  readonly most: number
}

function isSwap(point: Point): point is Swap {
  return point.does === 'sell' || point.does === 'buy' || point.does === 'load'
}

/** Goods change hands before jobs are looked at or with them, as the captain likes. */
function* dealWith(t: Table, c: Captain, contact: ContactId): Rules<void> {
  for (const on of t.moments) {
    const beginning = on.dealBegins?.(t, c, contact)
    if (beginning && (yield* beginning)) return
  }
  const pile = contactPile(t, contact)
  const about = contactName(contact)
  const count = jobsToConsider(t, c, contact)
  const named = yield* chooseBasket<Point>(
    { seat: c.seat, kind: 'deal', prompt: text('prompt.deal', { contact: about }), about, rule: 'DEAL-02' },
    [...(count > 0 ? looksInto(pile) : []), ...solidPoints(t, c, contact), ...besides(t, c, contact)],
    (point) => showPoint(t, c, point, { about, count }),
    [...looksWithin<Point>(count), ...purseAndHold(t, c)],
  )
  yield* trade(t, c, contact, named)
  for (const point of named) if (point.does === 'besides') point.deed.carryOut()
  if (t.state.result) return
  const looks = named.filter(isLook)
  if (looks.length === 0) return
  yield* considerCards(t, c, pile, { looks, count, about })
  yield* settleDeal(t, c, contact, solidPoints(t, c, contact))
  putBack(c, pile)
}

/** Jobs of a deck that is nobody's: some are looked at and accepted, and nothing else changes hands. */
export function* considerJobs(t: Table, c: Captain, { pile, about, count, prompt, rule, drawn }: OwnJobs): Rules<void> {
  const looks = yield* chooseBasket<Look>(
    { seat: c.seat, kind: 'deal', prompt, about, rule },
    looksInto(pile),
    (look) => showLook(look, count),
    looksWithin<Look>(count),
  )
  if (looks.length === 0) return
  yield* considerCards(t, c, pile, { looks, count, about, drawn })
  settleJobs(t, c, yield* chooseJobs(t, c, about, []))
  putBack(c, pile)
}

interface OwnJobs {
  readonly pile: Pile
  /** Whose doing it is that they can be had. */
  readonly about: Name
  readonly count: number
  readonly prompt: Text
  readonly rule: string
  drawn(): CardId | undefined
}

/** The top job of a contact's deck, considered from afar: nothing else changes hands. */
export function* considerTop(t: Table, c: Captain, contact: ContactId): Rules<void> {
  const pile = contactPile(t, contact)
  yield* considerCards(t, c, pile, { looks: [{ does: 'draw' }], count: 1, about: contactName(contact) })
  yield* settleDeal(t, c, contact, [])
  putBack(c, pile)
}

function purseAndHold(t: Table, c: Captain): Bound<Point>[] {
  const costs = (point: Point) => {
    if (point.does === 'clear') return point.price
    if (!isSwap(point)) return 0
    return point.does === 'sell' ? -point.price : point.price
  }
  const freightOf = (point: Point) => (isSwap(point) ? { [point.token]: point.does === 'sell' ? -1 : 1 } : {})
  return [withinMoney(c, costs), ...withinRoom(t, c, freightOf)]
}

/** What a box has to add. */
function besides(t: Table, c: Captain, contact: ContactId): Point[] {
  return gather(t.moments, (on) => on.dealChoices?.(t, c, contact) ?? []).map((deed) => ({ does: 'besides', deed }))
}

/** What a contact buys from a captain whom it does not trust. */
function openSales(t: Table, c: Captain, contact: ContactId): Swap[] {
  return gather(t.moments, (on) => {
    const prices = on.buysFromAnybody?.(t, c, contact) ?? {}
    return gather(tokens, (token): Swap[] => {
      const price = prices[token] ?? 0
      const most = aboard(c, token)
      return price > 0 && most > 0 ? [{ does: 'sell', token, price, most }] : []
    })
  })
}

/** What those are offered whom the contact trusts. */
function solidPoints(t: Table, c: Captain, contact: ContactId): Point[] {
  if (!isSolid(t, c, contact)) return openSales(t, c, contact)
  const sales = gather(tokens, (token): Swap[] => {
    const price = sellingPrice(t, c, contact, token)
    const most = aboard(c, token)
    return price > 0 && most > 0 ? [{ does: 'sell', token, price, most }] : []
  })
  const purse = sales.reduce((sum, { price, most }) => sum + price * most, c.credits)
  const purchases = gather(tokens, (token): Swap[] => {
    const asked = contactCard(t, contact).sells[token]
    if (asked === undefined) return []
    const price = tokenPrice(t, c, token, asked)
    const most = Math.min(Math.floor(purse / price), roomAfter(t, c, sales, token))
    return most > 0 ? [{ does: 'buy', token, price, most }] : []
  })
  const people = (favourOf(t, contact, 'loads-people')?.people ?? []).flatMap((token): Swap[] => {
    const most = roomAfter(t, c, sales, token)
    return most > 0 ? [{ does: 'load', token, price: 0, most }] : []
  })
  const clearing = favourOf(t, contact, 'clears-warrants')
  const clears: Point[] =
    clearing && c.warrants > 0 && purse >= clearing.credits ? [{ does: 'clear', price: clearing.credits }] : []
  return [...sales, ...purchases, ...people, ...clears]
}

/** The most of a token that could come aboard if all that can be sold were sold. */
function roomAfter(t: Table, c: Captain, sales: readonly Swap[], token: Token): number {
  const sold = { ...c, hold: { ...c.hold }, stash: { ...c.stash } }
  for (const sale of sales) if (sale.token !== token) unload(sold, sale.token, sale.most)
  return mostRoomFor(t, sold, token)
}

interface Where {
  readonly about: Name
  /** How many cards may be looked at. */
  readonly count: number
}

function showPoint(t: Table, c: Captain, point: Point, { about, count }: Where): Option {
  switch (point.does) {
    case 'sell':
    case 'buy':
    case 'load': {
      const { does, token, price, most } = point
      const details = { id: `${does}:${token}`, group: does, most, ...(price > 0 ? { price } : {}) }
      return onToken(token, `option.deal-${does}`, { what: manyOf(token), price, room: roomFor(t, c, token) }, details)
    }
    case 'clear': {
      const words = { contact: about, price: point.price }
      return { id: 'clear', text: text('option.deal-clear', words), sign: 'warrant', price: point.price }
    }
    case 'besides':
      return point.deed.option
    case 'accept':
      return onCard(point.card, 'option.accept-job', {}, { group: 'jobs' })
    case 'discard':
      return { ...handingBack(point.card), id: `discard:${point.card}` }
    default:
      return showLook(point, count)
  }
}

/** Selling first, for the money; then what is paid for. */
function* trade(t: Table, c: Captain, contact: ContactId, named: readonly Point[]): Rules<void> {
  const swaps = named.filter(isSwap)
  const of = (does: Swap['does']) => distinct(swaps.filter((swap) => swap.does === does))
  for (const { swap, n } of of('sell')) sell(t, c, contact, swap, n)
  if (named.some(({ does }) => does === 'clear')) clearWarrants(t, c, contact)
  for (const { swap, n } of of('buy')) {
    c.credits -= n * swap.price
    tell(t, 'bought-goods', { who: seatName(c), what: amountOf(swap.token, n), credits: n * swap.price })
  }
  yield* loadAll(t, c, countTokens(swaps.filter(({ does }) => does !== 'sell')))
}

function distinct(swaps: readonly Swap[]): { readonly swap: Swap; readonly n: number }[] {
  return [...new Set(swaps)].map((swap) => ({ swap, n: swaps.filter((other) => other === swap).length }))
}

function clearWarrants(t: Table, c: Captain, contact: ContactId): void {
  payWhatYouCan(t, c, favourOf(t, contact, 'clears-warrants')?.credits ?? 0)
  c.warrants = 0
  tell(t, 'warrants-cleared', { who: seatName(c) })
}

function sell(t: Table, c: Captain, contact: ContactId, { token, price }: Swap, n: number): void {
  unload(c, token, n)
  const credits = earn(t, c, n * price)
  tell(t, 'sold', { who: seatName(c), contact: contactName(contact), what: amountOf(token, n), credits })
  for (const on of t.moments) on.sold?.(t, c, contact, token, n)
}

/** Of the jobs laid out some are accepted, others are given back for them, and goods change hands, all in one answer. */
function* settleDeal(t: Table, c: Captain, contact: ContactId, swaps: readonly Point[]): Rules<void> {
  const named = yield* chooseJobs(t, c, contactName(contact), swaps)
  yield* trade(t, c, contact, named)
  settleJobs(t, c, named)
}

function chooseJobs(t: Table, c: Captain, about: Name, swaps: readonly Point[]): Rules<Point[]> {
  const jobs = c.considering.cards.map((card): Point => ({ does: 'accept', card }))
  const inHand = c.hand.cards.map((card): Point => ({ does: 'discard', card }))
  const room = Math.max(0, handLimit(t, c) - c.hand.cards.length)
  const prompt = text('prompt.accept-jobs', { n: accepted })
  return chooseBasket<Point>(
    { seat: c.seat, kind: 'deal.accept', prompt, about, left: accepted, rule: 'DEAL-02' },
    [...jobs, ...swaps, ...inHand],
    (point) => showPoint(t, c, point, { about, count: 0 }),
    [
      atMost('jobs', accepted, ({ does }) => Number(does === 'accept')),
      // With a full hand, jobs must be discarded before others are accepted.
      atMost('hand', room, ({ does }) => (does === 'discard' ? -1 : Number(does === 'accept'))),
      ...purseAndHold(t, c),
    ],
  )
}

function settleJobs(t: Table, c: Captain, named: readonly Point[]): void {
  for (const point of named) if (point.does === 'discard') discardFromHand(t, c, point.card)
  for (const point of named) if (point.does === 'accept') accept(t, c, point.card)
}

function accept(t: Table, c: Captain, card: CardId): void {
  if (t.state.result) return
  acceptJob(t, c, take(c.considering, card))
  for (const on of t.moments) on.jobAccepted?.(t, c, card)
}
