import { askAll, chooseOne, chooseSome, question, type Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import type { CardId, Player, Table } from '../state.ts'
import type { Cost, Resource } from '../vocabulary/index.ts'
import { classes } from '../vocabulary/index.ts'
import { type Context, holds, showable } from './conditions.ts'
import { discardFromHand } from './decks.ts'
import { modifiers } from './in-force.ts'
import { defeatOwn } from './own-cards.ts'
import { payEither, purseOf, spendAttack, spendRecruit } from './points.ts'
import { aboutCard } from './selectors.ts'
import { nothing, showCard, showSeat } from './show.ts'
import { areAlike, boxedClass, cardName, characterOf, playerAt, says, seatName, standingSeats, tell } from './table.ts'

/** Prices: all parts are paid together, or nothing is. */

/** What a part of a price that is paid in points comes to now. */
export function priceOf(t: Table, context: Context, cost: Extract<Cost, { pay: unknown }>): number {
  const rebates = (cost.less ?? []).filter((rebate) => holds(t, context, rebate.if))
  const price = rebates.reduce((sum, { n }) => sum - n, cost.n) + goalSurcharge(t, context)
  return Math.max(0, price)
}

/** What makes the actions of goals dearer or cheaper. */
function goalSurcharge(t: Table, { card }: Context): number {
  if (card === null) return 0
  const boxed = boxCard(card)
  if (boxed.kind !== 'goal') return 0
  return modifiers(t, 'goal-price').reduce(
    (sum, { modifier }) => (modifier.name === undefined || modifier.name === boxed.card.name ? sum + modifier.n : sum),
    0,
  )
}

export function canPay(t: Table, context: Context, costs: readonly Cost[]): boolean {
  const given = costs.some((cost) => 'give' in cost && cost.give === 'discard-this') ? 1 : 0
  return costs.every((cost) => canPayPart(t, context, cost, given))
}

/** `given` is how many cards of the hand another part of the price takes. */
function canPayPart(t: Table, context: Context, cost: Cost, given: number): boolean {
  const { you } = context
  if ('pay' in cost) {
    const { recruit, attack } = purseOf(t, you)
    const price = priceOf(t, context, cost)
    if (cost.pay === 'either') return recruit + attack >= price
    return (cost.pay === 'recruit' ? recruit : attack) >= price
  }
  if ('show' in cost) return showable(t, you, cost.show).length >= cost.n
  if ('showClasses' in cost) return classes.filter((one) => showable(t, you, one).length > 0).length >= cost.showClasses
  if ('discard' in cost) return playerAt(t, you).hand.cards.length - given >= cost.discard
  if ('playersPay' in cost) return canSharePayment(t, context, cost.playersPay, cost.each)
  return true
}

/** Pays all parts, or nothing: false if somebody who should share in it would not. */
export function* pay(t: Table, context: Context, costs: readonly Cost[]): Rules<boolean> {
  for (const cost of costs)
    if ('playersPay' in cost && !(yield* sharePayment(t, context, cost.playersPay, cost.each))) return false
  for (const cost of costs) if (!('playersPay' in cost)) yield* payPart(t, context, cost)
  return true
}

type OwnCost = Exclude<Cost, { playersPay: number }>

function* payPart(t: Table, context: Context, cost: OwnCost): Rules<void> {
  const { you, card } = context
  const player = playerAt(t, you)
  if ('pay' in cost) {
    const price = priceOf(t, context, cost)
    if (cost.pay === 'either') yield* payEither(t, you, price)
    else if (cost.pay === 'recruit') spendRecruit(t, price)
    else spendAttack(t, price)
  } else if ('show' in cost || 'showClasses' in cost) {
    yield* showCards(t, context, cost)
  } else if ('discard' in cost) {
    const given = yield* cardsToGive(player, context, cost.discard)
    for (const one of given) discardFromHand(t, player, one)
  } else if (card !== null) {
    if (cost.give === 'defeat-this') defeatOwn(t, you, card)
    else discardFromHand(t, player, card)
  }
}

function* cardsToGive({ seat, hand: { cards } }: Player, { card }: Context, n: number): Rules<CardId[]> {
  if (areAlike(cards)) return cards.slice(0, n)
  const asked = { seat, kind: 'pay.discard', prompt: says('ask.discard', { n }), min: n, max: n, ...aboutCard(card) }
  return yield* chooseSome(asked, cards, showCard)
}

type ShowCost = Extract<Cost, { show: unknown } | { showClasses: number }>

/** Shows cards to everybody: those that lie there anyway before any from hand. */
function* showCards(t: Table, context: Context, cost: ShowCost): Rules<void> {
  const shown: CardId[] = []
  const wanted = 'show' in cost ? cost.n : cost.showClasses
  while (shown.length < wanted) shown.push(yield* nextToShow(t, context, cost, shown))
  const cards = shown.map((one) => says('offer.card', { card: cardName(one) }))
  tell(t, 'showed', { who: seatName(context.you), cards: { list: cards, join: 'and' } })
}

/** The player chooses among cards in hand, unless all that would do are needed. */
function* nextToShow(t: Table, { you, card }: Context, cost: ShowCost, shown: readonly CardId[]): Rules<CardId> {
  const { hand } = playerAt(t, you)
  const fitting = fittingToShow(t, you, cost, shown)
  const played = fitting.find((one) => !hand.cards.includes(one))
  if (played !== undefined) return played
  const [first = ''] = fitting
  const sameAs = (one: CardId) => ('show' in cost ? one === first : boxedClass(one) === boxedClass(first))
  const kinds = 'show' in cost ? fitting.length : new Set(fitting.map(boxedClass)).size
  const needed = ('show' in cost ? cost.n : cost.showClasses) - shown.length
  const choice = kinds > needed ? fitting : fitting.filter(sameAs)
  if (areAlike(choice)) return first
  return yield* chooseOne(
    { seat: you, kind: 'pay.show', prompt: says('ask.show'), ...aboutCard(card) },
    choice,
    showCard,
  )
}

/** The cards that could be shown beside those that are. */
function fittingToShow(t: Table, seat: number, cost: ShowCost, shown: readonly CardId[]): CardId[] {
  if ('show' in cost) return showable(t, seat, cost.show).filter((card) => !shown.includes(card))
  return classes.flatMap((one) => (shown.some((card) => boxedClass(card) === one) ? [] : showable(t, seat, one)))
}

/** Cards in somebody's hand that give at least one of a resource. */
function givers(t: Table, seat: number, resource: Resource): CardId[] {
  return playerAt(t, seat).hand.cards.filter((card) => (characterOf(card)?.[resource] ?? 0) >= 1)
}

/** Those besides the active player who may have a card to give; what they hold, only they know. */
function partners(t: Table): number[] {
  return standingSeats(t).filter((seat) => seat !== t.state.active && playerAt(t, seat).hand.cards.length > 0)
}

/** How many others must share; with fewer standing than there are shares, the active player pays those of the missing. */
function sharesOfOthers(t: Table, shares: number): number {
  return Math.min(shares - 1, standingSeats(t).length - 1)
}

/** Who was refused once does not ask for the same again in that turn. */
function canSharePayment(t: Table, { card }: Context, shares: number, resource: Resource): boolean {
  if (card !== null && t.state.turn.refused.includes(card)) return false
  const needed = sharesOfOthers(t, shares)
  return partners(t).length >= needed && t.state.turn[resource] >= shares - needed
}

/** Others pay their share with a card of theirs, if they will and can; only then is anything paid. */
function* sharePayment(t: Table, { you, card }: Context, shares: number, resource: Resource): Rules<boolean> {
  const needed = sharesOfOthers(t, shares)
  const asked = { kind: 'pay.partners', prompt: says('ask.partners', { n: needed }), min: needed, max: needed }
  const seats = yield* chooseSome({ seat: you, ...asked, ...aboutCard(card) }, partners(t), showSeat)
  const given = yield* cardsGiven(t, card, seats, resource)
  if (given.some((one) => one === null)) {
    if (card !== null) t.state.turn.refused.push(card)
    tell(t, 'share-refused')
    return false
  }
  for (const [index, seat] of seats.entries()) {
    const one = given[index]
    if (!one) continue
    discardFromHand(t, playerAt(t, seat), one)
    tell(t, 'paid-share', { who: seatName(seat), card: cardName(one) })
  }
  if (resource === 'recruit') spendRecruit(t, shares - needed)
  else spendAttack(t, shares - needed)
  return true
}

/** What each of them gives; null from who will not, or has nothing that would do. */
function* cardsGiven(
  t: Table,
  card: CardId | null,
  seats: readonly number[],
  resource: Resource,
): Rules<(CardId | null)[]> {
  const able = seats.filter((seat) => givers(t, seat, resource).length > 0)
  if (able.length < seats.length) return seats.map(() => null)
  const answers = yield* askAll(
    seats.map((seat) =>
      question.one({
        seat,
        kind: 'pay.share',
        prompt: says('ask.share'),
        options: [...givers(t, seat, resource).map(showCard), nothing],
        ...aboutCard(card),
      }),
    ),
  )
  return answers.map((answer, index) => givers(t, seats[index] ?? 0, resource).find((one) => one === answer) ?? null)
}
