import { grouped, onceFor, type Rules } from '@keep-flying/kernel'
import { distance } from '../geometry/distance.ts'
import type { BustCause, CrewMember, Table } from '../state.ts'
import type {
  Condition,
  Count,
  CountedAmount,
  Job,
  JobRule,
  JobStep,
  RewardLine,
  Trigger,
} from '../vocabulary/index.ts'
import { allHold, counterValue } from './conditions.ts'
import { type Context, doEffects } from './effects.ts'
import { amountOf, buildingCalled, crewOnMap, isInArea, tell, tokenCalled, zoneCalled } from './table.ts'
import { momentsLeft } from './timeline.ts'

/** The Job: its steps, its own rules, and what it pays. */

function currentStep({ job, state }: Table): JobStep {
  const step = job.steps.find(({ id }) => id === state.progress.step)
  if (!step) throw new Error(`The Job has no step "${state.progress.step}".`)
  return step
}

/** Something that happened, as rules of a Job wait for it. */
export type Occasion =
  | { readonly on: 'challenge-failed'; readonly deck: string }
  | { readonly on: 'crew-turn-ends' | 'building-seen' | 'token-opened' | 'captive-down' | 'time-over' | 'goon-turn' }
  | { readonly on: 'door-opened'; readonly building: number }
  | { readonly on: 'counter-reached'; readonly counter: string }
  | { readonly on: 'object-placed' }
  | { readonly on: 'number-seen'; readonly number: number }
  | { readonly on: 'timer-ends'; readonly name: string }
  | { readonly on: 'star'; readonly moment: number }

const onWhat = ({ when }: JobRule) => when.on

/** The rules of a Job by its steps, and by what they wait for. */
const rulesIn = onceFor(
  ({ rules, steps }: Job) => new Map(steps.map((step) => [step.id, grouped([...rules, ...step.rules], onWhat)])),
)

/** Follows the rules of the Job, and of its current step, that wait for this. */
export function* follow(t: Table, occasion: Occasion, context: Context): Rules<void> {
  const { step } = t.state.progress
  for (const rule of rulesIn(t.job).get(step)?.get(occasion.on) ?? []) {
    if (t.state.end || t.state.progress.step !== step) return
    if (isWaitedFor(t, rule, occasion, context) && allHold(t, context, rule.if)) yield* doEffects(t, context, rule.do)
  }
}

/** Whether the Job, or its current step, has a rule for this. */
export function isFollowed(t: Table, occasion: Occasion, context: Context): boolean {
  return [...t.job.rules, ...currentStep(t).rules].some(
    (rule) => isWaitedFor(t, rule, occasion, context) && allHold(t, context, rule.if),
  )
}

function isWaitedFor(t: Table, { when }: JobRule, occasion: Occasion, { target }: Context): boolean {
  if (when.on !== occasion.on) return false
  switch (when.on) {
    case 'challenge-failed':
      return occasion.on === when.on && when.deck === occasion.deck
    case 'door-opened':
      return occasion.on === when.on && buildingCalled(t, when.building) === occasion.building
    case 'counter-reached':
      return occasion.on === when.on && when.counter === occasion.counter && isReached(t, when)
    case 'object-placed':
      return target?.kind === 'token' && isTokenIn(t, target.id, when.zone)
    case 'number-seen':
      return occasion.on === when.on && when.number === occasion.number
    case 'timer-ends':
      return occasion.on === when.on && when.name === occasion.name
    case 'star':
      return occasion.on === when.on && occasion.moment >= amountOf(t, when.from)
    default:
      return true
  }
}

function isReached(t: Table, when: Extract<Trigger, { on: 'counter-reached' }>): boolean {
  return counterValue(t.state, { counter: when.counter }, {}) >= amountOf(t, when.at)
}

function isTokenIn(t: Table, id: string, zone: string): boolean {
  return t.state.tokens.some((token) => token.id === id && isInArea(t, token.at, zoneCalled(t, zone)))
}

/** Enters a step: counters that are high enough already count at once. */
export function* enterStep(t: Table, context: Context, id: string): Rules<void> {
  t.state.progress.step = id
  tell(t, 'step', () => ({ step: { name: 'step', id } }))
  for (const rule of currentStep(t).rules) {
    if (rule.when.on !== 'counter-reached' || t.state.progress.step !== id) continue
    yield* follow(t, { on: 'counter-reached', counter: rule.when.counter }, context)
  }
}

// What it pays

/** An amount, as often as something counts. */
export function countedAmount(t: Table, { amount, per, max }: CountedAmount, context: Context): number {
  if (per === undefined) return amount
  const times = countOf(t, per, context)
  return amount * Math.max(0, max === undefined ? times : Math.min(times, max))
}

function countOf(t: Table, count: Count, context: Context): number {
  const { state, ground } = t
  if (typeof count === 'object') return counterValue(state, count, context) - amountOf(t, count.beyond ?? 0)
  const bodies = state.bodies.filter(({ sleeper }) => !sleeper)
  switch (count) {
    case 'body-on-map':
      return bodies.length
    case 'body-outdoors':
      return bodies.filter(({ at }) => ground.building[at] === -1).length
    case 'moment-left':
      return context.cause ? momentsLeft(t, context.cause) : 0
    case 'crew-downed':
      return state.crew.filter(({ downed }) => downed).length
    case 'crew-left':
      return crewOnMap(t).filter((who) => !who.downed && !isLeaving(t, who)).length
  }
}

function isLeaving(t: Table, { at }: CrewMember): boolean {
  const { leaving } = t.job.reward
  return !leaving || (at !== null && distance(t.ground, at, tokenCalled(t, leaving.to.token).at) <= leaving.within)
}

function linesOf(t: Table, lines: readonly RewardLine[], context: Context): number {
  const holding = lines.filter((line: { readonly if?: readonly Condition[] }) => allHold(t, context, line.if))
  return holding.reduce((sum, line) => sum + countedAmount(t, line, context), 0)
}

/** The Reward of a completed Job, with all that was added or taken in the course of it. */
export function rewardNow(t: Table, context: Context): number {
  const { base, lines } = t.job.reward
  return Math.max(0, base + linesOf(t, lines, context) + t.state.rewardChange)
}

/** Completes the Job. */
export function winJob(t: Table, context: Context): void {
  const reward = rewardNow(t, context)
  const intel = linesOf(t, t.job.reward.intel, context)
  t.state.end = { won: true, reward, intel }
  t.state.intel += intel
  tell(t, 'job-done', () => ({ n: reward, intel }))
}

/** A Bust pays nothing; what was found on the way is kept. */
export function bust(t: Table, why: BustCause): void {
  t.state.end = { won: false, reward: 0, intel: 0, why }
  tell(t, 'bust', () => ({ why }))
}
