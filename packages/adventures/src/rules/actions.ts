import { chooseOne, type Name, type Option, type Rules } from '@keep-flying/kernel'
import type { CrewMember, Table, Thing } from '../state.ts'
import { describeEffect } from '../text/describe-effects.ts'
import { voiceOf } from '../text/voice.ts'
import type { Action, Aim, Effect, JobAction, Limit, Requirement } from '../vocabulary/index.ts'
import { candidates, isNextTo, squaresOf } from './candidates.ts'
import { isOpen, notePassed, placesAt } from './challenge.ts'
import { allMet, firstUnmet } from './conditions.ts'
import type { Deed } from './deed.ts'
import { type Context, doEffects } from './effects.ts'
import { canShift, isHeld } from './move.ts'
import { thingOption } from './selectors.ts'
import { shotTargets } from './shoot.ts'
import { areNext, goonsSeeing } from './squares.ts'
import { canTurnCasual, turnHeroic } from './stance.ts'
import { doorsOf, isCaptiveFree, nameOf, says, squareOf, tell, thingId } from './table.ts'
import { makeTest } from './test.ts'
import { isPassed } from './test-run.ts'
import { anyTimeTexts, type CrewText, exhaust, isUsedUp, noteUse, plainTexts, textKey } from './texts.ts'
import { mayInterrupt, pay } from './timeline.ts'

/** Actions of cards and of the Job. */

/** What cards let a Crew Member do on its own turn. */
export function cardDeeds(t: Table, who: CrewMember): Deed[] {
  return plainTexts(who, 'action', 'free', 'any-time')
    .filter((text) => canUse(t, text))
    .map((text) => ({ option: text.option, isAction: text.action.use === 'action', does: () => useText(t, text) }))
}

/** What others may do with their own texts in the meantime. */
export function interruptDeeds(t: Table, who: CrewMember): Deed[] {
  const texts = anyTimeTexts(who)
  if (texts.length === 0 || !mayInterrupt(t, who)) return []
  return texts
    .filter((text) => canUse(t, text))
    .map((text) => ({ option: text.option, isAction: false, does: () => useText(t, text) }))
}

/** Why a text cannot be used now: it was used, what it begins with cannot be done, it needs something, or finds no target. */
export type Obstacle =
  | { readonly is: 'used-up'; readonly limit: Limit }
  | {
      readonly is:
        | 'held'
        | 'nobody-next'
        | 'no-shot'
        | 'not-wounded'
        | 'not-downed'
        | 'not-heroic'
        | 'hurt'
        | 'no-alarm'
        | 'boss'
    }
  | { readonly is: 'need'; readonly need: Requirement }
  | { readonly is: 'no-target'; readonly aim: Aim }

function canUse(t: Table, text: CrewText): boolean {
  return obstacleTo(t, text) === null
}

/** What stands in the way of using a text; null where nothing does. */
export function obstacleTo(t: Table, text: CrewText): Obstacle | null {
  const { action, of } = text
  const { aim, limit, needs } = action
  if (limit !== undefined && isUsedUp(t, limit, textKey(text))) return { is: 'used-up', limit }
  const context = contextOf(text)
  const first = obstacleAtFirst(t, context, of, action)
  if (first) return first
  if (aim !== undefined) return aimsOf(t, context, action).length > 0 ? null : { is: 'no-target', aim }
  const need = firstUnmet(t, context, needs)
  return need ? { is: 'need', need } : null
}

/** What a text may be aimed at now; undefined if it has no aim. */
export function aimsAt(t: Table, text: CrewText): Thing[] | undefined {
  return text.action.aim === undefined ? undefined : aimsOf(t, contextOf(text), text.action)
}

function contextOf({ of, gear }: CrewText): Context {
  return gear ? { self: of, cause: of, target: null, card: gear.card } : { self: of, cause: of, target: null }
}

/** Some part of an Action must be possible: what comes first, unless the order is free. */
function obstacleAtFirst(
  t: Table,
  context: Context,
  who: CrewMember,
  { do: effects, eitherOrder }: Action,
): Obstacle | null {
  const parts = eitherOrder ? effects : effects.slice(0, 1)
  let obstacle: Obstacle | null = null
  for (const effect of parts) {
    const found = obstacleIn(t, context, who, effect)
    if (!found) return null
    obstacle ??= { is: found }
  }
  return obstacle
}

function isPossible(t: Table, context: Context, who: CrewMember, effect: Effect): boolean {
  return obstacleIn(t, context, who, effect) === null
}

