import type { Name, Text } from './text.ts'

/** Where on the table an option lives, so that a client can light it up; none means a plain button. */
export type Spot =
  | { readonly place: string }
  | { readonly card: string }
  | { readonly seat: number }
  | { readonly token: string }

export function isSameSpot(one: Spot, other: Spot): boolean {
  if ('place' in one) return 'place' in other && one.place === other.place
  if ('card' in one) return 'card' in other && one.card === other.card
  if ('seat' in one) return 'seat' in other && one.seat === other.seat
  return 'token' in other && one.token === other.token
}

/**
 * What an option is to whoever decides, where the rules know:
 * - `risky`: dice or hidden cards follow, and they may go against whoever chooses it.
 * - `end`: closes what the question is about (end the turn, leave the shop, decline).
 * - `minor`: not what the question is about, but allowed beside it; a client may tuck it away.
 */
export type OptionRole = 'risky' | 'end' | 'minor'

export interface Option {
  readonly id: string
  readonly text: Text
  readonly at?: Spot
  readonly role?: OptionRole
  /** What most people would choose; a client may pick it ahead. */
  readonly usual?: true
  /** Options of one group belong together, such as all ways to fly. The name is the game's. */
  readonly group?: string
  /** The thing the option is about, where it has no place on the table to light up. */
  readonly about?: Name
  /** The icon to show with it, by its name. */
  readonly sign?: string
  /** What choosing it costs or brings, in the game's money. */
  readonly price?: number
  /** Where several options may be named: how often this one may be, if more than once. */
  readonly most?: number
}

/** What led to a question: the card being resolved, what was chosen on it, and how the dice fell. */
export interface Cause {
  readonly card?: string
  /** What was chosen that led here; none while the card itself does what it does. */
  readonly option?: Name
  /** The dice that decided, and what was added to them. */
  readonly roll?: { readonly die: number; readonly points: number; readonly total: number }
}

interface Common {
  /** The number an answer must name; given by the runner. */
  number: number
  readonly seat: number
  /** What sort of question this is, for clients and bots: `fly.to`, `shop.keep` … */
  readonly kind: string
  readonly prompt: Text
  /**
   * An offer that stands beside the question being waited for: it may be left unanswered. With no options it is shown to
   * nobody, but keeps others from telling by their numbers that there was nothing to offer.
   */
  readonly standing?: true
  /** The seat has begun this and goes on at its leisure: a client shows it as its question while nothing else is asked of it. */
  readonly underWay?: true
  /** The rule the question comes from, for the rules reference. */
  readonly rule?: string
  /** The card in question. */
  readonly card?: string
  /** The thing the question is about, if not a card: a deck, a contact, the goods to be counted. */
  readonly about?: Name
  /** What led to the question, where it comes from a card or a roll: a client shows it beside the question. */
  readonly because?: Cause
  /** How many answers of this kind may follow one another, this one included, such as cards taken one by one. */
  readonly left?: number
  /** The seats that are asked this question together: the first answer counts for all. */
  readonly sharedBy?: readonly number[]
  /**
   * It is a chance to step in, not a duty: what counts as the answer if none comes while a host waits for one. Hosts where
   * people play live need not wait long.
   */
  readonly lapsesTo?: Value
  /** Whatever others answer meanwhile, it keeps its number while it is asked again just as it was, such as a vote on one plan. */
  readonly steady?: true
  /** In a co-operative game, no answer to this by a teammate keeps others from taking back; what it reveals still does. */
  readonly harmless?: true
}

export interface OneOf extends Common {
  readonly form: 'one'
  readonly options: readonly Option[]
}

export interface SomeOf extends Common {
  readonly form: 'some'
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  /** What the named options may use up together. An answer of no option at all keeps every limit. */
  readonly limits?: readonly Limit[]
}

/** There is only so much of something: of money, of berths, of room in the hold. */
export interface Limit {
  /** The name of it is the game's. */
  readonly of: string
  /** What is said where more is named than there is. */
  readonly text: Text
  readonly most: number
  /** What each naming of an option uses of it; below nothing where it frees some. */
  readonly uses: Readonly<Record<string, number>>
}

export interface OrderOf extends Common {
  readonly form: 'order'
  readonly options: readonly Option[]
}

export interface AmountOf extends Common {
  readonly form: 'amount'
  readonly min: number
  readonly max: number
  /** What most people would choose; a client may pick it ahead. */
  readonly usual?: number
  /** What each one costs or brings, in the game's money. */
  readonly price?: number
}

export interface YesOrNo extends Common {
  readonly form: 'confirm'
  /** What each answer does, where that says more than yes and no. */
  readonly yes?: Text
  readonly no?: Text
}

export type Decision = OneOf | SomeOf | OrderOf | AmountOf | YesOrNo

/** An option's id, ids, an amount, or yes and no. */
export type Value = string | readonly string[] | number | boolean

