import {
  type ChoiceField,
  type ChoicesField,
  choicesWith,
  defaultsOf,
  notForSeats,
  type OptionChoice,
  OptionError,
  type OptionFields,
  readFields,
  type Text,
} from '@keep-flying/kernel'
import type { ClockRules, CreateRequest, Pace, Visibility } from '@keep-flying/protocol'
import { usualOf } from '../game/bots.ts'
import type { DescribedGame } from '../game/described.ts'
import { optionsIn, seatsField } from '../game/options.ts'
import type { AskedOptions } from '../game/setup.ts'
import type { LocalSeat, NewGame } from '../session/storage.ts'

/** A table as it is being planned. Nothing is fixed until it opens. */
export interface Plan {
  readonly title: string
  /** Every option but the number of seats, which is that of `seats`. */
  readonly options: AskedOptions
  /** The first seat is always that of whoever plans. */
  readonly seats: readonly PlannedSeat[]
  readonly pace: Pace
  /** How much time everybody has, at a table of the server; null for as much as they like. */
  readonly clock: ClockRules | null
  readonly visibility: Visibility
  /** Whether spectators may write at a table of the server; null for what is usual. */
  readonly spectatorChat: boolean | null
  /** Whether anybody at a table of the server may ask a bot what it would do. */
  readonly advice: boolean
}

export type SeatKind = 'person' | 'online' | 'bot'

export interface PlannedSeat {
  readonly kind: SeatKind
  readonly name: string
  /** Who plays if a bot does, by its id. */
  readonly bot: string
}

/** A seat that is added: the usual bot takes it unless somebody else does. */
export function newSeat({ bots }: DescribedGame): PlannedSeat {
  return { kind: 'bot', name: '', bot: usualOf(bots).id }
}

/** What the page begins with: the game as it is usually played, and whatever the address asks for. */
export function firstPlan(game: DescribedGame, query: URLSearchParams): Plan {
  const [seatsId, { min, max }] = seatsField(game.options)
  const asked = { ...defaultsOf(game.options), ...game.setup.usual, ...optionsIn(query, game.options) }
  const { [seatsId]: players, ...options } = asked
  const seat = newSeat(game)
  const seats = Math.min(Math.max(min, Math.trunc(Number(players)) || min), max)
  return {
    title: '',
    options,
    seats: Array.from({ length: seats }, (_, n) => (n === 0 ? { ...seat, kind: 'person' } : seat)),
    pace: 'live',
    clock: null,
    visibility: 'link',
    spectatorChat: null,
    advice: false,
  }
}

/** Chooses a value for an option; whatever it takes off the table elsewhere gives way to what is usual. */
export function withOption(plan: Plan, fields: OptionFields, id: string, value: unknown): Plan {
  let options: AskedOptions = { ...plan.options, [id]: value }
  // What gives way may be what something else needs: at most each field once after the other.
  for (const _ of Object.keys(fields)) options = settled(options, fields)
  return withSeatsFor({ ...plan, options }, fields, id)
}

/** What was just chosen may be for another number of seats: those that are too many go, those that are missing are added. */
function withSeatsFor(plan: Plan, fields: OptionFields, id: string): Plan {
  const wrong = notForSeats(fields, plan.options, plan.seats.length)
  const { seats: asked = [] } = wrong?.field === id ? wrong.choice : {}
  const [wanted] = [...asked].sort(
    (one, other) => Math.abs(one - plan.seats.length) - Math.abs(other - plan.seats.length),
  )
  const last = plan.seats.at(-1)
  if (wanted === undefined || !last) return plan
  const more = Array.from({ length: Math.max(0, wanted - plan.seats.length) }, (): PlannedSeat => {
    return { ...last, kind: 'bot', name: '' }
  })
  return { ...plan, seats: [...plan.seats.slice(0, wanted), ...more] }
}

function settled(options: AskedOptions, fields: OptionFields): AskedOptions {
  const kept = Object.entries(fields).flatMap(([id, field]) => {
    if (field.kind === 'choice') return [[id, keptChoice(field, options, options[id])]]
    if (field.kind === 'choices') return [[id, keptChoices(field, options, options[id])]]
    return []
  })
  return { ...options, ...Object.fromEntries(kept) }
}

