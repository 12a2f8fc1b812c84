import {
  askAny,
  chooseAmount,
  chooseOne,
  chooseSome,
  type Option,
  question,
  type Rules,
  type TextList,
  type Word,
} from '@keep-flying/kernel'
import { type CopyId, equipmentCard } from '../catalog/index.ts'
import { crewSeats } from '../options.ts'
import type { CrewMember, Gear, Table } from '../state.ts'
import { carried, draw, mostGear } from './gear.ts'
import { crewName, gearName, nameOf, says, tell } from './table.ts'

/** Buying and selling Equipment before a Job, and dividing what money is left. */

const onOffer = 5
const redealPrice = 200

/** Fills the market up; it stays smaller where the deck has run out. */
function refill(t: Table): void {
  const { cards } = t.state.market
  const before = cards.length
  while (cards.length < onOffer) {
    const card = draw(t, t.state.equipment)
    if (card === undefined) break
    cards.push(card)
  }
  const dealt = cards.slice(before)
  if (dealt.length > 0) tell(t, 'on-offer', () => ({ what: gearList(dealt) }))
}

function gearList(cards: readonly CopyId[]): TextList {
  return { list: cards.map((card) => says('offer.thing', { what: gearName(card) })), join: 'and' }
}

/** The cards that were told to be on offer. */
export function offeredIn(what: Word | undefined): CopyId[] {
  if (typeof what !== 'object' || !('list' in what)) return []
  return what.list.flatMap(({ with: words }) => {
    const card = words?.['what']
    return typeof card === 'object' && 'id' in card ? String(card.id) : []
  })
}

type Trade =
  | { readonly kind: 'buy'; readonly card: CopyId }
  | { readonly kind: 'sell'; readonly of: CrewMember; readonly gear: Gear }
  | { readonly kind: 'give'; readonly of: CrewMember; readonly gear: Gear }
  | { readonly kind: 'redeal' }
  | { readonly kind: 'done' }

/** Everybody may buy, sell, or have new cards dealt, until somebody says that the crew is ready. */
export function* buyEquipment(t: Table): Rules<void> {
  for (;;) {
    refill(t)
    const trades = tradesOf(t)
    const prompt = says('ask.market.trade', { n: t.state.purse })
    const options = trades.map(tradeOption)
    const { seat, value } = yield* askAny(seatsOf(t), (one) =>
      question.one({ seat: one, kind: 'market.trade', prompt, options }),
    )
    const trade = trades.find((one) => tradeId(one) === value)
    if (!trade || trade.kind === 'done') return
    yield* doTrade(t, seat, trade)
  }
}

function seatsOf({ state }: Table): number[] {
  return crewSeats(state.options)
}

function tradesOf(t: Table): Trade[] {
  const { crew, market, purse } = t.state
  const hasRoom = crew.some((who) => carried(who).length < mostGear)
  const affordable = hasRoom ? market.cards.filter((card) => equipmentCard(card).price <= purse) : []
  return [
    ...affordable.map((card): Trade => ({ kind: 'buy', card })),
    ...(purse >= redealPrice && market.cards.length > 0 ? [{ kind: 'redeal' } as const] : []),
    ...crew.flatMap((of) => of.gear.map((gear): Trade => ({ kind: 'sell', of, gear }))),
    ...(crew.length > 1 ? crew.flatMap((of) => of.gear.map((gear): Trade => ({ kind: 'give', of, gear }))) : []),
    { kind: 'done' },
  ]
}

function tradeId(trade: Trade): string {
  if (trade.kind === 'buy') return `buy ${trade.card}`
  return 'gear' in trade ? `${trade.kind} ${trade.gear.card}` : trade.kind
}

function tradeOption(trade: Trade): Option {
  const id = tradeId(trade)
  if (trade.kind === 'buy') {
    const { price } = equipmentCard(trade.card)
    return {
      id,
      text: says('offer.market.buy', { what: gearName(trade.card), n: price }),
      at: { card: trade.card },
      price: -price,
      group: trade.kind,
    }
  }
  if (trade.kind === 'sell') {
    const price = resaleOf(trade.gear)
    const { card } = trade.gear
    return {
      id,
      text: says('offer.market.sell', { what: gearName(card), n: price }),
      at: { card },
      price,
      role: 'minor',
      group: trade.kind,
    }
  }
  if (trade.kind === 'give') {
    const { card } = trade.gear
    return {
      id,
      text: says('offer.market.give', { what: gearName(card) }),
      at: { card },
      role: 'minor',
      group: trade.kind,
    }
  }
  if (trade.kind === 'redeal')
    return {
      id,
      text: says('offer.market.redeal', { n: redealPrice }),
      price: -redealPrice,
      role: 'minor',
      group: trade.kind,
    }
  return { id, text: says('offer.market.done'), role: 'end' }
}

