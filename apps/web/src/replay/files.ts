import { type GameRecord, Match, RecordError, readRecord, recordOf, revive } from '@keep-flying/kernel'
import { baseBox, boxWith, verse } from '@keep-flying/verse'
import { adoptGame, type LocalSeat, loadGame } from '../session/storage.ts'

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
  // A game nobody has answered anything in has no record yet, but it has a seed.
  return found.play.record ?? recordOf(Match.start(verse, found.game.options, found.play.seed))
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
  readonly file: Omit<GameFile, 'format'>
  readonly progress: Parameters<typeof adoptGame>[2]
}

/** Reads a file; throws a RecordError that says what is wrong with it. */
export function readGameFile(source: string, nameOf: (seat: number) => string): ReadFile {
  const raw = parsed(source)
  const wrapped = isObject(raw) && raw['format'] === 'keep-flying/game'
  const record = readRecord(wrapped ? JSON.stringify(raw['record']) : source)
  const { match } = revive(verse, record)
  const { options } = match
  const story = boxWith(options.expansions).stories.get(options.story) ?? baseBox.stories.get(options.story)
  const seats = wrapped ? readSeats(raw['seats'], options.players) : null
  return {
    file: {
      title: wrapped && typeof raw['title'] === 'string' ? raw['title'].slice(0, 60) : (story?.name ?? options.story),
      guided: wrapped && raw['guided'] === true,
      seats: seats ?? Array.from({ length: options.players }, (_, seat) => ({ kind: 'person', name: nameOf(seat) })),
      record,
    },
    progress: { over: match.over, winners: match.state.result?.winners ?? [], round: match.state.round },
  }
}

/** Keeps a game from a file; its id here. */
export async function keepFile({ file, progress }: ReadFile): Promise<string> {
  const { record, ...about } = file
  return adoptGame({ ...about, options: verse.readOptions(record.options) }, record, progress)
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

function readSeats(raw: unknown, players: number): LocalSeat[] {
  const seats = Array.isArray(raw) ? raw.flatMap((seat: unknown) => readSeat(seat) ?? []) : []
  if (seats.length !== players) throw new RecordError(`The file must say who sits in each of ${players} seats.`)
  return seats
}

function readSeat(raw: unknown): LocalSeat | null {
  if (!isObject(raw) || typeof raw['name'] !== 'string') return null
  const name = raw['name'].slice(0, 40)
  if (raw['kind'] === 'person') return { kind: 'person', name }
  const bot = raw['bot'] === 'drifter' ? 'drifter' : 'captain'
  return raw['kind'] === 'bot' ? { kind: 'bot', bot, name } : null
}
