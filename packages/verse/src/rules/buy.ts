import { type Name, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import type { CardId, SupplyCard, SupplyDeckId } from '../vocabulary/index.ts'
import { atMost, type Bound, berthsIn, chooseBasket, countTokens, spacesIn, withinMoney, withinRoom } from './basket.ts'
import { considerCards, isLook, type Look, looksInto, looksWithin, putBack, showLook } from './consider.ts'
import { crewRoom, dismiss, dismissible, hiringCost, joinCrew, willHire } from './crew.ts'
import { take } from './decks.ts'
import { type Deed, plainOption } from './deed.ts'
import { calm } from './disgruntled.ts'
import { gearAbilities } from './gear.ts'
import { amountOf, manyOf, mostRoomFor, roomFor } from './hold.ts'
import { loadAll, loadByChoice } from './loading.ts'
import { leavePrice, shopPrice } from './prices.ts'
import { dismissing, onCard, onToken, scrapping } from './show.ts'
import {
  abilityOf,
  cardName,
  crewCard,
  leaderOf,
  seatName,
  sectorName,
  sectorOf,
  shipCard,
  supplyCard,
  supplyName,
  supplyPile,
  tell,
} from './table.ts'
import { freeSlots, installCore, settleShip, takeOutUpgrade, withinSlots } from './upgrade.ts'

/** The Buy action: shopping or Shore Leave. */

/** How many cards a shop shows. */
export const considered = 3
const bought = 2

function shopHere(t: Table, c: Captain): SupplyDeckId | undefined {
  return sectorOf(t, c.sector).supply
}

/** What a card costs this captain: some Leaders buy cheaper. */
export function priceFor(t: Table, c: Captain, card: SupplyCard): number {
  if (card.kind === 'crew') return hiringCost(t, c, card.cost)
  const half = abilityOf(crewCard(t, leaderOf(c).card), 'half-price')
  const cheaper =
    card.kind === 'gear'
      ? half?.gearKeywords?.some((keyword) => card.keywords.includes(keyword) || spendsAs(card, keyword))
      : half?.kinds?.includes(card.kind)
  return cheaper ? Math.floor(card.cost / 2) : card.cost
}

function spendsAs(card: SupplyCard, keyword: string): boolean {
  return abilityOf(card, 'discard-for-keyword')?.keyword === keyword
}

export function hasRoomFor(t: Table, c: Captain, card: SupplyCard): boolean {
  if (card.kind === 'crew') return crewRoom(t, c) > 0 && willHire(t, c, card)
  if (card.kind === 'upgrade') return freeSlots(t, c, card) > 0
  if (card.kind === 'core') return !shipCard(t, c).coreLocked
  return true
}

/** All or nothing: everybody is paid for. */
export function canShoreLeave(t: Table, c: Captain): boolean {
  return c.credits >= leavePrice(t, c) * c.crew.length
}

/** Everyone is paid for, disgruntled or not; then nobody is. */
export function shoreLeave(t: Table, c: Captain, price = leavePrice(t, c)): void {
  const credits = price * c.crew.length
  c.credits -= credits
  for (const member of c.crew) calm(t, member)
  tell(t, 'shore-leave', { who: seatName(c), credits })
}

export function mayBuyAt(t: Table, c: Captain, deck: SupplyDeckId): boolean {
  return t.moments.every((on) => on.mayBuyAt?.(t, c, deck) ?? true)
}

/** The Buy action a captain could take here: shopping or Shore Leave. */
export function purchases(t: Table, c: Captain): Deed[] {
  const shop = shopHere(t, c)
  if (shop === undefined || !mayBuyAt(t, c, shop)) return []
  const others = t.box.decksOfAllShops.map((deck) => shopping(t, c, deck, toShopFor(deck)))
  return [shopping(t, c, shop, toShop), ...others]
}

function shopping(t: Table, c: Captain, deck: SupplyDeckId, option: Option): Deed {
  return { option, action: 'buy', carryOut: () => goShopping(t, c, deck) }
}

const toShop = plainOption('shop', { sign: 'buy', group: 'buy' })

/** Cards of a deck that every shop has are considered in place of the planet's own. */
function toShopFor(deck: SupplyDeckId): Option {
  return { id: `shop:${deck}`, text: text('option.shop-for', { deck: supplyName(deck) }), sign: 'buy', group: 'buy' }
}

/** What may be named in a Buy action. */
type Ware =
  | Look
  | Supplies
  | { readonly does: 'shore-leave'; readonly price: number }
  | { readonly does: 'buy'; readonly card: CardId; readonly price: number }
  | { readonly does: 'dismiss'; readonly member: Member }
  | { readonly does: 'scrap'; readonly card: CardId }

interface Supplies {
  readonly does: 'supplies'
  readonly token: 'fuel' | 'part'
  readonly price: number
  readonly most: number
}

/** Fuel and Parts are bought before the cards are looked at or with them, as the captain likes. */
function* goShopping(t: Table, c: Captain, deck: SupplyDeckId): Rules<void> {
  for (const on of t.moments) if (on.shopEntered) yield* on.shopEntered(t, c)
  const pile = supplyPile(t, deck)
  const about = supplyName(deck)
  const named = yield* chooseBasket<Ware>(
    {
      seat: c.seat,
      kind: 'shop',
      prompt: text('prompt.shop', { sector: sectorName(c.sector) }),
      about,
      rule: 'BUY-03',
    },
    [...looksInto(pile), ...suppliesFor(t, c), ...leaveFor(t, c)],
    (ware) => showWare(t, c, ware),
    [...looksWithin<Ware>(considered), eitherLeaveOrShop, ...purseAndHold(t, c)],
  )
  if (named.some(({ does }) => does === 'shore-leave')) return shoreLeave(t, c)
  yield* takeSupplies(t, c, named)
  const looks = named.filter(isLook)
  if (looks.length === 0) return
  yield* considerCards(t, c, pile, { looks, count: considered, about })
  yield* buyConsidered(t, c, about)
  putBack(c, pile)
}

/** Shore Leave takes the whole of a Buy action. */
const eitherLeaveOrShop: Bound<Ware> = atMost('errand', 1000, ({ does }) => (does === 'shore-leave' ? 1000 : 1))

function purseAndHold(t: Table, c: Captain): Bound<Ware>[] {
  const freightOf = (ware: Ware) => {
    if (ware.does === 'supplies') return { [ware.token]: 1 }
    if (ware.does === 'scrap') return { spaces: -spacesIn(t, ware.card) }
    const isUpgrade = ware.does === 'buy' && supplyCard(t, ware.card).kind === 'upgrade'
    return isUpgrade ? { spaces: spacesIn(t, ware.card) } : {}
  }
  return [withinMoney<Ware>(c, (ware) => ('price' in ware ? ware.price : 0)), ...withinRoom(t, c, freightOf)]
}

function suppliesFor(t: Table, c: Captain): Supplies[] {
  const newSpaces = c.considering.cards
    .filter((card) => supplyCard(t, card).kind === 'upgrade')
    .reduce((sum, card) => sum + spacesIn(t, card), 0)
  return (['fuel', 'part'] as const).flatMap((token) => {
    const most = mostOf(t, c, token, 2 * newSpaces)
    return most > 0 ? [{ does: 'supplies', token, price: shopPrice(t, c, token), most }] : []
  })
}

function leaveFor(t: Table, c: Captain): Ware[] {
  return canShoreLeave(t, c) ? [{ does: 'shore-leave', price: leavePrice(t, c) * c.crew.length }] : []
}

function* takeSupplies(t: Table, c: Captain, named: readonly Ware[]): Rules<void> {
  const supplies = named.filter((ware) => ware.does === 'supplies')
  for (const token of ['fuel', 'part'] as const) pay(t, c, token, supplies.filter((one) => one.token === token).length)
  yield* loadAll(t, c, countTokens(supplies))
}

function pay(t: Table, c: Captain, token: 'fuel' | 'part', n: number): void {
  if (n === 0) return
  const credits = n * shopPrice(t, c, token)
  c.credits -= credits
  tell(t, 'bought-goods', { who: seatName(c), what: amountOf(token, n), credits })
}

/** Of the cards laid out some are bought, room for them is made, and Fuel and Parts are taken along, all in one answer. */
function* buyConsidered(t: Table, c: Captain, about: Name): Rules<void> {
  const left = Math.max(bought, ...gearAbilities(t, c, 'buy-cards').map((more) => more.cards))
  const named = yield* chooseBasket<Ware>(
    { seat: c.seat, kind: 'shop.keep', prompt: text('prompt.shop-keep', { n: left }), about, left, rule: 'BUY-03' },
    [...cardsFor(t, c), ...suppliesFor(t, c), ...roomMaking(t, c)],
    (ware) => showWare(t, c, ware),
    [atMost('cards', left, ({ does }) => Number(does === 'buy')), ...berthsAndSlots(t, c), ...purseAndHold(t, c)],
  )
  const upgradesAway = named.flatMap((ware) => (ware.does === 'scrap' ? [ware.card] : []))
  for (const ware of named) if (ware.does === 'dismiss') dismiss(t, c, ware.member)
  for (const card of upgradesAway) takeOutUpgrade(t, c, card)
  // New berths come before those who are to sleep in them.
  const cards = named.filter((ware) => ware.does === 'buy')
  const isCrew = ({ card }: { readonly card: CardId }) => supplyCard(t, card).kind === 'crew'
  for (const { card, price } of [...cards.filter((ware) => !isCrew(ware)), ...cards.filter(isCrew)])
    buyCard(t, c, card, price)
  if (upgradesAway.length > 0) yield* settleShip(t, c)
  yield* takeSupplies(t, c, named)
}

function berthsAndSlots(t: Table, c: Captain): Bound<Ware>[] {
  const kindOf = (ware: Ware) => (ware.does === 'buy' ? supplyCard(t, ware.card).kind : undefined)
  const berths = (ware: Ware) => {
    if (ware.does === 'dismiss') return -1
    if (ware.does === 'scrap') return berthsIn(t, ware.card)
    if (ware.does !== 'buy') return 0
    return kindOf(ware) === 'upgrade' ? -berthsIn(t, ware.card) : Number(kindOf(ware) === 'crew')
  }
  const upgradeIn = (ware: Ware) => {
    if (ware.does === 'scrap') return { card: ware.card, goes: true }
    return ware.does === 'buy' && kindOf(ware) === 'upgrade' ? { card: ware.card, goes: false } : undefined
  }
  const hires = c.considering.cards.some((card) => supplyCard(t, card).kind === 'crew')
  return [...(hires ? [atMost('berths', Math.max(0, crewRoom(t, c)), berths)] : []), ...withinSlots(t, c, upgradeIn)]
}

/** The cards laid out, save those this ship and its Leader will never have. */
function cardsFor(t: Table, c: Captain): Ware[] {
  return c.considering.cards
    .filter((card) => mayEverHave(t, c, supplyCard(t, card)))
    .map((card) => ({ does: 'buy', card, price: priceFor(t, c, supplyCard(t, card)) }))
}

function mayEverHave(t: Table, c: Captain, card: SupplyCard): boolean {
  if (card.kind === 'crew') return willHire(t, c, card)
  return card.kind !== 'core' || !shipCard(t, c).coreLocked
}

/** Who and what may go to make room for the cards laid out, where there is too little. */
function roomMaking(t: Table, c: Captain): Ware[] {
  const offered = (kind: SupplyCard['kind']) =>
    c.considering.cards.filter((card) => supplyCard(t, card).kind === kind).length
  const crew = offered('crew') > crewRoom(t, c) ? dismissible(t, c) : []
  const upgrades = offered('upgrade') > freeSlots(t, c) ? c.upgrades : []
  return [
    ...crew.map((member): Ware => ({ does: 'dismiss', member })),
    ...upgrades.map((card): Ware => ({ does: 'scrap', card })),
  ]
}

function showWare(t: Table, c: Captain, ware: Ware): Option {
  switch (ware.does) {
    case 'supplies': {
      const { token, price, most } = ware
      const words = { what: manyOf(token), price, room: roomFor(t, c, token) }
      return onToken(token, 'option.buy-supplies', words, { price, most, group: 'supplies' })
    }
    case 'shore-leave':
      return plainOption('shore-leave', { sign: 'shore-leave', price: ware.price })
    case 'buy': {
      const { card, price } = ware
      const isCrew = supplyCard(t, card).kind === 'crew'
      return onCard(card, isCrew ? 'option.hire-card' : 'option.buy-card', { price }, { price, group: 'cards' })
    }
    case 'dismiss':
      return dismissing(ware.member)
    case 'scrap':
      return scrapping(ware.card)
    default:
      return showLook(ware, considered)
  }
}

/** The most Fuel or Parts a captain has credits for, and could make room for. */
export function mostOf(t: Table, c: Captain, token: 'fuel' | 'part', moreRoom = 0): number {
  return Math.min(Math.floor(c.credits / shopPrice(t, c, token)), mostRoomFor(t, c, token) + moreRoom)
}

/** Asks for an amount of Fuel or Parts alone, and sells it. */
export function* buyTokens(t: Table, c: Captain, token: 'fuel' | 'part'): Rules<void> {
  const price = shopPrice(t, c, token)
  const max = Math.floor(c.credits / price)
  const asked = { kind: 'buy.amount', prompt: 'prompt.buy-amount', price, min: 1, max, rule: 'BUY-05' }
  pay(t, c, token, yield* loadByChoice(t, c, token, asked))
}

function buyCard(t: Table, c: Captain, card: CardId, price: number): void {
  take(c.considering, card)
  c.credits -= price
  const deal = supplyCard(t, card).kind === 'crew' ? 'hired' : 'bought-card'
  tell(t, deal, { who: seatName(c), card: cardName(card), credits: price })
  own(t, c, card)
  if (deal === 'hired') for (const on of t.moments) on.crewHired?.(t, c, card)
  for (const on of t.moments) on.cardBought?.(t, c, card)
}

/** Puts a supply card where it belongs on the captain's ship. */
export function own(t: Table, c: Captain, card: CardId): void {
  const { kind } = supplyCard(t, card)
  if (kind === 'crew') joinCrew(t, c, card)
  else if (kind === 'gear') c.gear.push(card)
  else if (kind === 'upgrade') c.upgrades.push(card)
  else installCore(t, c, card)
}
