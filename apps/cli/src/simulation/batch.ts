import { join } from 'node:path'
import {
  type AnyPackage,
  type Bot,
  type GameFacts,
  type GameState,
  type Match,
  type Outcome,
  playOut,
  replyOf,
  type Simulation,
} from '@keep-flying/kernel'
import { messageOf, RunError } from '../args.ts'
import { findGame } from '../find.ts'
import { type Asked, readOptions } from '../options.ts'
import { saveGame } from '../records.ts'
import { botNamed } from '../seats.ts'

/** What all games of a simulation have in common; sent to every worker. */
export interface Batch {
  readonly game: string
  /** The id of one bot per seat, for games that do not name one for every seat. */
  readonly seats: readonly string[]
  /** What is asked for in every game. */
  readonly asked: Asked
  readonly seed: string
  /** A game that takes more decisions than this is given up. */
  readonly limit: number
  /** A game that gets longer than this, in the unit of the game, is given up. */
  readonly longest: number
  /** Whether the laws of the game are checked after every decision. */
  readonly check: boolean
  /** The folder for the records of the games. */
  readonly save?: string
  /** Whether the games are read for balance. */
  readonly facts?: true
  /** Whether the bots' time is taken. */
  readonly timed?: true
  /** How much of their usual thinking the bots are granted, from 0 to 1. */
  readonly budget?: number
}

/** One game of a batch. */
export interface BatchGame {
  readonly options: Asked
  /** The bot at every seat. */
  readonly bot?: string
  /** The id of one bot per seat, in place of those of the batch. */
  readonly seats?: readonly string[]
  /** The number of the game among those with the same options. */
  readonly number: number
  /** The campaign that it begins is played to its end. */
  readonly campaigns?: true
}

export interface GameResult extends BatchGame {
  readonly seed: string
  readonly finished: boolean
  readonly decisions: number
  readonly length: number
  readonly outcome: Outcome | null
  readonly hash: string
  readonly facts?: GameFacts
  /** How long each bot took, in all its seats. */
  readonly thought?: Readonly<Record<string, Thought>>
  /** Why the game broke off: a law was broken or the rules failed. */
  readonly failure?: string
}

/** How long a bot took over its answers. */
export interface Thought {
  readonly answers: number
  readonly milliseconds: number
  readonly longest: number
}

export async function playOne(batch: Batch, one: BatchGame): Promise<GameResult> {
  const game = await findGame(batch.game)
  return one.campaigns ? playCampaign(game, batch, one) : playGame(game, batch, one).result
}

/** The last game of a campaign, each with a seed of its own. */
function playCampaign(game: AnyPackage, batch: Batch, one: BatchGame): GameResult {
  for (let number = 1, options = one.options; ; number++) {
    const { match, result } = playGame(game, { ...batch, seed: `${batch.seed}/${number}` }, { ...one, options })
    const next = match?.over ? game.game.campaign?.next(match.state, match.options) : null
    if (next === null || typeof next !== 'object') return result
    options = { ...next }
  }
}

/** Thrown to leave a game that has become too long. */
class TooLong extends Error {}

interface Played {
  readonly match: Match<GameState, unknown> | undefined
  readonly result: GameResult
}

function playGame(game: AnyPackage, batch: Batch, one: BatchGame): Played {
  const seed = `sfc32:${batch.seed}/${one.number}`
  const options = readOptions(game, { ...batch.asked, ...one.options })
  const { bot: everywhere, ...named } = one
  const seats = everywhere === undefined ? (one.seats ?? batch.seats) : allSeats(game, options, everywhere)
  const watch = new Stopwatch()
  const simulation: Simulation<GameState, unknown> = {
    game: game.game,
    options,
    seed,
    bots: seats.map((bot) => (batch.timed ? watch.timing(botNamed(game, bot)) : botNamed(game, bot))),
    limit: batch.limit,
    settings: { heard: batch.facts === true, recorded: batch.save !== undefined },
    budget: batch.budget ?? 1,
  }
  const { match, failure } = playUntil(simulation, (played) => {
    if (batch.check) game.checkLaws(played)
    if (game.length.of(played.state) > batch.longest) throw new TooLong()
  })
  const common = {
    ...named,
    seed,
    ...(batch.timed ? { thought: watch.thought } : {}),
    ...(failure === undefined ? {} : { failure }),
  }
  if (!match) return { match, result: { ...common, finished: false, decisions: 0, length: 0, outcome: null, hash: '' } }
  if (batch.save !== undefined) saveGame(recordPath(batch.save, batch.game, one), match, seats)
  const result = {
    ...common,
    finished: match.over && failure === undefined,
    decisions: match.answers,
    length: game.length.of(match.state),
    outcome: match.over ? game.game.outcome(match.state) : null,
    hash: match.hash(),
    ...(batch.facts && game.balance ? { facts: game.balance.read(match.state, match.events(null)) } : {}),
  }
  return { match, result }
}

/** Takes the time of bots at work. */
class Stopwatch {
  readonly thought: Record<string, Thought> = {}

  timing(bot: Bot<GameState>): Bot<GameState> {
    return {
      ...bot,
      reply: (seat) => {
        const began = performance.now()
        const reply = replyOf(bot, seat)
        this.#note(bot.id, performance.now() - began)
        return reply
      },
    }
  }

  #note(bot: string, took: number): void {
    const { answers, milliseconds, longest } = this.thought[bot] ?? { answers: 0, milliseconds: 0, longest: 0 }
    this.thought[bot] = {
      answers: answers + 1,
      milliseconds: milliseconds + took,
      longest: Math.max(longest, took),
    }
  }
}

function allSeats({ game }: AnyPackage, options: unknown, bot: string): readonly string[] {
  return Array.from({ length: game.seats(options) }, () => bot)
}

function recordPath(folder: string, game: string, { options, number }: BatchGame): string {
  return join(folder, `${[game, ...Object.values(options), number].join('-')}.json`)
}

interface Ended {
  readonly match: Match<GameState, unknown> | undefined
  readonly failure?: string
}

/** Plays out, keeping hold of the match however the game ends. */
function playUntil(
  simulation: Simulation<GameState, unknown>,
  check: (match: Match<GameState, unknown>) => void,
): Ended {
  const last: { match: Match<GameState, unknown> | undefined } = { match: undefined }
  const remember = (match: Match<GameState, unknown>) => {
    last.match = match
    check(match)
  }
  try {
    playOut({ ...simulation, check: remember })
    return last
  } catch (problem) {
    if (problem instanceof TooLong) return last
    return { ...last, failure: messageOf(problem) }
  }
}

/** Ends the command if a law was broken or the rules failed. */
export function failIfBroken(results: readonly GameResult[]): void {
  const failed = results.find(({ failure }) => failure !== undefined)
  if (failed) throw new RunError(`The game with the seed ${failed.seed} failed: ${failed.failure}`)
}
