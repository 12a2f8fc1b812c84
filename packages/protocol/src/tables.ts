import type { Outcome, Spot, Text } from '@keep-flying/kernel'
import { z } from 'zod'
import { type ClockRules, clockRules, type SeatClock } from './clocks.ts'
import { bot, id, locale, name, printable, seat } from './fields.ts'
import { limits } from './limits.ts'

export type Pace = 'live' | 'days'
export type Visibility = 'public' | 'link'
export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned'

export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot }),
])
export type SeatRequest = z.infer<typeof seatRequest>

/** What the host decides about any table. */
const settings = {
  title: printable(limits.title),
  visibility: z.enum(['public', 'link']),
  pace: z.enum(['live', 'days']),
  /** A live table may have a budget, one over days a deadline; null for as much time as everybody likes. */
  clock: clockRules.nullable().default(null),
  spectators: z.boolean().default(true),
  /** Whether spectators may chat; unless said, only where they come by link. */
  spectatorChat: z.boolean().optional(),
  botDelay: z.int().min(0).max(limits.botDelay).default(600),
  /** Whether people may ask a bot what it would do, also where several of them play: whoever sits down agrees to it. */
  advice: z.boolean().default(false),
}

export type TableSettings = z.infer<z.ZodObject<typeof settings>>

export const createRequest = z.strictObject({
  game: z.string().max(32),
  /** Validated by the game itself. */
  options: z.record(z.string(), z.unknown()),
  ...settings,
  /** One entry per seat, except the first seat, which is the host's. */
  seats: z.array(seatRequest).max(15),
})
export type CreateRequest = z.infer<typeof createRequest>

/** Who sits where when a game that began elsewhere continues here; exactly one seat is the sender's. */
const importSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('you') }),
  z.strictObject({ kind: z.literal('open') }),
  /** With the name it had there, if it had one. */
  z.strictObject({ kind: z.literal('bot'), bot, name: name.optional() }),
])

/**
 * A running game from the sender's own device, with its record as saved to a file. The record names game and options.
 */
export const importRequest = z.strictObject({
  record: z.unknown(),
  ...settings,
  seats: z.array(importSeat).min(1).max(16),
})
export type ImportRequest = z.infer<typeof importRequest>

export const inviteQuery = z.strictObject({ invite: id.optional() })
export const joinRequest = z.strictObject({ seat: seat.optional(), invite: id.optional() })
export const takeOverRequest = z.strictObject({ token: id })
export const listQuery = z.strictObject({
  list: z.enum(['open', 'mine', 'running', 'finished']).default('open'),
  /** The language of `words`. */
  locale: locale.optional(),
})
export const tableParams = z.strictObject({ table: id })
export const seatParams = z.strictObject({ table: id, seat: z.coerce.number().pipe(seat) })

export const orderRequest = z
  .strictObject({ locked: z.boolean().optional(), spectatorChat: z.boolean().optional() })
  .refine(({ locked, spectatorChat }) => locked !== undefined || spectatorChat !== undefined, {
    path: ['locked'],
    message: 'give locked or spectatorChat',
  })
export type OrderRequest = z.infer<typeof orderRequest>
/** A person at a table, about whom its host decides something. */
export const tablePersonParams = z.strictObject({ table: id, person: id })

/** How the host keeps order at a table. */
export interface TableOrder {
  /** The host's seat; null if the host has none. */
  readonly host: number | null
  /** Whether nobody new may sit down or watch. */
  readonly locked: boolean
  /** Whether spectators may chat. */
  readonly spectatorChat: boolean
  /** The person who asks, and what the host has decided about them. */
  readonly you: { readonly person: string | null; readonly removed: boolean; readonly muted: boolean }
  /** The people whom the host has removed and muted; only the host is told. */
  readonly removed: readonly NamedPerson[]
  readonly muted: readonly NamedPerson[]
}

export interface NamedPerson {
  readonly person: string
  readonly name: string
}

