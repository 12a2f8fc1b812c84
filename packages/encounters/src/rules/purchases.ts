import type { Limit, Option } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import { creditsPerCard, slotRepairCosts } from '../catalog/playmat.ts'
import type { CardId, Slot, Table } from '../state.ts'
import { damageOn } from './health.ts'
import { slotCount, slotsOf } from './serenity.ts'
import { abilitiesOf, cardName, says, textsAt } from './table.ts'

/** What Credits buy between two Episodes. */

export interface Offer {
  readonly option: Option
  readonly price: number
  readonly buys: 'upgrade' | 'repair' | 'replace' | 'heal' | 'draw'
  readonly card?: CardId
}

/** All that the team can afford; where room for Upgrades may run out, also which of the old ones it gives up. */
export function offersFor(t: Table, credits: number, sellsCards: boolean): Offer[] {
  const { offered, mains } = t.state
  const slots = slotsOf(t)
  const upgrades = offered.cards.map((card) =>
    of('upgrade', card, creditsOf(card), says('buy.upgrade', { card: cardName(card) })),
  )
  const repairs = slots.flatMap(({ strike }, slot) =>
    strike === null ? [] : of('repair', strike, repairPrice(slot), says('buy.repair', { card: cardName(strike) })),
  )
  const worst = Math.max(...mains.map((main) => (main.strikes.length > 0 ? Math.max(1, damageOn(main)) : 0)))
  const heal = worst > 0 ? [several('heal', 1, Math.min(credits, worst), says('buy.heal'))] : []
  const draw = sellsCards
    ? [several('draw', creditsPerCard, Math.floor(credits / creditsPerCard), says('buy.draw'))]
    : []
  const affordable = [...upgrades, ...repairs, ...heal, ...draw].filter(({ price }) => price <= credits)
  const wanted = affordable.filter(({ buys }) => buys === 'upgrade').length
  return wanted > emptySlots(slots) ? [...affordable, ...replaceable(slots)] : affordable
}

function of(buys: Offer['buys'], card: CardId, price: number, words: Option['text']): Offer {
  return { buys, price, card, option: { id: card, text: words, at: { card }, price, group: buys } }
}

function several(buys: Offer['buys'], price: number, most: number, words: Option['text']): Offer {
  return { buys, price, option: { id: buys, text: words, price, group: buys, most } }
}

function replaceable(slots: readonly Slot[]): Offer[] {
  return slots.flatMap(({ upgrade }) => {
    if (upgrade === null) return []
    const text = says('buy.replace', { card: cardName(upgrade) })
    const option: Option = { id: `replace ${upgrade}`, text, at: { card: upgrade }, group: 'replace', role: 'minor' }
    return { buys: 'replace', price: 0, card: upgrade, option }
  })
}

function creditsOf(card: CardId): number {
  const boxed = boxCard(card)
  return boxed.kind === 'upgrade' ? boxed.card.credits : 0
}

/** A slot that an Upgrade has added costs as much as the one below it. */
function repairPrice(slot: number): number {
  return slotRepairCosts[Math.min(slot, slotRepairCosts.length - 1)] ?? 0
}

function emptySlots(slots: readonly Slot[]): number {
  return slots.filter(({ strike, upgrade }) => strike === null && upgrade === null).length
}

/** How many slots an Upgrade adds to Serenity. */
export function bringsSlots(card: CardId): number {
  return abilitiesOf(card)
    .flatMap((ability) => ('static' in ability ? ability.static : []))
    .reduce((sum, modifier) => (modifier.mod === 'slots' ? sum + modifier.n : sum), 0)
}

/** The Credits that buying an Upgrade brings, to be spent at once. */
function bringsCredits(card: CardId): number {
  return textsAt(card, 'bought')
    .flatMap(({ effects }) => effects)
    .reduce((sum, effect) => (effect.do === 'credits' ? sum + effect.n : sum), 0)
}

/** The first Upgrade to be given up that has not been. */
export function replacing(givenUp: readonly CardId[], gone: readonly CardId[]): CardId | undefined {
  return givenUp.find((card) => !gone.includes(card))
}

/** A plan may cost no more than there is, and buy no more Upgrades than there is room for. */
export function limitsOn(t: Table, offers: readonly Offer[], credits: number): Limit[] {
  const slots = slotsOf(t)
  const room = emptySlots(slots)
  const limit = (of: string, most: number, uses: (offer: Offer) => number): Limit => ({
    of,
    text: says(`limit.${of}`, { n: most }),
    most,
    uses: Object.fromEntries(offers.map((offer) => [offer.option.id, uses(offer)])),
  })
  // Slots that only stand because something lies in them go when it does, and are the first that an Upgrade adds.
  const lasting = slots.slice(0, slotCount(t))
  const standing = slots.length - lasting.length
  const freed = (offer: Offer) => (makesRoom(lasting, offer) ? -1 : 0)
  const adds = ({ buys, card }: Offer) => (buys === 'upgrade' && card ? Math.max(0, bringsSlots(card) - standing) : 0)
  return [
    limit('credits', credits, ({ price, buys, card }) =>
      buys === 'upgrade' && card ? price - bringsCredits(card) : price,
    ),
    limit('slots', room, (offer) => (offer.buys === 'upgrade' ? 1 - adds(offer) : freed(offer))),
    // An Upgrade that adds a slot needs one itself first.
    limit('slots', room, (offer) => (adds(offer) > 0 ? 1 : freed(offer))),
  ]
}

function makesRoom(slots: readonly Slot[], { buys, card }: Offer): boolean {
  if (buys === 'replace') return true
  return buys === 'repair' && slots.some(({ strike, upgrade }) => strike === card && upgrade === null)
}
