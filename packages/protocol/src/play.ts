import {
  type Decision,
  type HeardEvent,
  type Hint,
  longestPlan,
  type Plan,
  type Spot,
  type Text,
  type UndoOffer,
  type Value,
} from '@keep-flying/kernel'
import { z } from 'zod'
import type { ViewChange } from './changes.ts'
import { id, printable } from './fields.ts'
import { limits } from './limits.ts'
import type { Problem, Reply } from './problems.ts'
import { proposal, type TableInfo } from './tables.ts'

const table = id
/** The client's own id for a request: sent again with the same id, it is carried out once. */
const once = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')

const value: z.ZodType<Value> = z.union([
  z.string().max(200),
  z.array(z.string().max(200)).max(200),
  z.int(),
  z.boolean(),
])

/** What is written as JSON, with so many characters at most. */
function noLongerThan<T>(most: number, schema: z.ZodType<T>): z.ZodType<T> {
  return schema.refine((given) => JSON.stringify(given).length <= most, `must not be longer than ${most} characters`)
}

export const watchMessage = z.strictObject({
  table,
  invite: id.optional(),
  /** What the client still holds from before, if anything. */
  have: z.strictObject({ epoch: z.int().min(0), event: z.int().min(0) }).optional(),
})
export const leaveMessage = z.strictObject({ table })
export const answerMessage = z.strictObject({
  table,
  decision: z.int().min(0),
  value,
  /** What the seat means to answer to the next questions of this kind. It is stored, so it is kept small. */
  plan: noLongerThan(limits.plan, z.array(noLongerThan(limits.planned, value)).max(longestPlan)).optional(),
  id: once,
})
/** Asks what answers would lead to. */
export const foretellMessage = z.strictObject({
  table,
  decision: z.int().min(0),
  values: z.array(value).min(1).max(limits.foretold),
})
/** Asks what a bot would answer. */
export const adviseMessage = z.strictObject({ table, decision: z.int().min(0) })
/** Lets a bot that thinks make up its mind. */
export const hurryMessage = z.strictObject({ table })
export const undoMessage = z.strictObject({ table, unit: z.string().max(32), id: once })
export const proposeMessage = z.strictObject({ table, proposal })
export const consentMessage = z.strictObject({ table, proposal: id, agree: z.boolean() })
/** Has questions of a kind answered from now on, whether anybody is there or not; with null they are asked again. */
export const habitMessage = z.strictObject({
  table,
  kind: z.string().min(1).max(limits.habit),
  answer: z.string().min(1).max(limits.habit).nullable(),
})
const spot: z.ZodType<Spot> = z.union([
  z.strictObject({ place: printable(limits.spot) }),
  z.strictObject({ card: printable(limits.spot) }),
  z.strictObject({ seat: z.int().min(0).max(99) }),
  z.strictObject({ token: printable(limits.spot) }),
])
/** In a co-operative game: what the person would like help with, which bots heed and everybody sees; null for nothing. */
export const wishMessage = z.strictObject({ table, at: spot.nullable() })
export const sayMessage = z.strictObject({ table, text: printable(limits.chat), id: once })
/** Asks for events before one that the client has. */
export const earlierMessage = z.strictObject({ table, epoch: z.int().min(0), before: z.int().min(0) })
export const seenMessage = z.strictObject({
  table,
  event: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})

/** What a viewer gets with every step. */
interface Step {
  /** Counts up when a game continues from a checkpoint under corrected rules; events then start afresh. */
  readonly epoch: number
  /** How many entries the game's log has: grows by one with every answer and every undo. */
  readonly version: number
  /** How many answers stand. */
  readonly answers: number
  /** The open decisions of the viewer's own seat. */
  readonly decisions: readonly Decision[]
  /** The seats the game is waiting for. */
  readonly waiting: readonly number[]
  /** Whether an answer of any one of them is enough: they share their question, and the first answer counts. */
  readonly waitingForAny: boolean
  /** Milliseconds until what they are asked lapses, the first of it; none where the game waits for an answer. */
  readonly lapsesIn?: number
  /** What the viewer's seat may take back, or why it may not; null for a spectator and once the game is over. */
  readonly undo: UndoOffer | null
  /** What the viewer's seat has said it will answer next. */
  readonly plan: Plan | null
  /** Events the viewer does not have yet. */
  readonly events: readonly HeardEvent[]
  /** The last event the viewer has that still stands: any later ones it has were taken back. */
  readonly keep: number
  readonly over: boolean
}

