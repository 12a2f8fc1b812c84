import { ranked, sum } from '@keep-flying/kernel'
import { fuelToTake } from '../ask/provisions.ts'
import { priceFor } from '../rules/buy.ts'
import { crewRoom, cutOf } from '../rules/crew.ts'
import { aboard, roomFor } from '../rules/hold.ts'
import { leavePrice, shopPrice } from '../rules/prices.ts'
import { isLeader, supplyCard, supplyPile } from '../rules/table.ts'
import type { Captain, Member, Table } from '../state.ts'
import { type CardId, type SupplyCard, type SupplyDeckId, skills } from '../vocabulary/index.ts'
import { crewWorth, type Sheet, sheetOf } from './crew.ts'
import { partsForGoal } from './goal-goods.ts'
import { cardsIn, mayName, naming, offers, type Policies, type Position, tokenAsked } from './policy.ts'
import { isLastTurn, purse, thrift } from './story.ts'
import { type Appraiser, appraiserFor, leastOf } from './strength.ts'
import { weights } from './weights.ts'
import { bestPrice } from './worth.ts'

/** What to buy, and what it is worth. */

/** Tells what is gained by buying a card now; nothing where the purse forbids it. */
function bargainsFor(t: Table, c: Captain): Appraiser {
  const worthOf = appraiserFor(t, c)
  const credit = thrift(t, c)
  const spendable = purse(t, c)
  return (card) => {
    const face = supplyCard(t, card)
    const price = priceFor(t, c, face)
    if (price > spendable) return 0
    return worthOf(card) - weights.price * credit * price - parting(t, c, face)
  }
}

/** The crew who goes to make room has cost a fee, so the one who comes must be clearly better. */
function parting(t: Table, c: Captain, { kind }: SupplyCard): number {
  return kind === 'crew' && crewRoom(t, c) < 1 ? 250 : 0
}

/** Tells what a visit to a shop promises: the known cards, the unknown ones, and fuel. */
export function shopGains(t: Table, c: Captain): (deck: SupplyDeckId) => number {
  if (isLastTurn(t)) return () => 0
  const gainOf = bargainsFor(t, c)
  const fuel = fuelGain(t, c)
  const sheet = sheetOf(t, c)
  return (deck) => {
    const known = atAGlance(t, sheet, supplyPile(t, deck).discard.cards, 2)
    const [first = 0, second = 0] = known.map((card) => Math.max(0, gainOf(card))).sort((one, other) => other - one)
    return first + 0.7 * second + unknownGain(t, c, deck) + fuel
  }
}

/** The few cards of a pile that look best at first sight: only these are worth computing. */
function atAGlance(t: Table, sheet: Sheet, cards: readonly CardId[], few: number): CardId[] {
  const names = new Map(cards.map((card) => [supplyCard(t, card).name, card]))
  return ranked([...names.values()], (card) => lookOf(sheet, supplyCard(t, card))).slice(0, few)
}

function lookOf(sheet: Sheet, card: SupplyCard): number {
  if (card.kind === 'upgrade' || card.kind === 'core') return 2 + card.abilities.length
  const points = sum(skills, (skill) => card.skills[skill] ?? 0)
  const keywords = sum(card.keywords, (keyword) => (sheet.keywords.has(keyword) ? 0.2 : 1))
  const professions = card.kind === 'crew' ? card.professions : []
  const trades = sum(professions, (profession) => (sheet.professions.has(profession) ? 0 : 0.7))
  return 0.1 + 1.5 * points + keywords + trades + 0.5 * card.abilities.length
}

/** What a look at cards is worth among which there is nobody to hire. */
const lookAtWares = 100

/** The fewer the hands, the more a look at new faces is worth. */
function unknownGain(t: Table, c: Captain, deck: SupplyDeckId): number {
  const { deck: unseen } = supplyPile(t, deck)
  const left = unseen.cards.length + (unseen.backs?.length ?? 0)
  if (left === 0 || purse(t, c) < 200) return 0
  if (t.box.decksOfAllShops.includes(deck)) return lookAtWares
  return weights.faces[c.crew.length - 1] ?? weights.moreFaces
}

export function fuelGain(t: Table, c: Captain): number {
  return fuelToBuy(t, c) > 0 ? (weights.fuel[aboard(c, 'fuel')] ?? 0) : 0
}

/** What Shore Leave is worth to a crew in this temper. */
export function leaveGain(t: Table, c: Captain, price = leavePrice(t, c)): number {
  const unhappy = c.crew.filter((member) => member.disgruntled)
  return sum(unhappy, (member) => riskOf(t, member)) - price * c.crew.length
}

/** What is at risk with a crew out of temper. */
export function riskOf(t: Table, member: Member): number {
  return isLeader(t, member) ? weights.leaderOutOfTemper : weights.outOfTemper * crewWorth(t, member)
}