/** Half of what was paid, rounded up to full $100. */
function resaleOf({ paid }: Gear): number {
  return Math.ceil(paid / 200) * 100
}

function* doTrade(t: Table, seat: number, trade: Exclude<Trade, { kind: 'done' }>): Rules<void> {
  const { state } = t
  if (trade.kind === 'redeal') {
    state.purse -= redealPrice
    state.equipment.discard.cards.push(...state.market.cards.splice(0))
    return tell(t, 'market-redealt', () => ({ n: redealPrice }))
  }
  if (trade.kind === 'sell') {
    trade.of.gear.splice(trade.of.gear.indexOf(trade.gear), 1)
    state.purse += resaleOf(trade.gear)
    state.equipment.discard.cards.push(trade.gear.card)
    return tell(t, 'sold', () => ({ what: gearName(trade.gear.card), n: resaleOf(trade.gear) }))
  }
  if (trade.kind === 'give') {
    const others = state.crew.filter((who) => who !== trade.of)
    const to = yield* chooseTaker(seat, trade.gear.card, others)
    trade.of.gear.splice(trade.of.gear.indexOf(trade.gear), 1)
    to.gear.push(trade.gear)
    return tell(t, 'got-gear', () => ({ who: nameOf(to), what: gearName(trade.gear.card) }))
  }
  const { price } = equipmentCard(trade.card)
  const takers = state.crew.filter((who) => carried(who).length < mostGear)
  const who = yield* chooseTaker(seat, trade.card, takers)
  state.purse -= price
  state.market.cards.splice(state.market.cards.indexOf(trade.card), 1)
  who.gear.push({ card: trade.card, exhausted: false, paid: price })
  tell(t, 'bought', () => ({ who: nameOf(who), what: gearName(trade.card), n: price }))
}

function* chooseTaker(seat: number, card: CopyId, takers: readonly CrewMember[]): Rules<CrewMember> {
  const asked = { seat, kind: 'market.for', prompt: says('ask.market.for', { what: gearName(card) }), card }
  return yield* chooseOne(asked, takers, (one) => ({
    id: one.id,
    text: says('offer.thing', { what: crewName(one.id) }),
    at: { token: one.id },
  }))
}

/** Nobody takes more than four pieces along: the rest stays aboard. */
export function* leaveAboard(t: Table): Rules<void> {
  for (const who of t.state.crew) {
    const excess = who.gear.length - mostGear
    if (excess <= 0) continue
    const asked = {
      seat: who.seat,
      kind: 'market.bunk',
      prompt: says('ask.market.bunk', { who: nameOf(who), n: excess }),
    }
    const left = yield* chooseSome({ ...asked, min: excess, max: excess }, who.gear, ({ card }) => ({
      id: card,
      text: says('offer.thing', { what: gearName(card) }),
      at: { card },
    }))
    for (const gear of left) {
      who.gear.splice(who.gear.indexOf(gear), 1)
      t.state.bunk.push(gear)
    }
  }
}

/** What money is left is carried by the Crew: each takes some, the last one all the rest. */
export function* divideMoney(t: Table): Rules<void> {
  const { state } = t
  const last = state.crew.at(-1)
  for (const [n, who] of state.crew.entries()) {
    const most = Math.floor(state.purse / 100)
    const hundreds =
      who === last
        ? most
        : yield* chooseAmount({
            seat: who.seat,
            kind: 'market.purse',
            prompt: says('ask.market.purse', { who: nameOf(who), n: state.purse }),
            about: nameOf(who),
            min: 0,
            max: most,
            usual: Math.ceil(most / (state.crew.length - n)),
            price: 100,
          })
    who.credits += 100 * hundreds
    state.purse -= 100 * hundreds
  }
}
