import { sum } from '@keep-flying/kernel'
import { mainsReached, playersReached } from '../ask/reach.ts'
import { type Context, holds } from '../rules/conditions.ts'
import { amountOf } from '../rules/numbers.ts'
import { abilitiesOf, boxedClass, characterOf, currentEpisode, enemyOf, playerAt } from '../rules/table.ts'
import type { CardId, Table } from '../state.ts'
import type { Ability, Cost, Effect, EffectKind, EffectOf, TaskId } from '../vocabulary/index.ts'
import { danger, enemiesInSight } from './danger.ts'
import { modifierWorth } from './modifiers.ts'
import { healingWorth, repairWorth, shipStrikeCost, strikeCost } from './strikes.ts'
import { isTaskHidden, isTooEarly } from './tasks.ts'
import type { Weighed } from './weights.ts'

/** What the texts of cards are worth to the team, good or bad. */

type EffectWorth<K extends EffectKind> = (t: Weighed, context: Context, effect: EffectOf<K>) => number

/** What doing the effects one after the other is worth. */
export function worthOf(t: Weighed, context: Context, effects: readonly Effect[]): number {
  return sum(effects, (effect) => effectWorth(t, context, effect))
}

function effectWorth<K extends EffectKind>(t: Weighed, context: Context, effect: EffectOf<K>): number {
  const worth: EffectWorth<K> = effectWorths[effect.do]
  return worth(t, context, effect)
}

/** What following a text is worth, its price aside; a text whose condition does not hold does what it says then. */
export function textWorth(t: Weighed, context: Context, ability: Ability): number {
  if (!('effects' in ability)) return 0
  if (ability.if && !holds(t, context, ability.if)) return worthOf(t, context, ability.else ?? [])
  return worthOf(t, context, ability.effects)
}

/** What the parts of a price that are not paid in points cost. */
export function sacrifice(t: Weighed, { you, card }: Context, costs: readonly Cost[]): number {
  return sum(costs, (cost) => {
    if ('discard' in cost) return cost.discard * t.weights.discard * Number(playerAt(t, you).hand.cards.length > 0)
    if ('playersPay' in cost) return (cost.playersPay - 1) * t.weights.discard
    if ('give' in cost && cost.give === 'defeat-this')
      return card && characterOf(card) ? 2 : t.weights.talentKept[t.state.letter]
    return 'give' in cost ? t.weights.discard : 0
  })
}

/** What completing a task is worth: its reward, what failing it would bring, and that the Episode goes on. */
function taskWorth(t: Weighed, id: TaskId): number {
  const task = currentEpisode(t).tasks.find((one) => one.id === id)
  if (!task || t.state.tasks[id] !== 'open') return 0
  if (isTooEarly(t)) return t.weights.tooEarly
  const context: Context = { you: t.state.active, card: null }
  const failure = task.mandatory ? 0 : worthOf(t, context, task.failure ?? [])
  return (task.mandatory ? t.weights.mandatoryTask : t.weights.task) + worthOf(t, context, task.reward) - failure
}

/** What a point of a resource is worth now. */
function pointWorth(t: Weighed, resource: 'recruit' | 'attack'): number {
  const { letter } = t.state
  if (resource === 'recruit') return t.weights.recruit[letter]
  return enemiesInSight(t).length > 0 ? t.weights.attack[letter] : t.weights.idleAttack
}

/** What a player's texts on a card are worth that are followed at a trigger. */
export function triggerWorth(t: Weighed, context: Context, at: string): number {
  if (context.card === null) return 0
  return sum(abilitiesOf(context.card), (one) => ('at' in one && one.at === at ? textWorth(t, context, one) : 0))
}

const perPlayer =
  (what: 'draw' | 'discard' | 'talent' | 'flaw' | 'browncoats' | 'search' | 'extraCoordinate' | 'joinDeck') =>
  (t: Weighed, context: Context, { who = 'you', n = 1 }: Meant) =>
    t.weights[what] * playersReached(t, context, who) * (typeof n === 'number' ? n : amountOf(t, context, n))

