import { bestOf, ranked, sum } from '@keep-flying/kernel'
import { aboard, roomFor } from '../rules/hold.ts'
import { jobCard, supplyCard } from '../rules/table.ts'
import type { Captain, Side, Table } from '../state.ts'
import { type CardId, goods, type Token, tokens, tokensOf } from '../vocabulary/index.ts'
import { missingForGoal } from './goal-goods.ts'
import { jobFactors } from './job-factors.ts'
import { wish } from './jobs.ts'
import { cardsIn, mayName, naming, offers, optionIds, type Policies, type Position } from './policy.ts'
import { isLastTurn } from './story.ts'
import { toReplace } from './substitutes.ts'
import { weights } from './weights.ts'
import { spokenFor, tokenWorth } from './worth.ts'

/** Deals with contacts and other captains. */

function deal(position: Position): readonly string[] {
  const { t, me } = position
  return dealLookingAt(position, isLastTurn(t) ? [] : naming(position, jobsToLookAt(position, me), 'draw'))
}

/** Goods change hands first, for the room and the money; Fuel is bought once jobs are seen to. */
export function dealLookingAt(position: Position, looks: readonly string[]): readonly string[] {
  const named = trades(position, looks)
  return looks.length > 0 ? named : withFuel(position, named)
}

function trades(position: Position, looks: readonly string[]): readonly string[] {
  const { t, me } = position
  let named = looks
  for (const token of tokens) named = naming(position, named, `sell:${token}`, spare(t, me, token))
  for (const token of tokens) {
    const lost = Math.max(toReplace(t, me, token), missingForGoal(t, me)[token] ?? 0)
    if (lost === 0) continue
    const wanted = paysByTheHead(t, me, token) ? Math.max(lost, roomFor(t, me, token)) : lost
    named = offers(position, `load:${token}`)
      ? naming(position, named, `load:${token}`, wanted)
      : naming(position, named, `buy:${token}`, lost)
  }
  return me.warrants > 1 || me.credits > 4000 ? naming(position, named, 'clear') : named
}

function withFuel(position: Position, named: readonly string[]): readonly string[] {
  const { t, me } = position
  return me.credits > 600 ? naming(position, named, 'buy:fuel', fuelWanted(t, me)) : named
}

/** Goods to sell: fuel and parts are for the ship. */
function spare(t: Table, me: Captain, token: Token): number {
  return token === 'fuel' || token === 'part' ? 0 : aboard(me, token) - spokenFor(t, me, token)
}

function fuelWanted(t: Table, me: Captain): number {
  return Math.min(6 - aboard(me, 'fuel'), roomFor(t, me, 'fuel'))
}

function paysByTheHead(t: Table, me: Captain, token: Token): boolean {
  return me.jobs.some((job) => {
    const { deliver } = jobCard(t, job.card).finish
    return job.pickedUp && deliver !== undefined && 'any' in deliver && tokensOf(deliver.any).includes(token)
  })
}

/** Jobs from the pile that are worth a look; the rest of the look goes to the deck. */
function jobsToLookAt(position: Position, me: Captain): string[] {
  const factors = jobFactors(position.t, me)
  const open = cardsIn(position, 'pile').map(({ card }) => card)
  return ranked(open, (card) => wish(factors, card) - weights.worthPicking).slice(0, 2)
}

function accept(position: Position): readonly string[] {
  return acceptFrom(position, position.me.considering.cards)
}

/** Takes the best of these cards, one after the other, in place of the worst in hand if need be; and Fuel. */
export function acceptFrom(
  position: Position,
  seen: readonly CardId[],
  taken: readonly string[] = [],
): readonly string[] {
  let named = taken
  for (;;) {
    const more = withBestJob(position, seen, named)
    if (!more) return withFuel(position, named)
    named = more
  }
}

function withBestJob(
  position: Position,
  seen: readonly CardId[],
  named: readonly string[],
): readonly string[] | undefined {
  const { t } = position
  const me = withJobs(position.me, named)
  const factors = jobFactors(t, me)
  const best = bestOf(
    seen.filter((card) => !named.includes(card)),
    (card) => wish(factors, card),
  )
  if (best === undefined || wish(factors, best) <= weights.worthTaking) return undefined
  const plainly = [...named, best]
  if (mayName(position, plainly)) return plainly
  const old = me.hand.cards.filter((card) => position.me.hand.cards.includes(card))
  const worst = bestOf(old, (card) => -wish(factors, card))
  if (worst === undefined || wish(factors, best) <= wish(factors, worst) + weights.worthTaking) return undefined
  const instead = [...named, `discard:${worst}`, best]
  return mayName(position, instead) ? instead : undefined
}

/** The captain with the jobs named so far in hand, and without those given back for them. */
function withJobs(c: Captain, named: readonly string[]): Captain {
  const kept = c.hand.cards.filter((card) => !named.includes(`discard:${card}`))
  const taken = c.considering.cards.filter((card) => named.includes(card))
  return { ...c, hand: { ...c.hand, cards: [...kept, ...taken] } }
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
  'consider.draw': () => 'draw',
  'hand.cut-down': cutDown,
  'trade.answer': answerTrade,
  'trade.offered': () => null,
  'trade.open': () => null,
  'trade.propose': () => 'cancel',
}