type SimpleObstacle = Exclude<Obstacle['is'], 'used-up' | 'need' | 'no-target'>

/** What keeps an effect from being carried out. */
function obstacleIn(t: Table, { card }: Context, who: CrewMember, effect: Effect): SimpleObstacle | null {
  switch (effect.do) {
    case 'move-self':
      return effect.ignoresBreakaway || !isHeld(t, who) || canShift(t, who) ? null : 'held'
    case 'brawl':
      return t.state.goons.some(({ at }) => areNext(t, at, squareOf(who))) ? null : 'nobody-next'
    case 'shoot':
      return card !== undefined && shotTargets(t, who, effect).length >= (effect.targets ?? 1) ? null : 'no-shot'
    case 'heal':
      return effect.who !== 'self' || who.wounds > 0 ? null : 'not-wounded'
    case 'stand-up':
      return effect.who !== 'self' || who.downed ? null : 'not-downed'
    case 'act-casual':
    case 'go-casual':
      return canTurnCasual(who) ? null : who.stance === 'heroic' ? 'hurt' : 'not-heroic'
    case 'alarm':
      return t.state.timeline.alarm === null ? 'no-alarm' : null
    case 'calm':
      return t.state.options.boss ? 'boss' : null
    default:
      return null
  }
}

/** What an Action may be aimed at now. A captive is healed like Crew. */
function aimsOf(
  t: Table,
  context: Context,
  { aim, needs, do: effects }: Pick<Action, 'aim' | 'needs' | 'do'>,
): Thing[] {
  if (aim === undefined) return []
  const heals = effects.some((effect) => effect.do === 'heal' || effect.do === 'stand-up')
  const opens = effects.some((effect) => effect.do === 'open-lock')
  const things = thingsAimedAt(t, context, aim)
  if (heals) things.push(...freedCaptive(t, context))
  if (opens) things.push(...breachableDoors(t, context))
  return needs ? things.filter((target) => allMet(t, { ...context, target }, needs)) : things
}

function thingsAimedAt(t: Table, context: Context, aim: Aim): Thing[] {
  if (aim === 'captive') return t.state.captive ? [{ kind: 'captive' }] : []
  if ('token' in aim) return [{ kind: 'token', id: aim.token }]
  return candidates(t, context, aim)
}

function freedCaptive(t: Table, { self }: Context): Thing[] {
  if (!isCaptiveFree(t) || typeof self?.at !== 'number') return []
  return isNextTo(t, self.at, { kind: 'captive' }) ? [{ kind: 'captive' }] : []
}

/** Doors kept shut by the Job that may be opened like locks. */
function breachableDoors(t: Table, context: Context): Thing[] {
  const doors = t.job.special.flatMap((rule) => (rule.rule === 'breachable' ? rule.doors : []))
  const shut = candidates(t, context, { how: 'pick', kind: 'shut-door', where: ['adjacent'] })
  return shut.filter((thing) => thing.kind === 'door' && doors.includes(doorsOf(t.job)[thing.door]?.id ?? ''))
}

/** Uses a text: aims, turns Heroic if it must, pays, and does what it says. */
function* useText(t: Table, text: CrewText): Rules<void> {
  const { action, of } = text
  const owed = { moments: action.time }
  const context: Context = { owed, fought: { won: false }, ...contextOf(text) }
  if (action.aim !== undefined) context.target = yield* aimAt(of, text.name, aimsOf(t, context, action))
  if (action.heroic || isHealingSeen(t, of, context.target, action.do)) turnHeroic(t, of)
  tell(t, 'action', () => ({ who: nameOf(of), what: text.name }))
  if (!action.do.some(hasTest)) payOwed(t, of, owed)
  exhaust(text)
  noteUse(t, action.limit, textKey(text), context.target ? thingId(context.target) : '')
  if (action.eitherOrder) yield* inEitherOrder(t, context, of, action.do)
  else yield* doEffects(t, context, action.do)
  payOwed(t, of, owed)
}

function payOwed(t: Table, who: CrewMember, owed: { moments: number }): void {
  pay(t, who, owed.moments)
  owed.moments = 0
}

/** What makes a Test within an Action, which pays for it after all declarations. */
function hasTest({ do: kind }: Effect): boolean {
  return kind === 'brawl' || kind === 'shoot' || kind === 'throw' || kind === 'try-lock'
}

