import { confirm, type Rules } from '@keep-flying/kernel'
import type { Table } from '../state.ts'
import { deedText, priceText } from '../text/spoken.ts'
import type { Ability, Effect, EffectKind, EffectOf } from '../vocabulary/index.ts'
import { type Context, holds } from './conditions.ts'
import { canPay, pay } from './costs.ts'
import { canDoAnything } from './possible.ts'
import { aboutCard } from './selectors.ts'
import { says } from './table.ts'

/** Following the text of cards. */

/** A text with something to do. */
type Usable = Exclude<Ability, { readonly static: unknown }>

/** Does what an effect says; returns whether it was done in full. */
export type EffectRule<K extends EffectKind> = (
  t: Table,
  context: Context,
  effect: EffectOf<K>,
) => Rules<boolean> | boolean

/** One rule for every kind of effect there is. */
export type EffectTable = { readonly [K in EffectKind]: EffectRule<K> }

/** Does the effects one after the other, each finished before the next. */
export function* doEffects(t: Table, context: Context, effects: readonly Effect[]): Rules<void> {
  for (const effect of effects) context.done = yield* doEffect(t, context, effect)
}

function* doEffect<K extends EffectKind>(t: Table, context: Context, effect: EffectOf<K>): Rules<boolean> {
  if (!t.effects) throw new Error('Nothing happens at a table that is only read.')
  const rule: EffectRule<K> = t.effects[effect.do]
  const done = rule(t, context, effect)
  return typeof done === 'boolean' ? done : yield* done
}

/** A text that is followed when its time comes: if its condition holds, its price is paid and it is not declined. */
export function* followText(t: Table, context: Context, ability: Ability): Rules<void> {
  if (!('effects' in ability) || isUsedUp(t, context, ability)) return
  if (ability.if && !holds(t, context, ability.if)) return yield* doEffects(t, context, ability.else ?? [])
  const { cost = [], may } = ability
  const possible = canPay(t, context, cost) && (!may || canDoAnything(t, context, ability.effects))
  const wanted = possible && (cost.length === 0 && !may ? true : yield* wants(context, ability))
  if (!wanted) return yield* doEffects(t, context, ability.else ?? [])
  yield* useText(t, context, ability)
}

function* wants({ you, card }: Context, { cost, effects }: Usable): Rules<boolean> {
  const deed = deedText(effects)
  const prompt = cost ? says('ask.use-for', { price: priceText(cost), deed }) : says('ask.use', { deed })
  return yield* confirm({ seat: you, kind: 'text.use', prompt, ...aboutCard(card) })
}

/** Pays for a text and does what it says. */
export function* useText(t: Table, context: Context, ability: Ability): Rules<void> {
  if (!('effects' in ability)) return
  if (!(yield* pay(t, context, ability.cost ?? []))) return
  noteUse(t, context, ability)
  yield* doEffects(t, context, ability.effects)
}

/** Whether somebody can use a text now: its condition holds, its limit is not reached, and its price can be paid. */
export function canUse(t: Table, context: Context, ability: Ability): boolean {
  if (!('effects' in ability) || isUsedUp(t, context, ability)) return false
  return (!ability.if || holds(t, context, ability.if)) && canPay(t, context, ability.cost ?? [])
}

/** A text with a limit is marked by its card. */
function keyOf({ card }: Context): string {
  return card ?? 'objective'
}

function isUsedUp({ state }: Table, context: Context, { limit }: Ability): boolean {
  if (limit === 'turn') return state.turn.used.includes(keyOf(context))
  return limit === 'episode' && state.usedInEpisode.includes(keyOf(context))
}

function noteUse({ state }: Table, context: Context, { limit }: Ability): void {
  if (limit === 'turn') state.turn.used.push(keyOf(context))
  if (limit === 'episode') state.usedInEpisode.push(keyOf(context))
}
