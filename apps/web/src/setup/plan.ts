import { OptionError } from '@keep-flying/kernel'
import type { CreateRequest, Pace, Visibility } from '@keep-flying/protocol'
import { type BoxId, boxWith, defaultOptions, type Options, readOptions } from '@keep-flying/verse'
import type { LocalSeat, NewGame } from '../session/storage.ts'

/** A table as it is being planned. Nothing is fixed until it opens. */
export interface Plan {
  readonly title: string
  readonly story: string
  readonly expansions: readonly BoxId[]
  readonly setUp: string
  readonly startingJobs: Options['startingJobs']
  /** The first seat is always that of whoever plans. */
  readonly seats: readonly PlannedSeat[]
  readonly pace: Pace
  readonly visibility: Visibility
}

export type SeatKind = 'person' | 'online' | 'bot'
export type Strength = 'captain' | 'drifter'

export interface PlannedSeat {
  readonly kind: SeatKind
  readonly name: string
  /** Who plays if a bot does. */
  readonly bot: Strength
}

export const mostSeats = 4

export const newSeat: PlannedSeat = { kind: 'bot', name: '', bot: 'captain' }

export function firstPlan(query: URLSearchParams): Plan {
  const { story, startingJobs, setUp } = defaultOptions
  return {
    title: '',
    story: query.get('story') ?? story,
    expansions: query.get('expansions')?.split(',').filter(isBox) ?? [],
    setUp,
    startingJobs,
    seats: [{ ...newSeat, kind: 'person' }, newSeat, newSeat],
    pace: 'live',
    visibility: 'link',
  }
}

function isBox(id: string): id is BoxId {
  return id === 'blue-sun'
}

/** Takes a box in or puts it away; a story or set-up card that goes with it gives way to the usual one. */
export function withBox(plan: Plan, id: BoxId, inPlay: boolean): Plan {
  const expansions = inPlay ? [...plan.expansions, id] : plan.expansions.filter((other) => other !== id)
  const { stories, setUps } = boxWith(expansions)
  return {
    ...plan,
    expansions,
    story: stories.has(plan.story) ? plan.story : defaultOptions.story,
    setUp: setUps.has(plan.setUp) ? plan.setUp : defaultOptions.setUp,
  }
}

export function withSeat(plan: Plan, n: number, change: Partial<PlannedSeat>): Plan {
  return { ...plan, seats: plan.seats.map((seat, at) => (at === n ? { ...seat, ...change } : seat)) }
}

export function isOnline({ seats }: Plan): boolean {
  return seats.some(({ kind }) => kind === 'online')
}

function optionsOf({ seats, story, startingJobs, expansions, setUp }: Plan): Options {
  return { players: seats.length, story, startingJobs, expansions, setUp }
}

/** What is wrong with a plan, and with which part of it. */
export interface Flaw {
  readonly field: string
  /** A message of the screen, or, for what the rules refuse, their own words. */
  readonly key: string | null
  readonly message: string
}

/** Everything that keeps the table from opening. */
export function flawsOf(plan: Plan): readonly Flaw[] {
  const flaws: Flaw[] = []
  try {
    readOptions(optionsOf(plan))
  } catch (problem) {
    if (!(problem instanceof OptionError)) throw problem
    flaws.push({ field: problem.field, key: null, message: problem.message })
  }
  const people = plan.seats.filter(({ kind }) => kind === 'person').length
  if (isOnline(plan) && people > 1) flaws.push({ field: 'seats', key: 'setup.seats.mixed', message: '' })
  return flaws
}

/** What whoever sits there is called when nobody gave a name. */
export interface CalledBy {
  readonly title: string
  person(n: number): string
  bot(n: number): string
}

export function localGame(plan: Plan, called: CalledBy): NewGame {
  return {
    title: plan.title.trim() || called.title,
    options: readOptions(optionsOf(plan)),
    seats: plan.seats.map((seat, n): LocalSeat => {
      const name = seat.name.trim()
      if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: name || called.bot(n) }
      return { kind: 'person', name: name || called.person(n) }
    }),
  }
}

export function onlineTable(plan: Plan, title: string, botDelay: number): CreateRequest {
  return {
    game: 'verse',
    options: { ...readOptions(optionsOf(plan)) },
    title: plan.title.trim() || title,
    visibility: plan.visibility,
    pace: plan.pace,
    spectators: true,
    botDelay,
    seats: plan.seats.slice(1).map((seat) => (seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'open' })),
  }
}