interface Meant {
  readonly who?: EffectOf<'draw'>['who']
  readonly n?: EffectOf<'draw'>['n']
}

const effectWorths: { readonly [K in EffectKind]: EffectWorth<K> } = {
  recruit: (t, context, { n }) => pointWorth(t, 'recruit') * amountOf(t, context, n),
  attack: (t, context, { n, only }) =>
    pointWorth(t, 'attack') * amountOf(t, context, n) * (only ? t.weights.restricted : 1),
  credits: (t, _, { n }) => t.weights.credit * n,
  draw: perPlayer('draw'),
  discard: (t, context, effect) => -perPlayer('discard')(t, context, effect) * Number(holdsCards(t, context, effect)),
  'discard-hand': (t, { you }) => -t.weights.discard * playerAt(t, you).hand.cards.length,
  'defeat-own': (t, { you }, { upTo, costMin = 0, n }) => {
    if (!upTo) return -t.weights.lostPerCost * Math.max(1, costMin) * n
    return hasStartingCard(t, you) ? t.weights.thinning * Math.min(n, 1) : 0
  },
  'gain-talent': perPlayer('talent'),
  'gain-flaw': (t, context, effect) => -perPlayer('flaw')(t, context, effect),
  'gain-bridge': (t, _, { costMax }) => t.weights.lostPerCost * costMax,
  'gain-browncoats': perPlayer('browncoats'),
  search: perPlayer('search'),
  arrange: (t, _, { n }) => t.weights.arrange * n,
  'sweep-bridge': (t) => t.weights.sweep,
  'extra-coordinate': perPlayer('extraCoordinate'),
  'join-deck': perPlayer('joinDeck'),
  'reset-upgrade': (t) => t.weights.resetUpgrade,

  scan: (t, _, { n }) => n * ((t.weights.scan.at(-1) ?? 0) + (isTaskHidden(t) ? t.weights.scanForTask : 0)),
  look: (t, _, { n }) => n * t.weights.look,
  'add-episode': (t, _, { n }) => -t.weights.addEpisode * n,
  move: (t, _, { n, dir }) => (dir === 'right' ? 1 : -1) * t.weights.move * n,
  send: (t, context, { what, to }) => {
    if (to !== 'defeated' && to !== 'operations') return -t.weights.move
    if (what === 'this') return context.card !== null && enemyOf(context.card) ? danger(t, context.card) : 0
    return to === 'defeated' ? strongestDanger(t) : 0
  },
  attach: (t) => -t.weights.attach,
  'enemy-strikes': (t) => -t.weights.strike,
  'move-inevitable': (t, _, { n }) => t.weights.moveTimer * n,

  strike: (t, context, { who, n }) => -n * sum(mainsReached(t, context, who), (main) => strikeCost(t, main)),
  'ship-strike': (t, _, { n }) => -n * shipStrikeCost(t),
  avoid: (t, _, { n, kind }) => {
    const [crew, ship] = strikersNow(t)
    const due = kind === 'crew' ? crew : kind === 'ship' ? ship : crew + ship
    const each = kind === 'ship' ? shipStrikeCost(t) : strikeCostOfActive(t)
    return each * Math.min(due, n === 'all' ? due : n)
  },
  cancel: (t) => t.weights.strike,
  redirect: () => 0.5,
  heal: (t, context, { who, n, maxDamage = Number.POSITIVE_INFINITY }) => {
    const { mains } = t.state
    const worths = (who === 'main' ? mains : mainsReached(t, context, who, mains)).map((main) => {
      const most = Math.max(0, ...main.strikes.map(({ damage }) => (damage <= maxDamage ? damage : 0)))
      return healingWorth(t, main, most)
    })
    const chosen = worths.sort((one, other) => other - one).slice(0, who === 'main' ? 1 : worths.length)
    return n * sum(chosen, (worth) => worth)
  },
  'heal-damage': (t, context, { who, n }) =>
    sum(mainsReached(t, context, who, t.state.mains), (main) =>
      healingWorth(
        t,
        main,
        Math.min(
          n,
          sum(main.strikes, ({ damage }) => damage),
        ),
      ),
    ),
  repair: (t, _, { n }) => (t.state.serenity.some(({ strike }) => strike !== null) ? n * repairWorth(t) : 0),
  'set-damage': (t, { strike }, { n }) => ((strike?.damage ?? 2) - n) * t.weights.perDamage,
  'discard-strike': () => 1,
  'place-ship-strike': (t) => -shipStrikeCost(t),

  complete: (t, _, { task }) => taskWorth(t, task),
  fail: (t, _, { task }) => -taskWorth(t, task),
  progress: (t, _, { task, need }) => (taskWorth(t, task) / Math.max(1, need - done(t, task))) * t.weights.step,
  'succeed-job': (t, context) => triggerWorth(t, context, 'success') - triggerWorth(t, context, 'failure') * 0.5,
  'next-to-serenity': (t, _, { credits }) => t.weights.credit * credits,
  counter: (t) => t.weights.counter,
  'pay-in': (t, context, { need, effects, pay }) =>
    (worthOf(t, context, effects) * Math.min(need, t.state.turn[pay])) / need,
  campaign: () => 0,

  choose: (t, context, { options }) => Math.max(...options.map((effects) => worthOf(t, context, effects))),
  vote: (t, context, { options }) => Math.max(...options.map((effects) => worthOf(t, context, effects))),
  each: (t, context, { who, effects }) => playersReached(t, context, who) * worthOf(t, context, effects),
  branch: (t, context, { if: condition, effects, else: otherwise = [] }) =>
    worthOf(t, context, holds(t, context, condition) ? effects : otherwise),
  'pay-or': (t, context, { cost, effects = [], else: otherwise = [] }) =>
    Math.max(worthOf(t, context, effects) - sacrifice(t, context, cost), worthOf(t, context, otherwise)),
  'if-done': (t, context, { effects }) => worthOf(t, context, effects),
  repeat: (t, context, { times, effects }) => amountOf(t, context, times) * worthOf(t, context, effects),
  may: (t, context, { effects }) => Math.max(0, worthOf(t, context, effects)),
  modify: (t, context, { modifier }) => modifierWorth(t, context, modifier),
}

