import { askAll, chooseOne, confirm, question, type Rules, type Value } from '@keep-flying/kernel'
import type { Lasting, Table } from '../state.ts'
import { deedText, priceText } from '../text/spoken.ts'
import type { Cost, Duration, Effect, Modifier } from '../vocabulary/index.ts'
import { type Context, holds } from './conditions.ts'
import { canPay, pay } from './costs.ts'
import { doEffects, type EffectRule } from './effects.ts'
import { amountOf } from './numbers.ts'
import { canDoAnything } from './possible.ts'
import { aboutCard, cardsMeant, playersMeant } from './selectors.ts'
import { isStanding, mainAt, rankOf, says } from './table.ts'

/** Effects that decide which others are done, and those that last. */

type ControlEffect = 'choose' | 'vote' | 'each' | 'branch' | 'pay-or' | 'if-done' | 'repeat' | 'may' | 'modify'

export const controlEffects: { readonly [K in ControlEffect]: EffectRule<K> } = {
  *choose(t, context, { options }) {
    const { you, card } = context
    const open = optionsOpen(t, context, options)
    const asked = { seat: you, kind: 'choose.option', prompt: says('ask.choose'), ...aboutCard(card) }
    const chosen = yield* chooseOne(asked, open, (index) => optionOf(card, options, index))
    yield* doEffects(t, context, options[chosen] ?? [])
    return true
  },

  *vote(t, context, { options }) {
    const open = optionsOpen(t, context, options)
    const chosen = open.length === 1 ? (open[0] ?? 0) : yield* teamChoice(t, context, options, open)
    yield* doEffects(t, context, options[chosen] ?? [])
    return true
  },

  *each(t, context, { who, effects }) {
    // Whoever was defeated meanwhile is no longer meant.
    for (const seat of yield* playersMeant(t, context, who))
      if (isStanding(t, seat)) yield* doEffects(t, { ...context, you: seat }, effects)
    return true
  },

  *branch(t, context, { if: condition, effects, else: otherwise = [] }) {
    yield* doEffects(t, context, holds(t, context, condition) ? effects : otherwise)
    return true
  },

  *'pay-or'(t, context, { who = 'you', cost, effects = [], else: otherwise = [] }) {
    for (const seat of yield* playersMeant(t, context, who)) {
      const theirs = { ...context, you: seat }
      const paid =
        canPay(t, theirs, cost) &&
        (yield* confirm({ ...payment(cost, otherwise), seat, ...aboutCard(context.card) })) &&
        (yield* pay(t, theirs, cost))
      yield* doEffects(t, theirs, paid ? effects : otherwise)
    }
    return true
  },

  *'if-done'(t, context, { effects, else: otherwise = [] }) {
    yield* doEffects(t, context, context.done ? effects : otherwise)
    return true
  },

  *repeat(t, context, { times, effects }) {
    const count = amountOf(t, context, times)
    for (let time = 0; time < count; time++) yield* doEffects(t, context, effects)
    return true
  },

  *may(t, context, { effects }) {
    const { you, card } = context
    if (!canDoAnything(t, context, effects)) return false
    const wanted = yield* confirm({
      seat: you,
      kind: 'text.may',
      prompt: says('ask.may', { deed: deedText(effects) }),
      ...aboutCard(card),
    })
    if (wanted) yield* doEffects(t, context, effects)
    return wanted
  },

  *modify(t, context, { modifier, until }) {
    const concrete = yield* fixed(t, context, modifier)
    for (const one of concrete) lasts(t, context, one, until)
    return concrete.length > 0
  },
}

/** The options of which something can be done; all, if none can. */
function optionsOpen(t: Table, context: Context, options: readonly (readonly Effect[])[]): number[] {
  const all = options.map((_, index) => index)
  const open = all.filter((index) => canDoAnything(t, context, options[index] ?? []))
  return open.length > 0 ? open : all
}

function optionOf(card: string | null, options: readonly (readonly Effect[])[], index: number) {
  const about = { name: 'option', id: index + 1, of: card ?? 'objective' }
  return { id: `option-${index + 1}`, text: says('offer.deed', { deed: deedText(options[index] ?? []) }), about }
}

/** A price that may be paid, and what happens if it is not. */
function payment(cost: readonly Cost[], otherwise: readonly Effect[]) {
  const price = priceText(cost)
  const asked = { kind: 'pay.or', prompt: says('ask.pay-or', { price }), yes: says('offer.deed', { deed: price }) }
  return otherwise.length === 0 ? asked : { ...asked, no: says('offer.deed', { deed: deedText(otherwise) }) }
}

/** Everybody votes; if they do not agree, the highest-ranked player decides. */
function* teamChoice(
  t: Table,
  { card }: Context,
  all: readonly (readonly Effect[])[],
  open: readonly number[],
): Rules<number> {
  const seats = t.state.players.map(({ seat }) => seat)
  const options = open.map((index) => optionOf(card, all, index))
  const asked = (seat: number, prompt = 'ask.vote') =>
    question.one({ seat, kind: 'vote', prompt: says(prompt), options, ...aboutCard(card) })
  const votes = yield* askAll(seats.map((seat) => asked(seat)))
  const chosen = agreed(votes) ?? (yield* askAll([asked(highestRanked(t), 'ask.decide')]))[0]
  return open[options.findIndex(({ id }) => id === chosen)] ?? 0
}

function agreed(votes: readonly Value[]): Value | null {
  const [first] = votes
  return first !== undefined && votes.every((vote) => vote === first) ? first : null
}

/** For decisions of the team even a defeated player keeps the Rank. */
export function highestRanked(t: Table): number {
  const seats = t.state.players.map(({ seat }) => seat)
  return seats.toSorted((one, other) => rankOf(mainAt(t, one)) - rankOf(mainAt(t, other)))[0] ?? 0
}

/** A modifier about cards of somebody's choice is fixed to those that were chosen. */
function* fixed(t: Table, context: Context, modifier: Modifier): Rules<Modifier[]> {
  if (modifier.mod !== 'enemy-attack' && modifier.mod !== 'lose-keyword')
    return yield* fixedPlayers(t, context, modifier)
  const { what } = modifier
  if (typeof what === 'object' && 'every' in what) return [modifier]
  const cards = yield* cardsMeant(t, context, what)
  const named = cards.map((card): Modifier => ({ ...modifier, what: { card } }))
  return modifier.mod === 'enemy-attack' ? named.map((one) => withFigure(t, context, one)) : named
}

function withFigure(t: Table, context: Context, modifier: Modifier): Modifier {
  return modifier.mod === 'enemy-attack' ? { ...modifier, n: amountOf(t, context, modifier.n) } : modifier
}

function* fixedPlayers(t: Table, context: Context, modifier: Modifier): Rules<Modifier[]> {
  if (!('who' in modifier) || modifier.who === undefined || modifier.who === 'you') return [modifier]
  const seats = yield* playersMeant(t, context, modifier.who)
  return seats.map((seat): Modifier => ({ ...modifier, who: mainAt(t, seat).crew }))
}

function lasts({ state }: Table, { you, card }: Context, modifier: Modifier, until: Duration): void {
  const lasting: Lasting = { modifier, until, you, card: card ?? 'objective' }
  state.lasting.push(until === 'end-of-round' ? { ...lasting, turns: state.players.length } : lasting)
}
