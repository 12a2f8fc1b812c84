import type { Decision, HeardEvent, UndoUnit, Value } from '@keep-flying/kernel'
import { z } from 'zod'

/**
 * What goes over the wire, both ways. Requests are zod schemas, so that what is documented is what is checked; replies
 * are types. docs/api.md explains them in words.
 */

/** Sizes that hold for everybody; a request beyond them is refused. */
export const limits = {
  /** Bytes of an HTTP request's body, except where a record is uploaded. */
  body: 64 * 1024,
  /** Bytes of an uploaded record. */
  record: 4 * 1024 * 1024,
  /** Bytes of a socket message. */
  message: 64 * 1024,
  name: 40,
  title: 60,
  chat: 500,
  note: 4000,
  password: { min: 8, max: 200 },
  url: 500,
  /** Milliseconds a bot waits before it answers. */
  botDelay: 5000,
  /** Tables one person may have open or running at once. */
  tables: 50,
} as const

const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be an id as the server gave it')
const seat = z.int().min(0).max(15)
const printable = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not hold control characters')
const name = printable(limits.name)
const bot = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)
const password = z.string().min(limits.password.min).max(limits.password.max)

// --- identity --------------------------------------------------------------------------------------------------------

export const renameRequest = z.strictObject({ name })
/** A guest becomes an account; a login is an account's name and password. */
export const credentials = z.strictObject({ name, password })
export const passwordRequest = z.strictObject({ old: password, new: password })
export const webhookRequest = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(limits.url) })
export const pushRequest = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(2000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{16,32}={0,2}$/),
  }),
})
export const pushRemoval = z.strictObject({ endpoint: z.url().max(2000) })

export interface Me {
  readonly id: string
  readonly name: string
  /** Whether the name is an account's, kept by a password. */
  readonly account: boolean
  /** Where reminders go, if anywhere. */
  readonly webhook: string | null
  /** How many browsers get reminders. */
  readonly pushes: number
}

// --- tables ----------------------------------------------------------------------------------------------------------

export type Pace = 'live' | 'days'
export type Visibility = 'public' | 'link'
export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned'

const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot }),
])
export type SeatRequest = z.infer<typeof seatRequest>

export const createRequest = z.strictObject({
  game: z.string().max(32),
  /** Read by the game itself. */
  options: z.record(z.string(), z.unknown()),
  title: printable(limits.title),
  visibility: z.enum(['public', 'link']),
  pace: z.enum(['live', 'days']),
  spectators: z.boolean().default(true),
  botDelay: z.int().min(0).max(limits.botDelay).default(600),
  /** A seat each: the first one is the host's and not listed. */
  seats: z.array(seatRequest).max(15),
})
export type CreateRequest = z.infer<typeof createRequest>

/** Who sits where when a game that was begun elsewhere goes on here; exactly one seat is the sender's. */
const importSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('you') }),
  z.strictObject({ kind: z.literal('open') }),
  /** With the name it had there, if it had one. */
  z.strictObject({ kind: z.literal('bot'), bot, name: name.optional() }),
])

/** A running game of somebody's own, with its record as a file holds it. Game and options are the record's. */
export const importRequest = z.strictObject({
  record: z.unknown(),
  title: printable(limits.title),
  visibility: z.enum(['public', 'link']),
  pace: z.enum(['live', 'days']),
  spectators: z.boolean().default(true),
  botDelay: z.int().min(0).max(limits.botDelay).default(600),
  seats: z.array(importSeat).min(1).max(16),
})
export type ImportRequest = z.infer<typeof importRequest>

export const inviteQuery = z.strictObject({ invite: id.optional() })
export const joinRequest = z.strictObject({ seat: seat.optional(), invite: id.optional() })
export const seatChange = seatRequest
export const takeOverRequest = z.strictObject({ token: id })
export const empty = z.strictObject({})
export const listQuery = z.strictObject({ list: z.enum(['open', 'mine', 'running', 'finished']).default('open') })
export const tableParams = z.strictObject({ table: id })
export const seatParams = z.strictObject({ table: id, seat: z.coerce.number().pipe(seat) })
export const idParams = z.strictObject({ id })
export const reportRequest = z.strictObject({ note: z.string().trim().max(limits.note) })