function keptChoice(field: ChoiceField, options: AskedOptions, chosen: unknown): unknown {
  const offered = choicesWith(field, options)
  const isOffered = (id: unknown) => offered.some((choice: OptionChoice) => choice.id === id)
  return isOffered(chosen) ? chosen : isOffered(field.default) ? field.default : offered[0]?.id
}

function keptChoices(field: ChoicesField, options: AskedOptions, chosen: unknown): unknown {
  const offered = choicesWith(field, options).map(({ id }) => id)
  return offered.filter((id) => Array.isArray(chosen) && chosen.includes(id))
}

export function withSeat(plan: Plan, n: number, change: Partial<PlannedSeat>): Plan {
  return { ...plan, seats: plan.seats.map((seat, at) => (at === n ? { ...seat, ...change } : seat)) }
}

export function isOnline({ seats }: Plan): boolean {
  return seats.some(({ kind }) => kind === 'online')
}

/** Whether spectators may write. Those who come by a link are friends of the host, so that they usually may; strangers may not. */
export function spectatorsMayWrite({ spectatorChat, visibility }: Plan): boolean {
  return spectatorChat ?? visibility === 'link'
}

/** Everything that was chosen, the number of seats included. */
function optionsOf({ options, seats }: Plan, fields: OptionFields): AskedOptions {
  const [seatsId] = seatsField(fields)
  return { ...options, [seatsId]: seats.length }
}

/** What is wrong with a plan, and with which part of it. */
export interface Flaw {
  readonly field: string
  /** A message of the screen, or, for what the game refuses, its own words. */
  readonly key: string | null
  readonly message: string
  /** What of the game the message is about, in the game's own words. */
  readonly what?: Text
  readonly words?: Readonly<Record<string, number>>
}

/** Something is chosen that is for another number of seats. */
function seatsFlaw({ seats }: Plan, fields: OptionFields, { seats: asked = [], label }: OptionChoice): Flaw {
  const [field] = seatsField(fields)
  const words = { have: seats.length, least: Math.min(...asked), most: Math.max(...asked) }
  const key = words.most === 1 ? 'setup.seats.for.one' : 'setup.seats.for.some'
  return { field, key, message: '', what: label, words }
}

/** Everything that keeps the table from opening. */
export function flawsOf(plan: Plan, fields: OptionFields): readonly Flaw[] {
  const flaws: Flaw[] = []
  const wrong = notForSeats(fields, plan.options, plan.seats.length)
  if (wrong) return [seatsFlaw(plan, fields, wrong.choice)]
  try {
    readFields(fields, optionsOf(plan, fields))
  } catch (problem) {
    if (!(problem instanceof OptionError)) throw problem
    flaws.push({ field: problem.field, key: null, message: problem.message })
  }
  const people = plan.seats.filter(({ kind }) => kind === 'person').length
  const [field] = seatsField(fields)
  if (isOnline(plan) && people > 1) flaws.push({ field, key: 'setup.seats.mixed', message: '' })
  return flaws
}

/** A game on this device; people without a name are called by their seat, and bots get theirs when the game is kept. */
export function localGame(plan: Plan, game: DescribedGame, called: (n: number) => string): NewGame {
  return {
    ...whatIsPlayed(plan, game),
    seats: plan.seats.map((seat, n): LocalSeat => {
      if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: '' }
      return { kind: 'person', name: seat.name.trim() || called(n) }
    }),
  }
}

export function onlineTable(plan: Plan, game: DescribedGame, botDelay: number): CreateRequest {
  return {
    ...whatIsPlayed(plan, game),
    visibility: plan.visibility,
    pace: plan.pace,
    clock: plan.clock,
    spectators: true,
    spectatorChat: spectatorsMayWrite(plan),
    botDelay,
    advice: plan.advice,
    seats: plan.seats.slice(1).map((seat) => (seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'open' })),
  }
}

function whatIsPlayed(plan: Plan, { id, options: fields, setup }: DescribedGame) {
  const options = { ...readFields(fields, optionsOf(plan, fields)) }
  return { game: id, title: plan.title.trim() || setup.titleOf(options), options }
}
