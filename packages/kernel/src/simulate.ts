import { type Bot, replyOf, type Seat } from './bot.ts'
import type { Decision } from './decision.ts'
import type { Game, GameState } from './game.ts'
import { imagineGame } from './imagine.ts'
import { Match, type MatchSettings } from './match.ts'
import type { RandomStream } from './random.ts'
import { openStream } from './seed.ts'

export interface Simulation<S extends GameState, O> {
  readonly game: Game<S, O>
  readonly options: O
  readonly seed: string
  /** One bot per seat. */
  readonly bots: readonly Bot<S>[]
  /** Gives up after so many decisions. */
  readonly limit?: number
  /** Called after every answer: throw to say that a law of the game was broken. */
  readonly check?: (match: Match<S, O>) => void
  /** For bots that imagine, the match is recorded whatever this says. */
  readonly settings?: MatchSettings
  /** How much of their usual thinking bots are granted, from 0 to 1. */
  readonly budget?: number
}

export interface Played<S extends GameState, O> {
  readonly match: Match<S, O>
  readonly finished: boolean
  readonly decisions: number
}

/** Plays one game with bots in every seat. */
export function playOut<S extends GameState, O>(simulation: Simulation<S, O>): Played<S, O> {
  const { game, options, seed, bots, limit = Number.POSITIVE_INFINITY, check, budget = 1 } = simulation
  const { settings = { heard: false, recorded: false } } = simulation
  const imagines = bots.some((bot) => bot.imagines)
  const match = Match.start(game, options, seed, imagines ? { ...settings, recorded: true } : settings)
  const seats = seatsAt(match, bots, openStream(`sfc32:${seed}/bots`), budget)
  let decisions = 0
  check?.(match)
  while (!match.over && decisions < limit) {
    letOneBotAnswer(match, seats)
    decisions++
    check?.(match)
  }
  return { match, finished: match.over, decisions }
}

/** A bot, and what it is given with every decision. */
interface Seated<S extends GameState> extends Omit<Seat<S>, 'decision'> {
  readonly bot: Bot<S>
}

function seatsAt<S extends GameState, O>(
  match: Match<S, O>,
  bots: readonly Bot<S>[],
  random: RandomStream,
  budget: number,
): readonly Seated<S>[] {
  return bots.map((bot, seat) => ({
    bot,
    seat,
    view: () => match.view(seat),
    imagine: (n) => imagineGame(match, seat, `sfc32:${match.answers}/${seat}/${n}`),
    random,
    budget,
  }))
}

/** Standing offers come first, because the main question always gets an answer. */
function letOneBotAnswer<S extends GameState, O>(match: Match<S, O>, seats: readonly Seated<S>[]): void {
  const { pending } = match
  for (const decision of pending) if (decision.standing && answers(match, seats, decision)) return
  for (const decision of pending) if (!decision.standing && answers(match, seats, decision)) return
  throw new Error('Nobody answered, though a decision is pending.')
}

/** Whether the bot that is asked answers. */
function answers<S extends GameState, O>(match: Match<S, O>, seats: readonly Seated<S>[], decision: Decision): boolean {
  const seated = seats[decision.seat]
  if (!seated) throw new Error(`There is no bot for seat ${decision.seat}.`)
  const { bot, seat, view, imagine, random, budget = 1 } = seated
  const reply = replyOf(bot, { seat, decision, view, imagine, random, budget, plan: match.planOf(seat) })
  if (reply === null) return false
  match.answer({ seat, decision: decision.number, ...reply })
  return true
}
