import type { Hint, Viewer } from '@keep-flying/kernel'
import type { BotMind, Notice, Update } from '@keep-flying/protocol'
import { BotDriver } from '../bots/driver.ts'
import { hintAt } from '../bots/hints.ts'
import type { BotPool } from '../bots/pool.ts'
import { packageOf } from '../games/catalog.ts'
import { resultOf } from '../games/result.ts'
import { Line } from '../line.ts'
import type { Metrics } from '../metrics.ts'
import { Trouble } from '../problems.ts'
import type { Fault, Running, Services } from '../services.ts'
import type { GameRow } from '../storage/schema.ts'
import type { Addition, Situation } from '../storage/store.ts'
import { noSuchTable } from '../tables/checks.ts'
import { type Around, around, outcomeOf } from '../tables/info.ts'
import { endVotesOn } from '../tables/proposals.ts'
import type { News } from './news.ts'
import { Room, type RoomEvents } from './room.ts'
import { firstSituation } from './situation.ts'
import { Writer } from './writer.ts'

/** Reaches the people connected to this node, and the other nodes. */
export interface Broadcaster {
  update(table: string, updates: ReadonlyMap<Viewer, Update>): void
  notice(notice: Notice): void
  /** Seats, status or proposals changed: tells everybody who watches here; each then sees from where they now sit. */
  tableChanged(room: Room, surroundings: Around): Promise<void>
  /** A bot thinks for a while, or is done: tells everybody who watches, on every node. */
  minds(table: string, minds: readonly BotMind[]): void
  /** There is no such table any more: tells everybody who watched it here. */
  tableGone(table: string): Promise<void>
  toOtherNodes(news: News): void
}

interface Held {
  readonly room: Room
  readonly driver: BotDriver
  /** Whether something is proposed at the table. */
  isVoting: boolean
}

/** Milliseconds after which an unused room is forgotten; it is read again when somebody comes. */
const keptIdle = 5 * 60_000
/**
 * Milliseconds without an answer after which bots are assumed to have lost their node: longer than they may wait and
 * think.
 */
const stalledAfter = 15_000
/**
 * The same if a node is known to be gone. Two nodes may then answer for a bot that was only slow; one answer counts.
 */
const orphanedAfter = 3000
/** How many times tables are read again after news was lost: until it certainly arrives again. */
const surePasses = 3