export interface SeatInfo {
  readonly seat: number
  readonly kind: 'open' | 'person' | 'bot'
  /** What to call whoever sits there; null for an open seat. */
  readonly name: string | null
  /** The bot's id, at a bot's seat. */
  readonly bot: string | null
  /** Whether the game waits for this seat, and since when (milliseconds of Unix time). */
  readonly waitingSince: number | null
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly title: string
  readonly visibility: Visibility
  readonly pace: Pace
  readonly spectators: boolean
  readonly botDelay: number
  readonly status: TableStatus
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** The published hash of the seed. */
  readonly commitment: string
  /**
   * Whether the game was begun on somebody's own device: they made the seed and may know it, so the commitment proves
   * nothing against the host.
   */
  readonly imported: boolean
  /** The seed itself, once the game is over. */
  readonly seed: string | null
  readonly winners: readonly number[] | null
  readonly seats: readonly SeatInfo[]
  /** The seat of whoever asks; null for everybody else. */
  readonly you: number | null
  /** Whether whoever asks made the table. */
  readonly host: boolean
  /** The word that lets others in; only those who sit at the table get it. */
  readonly invite: string | null
  /** The table of the rematch, once there is one. */
  readonly rematch: string | null
  readonly proposals: readonly ProposalInfo[]
}

/** A table in a list: what a list needs and no more. */
export interface TableLine extends Omit<TableInfo, 'invite' | 'proposals' | 'seed'> {
  /** For a table of mine: how much happened since I last looked. */
  readonly unseen: number
}

/** What the people at a table must all agree to. */
export const proposal = z.discriminatedUnion('kind', [
  /** End the game with no winner. */
  z.strictObject({ kind: z.literal('abandon') }),
  /** Give an absent person's seat to a bot. The absent one is not asked. */
  z.strictObject({ kind: z.literal('replace'), seat, bot }),
  /** In a co-operative game: take back to this number of answers, whatever came since. */
  z.strictObject({ kind: z.literal('undo'), to: z.int().min(0) }),
])
export type Proposal = z.infer<typeof proposal>

export interface ProposalInfo {
  readonly id: string
  readonly proposal: Proposal
  /** The seat that proposed it. */
  readonly by: number
  /** The seats that must agree, and those that have. */
  readonly asked: readonly number[]
  readonly agreed: readonly number[]
}

export interface BotInfo {
  readonly id: string
  readonly name: string
  /** From 1, the weakest. */
  readonly strength: number
  readonly about: string
}

export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly rules: string
  readonly cooperative: boolean
  readonly bots: readonly BotInfo[]
}

// --- play ------------------------------------------------------------------------------------------------------------

const table = id
/** The client's own id for something it asks for: asked again with the same id, it is done once. */
const once = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')

const value: z.ZodType<Value> = z.union([
  z.string().max(200),
  z.array(z.string().max(200)).max(200),
  z.int(),
  z.boolean(),
])

export const watchMessage = z.strictObject({
  table,
  invite: id.optional(),
  /** What the client still holds from before, if it does. */
  have: z.strictObject({ epoch: z.int().min(0), event: z.int().min(0) }).optional(),
})
export const leaveMessage = z.strictObject({ table })
export const answerMessage = z.strictObject({ table, decision: z.int().min(0), value, id: once })
export const undoMessage = z.strictObject({ table, unit: z.enum(['choice', 'action', 'turn']), id: once })
export const proposeMessage = z.strictObject({ table, proposal })
export const consentMessage = z.strictObject({ table, proposal: id, agree: z.boolean() })
export const sayMessage = z.strictObject({ table, text: printable(limits.chat), id: once })
export const seenMessage = z.strictObject({
  table,
  event: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})

/** A part of a view that changed: the way to it (one or two keys), and what is there now; nothing if it is gone. */
export interface ViewChange {
  readonly path: readonly [string] | readonly [string, string]
  readonly value?: unknown
}

