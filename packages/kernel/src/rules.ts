import type { AmountOf, Cause, Decision, OneOf, Option, OrderOf, SomeOf, Value, YesOrNo } from './decision.ts'

/** A rule that may need people: it yields what it asks and goes on with the answers. */
export type Rules<T> = Generator<Request, T, readonly Given[]>

export type Request = Ask | Checkpoint

/** Decisions put to one seat or several: wait for all of them, or go on with the first that is answered. */
export interface Ask {
  readonly decisions: readonly Decision[]
  readonly until: 'all' | 'first'
}

/** A moment from which the game's main loop can start again with nothing but its state. */
export interface Checkpoint {
  readonly checkpoint: true
}

export interface Given {
  /** Which of the asked decisions was answered. */
  readonly index: number
  readonly value: Value
}

const here: Checkpoint = { checkpoint: true }

export function* checkpoint(): Rules<void> {
  yield here
}

/** Whatever is asked in the course of these rules says what led to it; what knows its cause better keeps that. */
export function* because<T>(cause: Cause, rules: Rules<T>): Rules<T> {
  let step = rules.next([])
  while (!step.done) {
    const request = step.value
    step = rules.next(
      yield 'checkpoint' in request ? request : { ...request, decisions: request.decisions.map(caused) },
    )
  }
  return step.value

  function caused(decision: Decision): Decision {
    return { because: cause, ...decision }
  }
}

type Asked<D extends Decision> = Omit<D, 'number' | 'form'>

/**
 * Builders of decisions, for asking several at once. Here and wherever rules make something at every decision, a spread
 * comes after a named field: V8 takes twenty times as long to add a field to what began as a copy.
 */
export const question = {
  one: (asked: Asked<OneOf>): OneOf => ({ number: 0, form: 'one', ...asked }),
  some: (asked: Asked<SomeOf>): SomeOf => ({ number: 0, form: 'some', ...asked }),
  order: (asked: Asked<OrderOf>): OrderOf => ({ number: 0, form: 'order', ...asked }),
  amount: (asked: Asked<AmountOf>): AmountOf => ({ number: 0, form: 'amount', ...asked }),
  confirm: (asked: Asked<YesOrNo>): YesOrNo => ({ number: 0, form: 'confirm', ...asked }),
}

/** Asks everybody named and returns their values in the order of the decisions. */
export function* askAll(decisions: readonly Decision[]): Rules<readonly Value[]> {
  if (decisions.length === 0) return []
  const given = yield { decisions, until: 'all' }
  const values: Value[] = []
  for (const { index, value } of given) values[index] = value
  return values
}

/** Asks several and goes on with the first answer. */
export function* askFirst(decisions: readonly Decision[]): Rules<Given> {
  const [given] = yield { decisions, until: 'first' }
  if (!given) throw new Error('The runner went on without an answer.')
  return given
}

/** Asks several the same question; whoever answers first answers for all. */
export function* askAny(
  seats: readonly number[],
  asked: (seat: number) => Decision,
): Rules<{ readonly seat: number; readonly value: Value }> {
  const { index, value } = yield* askFirst(seats.map((seat) => ({ ...asked(seat), sharedBy: seats })))
  return { seat: seats[index] as number, value }
}

/** A single decision, asked without going through another generator: nearly every question takes this path. */
function asking(decision: Decision): Ask {
  return { decisions: [decision], until: 'first' }
}

function answered([given]: readonly Given[]): Value {
  if (!given) throw new Error('The runner went on without an answer.')
  return given.value
}

/** One of the items. A single item is taken without asking. */
export function* chooseOne<T>(
  asked: Omit<Asked<OneOf>, 'options'>,
  items: readonly T[],
  show: (item: T, index: number) => Option,
): Rules<T> {
  const only = items[0]
  if (only === undefined) throw new Error(`The question "${asked.kind}" has no legal answer.`)
  if (items.length === 1) return only
  const options = items.map(show)
  const id = answered(yield asking({ number: 0, form: 'one', options, ...asked }))
  return items[options.findIndex((option) => option.id === id)] as T
}

/** From `min` to `max` of the items. Where there is no choice, nothing is asked. */
export function* chooseSome<T>(
  asked: Omit<Asked<SomeOf>, 'options'>,
  items: readonly T[],
  show: (item: T) => Option,
): Rules<T[]> {
  const options = items.map(show)
  let available = 0
  for (const { most = 1 } of options) available += most
  const max = Math.min(asked.max, available)
  const min = Math.min(asked.min, max)
  if (max === 0) return []
  if (min === items.length && max === min) return [...items]
  const ids = answered(yield asking({ number: 0, form: 'some', options, ...asked, min, max }))
  return (ids as readonly string[]).map((id) => items[options.findIndex((option) => option.id === id)] as T)
}

/** The items in the order a seat puts them. */
export function* chooseOrder<T>(
  asked: Omit<Asked<OrderOf>, 'options'>,
  items: readonly T[],
  show: (item: T) => Option,
): Rules<T[]> {
  if (items.length < 2) return [...items]
  const options = items.map(show)
  const ids = answered(yield asking({ number: 0, form: 'order', options, ...asked }))
  return (ids as readonly string[]).map((id) => items[options.findIndex((option) => option.id === id)] as T)
}

export function* chooseAmount(asked: Asked<AmountOf>): Rules<number> {
  if (asked.max <= asked.min) return asked.min
  return answered(yield asking(question.amount(asked))) as number
}

export function* confirm(asked: Asked<YesOrNo>): Rules<boolean> {
  return answered(yield asking(question.confirm(asked))) as boolean
}