export function fuelToBuy(t: Table, c: Captain): number {
  return Math.min(fuelToTake(t, c), Math.floor(c.credits / shopPrice(t, c, 'fuel')))
}

/** The shop's cards are looked at first; what else is wanted is bought with them. */
function shop(position: Position): readonly string[] {
  const { t, me } = position
  if (offers(position, 'shore-leave') && leaveGain(t, me) > shopGain(position)) return ['shore-leave']
  const looks = naming(position, picksOf(position), 'draw')
  return looks.length > 0 ? looks : withSupplies(position, me, [])
}

function shopGain({ t, me, decision: { about } }: Position): number {
  const deck = t.box.supplyDecks.find((one) => one === about?.id)
  return deck === undefined ? 0 : shopGains(t, me)(deck)
}

/** Cards from the pile that are worth a look; the rest of the look goes to the deck. */
function picksOf(position: Position): string[] {
  const { t, me } = position
  const likely = atAGlance(
    t,
    sheetOf(t, me),
    cardsIn(position, 'pile').map(({ card }) => card),
    6,
  )
  return ranked(likely, bargainsFor(t, me)).slice(0, 2)
}

/** The best bargain, then the best that is left to a captain who has it, and so on; then Fuel and Parts. */
function keep(position: Position): readonly string[] {
  const { t } = position
  let me = position.me
  let named: readonly string[] = []
  for (;;) {
    const wanted = ranked(
      me.considering.cards.filter((card) => !named.includes(card)),
      bargainsFor(t, me),
    )
    const next = wanted
      .map((card) => ({ card, all: buying(position, me, named, card) }))
      .find(({ all }) => all !== null)
    if (!next?.all) return withSupplies(position, me, named)
    me = withBought(t, me, next.card, next.all)
    named = next.all
  }
}

/** What is named to buy a card besides, with the least of the crew dismissed for it if need be; null if it cannot be had. */
function buying(position: Position, me: Captain, named: readonly string[], card: CardId): readonly string[] | null {
  const { t } = position
  const plainly = [...named, card]
  if (mayName(position, plainly)) return plainly
  const least = supplyCard(t, card).kind === 'crew' ? leastOf(t, me.crew) : undefined
  const instead = [...named, `dismiss:${least?.card}`, card]
  return least && mayName(position, instead) ? instead : null
}

/** The captain as they would be with a card more. */
function withBought(t: Table, c: Captain, card: CardId, named: readonly string[]): Captain {
  const face = supplyCard(t, card)
  const after = { ...c, credits: c.credits - priceFor(t, c, face) }
  if (face.kind === 'gear') return { ...after, gear: [...c.gear, card] }
  if (face.kind === 'upgrade') return { ...after, upgrades: [...c.upgrades, card] }
  if (face.kind === 'core') return { ...after, core: card }
  const stay = c.crew.filter((member) => !named.includes(`dismiss:${member.card}`))
  return { ...after, crew: [...stay, { card, disgruntled: false }] }
}

function withSupplies(position: Position, me: Captain, named: readonly string[]): readonly string[] {
  const { t } = position
  const fuel = fuelToBuy(t, me)
  const fuelled = naming(position, named, 'fuel', fuel)
  const wantsPart = aboard(me, 'part') === 0 && me.credits - shopPrice(t, me, 'fuel') * fuel > 1500
  return naming(position, fuelled, 'part', Math.max(wantsPart ? 1 : 0, partsForGoal(t, me)))
}

function takeFree({ t, me, decision }: Position): string[] {
  if (decision.form !== 'some') return []
  const cards = decision.options.map((option) => option.id)
  const worthOf = appraiserFor(t, me)
  return ranked(cards, (card) => worthOf(card) - parting(t, me, supplyCard(t, card))).slice(0, decision.max)
}

function buyAmount(position: Position): number | undefined {
  const { t, me, decision } = position
  if (decision.form !== 'amount') return undefined
  const token = tokenAsked(position)
  const { price } = decision
  const resells = token && price !== undefined && me.credits > 2000 && bestPrice(t, me, token) > price + 200
  const wanted = token === 'fuel' ? fuelToBuy(t, me) : resells ? roomFor(t, me, token) : 0
  return Math.max(decision.min, Math.min(decision.max, wanted))
}

export const shoppingPolicies: Policies = {
  shop,
  'shop.keep': keep,
  'buy.amount': buyAmount,
  'discards.take': takeFree,
}

/** Tells what a rival's unhappy crew would bring, less the fee. */
export function hiringGains(t: Table, c: Captain): Appraiser {
  const worthOf = appraiserFor(t, c)
  const credit = thrift(t, c)
  const spendable = purse(t, c)
  return (card) => {
    const fee = cutOf(t, { card, disgruntled: false })
    return fee > spendable ? 0 : worthOf(card) - credit * fee
  }
}
