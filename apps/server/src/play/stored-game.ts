import { type AnyPackage, RecordError, type Undo } from '@keep-flying/kernel'
import type { Notice, Problem } from '@keep-flying/protocol'
import { packageOf } from '../games/catalog.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { GameRow } from '../storage/schema.ts'
import type { Addition, End, GameAndSeats, Holder, Submission } from '../storage/store.ts'
import { continueUnderPresentRules, Unplayable } from './correction.ts'
import { endToStore } from './end.ts'
import { History } from './history.ts'
import { Ledger } from './ledger.ts'
import { type AnyMatch, entryOf } from './revival.ts'
import type { Standing } from './steps.ts'

/** What is reported of a game as it is read. */
interface StoredGameEvents {
  /** The match has come to where it stands now. */
  read(match: AnyMatch): void
  /** The game continues under corrected rules. */
  corrected(notice: Notice): void
}

/** The seat that sent a request with the client's own id, and the version it led to. */
interface Done {
  readonly seat: number
  readonly version: number
}

/** A match in memory with what the database has of it. */
interface Held {
  readonly match: AnyMatch
  readonly ledger: Ledger
}

/**
 * A game as it is stored: its table and its match, read when they are needed, and again where another node has stored
 * more. Nothing here waits for its turn: that is for whoever uses it.
 */
export class StoredGame {
  readonly id: string
  readonly history: History
  readonly #services: Services
  readonly #events: StoredGameEvents
  readonly #done = new Map<string, Done>()
  #table: GameAndSeats
  #held: Held | null = null
  #version = 0
  #epoch = 0
  /** Why these rules cannot continue the game, now or later. */
  #unplayable: Trouble | null = null

  constructor(services: Services, table: GameAndSeats, events: StoredGameEvents) {
    this.id = table.game.id
    this.history = new History(services, this.id)
    this.#services = services
    this.#events = events
    this.#table = table
  }

  /** The table as it was last read. */
  get table(): GameAndSeats {
    return this.#table
  }

