import type { Hint, Spot, Text, Value } from '@keep-flying/kernel'
import { io, type Socket } from 'socket.io-client'
import { withChanges } from './changes.ts'
import type {
  BotMind,
  ChatLine,
  ClientMessages,
  GameSync,
  Notice,
  Present,
  ServerMessages,
  Sync,
  Update,
} from './play.ts'
import type { Problem, Reply } from './problems.ts'
import type { Proposal } from './tables.ts'

/**
 * A table over the network, for any client: it keeps what the server has sent, asks again when it has missed something,
 * and when the connection is back resends whatever was not acknowledged. It runs in browsers and in Node.
 */

export type TableSocket = Socket<ServerMessages, ClientMessages>

/** A page's connection to the server it came from; it opens when a table needs it, and reopens when it breaks. */
export function pageSocket(): TableSocket {
  return io({ autoConnect: false, transports: ['websocket', 'polling'] })
}

/** What a client knows about a table. A new object whenever anything changes. */
export interface TableState extends Sync {
  /** Whether the client is connected to the server at the moment. */
  readonly connected: boolean
  /** The server's latest message to everybody. */
  readonly notice: Notice | null
  /** Bots that have been thinking for a while, or say what they are about to do. */
  readonly minds: readonly BotMind[]
}

/** An answer with the id by which the server knows it again. */
export interface OwnAnswer {
  readonly id: string
  readonly decision: number
  readonly value: Value
  readonly plan?: readonly Value[]
}

export function ownAnswer(decision: number, value: Value, plan?: readonly Value[]): OwnAnswer {
  return { id: ownId(), decision, value, ...(plan === undefined ? {} : { plan }) }
}

/** Milliseconds after which a message that was not acknowledged is sent again. */
const patience = 8000
/** The same while a bot thinks about what to advise. */
const patienceWithBots = 30_000

type Sendable = 'answer' | 'hurry' | 'undo' | 'habit' | 'wish' | 'say' | 'propose' | 'consent' | 'seen'
type MessageOf<K extends Sendable> = Parameters<ClientMessages[K]>[0]

export class TableClient {
  readonly #socket: TableSocket
  readonly #table: string
  /** The word that lets us in; anybody seated learns it, and may need it after leaving their seat. */
  #invite: string | undefined
  readonly #listeners = new Set<() => void>()
  readonly #off: (() => void)[] = []
  #state: TableState | null = null
  #problem: Problem | null = null
  #watching = false
  #fetching = false
  /** What the server sent while we were waiting for its sync: applied after the sync. */
  #early: (() => void)[] = []
  #closed = false

  constructor(socket: TableSocket, table: string, invite?: string) {
    this.#socket = socket
    this.#table = table
    this.#invite = invite
    this.#hear()
    if (socket.connected) void this.#watch()
    else socket.connect()
  }

  /** Null until the server has answered. */
  get state(): TableState | null {
    return this.#state
  }

  get invite(): string | undefined {
    return this.#invite
  }

