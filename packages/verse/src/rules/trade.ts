import { askFirst, gather, type Option, oncePer, question, type Rules, text } from '@keep-flying/kernel'
import type { Bargain, Captain, Table } from '../state.ts'
import { type Good, goods } from '../vocabulary/index.ts'
import { canProvide, handOver, isPossible, isSomething, nothing, sideText, tradeable } from './bargain.ts'
import { type Aside, asideOf, type Deed, type QuietDeed, underWay } from './deed.ts'
import { aboard, amountOf } from './hold.ts'
import { onCard, onToken } from './show.ts'
import { captainAt, seatName, tell } from './table.ts'

/**
 * Trading between captains whose ships are stopped in one sector. A bargain is drawn up and answered beside the turn, so
 * nobody else waits for it; only captains on turn draw up theirs as part of the turn.
 */

/** Captains this one could trade with now. In flight nobody can. */
function tradePartners(t: Table, c: Captain): Captain[] {
  if (isFlying(t, c)) return []
  return t.state.captains.filter((other) => other.sector === c.sector && other !== c && !isFlying(t, other))
}

function isFlying({ state }: Table, { seat }: Captain): boolean {
  return state.turn.flight !== null && state.active === seat
}

/** Those with whom a captain could begin to trade, one at a time. */
function newPartners(t: Table, c: Captain): Captain[] {
  return t.state.bargains.some((bargain) => bargain.by === c.seat) ? [] : tradePartners(t, c)
}

const tradeWith = oncePer(
  (seat: number): Option => ({
    id: `trade:${seat}`,
    text: text('option.trade', { who: seatName({ seat }) }),
    at: { seat },
    group: 'trade',
    sign: 'deal',
  }),
)

/** In a turn, trading is beside the point. */
const alsoTradeWith = oncePer((seat: number): Option => ({ role: 'minor', ...tradeWith(seat) }))

export function tradesInTurn(t: Table, c: Captain): Deed[] {
  return newPartners(t, c).map((partner) => ({
    option: alsoTradeWith(partner.seat),
    carryOut: () => drawUp(t, newBargain(t, c, partner)),
  }))
}

export function tradesMeanwhile(t: Table, c: Captain): QuietDeed[] {
  return newPartners(t, c).map((partner) => ({
    option: tradeWith(partner.seat),
    carryOut() {
      newBargain(t, c, partner)
    },
  }))
}

function newBargain(t: Table, c: Captain, partner: Captain): Bargain {
  const sides = { give: nothing(), get: nothing() }
  const bargain: Bargain = { by: c.seat, with: partner.seat, ...sides, naming: null, offered: false }
  t.state.bargains.push(bargain)
  return bargain
}

function close(t: Table, bargain: Bargain): void {
  t.state.bargains = t.state.bargains.filter((one) => one !== bargain)
}

/** A captain on turn draws up a bargain as part of the turn, until it is offered or dropped. */
function* drawUp(t: Table, bargain: Bargain): Rules<void> {
  while (t.state.bargains.includes(bargain) && !bargain.offered) {
    const { decision, take } = nextMove(t, bargain, {})
    const { value } = yield* askFirst([decision])
    take(value)
  }
}

type Manner = typeof underWay | Record<never, never>

/** What is asked of those who bargain, beside the turn's own question. */
export function bargainQuestions(t: Table): Aside[] {
  return gather(t.state.bargains, (bargain) => {
    const mine = nextMove(t, bargain, underWay)
    return bargain.offered ? [mine, answerTo(t, bargain)] : [mine]
  })
}

function nextMove(t: Table, bargain: Bargain, manner: Manner): Aside {
  const partner = captainAt(t, bargain.with)
  // Whoever has spent everything meanwhile has no sum to name.
  if (bargain.naming && payerOf(t, bargain, bargain.naming).credits > 0)
    return sumToName(t, bargain, bargain.naming, manner)
  const words = { who: seatName(partner), give: sideText(bargain.give), get: sideText(bargain.get) }
  const asked = { seat: bargain.by, about: seatName(partner), rule: 'TRADE-01' }
  const wayOut = bargain.offered ? 'option.withdraw-offer' : 'option.cancel-trade'
  const cancel: QuietDeed = {
    option: { id: 'cancel', text: text(wayOut), role: 'end', sign: 'cross' },
    carryOut: () => close(t, bargain),
  }
  if (bargain.offered) {
    const prompt = text('prompt.trade-offered', words)
    return asideOf({ kind: 'trade.offered', prompt, standing: true, ...asked }, [cancel])
  }
  return asideOf({ kind: 'trade.propose', prompt: text('prompt.trade', words), ...asked, ...manner }, [
    cancel,
    ...offering(t, bargain),
    ...additions(t, bargain, 'give'),
    ...additions(t, bargain, 'get'),
  ])
}

function payerOf(t: Table, bargain: Bargain, side: 'give' | 'get'): Captain {
  return captainAt(t, side === 'give' ? bargain.by : bargain.with)
}

