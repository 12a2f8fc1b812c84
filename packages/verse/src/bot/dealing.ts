import { aboard, roomFor } from '../rules/hold.ts'
import { jobCard, supplyCard } from '../rules/table.ts'
import type { Captain, Side, Table } from '../state.ts'
import { type CardId, goods, type Token, tokens } from '../vocabulary/index.ts'
import { jobFactors } from './job-factors.ts'
import { wish, worthPicking } from './jobs.ts'
import { offers, optionIds, type Policies, type Position, tokenAsked } from './policy.ts'
import { bestOf, ranked, sum } from './ranking.ts'
import { picksOf } from './shopping.ts'
import { isLastTurn } from './story.ts'
import { toReplace } from './substitutes.ts'
import { spokenFor, tokenWorth } from './worth.ts'

/** Deals with contacts and other captains. */

function deal(position: Position): string {
  const { t, me } = position
  const sells = tokens.find((token) => offers(position, `sell:${token}`) && spare(t, me, token) > 0)
  if (sells) return `sell:${sells}`
  const replaces = tokens.find((token) => toReplace(t, me, token) > 0)
  const source = ['load', 'buy'].map((way) => `${way}:${replaces}`).find((id) => offers(position, id))
  if (source !== undefined) return source
  if (offers(position, 'clear') && (me.warrants > 1 || me.credits > 4000)) return 'clear'
  if (offers(position, 'consider') && !isLastTurn(t)) return 'consider'
  if (offers(position, 'buy:fuel') && fuelWanted(t, me) > 0 && me.credits > 600) return 'buy:fuel'
  return 'done'
}

/** Goods to sell: fuel and parts are for the ship. */
function spare(t: Table, me: Captain, token: Token): number {
  return token === 'fuel' || token === 'part' ? 0 : aboard(me, token) - spokenFor(t, me, token)
}

function sellAmount(position: Position): number | undefined {
  const { t, me, decision } = position
  if (decision.form !== 'amount') return undefined
  const token = tokenAsked(position)
  const n = token ? spare(t, me, token) : decision.max
  return Math.max(decision.min, Math.min(decision.max, n))
}

function fuelWanted(t: Table, me: Captain): number {
  return Math.min(6 - aboard(me, 'fuel'), roomFor(t, me, 'fuel'))
}

function buyAmount(position: Position): number | undefined {
  const { t, me, decision } = position
  if (decision.form !== 'amount') return undefined
  const token = tokenAsked(position)
  const wanted = token === 'fuel' || !token ? fuelWanted(t, me) : toReplace(t, me, token)
  return Math.max(decision.min, Math.min(decision.max, wanted))
}

/** People to take the places of those who were lost; as many as fit where each of them pays. */
function loadAmount(position: Position): number | undefined {
  const { t, me, decision } = position
  const token = tokenAsked(position)
  if (decision.form !== 'amount' || !token) return undefined
  const { min, max, usual = max } = decision
  return paysByTheHead(t, me, token) ? usual : Math.max(min, Math.min(max, toReplace(t, me, token)))
}

function paysByTheHead(t: Table, me: Captain, token: Token): boolean {
  return me.jobs.some((job) => {
    const { deliver } = jobCard(t, job.card).finish
    return job.pickedUp && deliver !== undefined && 'any' in deliver && deliver.any === token
  })
}

/** What a job must promise by the turn to be taken at all. */
const worthTaking = 60

function considerPicks(position: Position): string[] {
  const { t, me, decision } = position
  if (decision.form !== 'some') return []
  const ids = decision.options.map((option) => option.id)
  if (ids.some((id) => t.box.supply.has(id))) return picksOf(position)
  const factors = jobFactors(t, me)
  return ranked(ids, (card) => wish(factors, card) - worthPicking).slice(0, Math.min(2, decision.max))
}

function accept(position: Position): string {
  return acceptFrom(position, position.me.considering.cards)
}

/** Takes the best of these cards, in place of the worst in hand if need be. */
export function acceptFrom(position: Position, seen: readonly CardId[]): string {
  const { t, me } = position
  const factors = jobFactors(t, me)
  const best = bestOf(seen, (card) => wish(factors, card))
  if (best === undefined || wish(factors, best) <= worthTaking) return 'done'
  if (offers(position, best)) return best
  const worst = bestOf(me.hand.cards, (card) => -wish(factors, card))
  return worst !== undefined && wish(factors, best) > wish(factors, worst) + worthTaking ? `discard:${worst}` : 'done'
}

function cutDown(position: Position): string[] | undefined {
  const { t, me, decision } = position
  if (decision.form !== 'some') return undefined
  const factors = jobFactors(t, me)
  return optionIds(position)
    .sort((one, other) => wish(factors, one) - wish(factors, other))
    .slice(0, decision.min)
}

/** What one side of a bargain is worth. */
function worthOfSide(t: Table, me: Captain, side: Side): number {
  const inGoods = sum(goods, (good) => side.goods[good] * tokenWorth(t, me, good))
  return side.credits + inGoods + sum(side.cards, (card) => supplyCard(t, card).cost)
}

/** A bargain must be clearly good: nobody offers one out of kindness. */
function answerTrade({ t, me, decision: { about } }: Position): string {
  const bargain = t.state.bargains.find((one) => one.with === me.seat && one.by === about?.id)
  if (!bargain) return 'refuse'
  const [gets, gives] = [worthOfSide(t, me, bargain.give), worthOfSide(t, me, bargain.get)]
  return gets > 1.5 * gives + 100 ? 'accept' : 'refuse'
}

export const dealingPolicies: Policies = {
  deal,
  'deal.accept': accept,
  'deal.sell-amount': sellAmount,
  'deal.buy-amount': buyAmount,
  'deal.load-amount': loadAmount,
  'consider.picks': considerPicks,
  'consider.draw': () => 'draw',
  'hand.cut-down': cutDown,
  'trade.answer': answerTrade,
  'trade.offered': () => null,
  'trade.open': () => null,
  'trade.propose': () => 'cancel',
}
