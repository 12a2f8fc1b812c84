import { text } from '@keep-flying/kernel'
import type { Captain, Member, Side, Table } from '../state.ts'
import { type CardId, goods } from '../vocabulary/index.ts'
import { crewRoom, leaveCrew } from './crew.ts'
import {
  aboard,
  amountOf,
  emptyStock,
  fuelOnlyRoom,
  holdSpaces,
  load,
  peopleOnlyRoom,
  spacesUsed,
  stashSpaces,
  tidy,
  unload,
} from './hold.ts'
import { abilityOf, cardName, isLeader, upgradeCard } from './table.ts'
import { freeSlots } from './upgrade.ts'

/** What captains may trade, and how it changes hands. */

interface Sides {
  readonly give: Side
  readonly get: Side
}

export function nothing(): Side {
  return { credits: 0, goods: { cargo: 0, contraband: 0, fuel: 0, part: 0 }, cards: [] }
}

/** Crew but never a Leader, gear and Upgrades; no jobs, no people, no Drive Cores. */
export function tradeable(t: Table, c: Captain): CardId[] {
  const crew = c.crew.filter((member) => !isLeader(t, member)).map((member) => member.card)
  return [...crew, ...c.gear, ...c.upgrades]
}

export function isSomething({ give, get }: Sides): boolean {
  return [give, get].some(
    (side) => side.credits > 0 || side.cards.length > 0 || goods.some((good) => side.goods[good] > 0),
  )
}

/** Would room, crew and slot limits hold for both afterwards? */
export function isPossible(t: Table, c: Captain, partner: Captain, { give, get }: Sides): boolean {
  return limitsHold(t, c, give, get) && limitsHold(t, partner, get, give)
}

function limitsHold(t: Table, c: Captain, out: Side, into: Side): boolean {
  const crew = (card: CardId) => t.box.supply.get(card)?.kind === 'crew'
  const upgrade = (card: CardId) => t.box.supply.get(card)?.kind === 'upgrade'
  const count = (side: Side, is: (card: CardId) => boolean) => side.cards.filter(is).length
  const kept = c.upgrades.filter((card) => !out.cards.includes(card))
  if (freeSlots(t, { ...c, upgrades: [...kept, ...into.cards.filter(upgrade)] }) < 0) return false
  const gained = (kind: 'crew-room' | 'hold-room' | 'stash-room') => bonus(t, into, kind) - bonus(t, out, kind)
  if (crewRoom(t, c) + gained('crew-room') + count(out, crew) - count(into, crew) < 0) return false
  const stock = emptyStock()
  for (const token of Object.keys(stock) as (keyof typeof stock)[]) stock[token] = aboard(c, token)
  for (const good of goods) stock[good] += into.goods[good] - out.goods[good]
  const spaces = holdSpaces(t, c) + stashSpaces(t, c) + gained('hold-room') + gained('stash-room')
  const berths = peopleOnlyRoom(t, c) + berthsOf(t, into) - berthsOf(t, out)
  return spacesUsed(stock, fuelOnlyRoom(t, c), berths) <= spaces
}

function bonus(t: Table, side: Side, kind: 'crew-room' | 'hold-room' | 'stash-room'): number {
  return side.cards
    .filter((card) => t.box.supply.get(card)?.kind === 'upgrade')
    .flatMap((card) => abilityOf(upgradeCard(t, card), kind) ?? [])
    .reduce((sum, ability) => ('only' in ability ? sum : sum + ability.plus), 0)
}

/** Spaces for people alone in the Upgrades of a side. */
function berthsOf(t: Table, side: Side): number {
  return side.cards
    .filter((card) => t.box.supply.get(card)?.kind === 'upgrade')
    .flatMap((card) => abilityOf(upgradeCard(t, card), 'hold-room') ?? [])
    .reduce((sum, { plus, only }) => (only ? sum + plus : sum), 0)
}

/** Does a captain still have what a side promises? */
export function canProvide(t: Table, c: Captain, side: Side): boolean {
  const own = tradeable(t, c)
  return (
    c.credits >= side.credits &&
    goods.every((good) => aboard(c, good) >= side.goods[good]) &&
    side.cards.every((card) => own.includes(card))
  )
}

export function sideText(side: Side): { readonly list: ReturnType<typeof text>[]; readonly join: 'and' } {
  const list = side.credits > 0 ? [text('trade.credits', { credits: side.credits })] : []
  for (const good of goods)
    if (side.goods[good] > 0) list.push(text('option.goods', { what: amountOf(good, side.goods[good]) }))
  for (const card of side.cards) list.push(text('option.card', { card: cardName(card) }))
  return { list: list.length > 0 ? list : [text('trade.nothing')], join: 'and' }
}

/** Everything leaves both ships before anything comes aboard. Tokens on crew travel with the card. */
export function handOver(t: Table, c: Captain, partner: Captain, { give, get }: Sides): void {
  const mine = giveUp(t, c, give)
  const theirs = giveUp(t, partner, get)
  receive(t, partner, give, mine)
  receive(t, c, get, theirs)
}

function giveUp(t: Table, c: Captain, side: Side): Member[] {
  c.credits -= side.credits
  for (const good of goods) unload(c, good, side.goods[good])
  const crew = c.crew.filter((member) => side.cards.includes(member.card))
  for (const member of crew) leaveCrew(t, c, member)
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