/** What a viewer gets with every step. */
interface Step {
  /** Counts up when a game goes on from a checkpoint under corrected rules; events then begin anew. */
  readonly epoch: number
  /** How many entries the game's log has: grows by one with every answer and every undo. */
  readonly version: number
  /** How many answers stand. */
  readonly answers: number
  /** The open decisions of the viewer's own seat. */
  readonly decisions: readonly Decision[]
  /** The seats the game waits for. */
  readonly waiting: readonly number[]
  /** What the viewer's seat may take back. */
  readonly undo: readonly UndoUnit[]
  /** Events the viewer does not have yet. */
  readonly events: readonly HeardEvent[]
  /** The last event the viewer has that still stands: later ones of its own were taken back. */
  readonly keep: number
  readonly over: boolean
}

/** Everything a viewer may know of a game. */
export interface GameSync extends Step {
  readonly view: unknown
}

/** Everything somebody who comes to a table gets. */
export interface Sync {
  readonly table: TableInfo
  readonly viewer: number | null
  /** Null before the start, and where the game cannot be shown. */
  readonly game: GameSync | null
  /** Why the game cannot be shown. */
  readonly problem: Problem | null
  readonly chat: readonly ChatLine[]
  readonly present: readonly Presence[]
  /** The last event shown to this person before: what came after is new since they last looked. */
  readonly seen: number
}

/** What changed since `from`; a client that has another version asks for everything again. */
export interface Update extends Step {
  readonly table: string
  readonly from: number
  readonly changes: readonly ViewChange[]
}

export interface ChatLine {
  readonly table: string
  readonly n: number
  readonly seat: number | null
  readonly name: string
  readonly at: number
  readonly text: string
}

/** Somebody connected to the table; spectators have no seat. */
export interface Presence {
  readonly seat: number | null
  readonly name: string
}

/** Something the server has to say to the whole table. */
export interface Notice {
  readonly table: string
  readonly kind: 'rules-fault' | 'rules-changed' | 'closing'
  readonly message: string
}

/** Why a request was refused. Nothing has changed. */
export interface Problem {
  readonly code: ProblemCode
  readonly message: string
  /** The field that is wrong, where one is. */
  readonly field?: string
}

export type ProblemCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'unavailable'
  | 'internal'
  | 'stale'
  | 'foreign'
  | 'illegal'
  | 'over'
  | 'rules-fault'

export type Reply<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: Problem }

/** What a client may send over a socket; each is acknowledged with a reply. */
export interface ClientMessages {
  watch(message: z.input<typeof watchMessage>, reply: (to: Reply<{ sync: Sync }>) => void): void
  leave(message: z.input<typeof leaveMessage>, reply: (to: Reply<object>) => void): void
  answer(message: z.input<typeof answerMessage>, reply: (to: Reply<{ version: number }>) => void): void
  undo(message: z.input<typeof undoMessage>, reply: (to: Reply<{ version: number }>) => void): void
  propose(message: z.input<typeof proposeMessage>, reply: (to: Reply<object>) => void): void
  consent(message: z.input<typeof consentMessage>, reply: (to: Reply<object>) => void): void
  say(message: z.input<typeof sayMessage>, reply: (to: Reply<object>) => void): void
  seen(message: z.input<typeof seenMessage>, reply: (to: Reply<object>) => void): void
}

/** What the server sends by itself to those who watch a table. */
export interface ServerMessages {
  update(update: Update): void
  /** Seats, status or proposals changed. */
  table(table: TableInfo): void
  chat(line: ChatLine): void
  presence(of: { readonly table: string; readonly present: readonly Presence[] }): void
  notice(notice: Notice): void
}

// --- records ---------------------------------------------------------------------------------------------------------

/** A running game as one person sees it. */
export interface OwnExport {
  readonly format: 1
  readonly game: string
  readonly rules: string
  readonly options: unknown
  readonly commitment: string
  readonly seat: number | null
  readonly version: number
  readonly view: unknown
  readonly decisions: readonly Decision[]
  readonly events: readonly HeardEvent[]
}

/** A stored report: the moment as its writer saw it, and the whole record once the game is over. */
export interface Report {
  readonly id: string
  readonly table: string
  readonly at: number
  readonly note: string
  readonly versions: Readonly<Record<string, string>>
  readonly moment: OwnExport
  readonly record: unknown
}