  /** Why the table cannot be watched, if it cannot be. */
  get problem(): Problem | null {
    return this.#problem
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends an answer until the server has acknowledged it; it counts once, however often it is sent. */
  answer(decision: number, value: Value, plan?: readonly Value[]): Promise<Reply<{ version: number }>> {
    return this.send(ownAnswer(decision, value, plan))
  }

  /** The same with an answer that may have been sent before, even by another client. */
  send({ plan, ...answer }: OwnAnswer): Promise<Reply<{ version: number }>> {
    return this.#send('answer', { table: this.#table, ...answer, ...(plan === undefined ? {} : { plan: [...plan] }) })
  }

  /** What answers would lead to; null if the server cannot be asked now. It is asked once: the question may pass. */
  foretell(
    decision: number,
    values: readonly Value[],
  ): Promise<Reply<{ foretold: readonly (readonly Text[])[] | null }> | null> {
    const message = { table: this.#table, decision, values: [...values] }
    return this.#ask(() => this.#socket.timeout(patience).emitWithAck('foretell', message))
  }

  /** What a bot would answer; null if the server cannot be asked now. It may think for a while, and is asked once. */
  advise(decision: number): Promise<Reply<{ advice: Hint | null }> | null> {
    const message = { table: this.#table, decision }
    return this.#ask(() => this.#socket.timeout(patienceWithBots).emitWithAck('advise', message))
  }

  /** Lets a bot that thinks make up its mind. */
  hurry(): Promise<Reply<object>> {
    return this.#send('hurry', { table: this.#table })
  }

  undo(unit: string): Promise<Reply<{ version: number }>> {
    return this.#send('undo', { table: this.#table, unit, id: ownId() })
  }

  /** Has questions of a kind answered from now on; null to be asked again. */
  setHabit(kind: string, answer: string | null): Promise<Reply<object>> {
    return this.#send('habit', { table: this.#table, kind, answer })
  }

  /** Says what one would like help with in a co-operative game; null for nothing. */
  setWish(at: Spot | null): Promise<Reply<object>> {
    return this.#send('wish', { table: this.#table, at })
  }

  say(text: string): Promise<Reply<object>> {
    return this.#send('say', { table: this.#table, text, id: ownId() })
  }

  propose(proposal: Proposal): Promise<Reply<object>> {
    return this.#send('propose', { table: this.#table, proposal })
  }

  consent(proposal: string, agree: boolean): Promise<Reply<object>> {
    return this.#send('consent', { table: this.#table, proposal, agree })
  }

  /** Everything up to this event has been shown. */
  seen(event: number): Promise<Reply<object>> {
    return this.#send('seen', { table: this.#table, event })
  }

  close(): void {
    this.#closed = true
    for (const off of this.#off) off()
    if (this.#socket.connected) this.#socket.emit('leave', { table: this.#table }, () => undefined)
  }

  #hear(): void {
    const socket = this.#socket
    const take = (table: string, message: () => void) => {
      if (table !== this.#table) return
      if (this.#watching) this.#early.push(message)
      else message()
    }
    const handlers = {
      update: (update: Update) => take(update.table, () => this.#update(update)),
      table: (table: Sync['table']) => take(table.id, () => this.#tableChanged(table)),
      chat: (line: ChatLine) => take(line.table, () => this.#heard(line)),
      presence: ({ table, present, spectators }: Present & { table: string }) =>
        take(table, () => this.#change({ present, spectators })),
      minds: ({ table, minds }: { table: string; minds: readonly BotMind[] }) =>
        take(table, () => this.#change({ minds })),
      notice: (notice: Notice) =>
        take(notice.table, () => (notice.kind === 'removed' ? void this.#watch() : this.#change({ notice }))),
    }
    const connect = () => void this.#watch()
    const again = () => take(this.#table, () => void this.#watch())
    const disconnect = (reason: string) => {
      this.#change({ connected: false })
      // Our session may have ended, or gone on under another token: the server tells which.
      if (reason === 'io server disconnect' && !this.#closed) socket.connect()
    }
    const refused = (failure: Error & { readonly data?: Problem }) => this.#refused(failure)
    socket.on('update', handlers.update)
    socket.on('table', handlers.table)
    socket.on('chat', handlers.chat)
    socket.on('presence', handlers.presence)
    socket.on('notice', handlers.notice)
    socket.on('minds', handlers.minds)
    socket.on('again', again)
    socket.on('connect', connect)
    socket.on('disconnect', disconnect)
    socket.on('connect_error', refused)
    this.#off.push(
      () => socket.off('update', handlers.update),
      () => socket.off('table', handlers.table),
      () => socket.off('chat', handlers.chat),
      () => socket.off('presence', handlers.presence),
      () => socket.off('notice', handlers.notice),
      () => socket.off('minds', handlers.minds),
      () => socket.off('again', again),
      () => socket.off('connect', connect),
      () => socket.off('disconnect', disconnect),
      () => socket.off('connect_error', refused),
    )
  }

  /** The server did not let us in. It may later, unless it does not know us or has banned us. */
  #refused({ data }: { readonly data?: Problem }): void {
    // If nobody answered, the socket tries again by itself.
    if (this.#socket.active || !data) return
    this.#problem = data
    this.#tell()
    if (data.code === 'unauthorized' || data.code === 'banned') return
    setTimeout(() => {
      if (!this.#closed && !this.#socket.active) this.#socket.connect()
    }, patience)
  }

  /** Asks for everything, but only for the events we do not have yet. */
  async #watch(): Promise<void> {
    if (this.#watching || this.#closed) return
    this.#watching = true
    this.#early = []
    const game = this.#state?.game
    const last = game?.events.at(-1)?.seq ?? 0
    const have = game ? { have: { epoch: game.epoch, event: last } } : {}
    const invite = this.#invite === undefined ? {} : { invite: this.#invite }
    const reply = await this.#ask(() =>
      this.#socket.timeout(patience).emitWithAck('watch', { table: this.#table, ...invite, ...have }),
    )
    this.#watching = false
    if (this.#closed) return
    // Without a connection, the next one asks again.
    if (reply === null) return this.#socket.connected ? this.#watch() : undefined
    if (!reply.ok) {
      this.#problem = reply.problem
      this.#tell()
      if (reply.problem.code !== 'unavailable') return
      await this.#connected()
      return this.#problem ? this.#watch() : undefined
    }
    const { sync } = reply
    this.#invite ??= sync.table.invite ?? undefined
    const joined = sync.game && eventsJoined(game ?? null, sync.game)
    this.#problem = null
    this.#state = { ...sync, game: joined, connected: true, notice: this.#state?.notice ?? null, minds: [] }
    this.#tell()
    for (const message of this.#early.splice(0)) message()
    void this.#fetchEarlier()
  }

  /** Asks for the events of a long game from before those that were sent, page by page. */
  async #fetchEarlier(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    for (let game = this.#state?.game; game?.earlier && !this.#closed; game = this.#state?.game) {
      const { epoch, events } = game
      const before = events[0]?.seq ?? 0
      const message = { table: this.#table, epoch, before }
      const reply = await this.#ask(() => this.#socket.timeout(patience).emitWithAck('earlier', message))
      if (reply?.ok === false && reply.problem.code === 'too-many') {
        await new Promise((resolve) => setTimeout(resolve, patience))
        continue
      }
      if (!reply?.ok) break
      const now = this.#state?.game
      // Something was taken back meanwhile, or everything was sent anew: then what is missing is another page.
      if (now?.epoch !== epoch || now.events[0]?.seq !== before) continue
      this.#change({ game: { ...now, events: [...reply.events, ...now.events], earlier: reply.earlier } })
    }
    this.#fetching = false
  }

  #update(update: Update): void {
    const game = this.#state?.game
    if (!game || update.version <= game.version) return
    if (update.from !== game.version) return void this.#watch()
    const { table: _, from: __, changes, ...step } = update
    const { earlier } = game
    this.#change({ game: eventsJoined(game, { ...step, view: withChanges(game.view, changes), earlier }) })
  }

  #tableChanged(table: Sync['table']): void {
    const { viewer, game } = this.#state ?? {}
    this.#invite ??= table.invite ?? undefined
    this.#change({ table })
    // The game began, or our seat changed: everything looks different.
    if (table.you !== viewer || (table.status !== 'open' && !game)) void this.#watch()
  }

  #heard(line: ChatLine): void {
    const chat = this.#state?.chat ?? []
    if (chat.some(({ n }) => n === line.n)) return
    // Lines from different nodes may arrive out of order.
    this.#change({ chat: [...chat, line].sort((one, other) => one.n - other.n) })
  }

  #change(change: Partial<TableState>): void {
    if (!this.#state) return
    this.#state = { ...this.#state, ...change }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  async #send<K extends Sendable>(name: K, message: MessageOf<K>): Promise<Reply<{ version: number }>> {
    let wasDropped = false
    for (;;) {
      if (this.#closed) return { ok: false, problem: { code: 'unavailable', message: 'You have left the table.' } }
      const reply = await this.#ask(() => emitted(this.#socket, name, message))
      // The server drops a viewer who changes seats; we watch again a moment later.
      const isDropped = reply?.ok === false && reply.problem.code === 'forbidden' && reply.problem.field === 'table'
      if (reply && (reply.ok || reply.problem.code !== 'unavailable') && (!isDropped || wasDropped)) return reply
      wasDropped ||= isDropped
      await this.#connected()
    }
  }

  /** The reply, or null if none arrived in time. */
  async #ask<T>(ask: () => Promise<T>): Promise<T | null> {
    if (!this.#socket.connected) return null
    try {
      return await ask()
    } catch {
      return null
    }
  }

  /** Resolves a moment after there is a connection. */
  #connected(): Promise<void> {
    return new Promise((resolve) => {
      const soon = () => setTimeout(resolve, 300)
      if (this.#socket.connected || this.#closed) soon()
      else this.#socket.once('connect', soon)
    })
  }
}

async function emitted<K extends Sendable>(
  socket: TableSocket,
  name: K,
  message: MessageOf<K>,
): Promise<Reply<{ version: number }>> {
  return new Promise((resolve, reject) => {
    const untyped: { emit(...args: unknown[]): unknown } = socket.timeout(patience)
    untyped.emit(name, message, (failure: Error | null, reply: Reply<{ version: number }>) =>
      failure ? reject(failure) : resolve(reply),
    )
  })
}

/** The game with the events that stand: those kept from before, and the new ones. */
function eventsJoined(before: GameSync | null, next: GameSync): GameSync {
  const kept = before?.epoch === next.epoch ? before.events.filter(({ seq }) => seq <= next.keep) : []
  const earlier = kept.length > 0 ? before?.earlier === true : next.earlier
  return { ...next, events: [...kept, ...next.events], earlier }
}

/** An id of our own for a request, so that sent twice it is carried out once. */
function ownId(): string {
  // Not randomUUID: browsers offer it only to pages served securely, which those of a server at home may not be.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
