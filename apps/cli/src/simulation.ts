import { join } from 'node:path'
import { type Bot, type GameState, type Match, playOut, type Simulation, winnersOf } from '@keep-flying/kernel'
import { messageOf, UsageError } from './args.ts'
import { type CliGame, type Settings, withGame } from './games.ts'
import { saveGame } from './records.ts'

/** What all games of a simulation have in common; sent to every worker. */
export interface Plan {
  readonly game: string
  /** A bot's name a seat. */
  readonly seats: readonly string[]
  /** What all games are played with, the story apart. */
  readonly setUp: Omit<Settings, 'players' | 'story'>
  readonly seed: string
  readonly limit: number
  /** A game that goes past this round is given up. */
  readonly rounds: number
  readonly check: boolean
  /** The folder the records of the games go to. */
  readonly save?: string
}

export interface Task {
  readonly story: string
  /** The number of the game within its story. */
  readonly number: number
}

export interface GameResult extends Task {
  readonly seed: string
  readonly finished: boolean
  readonly decisions: number
  readonly rounds: number
  readonly winners: readonly number[]
  readonly hash: string
  /** Why the game broke off: a law was broken or the rules failed. */
  readonly failure?: string
}

export function botsFor<S extends GameState, O>(game: CliGame<S, O>, names: readonly string[]): Bot<S>[] {
  return names.map((name) => {
    const bot = Object.hasOwn(game.bots, name) ? game.bots[name] : undefined
    if (!bot) throw new UsageError(`There is no bot "${name}"; there are ${Object.keys(game.bots).join(', ')}.`)
    return bot
  })
}

export function playOne(plan: Plan, task: Task): GameResult {
  return withGame(plan.game, (game) => playGame(game, plan, task))
}

/** Thrown to leave a game that has gone on for too many rounds. */
class OutOfRounds extends Error {}

function playGame<S extends GameState, O>(game: CliGame<S, O>, plan: Plan, task: Task): GameResult {
  const seed = `sfc32:${plan.seed}/${task.number}`
  const options = game.options({ players: plan.seats.length, story: task.story, ...plan.setUp })
  const simulation: Simulation<S, O> = {
    game: game.game,
    options,
    seed,
    bots: botsFor(game, plan.seats),
    limit: plan.limit,
    settings: { heard: false, recorded: plan.save !== undefined },
  }
  const { match, failure } = playUntil(simulation, (state) => {
    if (plan.check) game.checkLaws(state)
    if (game.roundOf(state.state) > plan.rounds) throw new OutOfRounds()
  })
  const common = { ...task, seed, ...(failure === undefined ? {} : { failure }) }
  if (!match) return { ...common, finished: false, decisions: 0, rounds: 0, winners: [], hash: '' }
  const outcome = game.game.outcome(match.state)
  if (plan.save !== undefined) saveGame(recordPath(plan.save, task), match, plan.seats)
  return {
    ...common,
    finished: match.over && failure === undefined,
    decisions: match.answers,
    rounds: game.roundOf(match.state),
    winners: outcome ? winnersOf(outcome, plan.seats.length) : [],
    hash: match.hash(),
  }
}

function recordPath(folder: string, { story, number }: Task): string {
  return join(folder, `${story}-${number}.json`)
}

interface Ended<S extends GameState, O> {
  readonly match: Match<S, O> | undefined
  readonly failure?: string
}

/** Plays out, keeping hold of the match however the game ends. */
function playUntil<S extends GameState, O>(
  simulation: Simulation<S, O>,
  check: (match: Match<S, O>) => void,
): Ended<S, O> {
  const last: { match: Match<S, O> | undefined } = { match: undefined }
  const remember = (match: Match<S, O>) => {
    last.match = match
    check(match)
  }
  try {
    playOut({ ...simulation, check: remember })
    return last
  } catch (problem) {
    if (problem instanceof OutOfRounds) return last
    return { ...last, failure: messageOf(problem) }
  }
}