export interface SeatInfo {
  readonly seat: number
  readonly kind: 'open' | 'person' | 'bot'
  /** The person in the seat; null for a bot's and for an open one. */
  readonly person: string | null
  /** The name of the person or bot in the seat; null for an open seat. */
  readonly name: string | null
  /** The bot's id, for a bot's seat. */
  readonly bot: string | null
  /** Since when the game has been waiting for this seat (milliseconds of Unix time); null if it is not. */
  readonly waitingSince: number | null
  /** Null without clocks, before the start, and for seats that are not a person's. */
  readonly clock: SeatClock | null
  /** The bot that plays for the person until they take their seat back; null while they play themselves. */
  readonly standIn: string | null
  /** Where on the table lies what the person would like help with; null for nothing, and in games that are not co-operative. */
  readonly wish: Spot | null
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly title: string
  readonly visibility: Visibility
  readonly pace: Pace
  /** How much time everybody has; null for as much as they like. */
  readonly clock: ClockRules | null
  readonly spectators: boolean
  readonly botDelay: number
  /** Whether people may ask a bot what it would do although others play here; alone among bots they always may. */
  readonly advice: boolean
  readonly status: TableStatus
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** The published hash of the seed. */
  readonly commitment: string
  /**
   * Whether the game began on somebody's own device: they made the seed and may know it, so the commitment does not
   * show that the host played without knowing it.
   */
  readonly imported: boolean
  /** The seed itself, once the game is over. */
  readonly seed: string | null
  /** How the game came out, once it is over. */
  readonly outcome: Outcome | null
  readonly seats: readonly SeatInfo[]
  /** Whether an answer of any one of the seats that the game is waiting for is enough. */
  readonly waitingForAny: boolean
  /** The seat of the person who asks; null if they have none. */
  readonly you: number | null
  /** Whether the person who asks made the table. */
  readonly host: boolean
  /** The word that lets others in; only those seated at the table get it. */
  readonly invite: string | null
  /** The table of the rematch, once there is one. */
  readonly rematch: string | null
  /** The game this one follows in a campaign; null for a game by itself, and for the first of a campaign. */
  readonly follows: Followed | null
  /** The game that can follow this one in its campaign, with its table once there is one; null if there is none. */
  readonly next: { readonly table: string | null } | null
  readonly proposals: readonly ProposalInfo[]
  readonly order: TableOrder
  /** What is answered for the person who asks, by kinds of question. */
  readonly habits: Readonly<Record<string, string>>
}

/** The game before this one in a campaign. */
export interface Followed {
  /** Hash of its record. */
  readonly record: string
  /** Where it was played, if that was on this server. */
  readonly table: string | null
  /** Whether this server knows that this game takes what that one handed on. */
  readonly verified: boolean
}

/** A table in a list: no more than a list needs. */
export interface TableLine extends Omit<TableInfo, 'invite' | 'proposals' | 'seed' | 'order' | 'habits'> {
  /** For one's own tables: how many events there have been since one last looked. */
  readonly unseen: number
  /** How far a running game has come, as everybody may know; null before the start and once it is over. */
  readonly progress: Text | null
  /** What the game says, in the language asked for: for clients that have not loaded the game. */
  readonly words: TableWords
}

export interface TableWords {
  readonly progress: string | null
  /** Why the game came out as it did, once it is over. */
  readonly reason: string | null
  /** Where the campaign stands, for a game that follows another. */
  readonly campaign: string | null
}

/** What the people at a table decide together. All must agree, but to replace somebody a majority of the others is enough. */
export const proposal = z.discriminatedUnion('kind', [
  /** End the game with no winner. */
  z.strictObject({ kind: z.literal('abandon') }),
  /** Give the seat of somebody who is away, or does not answer, to a bot. They are not asked. */
  z.strictObject({ kind: z.literal('replace'), seat, bot }),
  /** In a co-operative game: go back to this many answers, whatever has happened since. */
  z.strictObject({ kind: z.literal('undo'), to: z.int().min(0) }),
  /** From now on, anybody may ask a bot what it would do. */
  z.strictObject({ kind: z.literal('advice') }),
])
export type Proposal = z.infer<typeof proposal>

export interface ProposalInfo {
  readonly id: string
  readonly proposal: Proposal
  /** The seat that proposed it; null if a clock that ran out did. */
  readonly by: number | null
  /** The seats that are asked, how many of them must agree, and how they have voted so far. */
  readonly asked: readonly number[]
  readonly needed: number
  readonly agreed: readonly number[]
  readonly refused: readonly number[]
}
