import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import type { CardId, SupplyCard, SupplyDeckId, Token } from '../vocabulary/index.ts'
import { considerCards, putBack } from './consider.ts'
import { crewRoom, dismiss, dismissible, hiringCost, joinCrew, willHire } from './crew.ts'
import { take } from './decks.ts'
import { type Deed, plainOption } from './deed.ts'
import { calm } from './disgruntled.ts'
import { gearAbilities } from './gear.ts'
import { amountOf, mostRoomFor } from './hold.ts'
import { loadByChoice } from './loading.ts'
import { dismissing, onCard, scrapping } from './show.ts'
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
import { discardUpgrade, freeSlots, installCore } from './upgrade.ts'

/** The Buy action: shopping or Shore Leave. */

const considered = 3
const bought = 2
export const leavePrice = 100
const prices = { fuel: 100, part: 300 } as const

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
  if (card.kind === 'upgrade') return freeSlots(t, c) > 0
  if (card.kind === 'core') return !shipCard(t, c).coreLocked
  return true
}

function canShoreLeave(t: Table, c: Captain): boolean {
  return shopHere(t, c) !== undefined && c.credits >= leavePrice * c.crew.length
}

/** Everyone is paid for, disgruntled or not; then nobody is. */
export function shoreLeave(t: Table, c: Captain, price = leavePrice): void {
  const credits = price * c.crew.length
  c.credits -= credits
  for (const member of c.crew) calm(t, member)
  tell(t, 'shore-leave', { who: seatName(c), credits })
}

/** The Buy actions a captain could take here. */
export function purchases(t: Table, c: Captain): Deed[] {
  const deck = shopHere(t, c)
  const list: Deed[] = []
  if (deck) list.push({ option: plainOption('shop', { sign: 'buy' }), carryOut: () => goShopping(t, c, deck) })
  if (canShoreLeave(t, c)) {
    const option = plainOption('shore-leave', { sign: 'shore-leave', price: leavePrice * c.crew.length })
    list.push({ option, carryOut: () => shoreLeave(t, c) })
  }
  return list
}

type ShopChoice = 'consider' | 'fuel' | 'part' | 'done'

/** Cards are considered once; Fuel and Parts are bought before or after, as the captain likes. */
function* goShopping(t: Table, c: Captain, deck: SupplyDeckId): Rules<void> {
  let mayConsider = true
  for (;;) {
    const choices: ShopChoice[] = mayConsider ? ['consider'] : []
    for (const token of ['fuel', 'part'] as const) if (mostOf(t, c, token) > 0) choices.push(token)
    choices.push('done')
    const choice = yield* chooseOne(
      {
        seat: c.seat,
        kind: 'shop',
        prompt: text('prompt.shop', { sector: sectorName(c.sector) }),
        about: supplyName(deck),
        rule: 'BUY-03',
      },
      choices,
      (item) => showShopChoice(item, mayConsider),
    )
    if (choice === 'done') return
    if (choice === 'consider') {
      mayConsider = false
      yield* buyCards(t, c, deck)
    } else yield* buyTokens(t, c, choice)
  }
}

/** Cards are what one goes shopping for; once they are seen to, most captains leave. */
function showShopChoice(choice: ShopChoice, mayConsider: boolean): Option {
  const option = { id: choice, text: text(`option.shop-${choice}`) }
  switch (choice) {
    case 'consider':
      return { ...option, usual: true, sign: 'eye' }
    case 'done':
      return { ...option, role: 'end', sign: 'check', ...(mayConsider ? {} : { usual: true }) }
    default:
      return { ...option, at: { token: choice }, sign: choice, price: prices[choice] }
  }
}

/** The most Fuel or Parts a captain has credits for, and could make room for. */
export function mostOf(t: Table, c: Captain, token: 'fuel' | 'part'): number {
  return Math.min(Math.floor(c.credits / prices[token]), mostRoomFor(t, c, token))
}

