import { askAll, askAny, chooseOne, type Option, question, type Rules, type SomeOf } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import { creditsPerCard, slotRepairCosts, upgradesOffered } from '../catalog/playmat.ts'
import type { CardId, Table } from '../state.ts'
import { highestRanked } from './control-effects.ts'
import { drawCards } from './decks.ts'
import { followText } from './effects.ts'
import { healDamage } from './heal.ts'
import { modifiers } from './in-force.ts'
import { triggerText } from './reveal.ts'
import { repair, slotsOf } from './serenity.ts'
import { showCard } from './show.ts'
import { cardName, currentEpisode, isStanding, says, tell } from './table.ts'

/** The Inter-Mission between two Episodes: what the team has earned is spent together. */

/** What can be bought, and for how much. */
interface Offer {
  readonly option: Option
  readonly price: number
  readonly buys: 'upgrade' | 'repair' | 'heal' | 'draw'
  readonly card?: CardId
}

/** End of Episode effects, three Upgrades, the count, and the spending; cards are not sold before a campaign's next game. */
export function* interMission(t: Table, sellsCards: boolean): Rules<void> {
  yield* endOfEpisodeTexts(t)
  offerUpgrades(t)
  const credits = countCredits(t)
  tell(t, 'credits', { n: credits })
  const offers = offersFor(t, credits, sellsCards)
  if (offers.some(({ price }) => price <= credits)) yield* carryOut(t, offers, yield* agreeOnPlan(t, offers, credits))
  returnUpgrades(t)
}

/** Texts for the end of an Episode, of its Objective and of Upgrades. */
export function* endOfEpisodeTexts(t: Table): Rules<void> {
  for (const ability of currentEpisode(t).abilities)
    if ('at' in ability && ability.at === 'end-of-episode')
      yield* followText(t, { you: t.state.active, card: null }, ability)
  for (const { upgrade } of t.state.serenity)
    if (upgrade !== null) yield* triggerText(t, 'end-of-episode', { you: t.state.active, card: upgrade })
}

function offerUpgrades(t: Table): void {
  const { upgrades, offered } = t.state
  t.seal('shown')
  offered.cards.push(...upgrades.cards.splice(-upgradesOffered).reverse())
}

/** What was earned in this Episode, cards beside Serenity included. Nothing of it is carried over. */
function countCredits(t: Table): number {
  const { state } = t
  const cards = state.besideSerenity.splice(0)
  state.defeatedCards.cards.push(...cards.map(({ card }) => card))
  const extra = modifiers(t, 'credits').reduce((sum, { modifier }) => sum + modifier.n, state.options.bonusCredits)
  const earned = cards.reduce((sum, { credits }) => sum + credits, state.credits)
  state.credits = 0
  return Math.max(0, earned + extra)
}

function offersFor(t: Table, credits: number, sellsCards: boolean): Offer[] {
  const { state } = t
  const upgrades = state.offered.cards.flatMap((card): Offer | [] => {
    const boxed = boxCard(card)
    return boxed.kind === 'upgrade'
      ? offer('upgrade', card, boxed.card.credits, says('buy.upgrade', { card: cardName(card) }), card)
      : []
  })
  const repairs = state.serenity.flatMap(({ strike }, slot) =>
    strike === null
      ? []
      : offer('repair', strike, slotRepairCosts[slot] ?? 3, says('buy.repair', { card: cardName(strike) }), strike),
  )
  const hurt = state.mains.some(({ strikes }) => strikes.length > 0)
  const heal = hurt ? [many('heal', 1, credits, says('buy.heal'))] : []
  const draw = sellsCards ? [many('draw', creditsPerCard, credits, says('buy.draw'))] : []
  return [...upgrades, ...repairs, ...heal, ...draw].filter(({ price }) => price <= credits)
}

function offer(buys: Offer['buys'], id: string, price: number, words: Option['text'], card: CardId): Offer {
  return { buys, price, card, option: { id, text: words, at: { card }, price, group: buys } }
}

function many(buys: Offer['buys'], price: number, credits: number, words: Option['text']): Offer {
  return { buys, price, option: { id: buys, text: words, price, group: buys, most: Math.floor(credits / price) } }
}

