import { botName, type GameRecord, type Outcome, type Text } from '@keep-flying/kernel'
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { namedGame } from '../games/kept-before-names.ts'

/**
 * The games of this browser. Page and worker both use it; nothing in it needs the rules, so that the first page stays
 * light.
 */

/** A seat of a game played in this browser. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }

/** What the next game of a campaign begins with, and the record that it follows, by its hash. */
export interface NextGame {
  readonly options: unknown
  readonly follows: string
}

/** A game as a list shows it. */
export interface StoredGame {
  readonly id: string
  /** The id of the game that is played. */
  readonly game: string
  readonly title: string
  /** Read by the game itself. */
  readonly options: unknown
  readonly seats: readonly LocalSeat[]
  /** Milliseconds of Unix time. */
  readonly createdAt: number
  readonly updatedAt: number
  readonly over: boolean
  /** How it came out, once it is over. */
  readonly outcome: Outcome | null
  /** Whether it is the guided first game. */
  readonly guided: boolean
  /** How far it has come; null before the first answer. */
  readonly progress: Text | null
  /** Once it is over, where its campaign goes on: how. */
  readonly next?: NextGame | null
  /** The last event each seat was shown. */
  readonly seen: readonly number[]
}

/** How a game goes on: its seed, and its record once anything was answered. */
export interface StoredPlay {
  readonly id: string
  readonly seed: string
  readonly record: GameRecord | null
  /** The game that it follows in a campaign, as long as it has no record to say so. */
  readonly follows?: string
}

/** What makes a new game. */
export interface NewGame {
  /** The id of the game that is played. */
  readonly game: string
  readonly title: string
  readonly options: unknown
  readonly seats: readonly LocalSeat[]
  readonly guided?: boolean
  /** The game that it follows in a campaign, by the hash of its record. */
  readonly follows?: string
}

interface Shelves extends DBSchema {
  games: { key: string; value: StoredGame }
  plays: { key: string; value: StoredPlay }
}

let opened: Promise<IDBPDatabase<Shelves>> | null = null

/** Opened on first use; a browser that refuses is asked again the next time. */
function shelves(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('keep-flying', 2, {
    async upgrade(db, version, _, transaction) {
      if (version === 1) return nameGames(transaction.objectStore('games'))
      db.createObjectStore('games', { keyPath: 'id' })
      db.createObjectStore('plays', { keyPath: 'id' })
    },
    blocking(_version, _wanted, event) {
      // A newer version of the page wants to change the shelves: this one opens them again when it needs them.
      opened = null
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated() {
      opened = null
    },
  }).catch((problem: unknown) => {
    opened = null
    throw problem
  })
  return opened
}

type GamesToUpgrade = IDBPObjectStore<Shelves, ('games' | 'plays')[], 'games', 'versionchange'>

/** Version 1 kept games of one kind and did not name it; nor did it keep outcome and progress as the kernel says them. */
async function nameGames(games: GamesToUpgrade): Promise<void> {
  for (let cursor = await games.openCursor(); cursor; cursor = await cursor.continue())
    await cursor.update(namedGame(cursor.value))
}

/** Every game of this browser, the latest first. */
export async function listGames(): Promise<StoredGame[]> {
  const games = await (await shelves()).getAll('games')
  return games.sort((one, other) => other.updatedAt - one.updatedAt)
}

/** Makes a game and keeps it; its id, for `/play/<id>`. */
export async function createGame(game: NewGame): Promise<string> {
  return addGame(game, newSeed(), null)
}

/** The same game again from the beginning, with the same people and bots; its id. */
export async function rematch(id: string): Promise<string | null> {
  const found = await loadGame(id)
  return found && createGame(found.game)
}

/** The next game of a campaign, with the same people and bots; its id. */
export async function nextInCampaign(id: string, titleOf: (options: unknown) => string): Promise<string | null> {
  const { game } = (await loadGame(id)) ?? {}
  if (!game?.next) return null
  const { game: kind, seats, next } = game
  return createGame({ game: kind, seats, title: titleOf(next.options), ...next })
}

/** How far a game has come. */
export type Progress = Pick<StoredGame, 'over' | 'outcome' | 'progress'>

/** Keeps a game that was begun elsewhere; its id here. */
export function adoptGame(game: NewGame, record: GameRecord, progress: Progress): Promise<string> {
  return addGame(game, record.seed, record, progress)
}

async function addGame(
  { game, title, options, seats, guided = false, follows }: NewGame,
  seed: string,
  record: GameRecord | null,
  progress: Progress = { over: false, outcome: null, progress: null },
): Promise<string> {
  const id = newWord(12)
  const now = Date.now()
  const seen = seats.map(() => 0)
  const named = seats.map((seat, n) =>
    seat.kind === 'bot' && seat.name === '' ? { ...seat, name: botName(id, n) } : seat,
  )
  const times = { createdAt: now, updatedAt: now }
  const play = { id, seed, record, ...(follows === undefined ? {} : { follows }) }
  await write({ id, game, title, options, seats: named, ...times, ...progress, guided, seen }, play)
  return id
}

/** A game with how it goes on; null if there is none by this id. */
export async function loadGame(id: string): Promise<{ game: StoredGame; play: StoredPlay } | null> {
  const db = await shelves()
  const [game, play] = await Promise.all([db.get('games', id), db.get('plays', id)])
  return game && play ? { game, play } : null
}

/** Keeps a game as it now stands, in one go. */
export async function write(game: StoredGame, play: StoredPlay): Promise<void> {
  const transaction = (await shelves()).transaction(['games', 'plays'], 'readwrite', { durability: 'strict' })
  await Promise.all([
    transaction.objectStore('games').put(game),
    transaction.objectStore('plays').put(play),
    transaction.done,
  ])
}

/** Keeps what is in the list alone: what was seen. */
export async function writeListed(game: StoredGame): Promise<void> {
  await (await shelves()).put('games', game)
}

export async function removeGame(id: string): Promise<void> {
  const transaction = (await shelves()).transaction(['games', 'plays'], 'readwrite')
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('plays').delete(id),
    transaction.done,
  ])
}

/** A seed nobody can guess, of the algorithm for real games. */
export function newSeed(): string {
  return `chacha20:${newWord(32)}`
}

/** A word of random letters and digits; works where pages are not served securely, too. */
export function newWord(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join('')
}