function* aimAt(who: CrewMember, what: Name, things: readonly Thing[]): Rules<Thing> {
  const asked = { seat: who.seat, kind: 'action.aim', prompt: says('ask.action.aim', { what }), about: nameOf(who) }
  return yield* chooseOne(asked, things, thingOption)
}

/** Healing that any Goon sees is Heroic. */
function isHealingSeen(t: Table, who: CrewMember, target: Thing | null, effects: readonly Effect[]): boolean {
  if (!effects.some((effect) => effect.do === 'heal')) return false
  const squares = target ? [squareOf(who), ...squaresOf(t, target)] : [squareOf(who)]
  return squares.some((at) => goonsSeeing(t, at).length > 0)
}

function* inEitherOrder(t: Table, context: Context, who: CrewMember, effects: readonly Effect[]): Rules<void> {
  const left = [...effects]
  while (left.length > 0 && !t.state.end && !who.downed) {
    const possible = left.filter(
      (effect) => isPossible(t, context, who, effect) || (effect.do === 'move-self' && context.fought?.won),
    )
    if (possible.length === 0) return
    const asked = { seat: who.seat, kind: 'action.order', prompt: says('ask.action.order') }
    const next = yield* chooseOne(asked, possible, (effect) => ({
      id: effect.do,
      text: says('offer.parts', { what: describeEffect(effect, voiceOf(t.job)) }),
    }))
    left.splice(left.indexOf(next), 1)
    yield* doEffects(t, context, [next])
  }
}

// Actions of the Job

export function jobDeeds(t: Table, who: CrewMember): Deed[] {
  const here = t.job.actions.filter(({ steps }) => !steps || steps.includes(t.state.progress.step))
  return here.flatMap((action): Deed[] => {
    if (!canUseJob(t, who, action)) return []
    const isAction = !('use' in action) || action.use === 'action'
    const text = says('offer.job', { what: { name: 'job-action', id: action.id }, n: action.time })
    const about: Name = { name: 'job-action', id: action.id }
    const option: Option = {
      id: action.id,
      text,
      group: 'job',
      about,
      ...(isGivingUp(action) ? { role: 'risky' } : {}),
    }
    return [{ option, isAction, does: () => useJobAction(t, who, action) }]
  })
}

/** Whether an Action ends the Job as a Bust. */
function isGivingUp(action: JobAction): boolean {
  return 'do' in action && action.do.some((effect) => effect.do === 'bust')
}

const limitOf = (action: JobAction) => ('limit' in action ? action.limit : undefined)

/** What an Action of the Job may be aimed at now. */
export function jobAims(t: Table, who: CrewMember, action: JobAction): Thing[] {
  const context: Context = { self: who, cause: who, target: null }
  const things = aimsOf(t, context, { do: [], ...action })
  return things.filter((thing) => {
    const places = placesAt(t, thing)
    const usedUp = isUsedUp(t, limitOf(action), action.id, thingId(thing))
    return !usedUp && (places.length === 0 || 'use' in action || places.some((place) => isOpen(t, place, thing)))
  })
}

function canUseJob(t: Table, who: CrewMember, action: JobAction): boolean {
  if (action.aim !== undefined) return jobAims(t, who, action).length > 0
  return !isUsedUp(t, limitOf(action), action.id) && allMet(t, { self: who, cause: who, target: null }, action.needs)
}

function* useJobAction(t: Table, who: CrewMember, action: JobAction): Rules<void> {
  const context: Context = { self: who, cause: who, target: null }
  if (action.aim !== undefined)
    context.target = yield* aimAt(who, { name: 'job-action', id: action.id }, jobAims(t, who, action))
  const at: Context = context.target ? { ...context, place: thingId(context.target) } : context
  if (action.heroic) turnHeroic(t, who)
  tell(t, 'action', () => ({ who: nameOf(who), what: { name: 'job-action', id: action.id } }))
  if (!('test' in action)) {
    pay(t, who, action.time)
    noteUse(t, limitOf(action), action.id, context.target ? thingId(context.target) : '')
    yield* doEffects(t, at, action.do)
    return
  }
  const { test, time, heroic } = action
  const run = yield* makeTest(t, { tester: who, kind: 'job', ...test, time, heroic: Boolean(heroic) })
  if (!isPassed(t, run)) return void (yield* doEffects(t, at, action.fail))
  if (context.target) for (const place of placesAt(t, context.target)) notePassed(t, place, context.target)
  yield* doEffects(t, at, action.success)
}