/** Whether whoever has to discard holds anything: those whose turn is nearly over mostly do not. */
function holdsCards(t: Weighed, { you }: Context, { who = 'you' }: { readonly who?: unknown }): boolean {
  return who !== 'you' || playerAt(t, you).hand.cards.length > 0
}

function hasStartingCard(t: Weighed, seat: number): boolean {
  const played = seat === t.state.active ? t.state.turn.played.map(({ card }) => card) : []
  return [...playerAt(t, seat).hand.cards, ...played].some((card) => characterOf(card) && boxedClass(card) === null)
}

function strongestDanger(t: Weighed): number {
  return Math.max(0, ...enemiesInSight(t).map((card: CardId) => danger(t, card)))
}

function done({ state }: Table, task: TaskId): number {
  return state.counters[`task:${task}`]?.done ?? 0
}

/** How many Crew and Ship enemies would strike at the end of this turn. */
function strikersNow({ state }: Table): readonly [number, number] {
  const strikers = state.combatZone.cards.flatMap((card) => enemyOf(card) ?? [])
  const ships = strikers.filter(({ type }) => type === 'ship').length
  return [strikers.length - ships, ships]
}

function strikeCostOfActive(t: Weighed): number {
  const main = t.state.mains.find(({ seat }) => seat === t.state.active)
  return main ? strikeCost(t, main) : 0
}
