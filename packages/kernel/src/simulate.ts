import type { Bot } from './bot.ts'
import type { Game, GameState } from './game.ts'
import { Match, type MatchSettings } from './match.ts'
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
  readonly settings?: MatchSettings
}

export interface Played<S extends GameState, O> {
  readonly match: Match<S, O>
  readonly finished: boolean
  readonly decisions: number
}

/** Plays one game with bots in every seat. */
export function playOut<S extends GameState, O>(simulation: Simulation<S, O>): Played<S, O> {
  const { game, options, seed, bots, limit = Number.POSITIVE_INFINITY, check } = simulation
  const match = Match.start(game, options, seed, simulation.settings ?? { heard: false, recorded: false })
  const random = openStream(`sfc32:${seed}/bots`)
  let decisions = 0
  check?.(match)
  while (!match.over && decisions < limit) {
    letOneBotAnswer(match, bots, random)
    decisions++
    check?.(match)
  }
  return { match, finished: match.over, decisions }
}

/** Standing offers come first, because the main question always gets an answer. */
function letOneBotAnswer<S extends GameState, O>(
  match: Match<S, O>,
  bots: readonly Bot<S>[],
  random: ReturnType<typeof openStream>,
): void {
  const pending = match.pending
  for (const standing of [true, false]) {
    for (const decision of pending) {
      if ((decision.standing ?? false) !== standing) continue
      const { seat, number } = decision
      const bot = bots[seat]
      if (!bot) throw new Error(`There is no bot for seat ${seat}.`)
      const value = bot.choose({
        seat,
        decision,
        view: () => match.view(seat),
        imagine: () => match.imagine(seat, `sfc32:${match.answers}/${seat}/${random.drawn}`),
        random,
      })
      if (value === null) continue
      match.answer({ seat, decision: number, value })
      return
    }
  }
  throw new Error('Nobody answered, though a decision is pending.')
}