function sumToName(t: Table, bargain: Bargain, side: 'give' | 'get', manner: Manner): Aside {
  const payer = payerOf(t, bargain, side)
  return {
    decision: question.amount({
      seat: bargain.by,
      kind: 'trade.credits',
      prompt: text('prompt.trade-credits', { who: seatName(payer) }),
      min: 0,
      max: payer.credits,
      rule: 'TRADE-01',
      ...manner,
    }),
    take(value) {
      bargain[side].credits = Number(value)
      bargain.naming = null
    },
  }
}

/** What is drawn up may be offered if it is anything, and if both ships could take it. */
function offering(t: Table, bargain: Bargain): QuietDeed[] {
  const [c, partner] = [captainAt(t, bargain.by), captainAt(t, bargain.with)]
  if (!isSomething(bargain) || !isPossible(t, c, partner, bargain)) return []
  const option = {
    id: 'offer',
    text: text('option.make-offer', { who: seatName(partner) }),
    usual: true,
    sign: 'deal',
  } as const
  return [
    {
      option,
      carryOut() {
        bargain.offered = true
        const sides = { give: sideText(bargain.give), get: sideText(bargain.get) }
        tell(t, 'trade-offered', { who: seatName(c), partner: seatName(partner), ...sides })
      },
    },
  ]
}

/** What may still be put into one side. */
function additions(t: Table, bargain: Bargain, side: 'give' | 'get'): QuietDeed[] {
  const owner = captainAt(t, side === 'give' ? bargain.by : bargain.with)
  const into = bargain[side]
  const credits: QuietDeed = {
    option: { id: `${side}:credits`, text: text(`option.${side}-credits`), group: side, sign: 'credits' },
    carryOut() {
      bargain.naming = side
    },
  }
  return [
    ...(owner.credits > 0 && into.credits === 0 ? [credits] : []),
    ...goods
      .filter((good) => aboard(owner, good) > into.goods[good])
      .map((good) => ({
        option: goodsOption(good, side),
        carryOut() {
          into.goods[good]++
        },
      })),
    ...tradeable(t, owner)
      .filter((card) => !into.cards.includes(card))
      .map((card) => ({
        option: onCard(card, `option.${side}-card`, {}, { id: `${side}:${card}`, group: side, sign: 'plus' }),
        carryOut() {
          into.cards.push(card)
        },
      })),
  ]
}

/** What is given lies in the own hold; what is asked for does not. */
function goodsOption(good: Good, side: 'give' | 'get'): Option {
  const option = { id: `${side}:${good}`, group: side }
  if (side === 'give') return onToken(good, 'option.give-good', {}, option)
  const what = amountOf(good, 1)
  return { ...option, text: text('option.get-good', { what }), about: what, sign: good }
}

/** The other captain takes the bargain or leaves it. */
function answerTo(t: Table, bargain: Bargain): Aside {
  const [c, partner] = [captainAt(t, bargain.by), captainAt(t, bargain.with)]
  const sides = { give: sideText(bargain.give), get: sideText(bargain.get) }
  const prompt = text('prompt.trade-answer', { who: seatName(c), get: sides.give, give: sides.get })
  return asideOf(
    { seat: partner.seat, kind: 'trade.answer', prompt, about: seatName(c), rule: 'TRADE-01', ...underWay },
    [
      {
        option: { id: 'accept', text: text('option.accept-trade'), sign: 'check' },
        carryOut() {
          close(t, bargain)
          tell(t, 'traded', { who: seatName(c), partner: seatName(partner), ...sides })
          handOver(t, c, partner, bargain)
        },
      },
      {
        option: { id: 'refuse', text: text('option.refuse-trade'), role: 'end', sign: 'cross' },
        carryOut() {
          close(t, bargain)
          tell(t, 'trade-refused', { who: seatName(partner), partner: seatName(c) })
        },
      },
    ],
  )
}

/** A bargain lapses once the ships part, or what it promises is gone, or can no longer be taken aboard. */
export function dropLapsedBargains(t: Table): void {
  for (const bargain of t.state.bargains.filter((one) => !stands(t, one))) lapse(t, bargain)
}

/** An offer that a captain was still drawing up when their own turn begins is dropped; they can start over in the turn. */
export function dropDraftsOf(t: Table, c: Captain): void {
  for (const bargain of t.state.bargains.filter((one) => one.by === c.seat && !one.offered)) lapse(t, bargain)
}

function stands(t: Table, bargain: Bargain): boolean {
  const [c, partner] = [captainAt(t, bargain.by), captainAt(t, bargain.with)]
  if (!canProvide(t, c, bargain.give) || !canProvide(t, partner, bargain.get)) return false
  return tradePartners(t, c).includes(partner) && (!bargain.offered || isPossible(t, c, partner, bargain))
}

function lapse(t: Table, bargain: Bargain): void {
  close(t, bargain)
  const partner = captainAt(t, bargain.with)
  tell(t, 'trade-lapsed', { who: seatName(captainAt(t, bargain.by)), partner: seatName(partner) })
}
