import { randomBytes } from 'node:crypto'
import {
  type AnyPackage,
  type Bot,
  type GameState,
  Match,
  type MatchSettings,
  recordHash,
  replayRecord,
  revive,
} from '@keep-flying/kernel'
import { RunError, readArgs, takeGame, UsageError } from '../args.ts'
import { findGame, findTerminal } from '../find.ts'
import { type Asked, askedFor, readOptions, withOptions } from '../options.ts'
import { Session } from '../play/session.ts'
import { failing, loadGame } from '../records.ts'
import { botNamed, checkSeats, readSeats, usualBotOf, withSeats, you } from '../seats.ts'
import { stdinLines } from '../terminal/lines.ts'

const flags = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  load: { type: 'string' },
  after: { type: 'string' },
} as const

/** What the flags say about the game to be played. */
interface Request {
  readonly asked: Asked
  readonly seats: readonly string[] | undefined
  readonly seed: string | undefined
}

interface Seated {
  readonly match: Match<GameState, unknown>
  readonly seats: readonly string[]
}

export async function play(args: readonly string[]): Promise<void> {
  const { id, rest } = takeGame(args)
  const [game, terminal] = await Promise.all([findGame(id), findTerminal(id)])
  const { values } = readArgs(rest, withOptions(flags, game.options), { names: [] })
  const request = { asked: askedFor(game.options, values), seats: readSeats(values.seats), seed: values.seed }
  const { match, seats } = begin(game, request, values.load, values.after)
  const lines = stdinLines()
  try {
    await new Session({ game, terminal, match, seats, bots: botsOrYou(game, seats), lines }).play()
  } finally {
    lines.close()
  }
}

function begin(game: AnyPackage, request: Request, load: string | undefined, after: string | undefined): Seated {
  if (request.seats) botsOrYou(game, request.seats)
  if (load !== undefined && after !== undefined) throw new UsageError('Choose either --load or --after.')
  if (load !== undefined) return resume(game, request, load)
  if (after !== undefined) return followOn(game, request, after)
  const options = readOptions(game, withSeats(game, askedOrFirst(game, request), request.seats))
  return start(game, options, request.seats ?? usualSeats(game, options), request.seed)
}

/** Somebody who asks for nothing gets the game for newcomers. */
function askedOrFirst({ firstGame = {} }: AnyPackage, { asked, seats }: Request): Asked {
  return Object.keys(asked).length === 0 && !seats ? firstGame : asked
}

function usualSeats(game: AnyPackage, options: unknown): readonly string[] {
  return Array.from({ length: game.game.seats(options) }, (_, seat) => (seat === 0 ? you : usualBotOf(game)))
}

function start(
  game: AnyPackage,
  options: unknown,
  seats: readonly string[],
  seed: string | undefined,
  settings: MatchSettings = {},
): Seated {
  checkSeats(game, options, seats)
  return { match: Match.start(game.game, options, seedFor(seed), settings), seats }
}

/** Real games are dealt from a stream nobody can foresee. */
function seedFor(given: string | undefined): string {
  const seed = given ?? randomBytes(32).toString('hex')
  if (seed.trim() === '') throw new UsageError('--seed must not be empty.')
  return /^(chacha20|sfc32):/.test(seed) ? seed : `chacha20:${seed}`
}

/** Goes on with a saved game. */
function resume(game: AnyPackage, request: Request, path: string): Seated {
  if (Object.keys(request.asked).length > 0 || request.seed !== undefined)
    throw new UsageError('A loaded game already has its options and seed; leave those flags out.')
  const { record, seats } = stored(game, request, path)
  const { match, dropped } = failing(() => revive(game.game, record))
  checkSeats(game, match.options, seats)
  if (dropped > 0) console.log(`The rules have changed: the last ${dropped} answers no longer fit and were dropped.`)
  return { match, seats }
}

/** Begins the game that follows a finished one in a campaign. */
function followOn(game: AnyPackage, request: Request, path: string): Seated {
  const { campaign, id } = game.game
  if (!campaign) throw new UsageError(`Games of "${id}" are not played as a campaign; leave out --after.`)
  if (Object.keys(request.asked).length > 0)
    throw new UsageError('The campaign says what the next game is played with; leave those flags out.')
  const { record, seats } = stored(game, request, path)
  const before = failing(() => replayRecord(game.game, record))
  if (!before.over) throw new RunError(`The game in "${path}" is not over; finish it with --load first.`)
  const next = campaign.next(before.state, before.options)
  if (next === null) throw new RunError(`The campaign ended with the game in "${path}".`)
  return start(game, game.game.readOptions(next), seats, request.seed, { follows: recordHash(record) })
}

function stored(game: AnyPackage, { seats: wanted }: Request, path: string) {
  const { record, seats: known } = loadGame(path)
  const seats = wanted ?? known
  if (!seats) throw new UsageError(`The file "${path}" does not say who sat where; add --seats.`)
  botsOrYou(game, seats)
  return { record, seats }
}

/** One bot per seat, and null at yours. With everybody on one side, several seats may be yours: nothing is given away. */
function botsOrYou(game: AnyPackage, seats: readonly string[]): (Bot<GameState> | null)[] {
  const yours = seats.filter((seat) => seat === you).length
  const howMany = game.game.cooperative ? 'At least' : 'Exactly'
  if (yours === 0 || (yours > 1 && !game.game.cooperative))
    throw new UsageError(`${howMany} one of the --seats must be "${you}", as in --seats ${you},${usualBotOf(game)}.`)
  return seats.map((seat) => (seat === you ? null : botNamed(game, seat)))
}