  /** Where the match stands. */
  get standing(): Standing {
    return { epoch: this.#epoch, version: this.#version }
  }

  get version(): number {
    return this.#version
  }

  get pack(): AnyPackage {
    return packageOf(this.#services.games, this.#table.game.game)
  }

  /** The match, if it was read. */
  get match(): AnyMatch | null {
    return this.#held?.match ?? null
  }

  /** Whether it would have to be read, and could be. */
  get isMissing(): boolean {
    return !this.#held && !this.#unplayable
  }

  async readTable(): Promise<void> {
    const table = await this.#services.store.game(this.id)
    if (!table) throw new Trouble('not-found', 'This table is gone.')
    this.#table = table
  }

  async loaded(): Promise<AnyMatch> {
    return this.#held?.match ?? (await this.#read())
  }

  /** The match contains what is not stored: it is read again when it is needed. */
  discard(): void {
    this.#held = null
  }

  /** The match with everything that any node stored, or why it cannot be shown; neither before the start. */
  async shown(): Promise<{ match: AnyMatch | null; problem: Problem | null }> {
    if (this.#table.game.status === 'open') return { match: null, problem: null }
    try {
      // A newcomer may already have been told more by another node.
      await this.readOn()
      return { match: await this.loaded(), problem: null }
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem
      return { match: null, problem: problem.problem }
    }
  }

  /** Reads the whole game from the database. */
  async #read(): Promise<AnyMatch> {
    if (this.#unplayable) throw this.#unplayable
    await this.readTable()
    const row = this.#table.game
    if (row.status === 'open') throw new Trouble('conflict', 'The game has not begun.')
    this.#done.clear()
    const match = await this.#replay(row)
    if (!match) {
      await this.#correct(row)
      return this.#read()
    }
    this.#held = { match, ledger: new Ledger(this.pack, row, match) }
    this.#epoch = row.epoch
    this.#events.read(match)
    return match
  }

  /** Reads what was stored since the match was read, or everything if that does not fit; returns whether there was anything. */
  async readOn(): Promise<boolean> {
    if (!this.#held) return false
    const { match, ledger } = this.#held
    const before = this.#version
    try {
      this.#version = await this.history.repeat(match, before)
    } catch (problem) {
      if (!(problem instanceof RecordError)) throw problem
      this.discard()
      await this.#read()
      return true
    }
    if (this.#version === before) return false
    ledger.follow(this.id, match)
    if (match.over) await this.readTable()
    this.#events.read(match)
    return true
  }

  /** The game as stored; null if the present rules cannot replay it. */
  async #replay(row: GameRow): Promise<AnyMatch | null> {
    const { game } = this.pack
    if (row.rules !== game.rules) return null
    try {
      const { match, version } = await this.history.open(game, row)
      this.#version = version
      return match
    } catch (problem) {
      if (!(problem instanceof RecordError)) throw problem
      this.#services.log.error({ table: this.id, err: problem }, 'a stored game does not replay')
      return null
    }
  }

  /** Continues a game of earlier rules under the present ones. */
  async #correct(row: GameRow): Promise<void> {
    try {
      const notice = await continueUnderPresentRules(this.#services, this.pack, row)
      if (notice) this.#events.corrected(notice)
    } catch (problem) {
      if (problem instanceof Unplayable) this.#unplayable = problem
      throw problem
    }
  }

  /** Takes back, however far; what the match does not remember is made again from the history. */
  async takenBack(match: AnyMatch, undo: Undo): Promise<AnyMatch> {
    if (undo.undo < match.floor) return this.history.takenBack(this.pack.game, this.#table.game, match, undo)
    await this.#services.slices.run(match.repeating(undo))
    return match
  }

  /** The version that a request led to which was carried out since the game was read; null if there was none. */
  versionOf({ seat }: Holder, once: string | null): number | null {
    const done = once === null ? undefined : this.#done.get(once)
    return done ? versionFor(seat, done) : null
  }

  /** The same of one that was carried out before, or on another node. */
  async recalled({ seat }: Holder, once: string | null): Promise<number | null> {
    const row = once === null ? null : await this.#services.store.entryOnce(this.id, once)
    return row && versionFor(seat, { seat: entryOf(row).seat, version: row.seq + 1 })
  }

  /** The latest entry of a match, with what follows from it. */
  async addition(match: AnyMatch, by: Holder, once: string | null): Promise<Submission> {
    if (!this.#held) throw new Error('The game was not read.')
    const { game } = this.#table
    const at = this.#services.now()
    const submission = this.#held.ledger.submission(match, game, this.standing, { by, once, at })
    if (!match.over) return submission
    return { ...submission, end: await endToStore(this.#services, match, game, this.#version, this.history) }
  }

  /** The addition is stored, and this is the match that has it. */
  grown(match: AnyMatch, addition: Addition, seat: number): void {
    if (!this.#held) throw new Error('The game was not read.')
    const { entry, end } = addition
    this.#version++
    void this.history.added(match, this.#version, entry.entry, match !== this.#held.match)
    this.#held = { ...this.#held, match }
    if (entry.once !== null) this.#done.set(entry.once, { seat, version: entry.seq + 1 })
    this.#held.ledger.noteStored(addition)
    if (end) this.#table = ended(this.#table, end, entry.at)
  }
}

function versionFor(seat: number, done: Done): number {
  if (done.seat !== seat) throw new Trouble('conflict', 'Somebody else used this id.', 'id')
  return done.version
}

function ended(table: GameAndSeats, end: End, at: number): GameAndSeats {
  const { outcome, hash, campaign } = end
  const continues = campaign && campaign.next !== null ? 1 : 0
  const over = { status: 'over', ended_at: at, outcome: JSON.stringify(outcome), hash, continues } as const
  return { ...table, game: { ...table.game, ...over } }
}
