import { bestOf, type Option, sum } from '@keep-flying/kernel'
import type { Context } from '../rules/conditions.ts'
import { healthLeft } from '../rules/health.ts'
import { characterOf, mainAt } from '../rules/table.ts'
import type { CardId, Main } from '../state.ts'
import type { Effect } from '../vocabulary/index.ts'
import { danger } from './danger.ts'
import { cardWorth, recruitWorth } from './deck.ts'
import { isOverlooked } from './overlooked.ts'
import { best, cardOf, optionsIn, type Policies, type Position } from './position.ts'
import { healingWorth, strikeCost } from './strikes.ts'
import { effectsAsked, nested, textsAsked } from './texts.ts'
import { sacrifice, textWorth, worthOf } from './worth.ts'

/** Whatever cards ask: each question is answered by what the text behind it is worth. */

function contextOf({ me, decision }: Position): Context {
  return { you: me.seat, card: decision.card ?? null }
}

/** Which of the effects a card offers. */
function chooseOption(position: Position, kind: 'choose' | 'vote') {
  const [asked] = effectsAsked(position, kind)
  const effectsOf = ({ about }: Option) => asked?.options[Number(about?.id ?? 0) - 1] ?? []
  return best(position, (option) => worthOf(position.t, contextOf(position), effectsOf(option)))
}

/** Whether to use a text that may be declined or costs something. */
function usesText(position: Position): boolean {
  const context = contextOf(position)
  const worths = textsAsked(position).flatMap((ability) => {
    if (!('effects' in ability) || (!ability.may && !ability.cost)) return []
    const declined = worthOf(position.t, context, ability.else ?? [])
    return textWorth(position.t, context, ability) - sacrifice(position.t, context, ability.cost ?? []) - declined
  })
  return Math.max(0, ...worths) > 0
}

function paysRather(position: Position): boolean {
  const { t } = position
  const context = contextOf(position)
  return effectsAsked(position, 'pay-or').some(({ cost, effects = [], else: otherwise = [] }) => {
    const paid = worthOf(t, context, effects) - sacrifice(t, context, cost)
    return paid > worthOf(t, context, otherwise)
  })
}

function wantsCombo(position: Position): boolean {
  const { t } = position
  return textsAsked(position).some(
    (ability) => 'at' in ability && ability.at === 'combo' && textWorth(t, contextOf(position), ability) > 0,
  )
}

function doesIt(position: Position): boolean {
  return effectsAsked(position, 'may').some(({ effects }) => worthOf(position.t, contextOf(position), effects) > 0)
}

/** Whether what a card does to somebody of one's choice is good for them. */
function isKind(position: Position): boolean {
  const effects = textsAsked(position).flatMap((ability) => ('effects' in ability ? ability.effects : []))
  return sum(effects.flatMap(directed), (effect) => worthOf(position.t, contextOf(position), [effect])) >= 0
}

/** The effects that somebody of one's choice is the target of. */
function directed(effect: Effect): readonly Effect[] {
  const chosen = ['other', 'mate', 'any', 'main', 'least-health']
  const own = 'who' in effect && typeof effect.who === 'string' && chosen.includes(effect.who) ? [effect] : []
  return [...own, ...nested(effect).flatMap(directed)]
}

function mainIn(position: Position, { id, at }: Option): Main | undefined {
  const { mains } = position.t.state
  return at && 'seat' in at ? mains.find(({ seat }) => seat === at.seat) : mains.find(({ crew }) => crew === id)
}

/** Healing goes to whoever needs it most, harm to whoever bears it best. */
function chooseMain(position: Position) {
  const { t } = position
  const kind = isKind(position)
  return best(position, (option) => {
    const main = mainIn(position, option)
    if (!main) return 0
    const worst = Math.max(0, ...main.strikes.map(({ damage }) => damage))
    return kind ? healingWorth(t, main, worst) : 100 - strikeCost(t, main)
  })
}

/** Good things go to the player with the most Health left: they will be there to use them. Bad things do, too. */
function choosePlayer(position: Position) {
  return best(position, (option) => {
    const main = mainIn(position, option)
    return main ? 1 + healthLeft(position.t, main) : 0
  })
}

function chooseEnemy(position: Position) {
  const sign = isGoodForEnemies(position) ? -1 : 1
  return best(position, (option) => {
    const card = cardOf(option)
    return card === null ? 0 : 100 + sign * danger(position.t, card)
  })
}

function isGoodForEnemies(position: Position): boolean {
  return effectsAsked(position, 'modify').some(
    ({ modifier }) => modifier.mod === 'enemy-attack' && typeof modifier.n === 'number' && modifier.n > 0,
  )
}

/** The cards that would be missed least. */
function discard(position: Position) {
  const { t, me } = position
  return best(position, (option) => -worthInHand(t, me.seat, cardOf(option)))
}

/** A share of a price is never refused: the active player has counted on it. */
function giveShare(position: Position) {
  const { t, me } = position
  const cards = optionsIn(position).filter((option) => cardOf(option) !== null)
  return bestOf(cards, (option) => -worthInHand(t, me.seat, cardOf(option)))?.id
}

