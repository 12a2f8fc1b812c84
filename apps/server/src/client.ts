import type { HeardEvent, UndoUnit, Value } from '@keep-flying/kernel'
import { io, type Socket } from 'socket.io-client'
import type {
  ChatLine,
  ClientMessages,
  GameSync,
  Notice,
  Problem,
  Proposal,
  Reply,
  ServerMessages,
  Sync,
  Update,
  ViewChange,
} from './api.ts'

/**
 * A table over the network, for any client: it keeps what the server told, asks again when it missed something, and
 * sends what was not acknowledged again when the connection is back. It runs in browsers and in Node.
 */

export type TableSocket = Socket<ServerMessages, ClientMessages>

/** A connection of a page to the server it came from; it opens when a table needs it, and again when it breaks. */
export function pageSocket(): TableSocket {
  return io({ autoConnect: false, transports: ['websocket', 'polling'] })
}

/** What a client knows of a table. A new object whenever anything changed. */
export interface TableState extends Sync {
  /** Whether the server is heard at the moment. */
  readonly connected: boolean
  /** What the server last had to say to everybody. */
  readonly notice: Notice | null
}

/** Milliseconds after which something not acknowledged is sent again. */
const patience = 8000

type Sendable = 'answer' | 'undo' | 'say' | 'propose' | 'consent' | 'seen'
type MessageOf<K extends Sendable> = Parameters<ClientMessages[K]>[0]

export class TableClient {
  readonly #socket: TableSocket
  readonly #table: string
  /** The word that lets us in; whoever sits at the table learns it, and may need it once they have left their seat. */
  #invite: string | undefined
  readonly #listeners = new Set<() => void>()
  readonly #off: (() => void)[] = []
  #state: TableState | null = null
  #problem: Problem | null = null
  #watching = false
  /** What the server said while it was asked for everything: it comes after that. */
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

  /** Why the table cannot be watched, if it cannot. */
  get problem(): Problem | null {
    return this.#problem
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends an answer until the server has acknowledged it; it is taken once, however often it is sent. */
  answer(decision: number, value: Value): Promise<Reply<{ version: number }>> {
    return this.#send('answer', { table: this.#table, decision, value, id: ownId() })
  }

  undo(unit: UndoUnit): Promise<Reply<{ version: number }>> {
    return this.#send('undo', { table: this.#table, unit, id: ownId() })
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

  /** Everything up to this event was shown. */
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
      presence: ({ table, present }: { table: string; present: Sync['present'] }) =>
        take(table, () => this.#change({ present })),
      notice: (notice: Notice) => take(notice.table, () => this.#change({ notice })),
    }
    const connect = () => void this.#watch()
    const disconnect = () => this.#change({ connected: false })
    const refused = (failure: Error & { readonly data?: Problem }) => this.#refused(failure)
    socket.on('update', handlers.update)
    socket.on('table', handlers.table)
    socket.on('chat', handlers.chat)
    socket.on('presence', handlers.presence)
    socket.on('notice', handlers.notice)
    socket.on('connect', connect)
    socket.on('disconnect', disconnect)
    socket.on('connect_error', refused)
    this.#off.push(
      () => socket.off('update', handlers.update),
      () => socket.off('table', handlers.table),
      () => socket.off('chat', handlers.chat),
      () => socket.off('presence', handlers.presence),
      () => socket.off('notice', handlers.notice),
      () => socket.off('connect', connect),
      () => socket.off('disconnect', disconnect),
      () => socket.off('connect_error', refused),
    )
  }

  /** The server did not let us in: unless it does not know us, it may later. */
  #refused({ data }: { readonly data?: Problem }): void {
    // Where nobody answered, the socket tries again by itself.
    if (this.#socket.active || !data) return
    this.#problem = data
    this.#tell()
    if (data.code === 'unauthorized') return
    setTimeout(() => {
      if (!this.#closed && !this.#socket.active) this.#socket.connect()
    }, patience)
  }

  /** Asks for everything; of the events only those not here yet. */
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
    const joined = sync.game && { ...sync.game, events: eventsWith(game ?? null, sync.game) }
    this.#problem = null
    this.#state = { ...sync, game: joined, connected: true, notice: this.#state?.notice ?? null }
    this.#tell()
    for (const message of this.#early.splice(0)) message()
  }

  #update(update: Update): void {
    const game = this.#state?.game
    if (!game || update.version <= game.version) return
    if (update.from !== game.version) return void this.#watch()
    const { table: _, from: __, changes, ...step } = update
    const next: GameSync = { ...step, view: withChanges(game.view, changes), events: eventsWith(game, update) }
    this.#change({ game: next })
  }

  #tableChanged(table: Sync['table']): void {
    const { viewer, game } = this.#state ?? {}
    this.#invite ??= table.invite ?? undefined
    this.#change({ table })
    // A game that began, or another seat: everything looks different.
    if (table.you !== viewer || (table.status !== 'open' && !game)) void this.#watch()
  }

  #heard(line: ChatLine): void {
    const chat = this.#state?.chat ?? []
    if (chat.some(({ n }) => n === line.n)) return
    // What was said on different nodes may come in another order.
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
    let wasLetGo = false
    for (;;) {
      if (this.#closed) return { ok: false, problem: { code: 'unavailable', message: 'The table was left.' } }
      const reply = await this.#ask(() => emitted(this.#socket, name, message))
      // Whoever changes seats is let go of, and watches again a moment later.
      const isLetGo = reply?.ok === false && reply.problem.code === 'forbidden' && reply.problem.field === 'table'
      if (reply && (reply.ok || reply.problem.code !== 'unavailable') && (!isLetGo || wasLetGo)) return reply
      wasLetGo ||= isLetGo
      await this.#connected()
    }
  }

  /** The reply, or null if none came in time. */
  async #ask<T>(ask: () => Promise<T>): Promise<T | null> {
    if (!this.#socket.connected) return null
    try {
      return await ask()
    } catch {
      return null
    }
  }

  /** Resolves a little later, once there is a connection. */
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

/** The events that stand: those kept from before, and the new ones. */
function eventsWith(before: GameSync | null, next: Pick<GameSync, 'epoch' | 'keep' | 'events'>): readonly HeardEvent[] {
  const kept = before?.epoch === next.epoch ? before.events.filter(({ seq }) => seq <= next.keep) : []
  return [...kept, ...next.events]
}

/** Applies changes to a view: what did not change is the same object afterwards. */
export function withChanges(view: unknown, changes: readonly ViewChange[]): unknown {
  if (!isRecord(view)) throw new Error('A view is an object.')
  const next = { ...view }
  const copied = new Set<string>()
  for (const { path, ...change } of changes) {
    const [key, inner] = path
    if (inner === undefined) {
      if ('value' in change) next[key] = change.value
      else delete next[key]
      copied.delete(key)
      continue
    }
    const part = next[key]
    if (!copied.has(key)) next[key] = Array.isArray(part) ? [...part] : { ...(isRecord(part) ? part : {}) }
    copied.add(key)
    setPart(next[key], inner, change)
  }
  return next
}

function setPart(target: unknown, key: string, change: { readonly value?: unknown }): void {
  if (Array.isArray(target)) target[Number(key)] = change.value
  else if (isRecord(target)) {
    if ('value' in change) target[key] = change.value
    else delete target[key]
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}

/** An id of this client's own, so that what is sent again is done once. */
function ownId(): string {
  // Not randomUUID: browsers have that on securely served pages only, and a server at home may not be one.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
