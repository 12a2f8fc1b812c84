import type {
  Decision,
  GameRecord,
  HeardEvent,
  Hint,
  Outcome,
  Plan,
  Spot,
  Text,
  UndoOffer,
  Value,
} from '@keep-flying/kernel'
import type { ChatLine, Present, Problem, Proposal, TableInfo } from '@keep-flying/protocol'

/** Who sits where. */
export interface Sitting {
  readonly seat: number
  readonly kind: 'person' | 'bot' | 'open'
  readonly name: string
  /** Where on the table lies what they would like help with, if they have said so. */
  readonly wish?: Spot | null
}

/** Between two people round one screen: whose turn it is to take the device. */
export interface Curtain extends Sitting {
  /** Who has just acted and may still take the last choice back. */
  readonly takesBack: Sitting | null
}

/**
 * A game as one person sees it at one moment. A new object whenever anything changed. The view is the game's own: only
 * its folder knows what is in it.
 */
export interface Moment<V = unknown> {
  /** The game's id. */
  readonly game: string
  /** The seat it is seen from; null for a spectator. */
  readonly viewer: number | null
  readonly view: V
  /** The viewer's open decisions. */
  readonly decisions: readonly Decision[]
  /** The seats the game waits for. */
  readonly waiting: readonly number[]
  /** What the viewer may take back, or why not; null where nobody could. */
  readonly undo: UndoOffer | null
  /** What the viewer has said will be answered next, such as the rest of a course. */
  readonly plan: Plan | null
  readonly events: readonly HeardEvent[]
  /** The last event shown before: later ones are new since the viewer last looked. */
  readonly seen: number
  /** Grows with every answer and every undo. */
  readonly version: number
  /** How many answers stand. */
  readonly answers: number
  readonly over: boolean
  /** How it came out; null while it goes on, and where the rules did not end it. */
  readonly outcome: Outcome | null
  readonly seats: readonly Sitting[]
}

/** Milliseconds that were left when this device heard of it, and when that was (milliseconds of Unix time). */
export interface Lapse {
  readonly left: number
  readonly heardAt: number
}

/** A bot that thinks for long, and since when by the clock of this device (milliseconds of Unix time). */
export interface Thinking {
  readonly seat: number
  readonly since: number
}

/** What a bot says it is about to do. */
export interface Intent {
  readonly seat: number
  readonly text: Text
}

/** What goes on around a game that is played over a server. */
export interface Company extends Present {
  readonly table: TableInfo
  /** When this device heard of the table as it is: its clocks run from there. Milliseconds of Unix time. */
  readonly heardAt: number
  /** How long the game still waits for whoever may step in but need not, and since when that is known; null while it is not. */
  readonly lapse: Lapse | null
  readonly chat: readonly ChatLine[]
  /** Whether the server is heard at the moment. */
  readonly connected: boolean
  say(text: string): Promise<Problem | null>
  propose(proposal: Proposal): Promise<Problem | null>
  consent(proposal: string, agree: boolean): Promise<Problem | null>
  /** Has questions of a kind answered for the viewer at this table; null to be asked again. */
  setHabit(kind: string, answer: string | null): Promise<Problem | null>
}

/** A recorded game that is looked at. */
export interface Playback {
  /** The entry shown, from 0 (before the first) to `length`. */
  readonly at: number
  readonly length: number
  /** Where each turn begins, as an entry number, with whose it is and how far the game had come. */
  readonly turns: readonly { readonly at: number; readonly seat: number; readonly progress: Text }[]
  /** Whether the record holds what its commitment promised: the seed, every answer and the end. */
  readonly fairness: Fairness
  /** The seats it may be seen from: all once the game was over. */
  readonly seats: readonly number[]
  go(at: number): void
  /** Sees it from another seat; null for a spectator. */
  lookFrom(viewer: number | null): void
}

/** What playing a record again has shown. */
export type Fairness = { readonly proven: true } | { readonly proven: false; readonly why: 'seed' | 'base' | 'end' }

/** For each answer that was asked about, what it leads to, in sentences of the game. */
export type Foretold = readonly (readonly Text[])[]

/** What the screen has to say that is not the game's. */
export type Notice =
  | { readonly kind: 'rules-fault' }
  /** The rules were corrected meanwhile; how many answers must be given again, where that is known. */
  | { readonly kind: 'rules-changed'; readonly dropped: number | null }
  | { readonly kind: 'closing' }
  | { readonly kind: 'storage'; readonly message: string }

/**
 * A game on the screen, wherever it is played: in a worker of this browser, on a server, or from a record. The screen
 * knows nothing else.
 */
export interface Session {
  readonly kind: 'local' | 'online' | 'replay'
  /** Names the game in links and storage. */
  readonly id: string
  /** Null while loading. */
  readonly moment: Moment | null
  /** Why there is nothing to show, if so. */
  readonly problem: Problem | null
  readonly notice: Notice | null
  /** The hash of the seed, published before anything was drawn. */
  readonly commitment: string | null
  /** Whether it is the guided first game. */
  readonly guided: boolean
  /** Round one screen: whose person must take the device before anything is shown. */
  readonly curtain: Curtain | null
  readonly company: Company | null
  readonly playback: Playback | null
  /** The bot that has been thinking for a while, if one has. */
  readonly thinking: Thinking | null
  /** What a bot says it is about to do, while it is at it. */
  readonly intent: Intent | null
  /** An answer given before the page was loaded that is only now on its way; what comes of it. */
  readonly unsent: { readonly decision: number; readonly reply: Promise<Problem | null> } | null
  subscribe(listener: () => void): () => void
  /** Null when taken; otherwise why not, and nothing has changed. */
  answer(decision: number, value: Value, plan?: readonly Value[]): Promise<Problem | null>
  /** What each of these answers to an open question of the viewer's would lead to; null where it cannot be told (any longer). */
  foretell(decision: number, values: readonly Value[]): Promise<Foretold | null>
  /**
   * What a bot would answer to an open question of the viewer's, from what the viewer sees; null where it cannot be told (any
   * longer), and why not, if it was refused.
   */
  advise(decision: number): Promise<Hint | Problem | null>
  /** Lets the bot that thinks make up its mind. */
  hurry(): void
  /** In a co-operative game: says what the viewer would like help with; null for nothing. */
  setWish(at: Spot | null): Promise<Problem | null>
  /** Takes back what is the viewer's; behind a curtain, what is theirs who acted last. */
  undo(unit: string): Promise<Problem | null>
  /** Everything up to this event was shown. */
  sawUpTo(event: number): void
  /** The person named by the curtain has the device. */
  liftCurtain(): void
  /** Milliseconds bots wait; 0 skips. Only where bots play here. */
  setBotDelay(milliseconds: number): void
  /** The record, where it may be had: own games, and finished ones. */
  record(): Promise<GameRecord | null>
  /** Sends what is needed to look into a fault; a link, or null where there is no server. */
  report(note: string): Promise<string | null>
  close(): void
}
