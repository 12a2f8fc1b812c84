import { type BotProfile, type GameRecord, RecordError, readRecord } from '@keep-flying/kernel'
import { usualOf } from '../game/bots.ts'
import { describedGame } from '../game/described.ts'
import { type AskRecords, askRecords } from '../records/asking.ts'
import { adoptGame, type LocalSeat, loadGame, type NewGame, type Progress } from '../session/storage.ts'

/** A game as a file of our own: its record, and who sits where. A bare record can be read as well. */
interface GameFile {
  readonly format: 'keep-flying/game'
  readonly title: string
  readonly guided: boolean
  readonly seats: readonly LocalSeat[]
  readonly record: GameRecord
}

/** The record of a kept game; null if there is no such game. */
export async function recordFor(id: string): Promise<GameRecord | null> {
  const found = await loadGame(id)
  if (!found) return null
  const { game, play } = found
  if (play.record) return play.record
  // A game nobody has answered anything in has no record yet, but it has a seed.
  const { seed, follows = null } = play
  const reply = await askRecords({ kind: 'begin', game: game.game, options: game.options, seed, follows })
  return reply.kind === 'record' ? reply.record : null
}

/** A kept game as the text of a file. */
export async function exported(id: string): Promise<string | null> {
  const [found, record] = await Promise.all([loadGame(id), recordFor(id)])
  if (!found || !record) return null
  const { title, guided, seats } = found.game
  const file: GameFile = { format: 'keep-flying/game', title, guided, seats, record }
  return JSON.stringify(file)
}

/** What was read from a file, and played through once. */
export interface ReadFile {
  readonly game: NewGame
  readonly record: GameRecord
  readonly progress: Progress
}

/** Reads a file. Rejects with a RecordError that says what is wrong with it, or with an UnknownGame. */
export async function readGameFile(
  source: string,
  nameOf: (seat: number) => string,
  ask: AskRecords = askRecords,
): Promise<ReadFile> {
  const raw = parsed(source)
  const wrapped = isObject(raw) && raw['format'] === 'keep-flying/game'
  const record = readRecord(wrapped ? JSON.stringify(raw['record']) : source)
  const [reply, { bots, setup }] = await Promise.all([ask({ kind: 'read', record }), describedGame(record.game)])
  if (reply.kind !== 'read') throw new RecordError('The game cannot be read.')
  const { options, seats, progress } = reply.read
  return {
    game: {
      game: record.game,
      title:
        wrapped && typeof raw['title'] === 'string'
          ? raw['title'].slice(0, 60)
          : setup.titleOf(isObject(options) ? options : {}),
      options,
      guided: wrapped && raw['guided'] === true,
      seats: wrapped
        ? readSeats(raw['seats'], seats, bots)
        : Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: nameOf(seat) })),
    },
    record,
    progress,
  }
}

/** Keeps a game from a file; its id here. */
export function keepFile({ game, record, progress }: ReadFile): Promise<string> {
  return adoptGame(game, record, progress)
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new RecordError('This is not a game: the file is not JSON.')
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function readSeats(raw: unknown, count: number, bots: readonly BotProfile[]): LocalSeat[] {
  const seats = Array.isArray(raw) ? raw.flatMap((seat: unknown) => readSeat(seat, bots) ?? []) : []
  if (seats.length !== count) throw new RecordError(`The file must say who sits in each of ${count} seats.`)
  return seats
}

/** Who sits in a seat; for a bot that the game does not have, the usual one sits down. */
function readSeat(raw: unknown, bots: readonly BotProfile[]): LocalSeat | null {
  if (!isObject(raw) || typeof raw['name'] !== 'string') return null
  const name = raw['name'].slice(0, 40)
  if (raw['kind'] === 'person') return { kind: 'person', name }
  if (raw['kind'] !== 'bot') return null
  const { id: bot } = bots.find(({ id }) => id === raw['bot']) ?? usualOf(bots)
  return { kind: 'bot', bot, name }
}
