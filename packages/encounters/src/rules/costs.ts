import { chooseOne, chooseSome, type Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import type { CardId, Table } from '../state.ts'
import type { Cost, Resource } from '../vocabulary/index.ts'
import { classes } from '../vocabulary/index.ts'
import { type Context, holds, showable } from './conditions.ts'
import { discardFromHand } from './decks.ts'
import { modifiers } from './in-force.ts'
import { defeatOwn } from './own-cards.ts'
import { payEither, purseOf, spendAttack, spendRecruit } from './points.ts'
import { aboutCard } from './selectors.ts'
import { showCard, showSeat } from './show.ts'
import { cardName, characterOf, playerAt, says, seatName, standingSeats, tell } from './table.ts'

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
  return costs.every((cost) => canPayPart(t, context, cost))
}

function canPayPart(t: Table, context: Context, cost: Cost): boolean {
  const { you } = context
  if ('pay' in cost) {
    const { recruit, attack } = purseOf(t, you)
    const price = priceOf(t, context, cost)
    if (cost.pay === 'either') return recruit + attack >= price
    return (cost.pay === 'recruit' ? recruit : attack) >= price
  }
  if ('show' in cost) return showable(t, you, cost.show).length >= cost.n
  if ('showClasses' in cost) return classes.filter((one) => showable(t, you, one).length > 0).length >= cost.showClasses
  if ('discard' in cost) return playerAt(t, you).hand.cards.length >= cost.discard
  if ('playersPay' in cost) return canSharePayment(t, cost.playersPay, cost.each)
  return true
}

export function* pay(t: Table, context: Context, costs: readonly Cost[]): Rules<void> {
  for (const cost of costs) yield* payPart(t, context, cost)
}

function* payPart(t: Table, context: Context, cost: Cost): Rules<void> {
  const { you, card } = context
  const player = playerAt(t, you)
  if ('pay' in cost) {
    const price = priceOf(t, context, cost)
    if (cost.pay === 'either') yield* payEither(t, you, price)
    else if (cost.pay === 'recruit') spendRecruit(t, price)
    else spendAttack(t, price, { other: true })
  } else if ('show' in cost || 'showClasses' in cost) {
    tell(t, 'showed', { who: seatName(you) })
  } else if ('discard' in cost) {
    const asked = {
      seat: you,
      kind: 'pay.discard',
      prompt: says('ask.discard', { n: cost.discard }),
      min: cost.discard,
      max: cost.discard,
      ...aboutCard(card),
    }
    for (const one of yield* chooseSome(asked, player.hand.cards, showCard)) discardFromHand(t, player, one)
  } else if ('playersPay' in cost) {
    yield* sharePayment(t, context, cost.playersPay, cost.each)
  } else if (card !== null) {
    if (cost.give === 'defeat-this') defeatOwn(t, you, card)
    else discardFromHand(t, player, card)
  }
}

/** Cards in somebody's hand that give at least one of a resource. */
function givers(t: Table, seat: number, resource: Resource): CardId[] {
  return playerAt(t, seat).hand.cards.filter((card) => (characterOf(card)?.[resource] ?? 0) >= 1)
}

/** Those besides the active player who could pay a share by discarding a card. */
function partners(t: Table, resource: Resource): number[] {
  return standingSeats(t).filter((seat) => seat !== t.state.active && givers(t, seat, resource).length > 0)
}

/** With fewer players standing than shares, the active player pays those of the missing. */
function canSharePayment(t: Table, shares: number, resource: Resource): boolean {
  const others = standingSeats(t).length - 1
  const needed = Math.min(shares - 1, others)
  return partners(t, resource).length >= needed && t.state.turn[resource] >= shares - needed
}

function* sharePayment(t: Table, { you, card }: Context, shares: number, resource: Resource): Rules<void> {
  const others = standingSeats(t).length - 1
  const needed = Math.min(shares - 1, others)
  const asked = {
    seat: you,
    kind: 'pay.partners',
    prompt: says('ask.partners', { n: needed }),
    min: needed,
    max: needed,
    ...aboutCard(card),
  }
  for (const seat of yield* chooseSome(asked, partners(t, resource), showSeat)) {
    const given = yield* chooseOne(
      { seat, kind: 'pay.share', prompt: says('ask.share'), ...aboutCard(card) },
      givers(t, seat, resource),
      showCard,
    )
    discardFromHand(t, playerAt(t, seat), given)
    tell(t, 'paid-share', { who: seatName(seat), card: cardName(given) })
  }
  if (resource === 'recruit') spendRecruit(t, shares - needed)
  else spendAttack(t, shares - needed, { other: true })
}
