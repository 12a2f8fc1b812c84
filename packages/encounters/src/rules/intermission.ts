import type { Rules } from '@keep-flying/kernel'
import { episodeOf } from '../catalog/index.ts'
import { upgradesOffered } from '../catalog/playmat.ts'
import type { CardId, Table } from '../state.ts'
import type { Letter } from '../vocabulary/index.ts'
import { drawCards } from './decks.ts'
import { healDamage } from './heal.ts'
import { modifiers } from './in-force.ts'
import { objectiveTexts } from './objective.ts'
import { agreeOnPlan } from './plan.ts'
import { bringsSlots, type Offer, offersFor, replacing } from './purchases.ts'
import { triggerText } from './reveal.ts'
import { repair, slotsOf } from './serenity.ts'
import { cardName, isStanding, tell } from './table.ts'

/** The Inter-Mission between two Episodes: what the team has earned is spent together. */

interface Terms {
  /** Whether cards can be bought; not before a campaign's next game. */
  readonly sellsCards: boolean
}

/** End of Episode effects, three Upgrades, the count, and the spending. Credits that are not spent are lost. */
export function* interMission(t: Table, { sellsCards }: Terms): Rules<void> {
  const { state } = t
  yield* endOfEpisodeTexts(t, state.letter)
  for (const { upgrade } of state.serenity)
    if (upgrade !== null) yield* triggerText(t, 'end-of-episode', { you: state.active, card: upgrade })
  offerUpgrades(t)
  const credits = countCredits(t)
  tell(t, 'credits', { n: credits })
  const offers = offersFor(t, credits, sellsCards)
  if (offers.length > 0) yield* carryOut(t, offers, yield* agreeOnPlan(t, offers, credits))
  returnUpgrades(t)
  state.credits = 0
}

/** What the Objective of an Episode says for its end. */
export function* endOfEpisodeTexts(t: Table, letter: Letter): Rules<void> {
  yield* objectiveTexts(t, episodeOf(t.state.episodes[letter]), 'end-of-episode')
}

function offerUpgrades(t: Table): void {
  const { upgrades, offered } = t.state
  t.seal('shown')
  offered.cards.push(...upgrades.cards.splice(-upgradesOffered).reverse())
}

/** What was earned in this Episode, cards beside Serenity included. */
function countCredits(t: Table): number {
  const { state } = t
  const cards = state.besideSerenity.splice(0)
  state.defeatedCards.cards.push(...cards.map(({ card }) => card))
  const extra = modifiers(t, 'credits').reduce((sum, { modifier }) => sum + modifier.n, state.options.bonusCredits)
  const earned = cards.reduce((sum, { credits }) => sum + credits, state.credits)
  state.credits = 0
  return Math.max(0, earned + extra)
}

/** Repairs first, since they make room for Upgrades; then healing, and cards for whoever stands after it. */
function* carryOut(t: Table, offers: readonly Offer[], plan: readonly string[]): Rules<void> {
  const bought = plan.flatMap((id) => offers.find(({ option }) => option.id === id) ?? [])
  const cards = (buys: Offer['buys']) => bought.flatMap((offer) => (offer.buys === buys ? (offer.card ?? []) : []))
  const times = (buys: Offer['buys']) => bought.filter((offer) => offer.buys === buys).length
  for (const card of cards('repair')) yield* repair(t, card)
  yield* installUpgrades(t, cards('upgrade'), cards('replace'))
  if (times('heal') > 0) yield* healDamage(t, t.state.mains, times('heal'))
  if (times('draw') > 0)
    for (const player of t.state.players) if (isStanding(t, player.seat)) drawCards(t, player, times('draw'))
}

/** Into the highest empty slot each; where there is none, an Upgrade that the plan gives up for it is replaced. */
function* installUpgrades(t: Table, upgrades: readonly CardId[], givenUp: readonly CardId[]): Rules<void> {
  const { offered } = t.state
  const gone: CardId[] = []
  for (const card of upgrades.toSorted((one, other) => bringsSlots(other) - bringsSlots(one))) {
    const slots = slotsOf(t)
    const empty = slots.findLast(({ strike, upgrade }) => strike === null && upgrade === null)
    const slot = empty ?? slots.find(({ upgrade }) => upgrade !== null && replacing(givenUp, gone) === upgrade)
    if (!slot) throw new Error('The plan buys more Upgrades than Serenity has room for.')
    offered.cards.splice(offered.cards.indexOf(card), 1)
    if (slot.upgrade !== null) gone.push(slot.upgrade)
    slot.upgrade = card
    tell(t, 'upgraded', { card: cardName(card) })
    yield* triggerText(t, 'bought', { you: t.state.active, card })
  }
  // Those replaced go under those that nobody bought.
  offered.cards.push(...gone)
}

/** What nobody bought goes under the stack, as it was turned up. */
function returnUpgrades({ state }: Table): void {
  state.upgrades.cards.unshift(...state.offered.cards.splice(0).reverse())
}