function worthInHand(t: Position['t'], seat: number, card: CardId | null): number {
  return card === null ? 0 : cardWorth(t, seat, card) + 0.01
}

/** Thinning the deck: cards that everybody begins with go, those that were paid for stay. */
function defeatOwn(position: Position) {
  const { t, me } = position
  return best(position, (option) => {
    const card = cardOf(option)
    const cost = card === null ? 0 : (characterOf(card)?.cost ?? 0)
    return card === null || cost > 0 ? -cost : 2 - cardWorth(t, me.seat, card)
  })
}

function searchDeck(position: Position) {
  const { t, me } = position
  return best(position, (option) => worthInHand(t, me.seat, cardOf(option)))
}

/** Cards worse than the average that could come instead. */
function putAway(position: Position) {
  const { t, me } = position
  return best(position, (option) => t.weights.thick + 0.2 - worthInHand(t, me.seat, cardOf(option)))
}

/** The best on top, so that it comes first. */
function arrange(position: Position) {
  const { t, me } = position
  return optionsIn(position)
    .toSorted((one, other) => worthInHand(t, me.seat, cardOf(other)) - worthInHand(t, me.seat, cardOf(one)))
    .map(({ id }) => id)
}

/** The space furthest left: its card comes first. */
function furthestLeft(position: Position) {
  const options = optionsIn(position)
  return best(position, (option) => 1 + options.indexOf(option))
}

function gainFromBridge(position: Position) {
  const { t, me } = position
  return best(position, (option) => {
    const card = cardOf(option)
    return card === null ? 0 : recruitWorth(t, me.seat, card)
  })
}

/** The card of the Bridge that nobody would want makes room. */
function sweep(position: Position) {
  const { t, me } = position
  return best(position, (option) => {
    const card = cardOf(option)
    return card === null ? 0 : 100 - recruitWorth(t, me.seat, card)
  })
}

/** The strike that does most damage. */
function healStrike(position: Position) {
  const taken = position.t.state.mains.flatMap(({ strikes }) => strikes)
  return best(position, (option) => taken.find(({ card }) => card === cardOf(option))?.damage ?? 0)
}

/** As much damage as the limit allows, the worst strikes first. */
function healDamage(position: Position) {
  const { decision } = position
  if (decision.form !== 'some') return undefined
  const [limit] = decision.limits ?? []
  const uses = limit?.uses ?? {}
  let left = limit?.most ?? 0
  return optionsIn(position)
    .toSorted((one, other) => (uses[other.id] ?? 0) - (uses[one.id] ?? 0))
    .filter(({ id }) => {
      const damage = uses[id] ?? 0
      if (damage > left) return false
      left -= damage
      return true
    })
    .map(({ id }) => id)
}

/** Attack is kept for enemies, Recruit for when there are none. */
function mixOf({ t, decision }: Position) {
  if (decision.form !== 'amount') return undefined
  return t.state.combatZone.cards.length > 0 ? decision.max : decision.min
}

const payMost = ({ decision }: Position) => (decision.form === 'amount' ? decision.max : undefined)

/** Whoever would suffer least from taking the strike. */
function redirectTo(position: Position) {
  return best(position, (option) => {
    const main = mainIn(position, option)
    return main ? healthLeft(position.t, main) : 0
  })
}

/** Taking somebody else's strike, with Health to spare. */
function takesStrike({ t, me }: Position): boolean {
  return healthLeft(t, mainAt(t, me.seat)) > t.weights.spareHealth
}

/** A Reaction costs a card of the hand: the one that is worth least there. */
function react(position: Position) {
  const { t, me } = position
  const cards = optionsIn(position).filter((option) => cardOf(option) !== null)
  return bestOf(cards, (option) => -worthInHand(t, me.seat, cardOf(option)))?.id
}

/** The card that brings the active player most, if it brings anything. */
function offerCoordinate(position: Position) {
  const { t, me } = position
  const offers = optionsIn(position).filter(({ id, group }) => group === 'coordinate' && !isOverlooked(position, id))
  const card = bestOf(offers, (option) => worthInHand(t, me.seat, cardOf(option)))
  return card?.id ?? null
}

export const choicePolicies: Policies = {
  'choose.option': (position) => chooseOption(position, 'choose'),
  vote: (position) => chooseOption(position, 'vote'),
  'text.use': usesText,
  'text.may': doesIt,
  'pay.or': paysRather,
  combo: wantsCombo,
  'choose.main': chooseMain,
  'choose.player': choosePlayer,
  'choose.card': chooseEnemy,
  discard,
  'pay.discard': discard,
  'pay.share': giveShare,
  'fight.single': () => false,
  'pay.mix': mixOf,
  'pay.in': payMost,
  'defeat.own': defeatOwn,
  'search.deck': searchDeck,
  'arrange.discard': putAway,
  'arrange.order': arrange,
  'scan.free': furthestLeft,
  look: furthestLeft,
  'move.card': furthestLeft,
  'gain.bridge': gainFromBridge,
  'sweep.bridge': sweep,
  'heal.strike': healStrike,
  'heal.damage': healDamage,
  'strike.avoid': () => true,
  'strike.react': react,
  'redirect.to': redirectTo,
  'redirect.agree': takesStrike,
  coordinate: offerCoordinate,
}