export interface Answer {
  readonly seat: number
  readonly decision: number
  readonly value: Value
  /** What the seat means to answer to the next questions of this kind: the rest of a course, of a path. It binds nobody. */
  readonly plan?: readonly Value[]
}

/** How many answers a plan may hold. */
export const longestPlan = 64

/** How many characters the id of an option may have, and how many ids an answer may list. */
const longestId = 500
const longestList = 1000

/** Why an answer or an undo was not taken. Nothing has changed. */
export class Refusal extends Error {
  readonly code: 'malformed' | 'stale' | 'foreign' | 'illegal' | 'over'
  readonly field: string

  constructor(code: Refusal['code'], field: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.field = field
  }
}

function isSeat(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.length <= longestList && value.every(isId)
  return isId(value) || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestId
}

/** Reads an answer from untrusted data. */
export function readAnswer(raw: unknown): Answer {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw new Refusal('malformed', 'answer', 'An answer is an object with seat, decision and value.')
  const { seat, decision, value, plan } = raw as Record<string, unknown>
  for (const extra of Object.keys(raw))
    if (extra !== 'seat' && extra !== 'decision' && extra !== 'value' && extra !== 'plan')
      throw new Refusal('malformed', extra, `An answer has seat, decision, value and plan; "${extra}" is none of them.`)
  if (!isSeat(seat)) throw new Refusal('malformed', 'seat', 'The seat must be a whole number from 0.')
  if (!isSeat(decision)) throw new Refusal('malformed', 'decision', "The decision must be a decision's number.")
  if (!isValue(value))
    throw new Refusal(
      'malformed',
      'value',
      'The value must be an option id, a list of ids, a number, or true or false.',
    )
  const answer = { seat, decision, value: plainValue(value) }
  return plan === undefined ? answer : { ...answer, plan: readPlan(plan) }
}

function plainValue(value: Value): Value {
  return typeof value === 'object' ? [...value] : value
}

function readPlan(plan: unknown): readonly Value[] {
  if (!Array.isArray(plan) || plan.length > longestPlan || !plan.every(isValue))
    throw new Refusal('malformed', 'plan', `The plan must be a list of at most ${longestPlan} values.`)
  return plan.map(plainValue)
}

/** Throws unless the value is one of the decision's legal answers. */
export function checkValue(decision: Decision, value: Value): void {
  switch (decision.form) {
    case 'one':
      if (typeof value !== 'string') throw wrongForm('the id of one option')
      if (!decision.options.some((option) => option.id === value)) throw noSuchOption(value)
      return
    case 'some':
    case 'order': {
      if (!Array.isArray(value)) throw wrongForm('a list of option ids')
      const ids: readonly string[] = value
      checkNamed(decision, ids)
      const [min, max] =
        decision.form === 'some' ? [decision.min, decision.max] : [decision.options.length, decision.options.length]
      if (ids.length < min || ids.length > max)
        throw new Refusal(
          'illegal',
          'value',
          `Name ${min === max ? min : `${min} to ${max}`} options, not ${ids.length}.`,
        )
      for (const limit of brokenLimits(decision, ids))
        throw new Refusal(
          'illegal',
          'value',
          `That takes ${usedOf(limit, ids)} of "${limit.of}", and there are ${limit.most}.`,
        )
      return
    }
    case 'amount':
      if (typeof value !== 'number') throw wrongForm('a number')
      if (!Number.isInteger(value) || value < decision.min || value > decision.max)
        throw new Refusal('illegal', 'value', `The number must be whole and from ${decision.min} to ${decision.max}.`)
      return
    case 'confirm':
      if (typeof value !== 'boolean') throw wrongForm('true or false')
  }
}

/** Each option is there, and named no more often than it may be. */
function checkNamed({ form, options }: SomeOf | OrderOf, ids: readonly string[]): void {
  const times = new Map<string, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  for (const [id, n] of times) {
    const option = options.find((one) => one.id === id)
    if (!option) throw noSuchOption(id)
    const most = form === 'some' ? (option.most ?? 1) : 1
    if (n > most)
      throw new Refusal(
        'illegal',
        'value',
        most === 1 ? 'An option may be named only once.' : `"${id}" may be named ${most} times at most.`,
      )
  }
}

/** How much of something the named options use up. */
export function usedOf({ uses }: Limit, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (uses[id] ?? 0), 0)
}

/** The limits that the named options would go beyond. */
export function brokenLimits(decision: Decision, ids: readonly string[]): readonly Limit[] {
  const limits = decision.form === 'some' ? (decision.limits ?? []) : []
  return limits.filter((limit) => usedOf(limit, ids) > limit.most)
}

function wrongForm(wanted: string): Refusal {
  return new Refusal('illegal', 'value', `This decision is answered with ${wanted}.`)
}

function noSuchOption(id: string): Refusal {
  return new Refusal('illegal', 'value', `"${id}" is not among the options of this decision.`)
}