/** Anybody proposes a plan; if all agree it is carried out, else the highest-ranked player decides. */
function* agreeOnPlan(t: Table, offers: readonly Offer[], credits: number): Rules<readonly string[]> {
  const seats = t.state.players.map(({ seat }) => seat)
  const { seat: proposer, value } = yield* askAny(seats, (seat) => planQuestion(seat, offers, credits))
  const others = seats.filter((seat) => seat !== proposer)
  const votes = yield* askAll(
    others.map((seat) =>
      question.confirm({
        seat,
        kind: 'intermission.agree',
        prompt: says('ask.agree', { plan: planText(offers, value as readonly string[]) }),
      }),
    ),
  )
  if (votes.every((vote) => vote === true)) return value as readonly string[]
  const [decided] = yield* askAll([planQuestion(highestRanked(t), offers, credits)])
  return decided as readonly string[]
}

function planText(offers: readonly Offer[], ids: readonly string[]) {
  const texts = ids.flatMap((id) => offers.find(({ option }) => option.id === id)?.option.text ?? [])
  return texts.length === 0 ? says('plan.nothing') : ({ list: texts, join: 'and' } as const)
}

function planQuestion(seat: number, offers: readonly Offer[], credits: number): SomeOf {
  const options = offers.map(({ option }) => option)
  return question.some({
    seat,
    kind: 'intermission.plan',
    prompt: says('ask.plan', { n: credits }),
    options,
    min: 0,
    max: options.reduce((sum, { most = 1 }) => sum + most, 0),
    limits: [
      {
        of: 'credits',
        text: says('limit.credits', { n: credits }),
        most: credits,
        uses: Object.fromEntries(offers.map(({ option, price }) => [option.id, price])),
      },
    ],
  })
}

/** Repairs first, since they make room for Upgrades; then healing, and cards for whoever stands after it. */
function* carryOut(t: Table, offers: readonly Offer[], plan: readonly string[]): Rules<void> {
  const bought = plan.flatMap((id) => offers.find(({ option }) => option.id === id) ?? [])
  for (const { buys, card } of bought) if (buys === 'repair' && card) yield* repair(t, card)
  for (const { buys, card } of bought) if (buys === 'upgrade' && card) yield* installUpgrade(t, card)
  const healing = bought.filter(({ buys }) => buys === 'heal').length
  if (healing > 0) yield* healDamage(t, t.state.mains, healing)
  const cards = bought.filter(({ buys }) => buys === 'draw').length
  if (cards > 0) for (const player of t.state.players) if (isStanding(t, player.seat)) drawCards(t, player, cards)
}

/** Into the highest empty slot; with none, an Upgrade that is there may be replaced. */
function* installUpgrade(t: Table, card: CardId): Rules<void> {
  const slots = slotsOf(t)
  const empty = slots.findLast(({ strike, upgrade }) => strike === null && upgrade === null)
  const slot = empty ?? (yield* replacedSlot(t))
  if (!slot) return
  const { offered, upgrades } = t.state
  offered.cards.splice(offered.cards.indexOf(card), 1)
  if (slot.upgrade !== null) upgrades.cards.unshift(slot.upgrade)
  slot.upgrade = card
  tell(t, 'upgraded', { card: cardName(card) })
  yield* triggerText(t, 'bought', { you: t.state.active, card })
}

function* replacedSlot(t: Table): Rules<Table['state']['serenity'][number] | undefined> {
  const fitted = t.state.serenity.flatMap(({ upgrade }) => upgrade ?? [])
  if (fitted.length === 0) return undefined
  const asked = { seat: highestRanked(t), kind: 'intermission.replace', prompt: says('ask.replace') }
  const old = yield* chooseOne(asked, fitted, showCard)
  return t.state.serenity.find(({ upgrade }) => upgrade === old)
}

/** What nobody bought goes under the stack, as it was turned up. */
function returnUpgrades({ state }: Table): void {
  state.upgrades.cards.unshift(...state.offered.cards.splice(0).reverse())
}
