import { bestOf, isWishedFor, sum, type Text } from '@keep-flying/kernel'
import { type Deed, deedsOf } from '../rules/action.ts'
import type { Context } from '../rules/conditions.ts'
import { priceOf } from '../rules/costs.ts'
import { reading } from '../rules/in-force.ts'
import { amountOf } from '../rules/numbers.ts'
import { textOf } from '../rules/play.ts'
import { hiddenSpaces } from '../rules/scan.ts'
import { placeOf } from '../rules/show.ts'
import { boxedClass, says } from '../rules/table.ts'
import type { CardId } from '../state.ts'
import type { Ability, Cost, Effect, EffectOf } from '../vocabulary/index.ts'
import { fightWorth } from './danger.ts'
import { cardWorth, recruitWorth } from './deck.ts'
import { isOverlooked } from './overlooked.ts'
import { bestPlan, bringsPoints, type Prospect } from './plan.ts'
import { cardOf, optionsIn, type Policies, type Position } from './position.ts'
import { repairWorth } from './strikes.ts'
import { isTaskHidden } from './tasks.ts'
import type { Weighed } from './weights.ts'
import { sacrifice, textWorth, worthOf } from './worth.ts'

/** The active player's turn: play everything that helps, then spend it where it is worth most. */

function chooseAction(position: Position): string {
  return reading(position.t, () => nextCard(position) ?? nextSpending(position) ?? 'end')
}

/** Whether everything worth playing is played, so that it is time to spend what that has brought. */
export function isSpending(position: Position): boolean {
  return reading(position.t, () => nextCard(position) === undefined)
}

/** The card to play next: those that draw first, then those that others form combos with. */
function nextCard(position: Position): string | undefined {
  const { t, me } = position
  const plays = optionsIn(position).flatMap((option) => {
    const card = option.group === 'play' || option.group === 'copy' ? cardOf(option) : null
    return card === null ? [] : { id: option.id, card }
  })
  const welcome = plays.filter(({ card }) => playWorth(t, me.seat, card) >= 0)
  const waiting = plays.map(({ card }) => card)
  return bestOf(welcome, ({ card }) => urgencyOf(t, me.seat, card, waiting))?.id
}

/** What playing a card brings now; below zero, it had better stay in hand. */
function playWorth(t: Weighed, seat: number, card: CardId): number {
  const text = sum(textOf(t, card, seat), (ability) =>
    'at' in ability && ability.at === 'play' ? textWorth(t, { you: seat, card }, ability) : 0,
  )
  return text + Math.max(0, cardWorth(t, seat, card) - text)
}

function urgencyOf(t: Weighed, seat: number, card: CardId, waiting: readonly CardId[]): number {
  const texts = textOf(t, card, seat)
  if (texts.some((ability) => drawsCards(ability))) return 3
  const combos = texts.flatMap((ability) => ('at' in ability && ability.at === 'combo' ? ability.class : []))
  const isReady = combos.some((one) => t.state.turn.played.some(({ card }) => boxedClass(card) === one))
  const mayBeReady = combos.some((one) => waiting.some((other) => other !== card && boxedClass(other) === one))
  if (combos.length > 0 && !isReady && mayBeReady) return 0
  return texts.some((ability) => 'effects' in ability && ability.effects.some((effect) => effect.do === 'choose'))
    ? 1
    : 2
}

function drawsCards(ability: Ability): boolean {
  return 'at' in ability && ability.at === 'play' && ability.effects.some((effect) => effect.do === 'draw')
}

/** The first step of the plan that is worth most. */
function nextSpending(position: Position): string | undefined {
  return bestOf(planFor(position), ({ order }) => -order)?.id
}

function planFor(position: Position): readonly Prospect[] {
  const { turn } = position.t.state
  const attack = turn.attack + sum(turn.restricted, ({ n }) => n)
  return bestPlan(prospectsOf(position), turn.recruit, attack)
}

/** What is going to be done to what lies open on the table, in order; nothing is said of the hand. */
export function spendingIntent(position: Position): Text | null {
  if (position.decision.kind !== 'action') return null
  const list = reading(position.t, () => {
    if (nextCard(position) !== undefined) return []
    const steps = [...planFor(position)].sort((one, other) => one.order - other.order)
    const options = optionsIn(position).filter(({ group = '' }) => inTheOpen.has(group))
    return steps.flatMap(({ id }) => options.find((option) => option.id === id)?.text ?? [])
  })
  return list.length === 0 ? null : says('intent.spend', { what: { list, join: 'and' } })
}

const inTheOpen: ReadonlySet<string> = new Set(['scan', 'fight', 'repair', 'recruit'])