export function* buyTokens(t: Table, c: Captain, token: 'fuel' | 'part'): Rules<void> {
  yield* buyGoods(t, c, token, prices[token], { kind: 'buy.amount', rule: 'BUY-05' })
}

/** Buys tokens at a price; used wherever goods are sold to captains. */
export function* buyGoods(
  t: Table,
  c: Captain,
  token: Token,
  price: number,
  asked: { readonly kind: string; readonly rule: string },
): Rules<void> {
  const max = Math.floor(c.credits / price)
  const n = yield* loadByChoice(t, c, token, { ...asked, prompt: 'prompt.buy-amount', price, min: 1, max })
  c.credits -= n * price
  tell(t, 'bought-goods', { who: seatName(c), what: amountOf(token, n), credits: n * price })
}

type KeepChoice =
  | { readonly does: 'buy'; readonly card: CardId; readonly price: number }
  | { readonly does: 'dismiss'; readonly member: Member }
  | { readonly does: 'scrap'; readonly card: CardId }
  | { readonly does: 'done' }

function* buyCards(t: Table, c: Captain, deck: SupplyDeckId): Rules<void> {
  const pile = supplyPile(t, deck)
  const about = supplyName(deck)
  yield* considerCards(t, c, pile, considered, about)
  let left = Math.max(bought, ...gearAbilities(t, c, 'buy-cards').map((more) => more.cards))
  while (left > 0 && c.considering.cards.length > 0) {
    const choice = yield* chooseOne(
      { seat: c.seat, kind: 'shop.keep', prompt: text('prompt.shop-keep', { n: left }), about, left, rule: 'BUY-03' },
      keepChoices(t, c),
      showKeepChoice,
    )
    if (choice.does === 'done') break
    if (choice.does === 'dismiss') dismiss(t, c, choice.member)
    else if (choice.does === 'scrap') yield* discardUpgrade(t, c, choice.card)
    else {
      buyCard(t, c, choice.card, choice.price)
      left--
    }
  }
  putBack(c, pile)
}

function keepChoices(t: Table, c: Captain): KeepChoice[] {
  const choices: KeepChoice[] = []
  const cards = c.considering.cards.map((card) => ({ card, face: supplyCard(t, card) }))
  for (const { card, face } of cards) {
    const price = priceFor(t, c, face)
    if (price <= c.credits && hasRoomFor(t, c, face)) choices.push({ does: 'buy', card, price })
  }
  choices.push({ does: 'done' })
  const wants = (kind: SupplyCard['kind']) => cards.some(({ face }) => face.kind === kind && !hasRoomFor(t, c, face))
  if (wants('crew')) for (const member of dismissible(t, c)) choices.push({ does: 'dismiss', member })
  if (wants('upgrade')) for (const card of c.upgrades) choices.push({ does: 'scrap', card })
  return choices
}

function showKeepChoice(choice: KeepChoice): Option {
  switch (choice.does) {
    case 'done':
      return plainOption('done', { role: 'end', sign: 'check' })
    case 'buy': {
      const { card, price } = choice
      return onCard(card, 'option.buy-card', { price }, { price })
    }
    case 'dismiss':
      return dismissing(choice.member)
    case 'scrap':
      return scrapping(choice.card)
  }
}

function buyCard(t: Table, c: Captain, card: CardId, price: number): void {
  take(c.considering, card)
  c.credits -= price
  const deal = supplyCard(t, card).kind === 'crew' ? 'hired' : 'bought-card'
  tell(t, deal, { who: seatName(c), card: cardName(card), credits: price })
  own(t, c, card)
}

/** Puts a supply card where it belongs on the captain's ship. */
export function own(t: Table, c: Captain, card: CardId): void {
  const { kind } = supplyCard(t, card)
  if (kind === 'crew') joinCrew(t, c, card)
  else if (kind === 'gear') c.gear.push(card)
  else if (kind === 'upgrade') c.upgrades.push(card)
  else installCore(t, c, card)
}
