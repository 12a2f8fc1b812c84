import { chooseAmount, chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import { type CardId, type Good, goods } from '../vocabulary/index.ts'
import { crewRoom } from './crew.ts'
import type { Deed } from './deed.ts'
import {
  aboard,
  amountOf,
  emptyStock,
  fuelOnlyRoom,
  holdSpaces,
  load,
  spacesUsed,
  stashSpaces,
  tidy,
  unload,
} from './hold.ts'
import { onCard, onToken } from './show.ts'
import { abilityOf, cardName, isLeader, rivalsOf, seatName, shipCard, tell, upgradeCard } from './table.ts'

/** Trading between captains whose ships are stopped in one sector. */

/** What one side puts on the table. */
export interface Side {
  credits: number
  goods: Record<Good, number>
  /** Crew, gear and Upgrades. */
  cards: CardId[]
}

export interface Bargain {
  readonly give: Side
  readonly get: Side
}

function nothing(): Side {
  return { credits: 0, goods: { cargo: 0, contraband: 0, fuel: 0, part: 0 }, cards: [] }
}

/** Captains this one could trade with now. In flight nobody can. */
function tradePartners(t: Table, c: Captain): Captain[] {
  const isFlying = (one: Captain) => t.state.turn.flight !== null && t.state.active === one.seat
  return isFlying(c) ? [] : rivalsOf(t, c).filter((rival) => rival.sector === c.sector && !isFlying(rival))
}

/** One deed for each captain this one could trade with now. */
export function trades(t: Table, c: Captain): Deed[] {
  return tradePartners(t, c).map((partner) => ({
    option: {
      id: `trade:${partner.seat}`,
      text: text('option.trade', { who: seatName(partner) }),
      at: { seat: partner.seat },
      role: 'minor',
      group: 'trade',
      sign: 'deal',
    },
    carryOut: () => trade(t, c, partner),
  }))
}

type Move =
  | { readonly does: 'offer' }
  | { readonly does: 'cancel' }
  | { readonly does: 'credits'; readonly side: 'give' | 'get' }
  | { readonly does: 'good'; readonly side: 'give' | 'get'; readonly good: Good }
  | { readonly does: 'card'; readonly side: 'give' | 'get'; readonly card: CardId }

/** One captain makes up a bargain, the other takes it or leaves it; it is carried out at once and binds nothing later. */
function* trade(t: Table, c: Captain, partner: Captain): Rules<void> {
  const bargain = yield* proposeBargain(t, c, partner)
  if (!bargain) return
  const agreed = yield* chooseOne(
    {
      seat: partner.seat,
      kind: 'trade.answer',
      prompt: text('prompt.trade-answer', {
        who: seatName(c),
        get: sideText(bargain.give),
        give: sideText(bargain.get),
      }),
      rule: 'TRADE-01',
    },
    [true, false],
    (yes) =>
      yes
        ? { id: 'accept', text: text('option.accept-trade'), sign: 'check' }
        : { id: 'refuse', text: text('option.refuse-trade'), role: 'end', sign: 'cross' },
  )
  if (!agreed) return tell(t, 'trade-refused', { who: seatName(partner), partner: seatName(c) })
  tell(t, 'traded', {
    who: seatName(c),
    partner: seatName(partner),
    give: sideText(bargain.give),
    get: sideText(bargain.get),
  })
  handOver(t, c, partner, bargain)
}

function* proposeBargain(t: Table, c: Captain, partner: Captain): Rules<Bargain | null> {
  const bargain: Bargain = { give: nothing(), get: nothing() }
  for (;;) {
    const move = yield* chooseOne(
      {
        seat: c.seat,
        kind: 'trade.propose',
        prompt: text('prompt.trade', {
          who: seatName(partner),
          give: sideText(bargain.give),
          get: sideText(bargain.get),
        }),
        rule: 'TRADE-01',
      },
      moves(t, c, partner, bargain),
      (item) => showMove(item, partner),
    )
    if (move.does === 'cancel') return null
    if (move.does === 'offer') return bargain
    const side = bargain[move.side]
    if (move.does === 'good') side.goods[move.good]++
    else if (move.does === 'card') side.cards.push(move.card)
    else side.credits = yield* nameSum(c, move.side === 'give' ? c : partner)
  }
}

function* nameSum(c: Captain, payer: Captain): Rules<number> {
  return yield* chooseAmount({
    seat: c.seat,
    kind: 'trade.credits',
    prompt: text('prompt.trade-credits', { who: seatName(payer) }),
    min: 0,
    max: payer.credits,
  })
}

function moves(t: Table, c: Captain, partner: Captain, bargain: Bargain): Move[] {
  const list: Move[] = [{ does: 'cancel' }]
  if (isSomething(bargain) && isPossible(t, c, partner, bargain)) list.push({ does: 'offer' })
  for (const side of ['give', 'get'] as const) {
    const owner = side === 'give' ? c : partner
    if (owner.credits > 0 && bargain[side].credits === 0) list.push({ does: 'credits', side })
    for (const good of goods)
      if (aboard(owner, good) > bargain[side].goods[good]) list.push({ does: 'good', side, good })
    for (const card of tradeable(t, owner))
      if (!bargain[side].cards.includes(card)) list.push({ does: 'card', side, card })
  }
  return list
}

/** Crew but never a Leader, gear and Upgrades; no jobs, no people, no Drive Cores. */
function tradeable(t: Table, c: Captain): CardId[] {
  const crew = c.crew.filter((member) => !isLeader(t, member)).map((member) => member.card)
  return [...crew, ...c.gear, ...c.upgrades]
}

function isSomething({ give, get }: Bargain): boolean {
  return [give, get].some(
    (side) => side.credits > 0 || side.cards.length > 0 || goods.some((good) => side.goods[good] > 0),
  )
}

/** Would room, crew and slot limits hold for both afterwards? */
function isPossible(t: Table, c: Captain, partner: Captain, { give, get }: Bargain): boolean {
  return limitsHold(t, c, give, get) && limitsHold(t, partner, get, give)
}

function limitsHold(t: Table, c: Captain, out: Side, into: Side): boolean {
  const crew = (card: CardId) => t.box.supply.get(card)?.kind === 'crew'
  const upgrade = (card: CardId) => t.box.supply.get(card)?.kind === 'upgrade'
  const count = (side: Side, is: (card: CardId) => boolean) => side.cards.filter(is).length
  const slots = shipCard(t, c).upgradeSlots
  if (c.upgrades.length - count(out, upgrade) + count(into, upgrade) > slots) return false
  const gained = (kind: 'crew-room' | 'hold-room' | 'stash-room') => bonus(t, into, kind) - bonus(t, out, kind)
  if (crewRoom(t, c) + gained('crew-room') + count(out, crew) - count(into, crew) < 0) return false
  const stock = emptyStock()
  for (const token of Object.keys(stock) as (keyof typeof stock)[]) stock[token] = aboard(c, token)
  for (const good of goods) stock[good] += into.goods[good] - out.goods[good]
  const spaces = holdSpaces(t, c) + stashSpaces(t, c) + gained('hold-room') + gained('stash-room')
  return spacesUsed(stock, fuelOnlyRoom(t, c)) <= spaces
}

function bonus(t: Table, side: Side, kind: 'crew-room' | 'hold-room' | 'stash-room'): number {
  return side.cards
    .filter((card) => t.box.supply.get(card)?.kind === 'upgrade')
    .reduce((sum, card) => sum + (abilityOf(upgradeCard(t, card), kind)?.plus ?? 0), 0)
}

function showMove(move: Move, partner: Captain): Option {
  if (move.does === 'offer')
    return { id: 'offer', text: text('option.make-offer', { who: seatName(partner) }), usual: true, sign: 'deal' }
  if (move.does === 'cancel') return { id: 'cancel', text: text('option.cancel-trade'), role: 'end', sign: 'cross' }
  const { side } = move
  if (move.does === 'credits')
    return { id: `${side}:credits`, text: text(`option.${side}-credits`), group: side, sign: 'credits' }
  if (move.does === 'good') {
    const { good } = move
    return onToken(good, `option.${side}-good`, {}, { id: `${side}:${good}`, group: side })
  }
  return onCard(move.card, `option.${side}-card`, {}, { id: `${side}:${move.card}`, group: side, sign: 'plus' })
}

function sideText(side: Side): { readonly list: ReturnType<typeof text>[]; readonly join: 'and' } {
  const list = side.credits > 0 ? [text('trade.credits', { credits: side.credits })] : []
  for (const good of goods)
    if (side.goods[good] > 0) list.push(text('option.goods', { what: amountOf(good, side.goods[good]) }))
  for (const card of side.cards) list.push(text('option.card', { card: cardName(card) }))
  return { list: list.length > 0 ? list : [text('trade.nothing')], join: 'and' }
}

/** Everything leaves both ships before anything comes aboard. Tokens on crew travel with the card. */
function handOver(t: Table, c: Captain, partner: Captain, { give, get }: Bargain): void {
  const mine = giveUp(c, give)
  const theirs = giveUp(partner, get)
  receive(t, partner, give, mine)
  receive(t, c, get, theirs)
}

function giveUp(c: Captain, side: Side): Member[] {
  c.credits -= side.credits
  for (const good of goods) unload(c, good, side.goods[good])
  const crew = c.crew.filter((member) => side.cards.includes(member.card))
  c.crew = c.crew.filter((member) => !crew.includes(member))
  c.gear = c.gear.filter((card) => !side.cards.includes(card))
  c.upgrades = c.upgrades.filter((card) => !side.cards.includes(card))
  return crew
}

function receive(t: Table, c: Captain, side: Side, crew: readonly Member[]): void {
  c.credits += side.credits
  c.crew.push(...crew)
  for (const card of side.cards) {
    const kind = t.box.supply.get(card)?.kind
    if (kind === 'gear') c.gear.push(card)
    else if (kind === 'upgrade') c.upgrades.push(card)
  }
  for (const good of goods) load(t, c, good, side.goods[good])
  tidy(t, c)
}