/** What is worth doing now, or once texts have brought their points. */
function prospectsOf(position: Position): readonly Prospect[] {
  const now = prospectsNow(position)
  const bringing = now.filter(bringsPoints)
  if (bringing.length === 0) return now
  const { t } = position
  const { turn } = t.state
  const recruit = turn.recruit - sum(bringing, (one) => Math.min(0, one.recruit))
  const attack = turn.attack - sum(bringing, (one) => Math.min(0, one.attack))
  const richer: Weighed = { ...t, state: { ...t.state, turn: { ...turn, recruit, attack } } }
  const then = reading(richer, () => prospectsNow({ ...position, t: richer }))
  return [...bringing, ...then.filter((one) => !bringsPoints(one))]
}

function prospectsNow(position: Position): readonly Prospect[] {
  return deedsOf(position.t)
    .filter(({ option }) => !isOverlooked(position, option.id))
    .flatMap((deed) => prospectOf(position, deed) ?? [])
    .map((prospect) => withWish(position, prospect))
    .filter((one) => one.worth > position.t.weights.worthIt || bringsPoints(one))
}

/** What a teammate would like help with is worth more. */
function withWish(position: Position, prospect: Prospect): Prospect {
  const { t, me, wishes } = position
  const option = optionsIn(position).find(({ id }) => id === prospect.id)
  return isWishedFor(wishes, me.seat, option?.at) ? { ...prospect, worth: prospect.worth + t.weights.wish } : prospect
}

const free = { recruit: 0, attack: 0, either: 0 }

/** What can be done, what it costs, and what it is worth. */
function prospectOf({ t, me }: Position, { option, text }: Deed): Prospect | null {
  const { id, group, price = 0 } = option
  const card = cardOf(option)
  switch (group) {
    case 'activate':
    case 'use':
      return text ? useOf(t, id, text) : null
    case 'scan':
      return { id, ...free, attack: price, worth: scanWorth(t, option), order: 1 }
    case 'fight':
      return card === null ? null : { id, ...free, attack: price, worth: fightWorth(t, card), order: 2 }
    case 'repair':
      return { id, ...free, recruit: price, worth: repairWorth(t), order: 3 }
    case 'recruit': {
      const worth = card === null ? browncoatsWorth(t, me.seat) : recruitWorth(t, me.seat, card)
      return { id, ...free, recruit: price, worth, order: 4 }
    }
    case 'coordinate':
      return card === null ? null : { id, ...free, worth: t.weights.draw - cardWorth(t, me.seat, card), order: 0 }
    default:
      return null
  }
}

interface Use {
  readonly ability: Ability
  readonly context: Context
}

/** Using a text. Points that it brings are worth what they can be spent on; strikes are avoided once all is fought. */
function useOf(t: Weighed, id: string, { ability, context }: Use): Prospect | null {
  if (!('effects' in ability)) return null
  const points = ability.effects.filter(isPoints)
  const worth = textWorth(t, context, ability) - worthOf(t, context, points) - usedUp(t, { ability, context })
  const price = usePrice(t, context, ability)
  for (const effect of points) price[effect.do] -= amountOf(t, context, effect.n)
  return { id, ...price, worth, order: ability.effects.some((effect) => effect.do === 'avoid') ? 5 : 0 }
}

/** What cannot be used again: cards that are given up, and a use that comes once per Episode. */
function usedUp(t: Weighed, { ability, context }: Use): number {
  const costs = 'effects' in ability ? (ability.cost ?? []) : []
  return sacrifice(t, context, costs) + (ability.limit === 'episode' ? t.weights.oncePerEpisode : 0)
}

function isPoints(effect: Effect): effect is EffectOf<'recruit'> | EffectOf<'attack'> {
  return effect.do === 'recruit' || effect.do === 'attack'
}

/** What a text costs in points; paying into a card takes all there is. */
function usePrice(t: Weighed, context: Context, ability: Ability): Record<'recruit' | 'attack' | 'either', number> {
  const price = { ...free }
  if (!('effects' in ability)) return price
  for (const cost of ability.cost ?? []) if (isPaid(cost)) price[cost.pay] += priceOf(t, context, cost)
  for (const effect of ability.effects)
    if (effect.do === 'pay-in') price[effect.pay] += Math.min(effect.need, t.state.turn[effect.pay])
  return price
}

function isPaid(cost: Cost): cost is Extract<Cost, { pay: unknown }> {
  return 'pay' in cost
}

/** Browncoats are as good as the least that the Bridge has for the price. */
function browncoatsWorth(t: Weighed, seat: number): number {
  const [any] = t.state.browncoats.cards
  return any === undefined ? t.weights.browncoats * 0.5 : recruitWorth(t, seat, any)
}

/** Turning up a card: nearer the Combat Zone it matters sooner, and tasks may depend on what is still hidden. */
function scanWorth(t: Weighed, { at }: Deed['option']): number {
  const index = hiddenSpaces(t).find((space) => at && 'place' in at && at.place === placeOf(space))
  const base = t.weights.scan[index ?? 0] ?? 0
  return base + (isTaskHidden(t) ? t.weights.scanForTask : 0)
}

export const turnPolicies: Policies = { action: chooseAction }