/** The games in memory on this node. */
export class Rooms implements Running {
  readonly #services: Services
  readonly #metrics: Metrics
  readonly #pool: BotPool
  readonly #writer: Writer
  readonly #held = new Map<string, Promise<Held>>()
  /** Whole games may be long, so they are put together one at a time. */
  readonly #whole = new Line({
    atOnce: 1,
    waiting: 100,
    full: 'Too many others ask for whole games. Try again in a moment.',
  })
  #broadcaster: Broadcaster | null = null
  /** How many more times to read tables again because news about them may have been lost. */
  #unsure = 0
  /** Games that were looked at and wait for an answer that nobody wants to be given for them, and how long they were. */
  #looked: ReadonlyMap<string, number> = new Map()
  #closing = false

  constructor(services: Services, metrics: Metrics, pool: BotPool) {
    this.#services = services
    this.#metrics = metrics
    this.#pool = pool
    this.#writer = new Writer(services.store, {
      batch: (size) => metrics.batchSize.observe(size),
      failed: () => metrics.writeFailures.inc(),
    })
  }

  connect(broadcaster: Broadcaster): void {
    this.#broadcaster = broadcaster
  }

  /** Milliseconds for which the oldest of the answers that are not stored yet has been waiting. */
  get backlog(): number {
    return this.#writer.backlog
  }

  /** When an answer was last stored. */
  get writtenAt(): number {
    return this.#writer.writtenAt
  }

  get closing(): boolean {
    return this.#closing
  }

  async room(table: string): Promise<Room> {
    return (await this.#hold(table)).room
  }

  /** The room if it is in memory; null if not. */
  async held(table: string): Promise<Room | null> {
    try {
      return (await this.#held.get(table))?.room ?? null
    } catch {
      return null
    }
  }

  #hold(table: string): Promise<Held> {
    const known = this.#held.get(table)
    if (known) return known
    const made = this.#make(table)
    this.#held.set(table, made)
    made.catch(() => this.#held.delete(table))
    this.#metrics.rooms.set(this.#held.size)
    return made
  }

  async #make(id: string): Promise<Held> {
    const table = await this.#services.store.game(id)
    if (!table) throw noSuchTable()
    const proposals = await this.#services.store.proposals(id)
    const events: RoomEvents = {
      stored: (room, addition, seat) => {
        this.#broadcaster?.toOtherNodes({ kind: 'grown', table: id, version: room.version })
        driver.go()
        if (room.table.game.status === 'over') void this.#ended(room)
        else void this.#afterAnswer(held, addition, seat)
      },
      update: (room, updates) => this.#broadcaster?.update(room.id, updates),
      notice: (_, notice) => this.#broadcaster?.notice(notice),
    }
    const room = new Room(this.#services, this.#writer, events, table)
    const driver = new BotDriver(this.#services, this.#metrics, this.#pool, room, (minds) =>
      this.#broadcaster?.minds(id, minds),
    )
    const held: Held = { room, driver, isVoting: proposals.length > 0 }
    return held
  }

  async #ended(room: Room): Promise<void> {
    this.#metrics.finished.inc({ game: room.table.game.game, result: resultOf(outcomeOf(room.table)) })
    try {
      await this.#services.store.clearProposals(room.id)
      await this.changed(room.id)
    } catch (problem) {
      this.#services.log.error({ table: room.id, err: problem }, 'nobody could be told that a game ended')
    }
  }

  /** Ends the vote on somebody who has answered, and shows clocks that have stopped or started. */
  async #afterAnswer({ room, isVoting }: Held, { clock }: Addition, seat: number): Promise<void> {
    try {
      if (isVoting) await endVotesOn({ ...this.#services, running: this }, room.id, seat)
      if (clock) await this.changed(room.id)
    } catch (problem) {
      this.#services.log.error({ table: room.id, err: problem }, 'nobody could be told of the clocks')
    }
  }

  firstSituation(row: GameRow): Situation {
    return firstSituation(packageOf(this.#services.games, row.game), row)
  }

  async changed(table: string): Promise<void> {
    this.#broadcaster?.toOtherNodes({ kind: 'changed', table })
    const held = await this.#reread(table)
    held?.driver.go()
  }

  /** Another node has news. */
  async receive(news: News): Promise<void> {
    const held = await this.#held.get(news.table)
    if (!held) return
    if (news.kind === 'hurry') held.driver.hurry()
    else if (news.kind === 'changed') await this.#reread(news.table)
    else await held.room.catchUp(news.version)
  }

  async #reread(table: string): Promise<Held | null> {
    const held = await this.#hold(table).catch((problem: unknown) => {
      if (problem instanceof Trouble) return this.#gone(table)
      return null
    })
    if (!held) return null
    try {
      await held.room.refresh()
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem
      held.driver.stop()
      return this.#gone(table)
    }
    const surroundings = await around(this.#services, table)
    held.isVoting = surroundings.proposals.length > 0
    await this.#broadcaster?.tableChanged(held.room, surroundings)
    return held
  }

  async #gone(table: string): Promise<null> {
    this.#held.delete(table)
    await this.#broadcaster?.tableGone(table)
    return null
  }

  /** An operator changed the table, or deleted it. */
  async changedByOperator(table: string): Promise<void> {
    await this.#reread(table)
  }

  async undoAgreed(table: string, seat: number, to: number): Promise<void> {
    await (await this.room(table)).undoAgreed(seat, to)
  }

  /** What a bot would answer in a seat; null once the question has passed. */
  hint(room: Room, seat: number, decision: number): Promise<Hint | null> {
    return hintAt(this.#services, this.#pool, room, seat, decision)
  }

  /** Which bots at a table think for long, as far as this node knows. */
  async minds(table: string): Promise<readonly BotMind[]> {
    return (await this.#held.get(table))?.driver.minds ?? []
  }

  /** Lets the bot that thinks at a table make up its mind, wherever it does. */
  async hurry(table: string): Promise<void> {
    this.#broadcaster?.toOtherNodes({ kind: 'hurry', table })
    const held = await this.#held.get(table)
    held?.driver.hurry()
  }

  async own(table: string, viewer: Viewer, heard: 'all' | 'latest'): Promise<string[]> {
    const room = await this.room(table)
    return this.#whole.inTurn(() => room.own(viewer, heard))
  }

  async record(table: string, besides?: object): Promise<string[]> {
    const room = await this.room(table)
    return this.#whole.inTurn(() => room.record(besides))
  }

  async fault(table: string): Promise<Fault | null> {
    return (await this.room(table)).fault
  }

  /** Wakes bots at tables that no other node looks after: after a restart, or when their node died. */
  async wakeBots(idleFor = stalledAfter): Promise<void> {
    for (const table of await this.#services.store.stalledBots(this.#services.now() - idleFor)) {
      try {
        const { room, driver } = await this.#hold(table)
        if (driver.driving) continue
        await room.catchUp()
        driver.go()
      } catch (problem) {
        this.#services.log.error({ table, err: problem }, 'bots could not be woken')
      }
    }
  }

  /** Gives answers for people at tables that no other node looks after: after a restart, or when their node died. */
  async wakeHabits(idleFor = stalledAfter): Promise<void> {
    const looked = new Map<string, number>()
    for (const [table, version] of await this.#services.store.waitingHabits(this.#services.now() - idleFor)) {
      if (this.#closing) return
      if (this.#looked.get(table) === version || (await this.#hasNothingDue(table))) looked.set(table, version)
    }
    this.#looked = looked
  }

  /** Reads a game, which then gives what is due; if that fails, it is due again the next time. */
  async #hasNothingDue(table: string): Promise<boolean> {
    try {
      const room = await this.room(table)
      await room.catchUp()
      await room.look(() => undefined)
      return !room.answersByHabit
    } catch (problem) {
      // A game that cannot be read is not tried again and again.
      this.#skipped(table, problem)
      return problem instanceof Trouble
    }
  }

  /** Takes over what a dead node has left. */
  async wakeOrphans(): Promise<void> {
    await this.wakeBots(orphanedAfter)
    await this.wakeHabits(orphanedAfter)
  }

  /** News from other nodes did not get through for a while. */
  suspectLoss(): void {
    this.#unsure = surePasses
  }

  /** Reads what other nodes stored, in case the news of it was lost. */
  async followOthers(): Promise<void> {
    const rooms = (await this.#all()).map(({ room }) => room)
    const watched = rooms.filter((room) => room.watched)
    const heads = await this.#services.store.heads(watched.map(({ id }) => id))
    await Promise.all(
      watched.map((room) => room.catchUp(heads.get(room.id) ?? 0).catch((problem) => this.#skipped(room.id, problem))),
    )
    if (this.#unsure === 0) return
    for (const { id } of rooms) await this.#reread(id).catch((problem) => this.#skipped(id, problem))
    this.#unsure--
  }

  /** Forgets rooms that nobody uses. */
  async forgetIdle(): Promise<void> {
    const before = this.#services.now() - keptIdle
    for (const [table, held] of this.#held) {
      const made = await held.catch((problem) => this.#skipped(table, problem))
      if (!made) continue
      const { room, driver } = made
      if (!room.watched && !driver.driving && room.usedAt < before) this.#held.delete(table)
    }
    this.#metrics.rooms.set(this.#held.size)
  }

  /** One table that cannot be looked after must not keep the others from it. */
  #skipped(table: string, problem: unknown): null {
    this.#services.log.error({ table, err: problem }, 'a table was skipped')
    return null
  }

  async #all(): Promise<Held[]> {
    const held = await Promise.allSettled(this.#held.values())
    return held.flatMap((made) => (made.status === 'fulfilled' ? made.value : []))
  }

  /** Takes no more answers, and resolves when all of those taken are stored. */
  async close(): Promise<void> {
    this.#closing = true
    const all = await this.#all()
    for (const { driver, room } of all) {
      driver.stop()
      room.stop()
    }
    await Promise.all(all.map(({ room }) => room.settled()))
    await this.#writer.idle()
    this.#held.clear()
  }
}