/** Everything a viewer may know about a game. */
export interface GameSync extends Step {
  readonly view: unknown
  /** Whether there are events before the first of these that the viewer neither has nor is sent: they can be asked for. */
  readonly earlier: boolean
}

/** Events from before those that a client has. */
export interface EarlierEvents {
  readonly events: readonly HeardEvent[]
  /** Whether there are more before them. */
  readonly earlier: boolean
}

/** Everything a person who comes to a table is sent. */
export interface Sync extends Present {
  readonly table: TableInfo
  readonly viewer: number | null
  /** Null before the start, and if the game cannot be shown. */
  readonly game: GameSync | null
  /** Why the game cannot be shown. */
  readonly problem: Problem | null
  readonly chat: readonly ChatLine[]
  /** The last event this person has been shown: later ones are new to them. */
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
  /** Who said it. */
  readonly person: string
  readonly seat: number | null
  readonly name: string
  readonly at: number
  readonly text: string
}

/** Who is connected to the table. */
export interface Present {
  /** Those who sit there. */
  readonly present: readonly { readonly seat: number; readonly name: string }[]
  /** How many others watch. */
  readonly spectators: number
}

/** What goes on in a bot. */
export interface BotMind {
  readonly seat: number
  /** Milliseconds for which it has been thinking when this was sent; null if it does not, or not for long. */
  readonly thinkingFor: number | null
  /** What it says it is about to do; null if it says nothing. */
  readonly intent: Text | null
}

/** A message from the server to the whole table. */
export interface Notice {
  readonly table: string
  readonly kind: 'rules-fault' | 'rules-changed' | 'closing' | 'removed'
  readonly message: string
}

/** What a client may send over a socket; each message is acknowledged with a reply. */
export interface ClientMessages {
  watch(message: z.input<typeof watchMessage>, reply: (to: Reply<{ sync: Sync }>) => void): void
  leave(message: z.input<typeof leaveMessage>, reply: (to: Reply<object>) => void): void
  answer(message: z.input<typeof answerMessage>, reply: (to: Reply<{ version: number }>) => void): void
  foretell(
    message: z.input<typeof foretellMessage>,
    reply: (to: Reply<{ foretold: readonly (readonly Text[])[] | null }>) => void,
  ): void
  advise(message: z.input<typeof adviseMessage>, reply: (to: Reply<{ advice: Hint | null }>) => void): void
  hurry(message: z.input<typeof hurryMessage>, reply: (to: Reply<object>) => void): void
  undo(message: z.input<typeof undoMessage>, reply: (to: Reply<{ version: number }>) => void): void
  propose(message: z.input<typeof proposeMessage>, reply: (to: Reply<object>) => void): void
  consent(message: z.input<typeof consentMessage>, reply: (to: Reply<object>) => void): void
  habit(message: z.input<typeof habitMessage>, reply: (to: Reply<object>) => void): void
  wish(message: z.input<typeof wishMessage>, reply: (to: Reply<object>) => void): void
  say(message: z.input<typeof sayMessage>, reply: (to: Reply<object>) => void): void
  earlier(message: z.input<typeof earlierMessage>, reply: (to: Reply<EarlierEvents>) => void): void
  seen(message: z.input<typeof seenMessage>, reply: (to: Reply<object>) => void): void
}

/** What the server sends unasked to those who watch a table. */
export interface ServerMessages {
  update(update: Update): void
  /** Seats, status or proposals changed. */
  table(table: TableInfo): void
  chat(line: ChatLine): void
  presence(of: Present & { readonly table: string }): void
  notice(notice: Notice): void
  /** A bot has been thinking for a while, is done, or says what it is about to do: whatever is to be told of bots now. */
  minds(of: { readonly table: string; readonly minds: readonly BotMind[] }): void
  /** Whom this person hears has changed: watch again what is watched. */
  again(): void
}
