import { randomBytes } from 'node:crypto'
import { type Bot, type GameState, Match, RecordError, revive } from '@keep-flying/kernel'
import { RunError, readArgs, readSetUp, setUpFlags, UsageError } from '../args.ts'
import { type CliGame, type Settings, withGame } from '../games.ts'
import { Session } from '../play/session.ts'
import { loadGame } from '../records.ts'
import { botsFor } from '../simulation.ts'
import { stdinLines } from '../terminal/lines.ts'

interface Wish {
  readonly seats: string | undefined
  readonly story: string | undefined
  readonly setUp: Omit<Settings, 'players' | 'story'>
  readonly seed: string | undefined
  readonly load: string | undefined
}

export async function play(args: readonly string[]): Promise<void> {
  const { values, given } = readArgs(
    args,
    {
      seats: { type: 'string' },
      story: { type: 'string' },
      ...setUpFlags,
      seed: { type: 'string' },
      load: { type: 'string' },
    },
    { names: ['game'] },
  )
  const { seats, story, seed, load } = values
  const wish: Wish = { seats, story, setUp: readSetUp(values), seed, load }
  await withGame(given[0] ?? '', (game) => playGame(game, wish))
}

async function playGame<S extends GameState, O>(game: CliGame<S, O>, wish: Wish): Promise<void> {
  const { match, seats } = wish.load === undefined ? newGame(game, wish) : resumed(game, wish, wish.load)
  const bots = botsOrYou(game, seats)
  const lines = stdinLines()
  try {
    await new Session(game, match, seats, bots, lines).play()
  } finally {
    lines.close()
  }
}

interface Seated<S extends GameState, O> {
  readonly match: Match<S, O>
  readonly seats: readonly string[]
}

function newGame<S extends GameState, O>(game: CliGame<S, O>, wish: Wish): Seated<S, O> {
  const seats = wish.seats?.split(',') ?? game.usualSeats
  botsOrYou(game, seats)
  const { story = game.usualStory, setUp } = wish
  const settings: Settings = { players: seats.length, story, ...setUp }
  return { match: Match.start(game.game, game.options(settings), seedFor(wish.seed)), seats }
}

/** Real games are dealt with a stream nobody can foresee. */
function seedFor(given: string | undefined): string {
  const seed = given ?? randomBytes(32).toString('hex')
  if (seed.trim() === '') throw new UsageError('--seed must not be empty.')
  return /^(chacha20|sfc32):/.test(seed) ? seed : `chacha20:${seed}`
}

function resumed<S extends GameState, O>(game: CliGame<S, O>, wish: Wish, path: string): Seated<S, O> {
  if (wish.story !== undefined || Object.keys(wish.setUp).length > 0 || wish.seed !== undefined)
    throw new UsageError('A loaded game has its story, boxes, set-up and seed already; leave those flags out.')
  const { record, seats: stored } = loadGame(path)
  const seats = wish.seats?.split(',') ?? stored
  if (!seats) throw new UsageError(`The file "${path}" does not say who sat where; add --seats.`)
  botsOrYou(game, seats)
  try {
    const { match, dropped } = revive(game.game, record)
    if (game.game.seats(match.options) !== seats.length)
      throw new UsageError(`The loaded game has ${game.game.seats(match.options)} seats, not ${seats.length}.`)
    if (dropped > 0) console.log(`The rules have changed: the last ${dropped} answers do not fit any more.`)
    return { match, seats }
  } catch (problem) {
    if (problem instanceof RecordError) throw new RunError(problem.message)
    throw problem
  }
}

/** A bot a seat, and null at yours. */
function botsOrYou<S extends GameState, O>(game: CliGame<S, O>, seats: readonly string[]): (Bot<S> | null)[] {
  if (seats.filter((seat) => seat === 'you').length !== 1)
    throw new UsageError('Exactly one of the --seats must be "you", as in --seats you,captain,captain.')
  return seats.map((seat) => (seat === 'you' ? null : (botsFor(game, [seat])[0] ?? null)))
}
