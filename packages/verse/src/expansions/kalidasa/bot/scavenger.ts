import { bestOf } from '@keep-flying/kernel'
import { cardsIn, mayName, naming, optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import { type Basis, type Prospect, turnsTo, whereToDeal } from '../../../bot/prospects.ts'
import type { EffectWorths } from '../../../bot/worth.ts'
import { priceFor } from '../../../rules/buy.ts'
import { mayDealWith } from '../../../rules/deal.ts'
import { holdSpaces, spacesUsed } from '../../../rules/hold.ts'
import { shopPrice } from '../../../rules/prices.ts'
import { isSolid } from '../../../rules/solid.ts'
import { openGoals } from '../../../rules/story.ts'
import { abilityOf, story, supplyCard, supplyPile } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { CardId, ContactId, GoalCondition, JobCard, SupplyCard, SupplyDeckId } from '../../../vocabulary/index.ts'
import { hasKeyword } from '../story-ends.ts'

/** "The Scavenger's 'Verse" for the bots: which things are still to be shown, and how they are come by. */

const thingWorth = 3000

function wanted(t: Table, c: Captain): readonly GoalCondition[] {
  if (!story(t).goalsAtTurnEnd) return []
  return openGoals(t, c).flatMap((goal) => (goal.kind === 'condition' ? [goal.when] : []))
}

/** Is this the card for one of the things that are still to be shown? */
function shows(card: SupplyCard, { ownsGear, temptress, hasSaint }: GoalCondition): boolean {
  if (card.kind === 'gear') return ownsGear !== undefined && hasKeyword(card, ownsGear)
  if (card.kind !== 'crew') return false
  if (temptress && (card.professions.includes(temptress) || abilityOf(card, 'deceptive'))) return true
  return hasSaint === true && card.moral && !card.wanted
}

function isSought(t: Table, c: Captain, id: CardId): boolean {
  const card = supplyCard(t, id)
  return priceFor(t, c, card) <= c.credits && wanted(t, c).some((when) => shows(card, when))
}

/** Cards that lie open, belong to somebody or have left the game. */
function inSight(t: Table): ReadonlySet<CardId> {
  const piles = t.box.supplyDecks.flatMap((deck) => supplyPile(t, deck).discard.cards)
  const held = t.state.captains.flatMap(({ crew, gear }) => [...crew.map(({ card }) => card), ...gear])
  return new Set([...piles, ...held, ...t.state.removed.cards])
}

/** How many cards a captain looks at in a shop. */
const look = 3

/** The chance that a look at the unseen cards of a shop finds one that is sought. */
function chanceUnseen(t: Table, c: Captain, supply: SupplyDeckId): number {
  const { deck } = supplyPile(t, supply)
  const unseen = deck.cards.length + (deck.backs?.length ?? 0)
  if (unseen === 0) return 0
  const seen = inSight(t)
  const sought = [...t.box.supply].filter(
    ([id, card]) => card.deck === supply && !seen.has(id) && isSought(t, c, id),
  ).length
  return 1 - Math.max(0, 1 - sought / unseen) ** look
}

function shopProspects(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  const seeks = wanted(t, me).some((when) => when.ownsGear || when.temptress || when.hasSaint)
  if (!seeks) return []
  return [...t.box.sectors.values()].flatMap(({ id: at, supply }) => {
    if (!supply || !distances.has(at)) return []
    const isThere = supplyPile(t, supply).discard.cards.some((card) => isSought(t, me, card))
    const gain = isThere ? thingWorth : chanceUnseen(t, me, supply) * thingWorth
    return [{ at, action: 'shop', kind: 'buy' as const, gain, turns: turnsTo(basis, at) }]
  })
}

function friendProspects(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  const contacts = wanted(t, me).flatMap(({ solidWithOneOf = [] }) => solidWithOneOf)
  return contacts.flatMap((contact) => {
    if (!t.box.contacts.has(contact) || !mayDealWith(t, me, contact)) return []
    const at = whereToDeal(t, me, contact)
    if (at === undefined || !distances.has(at)) return []
    return [
      { at, action: `deal:${contact}`, kind: 'deal' as const, gain: thingWorth / 3, turns: turnsTo(basis, at) + 3 },
    ]
  })
}

/** Fuel fills a hold at the lowest price, two to a space. */
function fuelToFill(t: Table, c: Captain): number {
  return Math.ceil(2 * (holdSpaces(t, c) - spacesUsed(c.hold)))
}

/** The hold is filled on the way to other things, and once little else is left. */
function mayFill(t: Table, c: Captain): boolean {
  if (!wanted(t, c).some((when) => when.holdFull)) return false
  const bill = fuelToFill(t, c) * shopPrice(t, c, 'fuel')
  return c.credits >= bill && (c.credits >= bill + 1500 || wanted(t, c).length <= 2)
}

function fillProspects(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  if (!mayFill(t, me)) return []
  return [...t.box.sectors.values()].flatMap(({ id: at, supply }) =>
    supply && distances.has(at)
      ? [{ at, action: 'shop', kind: 'buy' as const, gain: thingWorth, turns: turnsTo(basis, at) }]
      : [],
  )
}

export function thingProspects(basis: Basis): Prospect[] {
  return [...shopProspects(basis), ...friendProspects(basis), ...fillProspects(basis)]
}

/** Jobs that are thing enough in themselves, or bring the friend that is wanted. */
export function thingBonus(t: Table, c: Captain): (job: JobCard) => number {
  const needs = wanted(t, c)
  if (needs.length === 0) return () => 0
  const dirty = needs.some((when) => when.doneImmoralJob)
  const friends = needs.flatMap(({ solidWithOneOf = [] }) => solidWithOneOf)
  const isWanted = (contact: ContactId | null) =>
    contact !== null && friends.includes(contact) && !isSolid(t, c, contact)
  return ({ immoral, contact }) => (dirty && immoral ? thingWorth : 0) + (isWanted(contact) ? thingWorth : 0)
}

export const warrantWorth: Pick<EffectWorths, 'issue-warrant'> = {
  'issue-warrant': ({ t, team: { captain } }) => (wanted(t, captain).some((when) => when.hasWarrant) ? thingWorth : 0),
}

function shop(position: Position): readonly string[] | undefined {
  const { t, me } = position
  const [found] = cardsIn(position, 'pile').filter(({ card }) => isSought(t, me, card))
  if (found) return naming(position, [found.id], 'draw')
  const deck = t.box.supplyDecks.find((one) => one === position.decision.about?.id)
  if (deck !== undefined && chanceUnseen(t, me, deck) > 0) return naming(position, [], 'draw')
  if (!mayFill(t, me)) return undefined
  return naming(position, [], 'fuel', fuelToFill(t, me))
}

function keep(position: Position): readonly string[] | undefined {
  const { t, me } = position
  const found = me.considering.cards.find((card) => isSought(t, me, card))
  const bought = found === undefined ? [] : buying(position, found)
  const filled = mayFill(t, me) ? naming(position, bought, 'fuel', fuelToFill(t, me)) : bought
  return filled.length > 0 ? filled : undefined
}

/** On a full ship the least of the crew goes for whoever is sought. */
function buying(position: Position, card: CardId): readonly string[] {
  if (mayName(position, [card])) return [card]
  const { t, me } = position
  const swap = (leaving: CardId) => [`dismiss:${leaving}`, card]
  const mayGo = me.crew.map((member) => member.card).filter((leaving) => mayName(position, swap(leaving)))
  const least = bestOf(mayGo, (leaving) => -costOf(t, leaving))
  return least === undefined ? [] : swap(least)
}

/** One goes without a cut, for the sake of the complaint. */
function payCuts(position: Position): string | undefined {
  const { t, me } = position
  if (!wanted(t, me).some((when) => when.hasDisgruntled)) return undefined
  const due = optionIds(position).filter((id) => id !== 'all' && id !== 'stop')
  return due.length > 1 ? bestOf(due, (card) => costOf(t, card)) : 'stop'
}

function costOf(t: Table, card: CardId): number {
  return supplyCard(t, card).cost
}

export const scavengerPolicies: Policies = { shop, 'shop.keep': keep, 'pay.cuts': payCuts }
