import type { Pace, TableStatus, Visibility } from '@keep-flying/protocol'

/**
 * The database, the same on SQLite and PostgreSQL. Times are milliseconds of Unix time, booleans are 0 or 1, and
 * columns whose comments say so contain JSON.
 */
export interface Schema {
  settings: SettingRow
  users: UserRow
  sessions: SessionRow
  recovery_codes: RecoveryCodeRow
  attempts: AttemptRow
  pushes: PushRow
  games: GameRow
  seats: SeatRow
  entries: EntryRow
  checkpoints: CheckpointRow
  chapters: ChapterRow
  campaigns: CampaignRow
  imports: ImportRow
  looks: LookRow
  chat: ChatRow
  proposals: ProposalRow
  sanctions: SanctionRow
  blocks: BlockRow
  reports: ReportRow
  replays: ReplayRow
  operators: OperatorRow
  bans: BanRow
  deeds: DeedRow
  handled_reports: HandledRow
}

/** What the nodes of one server share: secrets that are made on the first start. */
export interface SettingRow {
  key: string
  value: string
}

export interface UserRow {
  id: string
  name: string
  /** The account's name in the form that must be unique; null for a guest. */
  login: string | null
  /** What the account's name looks like, which must be unique, too; null for a guest. */
  skeleton: string | null
  /** scrypt, with its parameters and salt. */
  password: string | null
  /** The language of reminders. */
  locale: string
  webhook: string | null
  created_at: number
  seen_at: number
}

export interface SessionRow {
  /** SHA-256 of the cookie's token. */
  token: string
  user: string
  created_at: number
  /** What it was begun with, as far as that can be told. */
  browser: string | null
  system: string | null
  seen_at: number
}

/** A code with which an account gets a new password, once. */
export interface RecoveryCodeRow {
  user: string
  /** Its owner keeps one; the operator may make another. */
  maker: 'owner' | 'operator'
  /** SHA-256 of the code, which is too long to be guessed. */
  hash: string
  made_at: number
  expires_at: number | null
}

/** How often somebody tried to prove who they are. */
export interface AttemptRow {
  /** A keyed hash of what was tried, and from where. */
  key: string
  count: number
  /** When the last one was. */
  at: number
}

/** A browser that gets reminders. */
export interface PushRow {
  endpoint: string
  user: string
  p256dh: string
  auth: string
}

/** A table with its game. */
export interface GameRow {
  id: string
  /** The unguessable token that lets others in. */
  invite: string
  title: string
  game: string
  /** The rules version of its entries since `base_seq`. */
  rules: string
  /** JSON. */
  options: string
  seed: string
  /** What was published of the seed when the table opened. */
  commitment: string
  visibility: Visibility
  pace: Pace
  /** JSON of the protocol's ClockRules; null for a table without clocks. */
  clock: string | null
  spectators: 0 | 1
  /** Whether nobody new may sit down or watch. */
  locked: 0 | 1
  /** Whether spectators may chat. */
  spectator_chat: 0 | 1
  bot_delay: number
  /** Whether anybody may ask a bot what it would do, although several people play. */
  advice: 0 | 1
  host: string
  status: TableStatus
  created_at: number
  started_at: number | null
  ended_at: number | null
  /** When something last happened at the table. */
  touched_at: number
  /** How often the game was continued under other rules. */
  epoch: number
  /** JSON of the checkpoint from which it was last continued that way. */
  base: string | null
  /** Entries before this one were played under earlier rules. */
  base_seq: number
  /** Whether an answer from any one of the seats that the game waits for is enough. */
  waiting_any: 0 | 1
  /** JSON of the kernel's Text: how far the game has come, as everybody may know. */
  progress: string | null
  /** JSON of the kernel's Outcome, once over. */
  outcome: string | null
  /** Hash of the last state, once over. */
  hash: string | null
  /** The table of the rematch. */
  rematch: string | null
  /** Hash of the record of the game it follows in a campaign. */
  follows: string | null
  /** The table where that game was played, if it was here; this game then takes what it handed on. */
  follows_table: string | null
  /** Whether another game can follow this one in its campaign. */
  continues: 0 | 1
  /** The table of that game. */
  next: string | null
  /** Whether it began elsewhere, with a seed that somebody else made. */
  imported: 0 | 1
}

/** What lists read. Bodies such as a game's last checkpoint may be large, and a list has many lines. */
export const headColumns = [
  'id',
  'game',
  'title',
  'options',
  'commitment',
  'visibility',
  'pace',
  'clock',
  'spectators',
  'locked',
  'spectator_chat',
  'bot_delay',
  'advice',
  'host',
  'status',
  'created_at',
  'started_at',
  'ended_at',
  'waiting_any',
  'progress',
  'outcome',
  'rematch',
  'follows',
  'follows_table',
  'continues',
  'next',
  'imported',
] as const satisfies readonly (keyof GameRow)[]

export type GameHead = Pick<GameRow, (typeof headColumns)[number]>

export interface SeatRow {
  game: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  user: string | null
  bot: string | null
  /** The bot's name at this table, if it was imported with one. */
  bot_name: string | null
  /** The token with which somebody else may take the seat over. */
  hand_over: string | null
  waiting_since: number | null
  /** When the person was last told that the game waits for them, or that it has ended. */
  reminded_at: number | null
  /** Milliseconds that were left when the clock last started or stopped; null for a seat without a clock. */
  clock_left: number | null
  /** Since when the clock has been running; null while it stands. */
  clock_since: number | null
  /** The bot that plays for the person until they take the seat back. */
  stand_in: string | null
  /** JSON: what the person has asked to be answered for them, by kinds of question; null if nothing. */
  habits: string | null
  /** JSON: where on the table lies what the person would like help with; null for nothing. */
  wish: string | null
}

/** An answer or an undo. The primary key (game, seq) decides races between nodes. */
export interface EntryRow {
  game: string
  seq: number
  /** JSON of the kernel's LogEntry. */
  entry: string
  /** The answered decision's index among those asked together; null for an undo. */
  place: number | null
  /** The client's id for it, unique within a game; null for a bot's answer. */
  once: string | null
  at: number
}

/** A game's latest checkpoint, from which it can be continued under other rules. */
export interface CheckpointRow {
  game: string
  /** How many entries the log had. */
  seq: number
  rules: string
  /** JSON of the kernel's Saved. */
  saved: string
}

/** A stretch of a game's history with where the game stood at its end. */
export interface ChapterRow {
  game: string
  /** How many entries the log had. */
  seq: number
  /** How many bytes they take. */
  bytes: number
  /** The chapter before it, by its `seq`; null for the first. */
  prev: number | null
  /** How many answers stood. */
  answers: number
  /** How many answers stood at the checkpoint it goes on from: what came before that cannot be taken back from here. */
  floor: number
  /** The last event of the chapter before it. */
  told_before: number
  /** Its own last event. */
  told: number
  /** JSON of the kernel's ToldEvents in between, packed if the game was imported. They contain what is hidden, so nobody may be sent them as they are. */
  events: string
  /** JSON of the kernel's Position, packed like them; null if the game is no longer continued from here. */
  position: string | null
}

/** A chapter without its bodies. */
export interface ChapterHead extends Omit<ChapterRow, 'game' | 'events' | 'position'> {
  /** Whether it has a position. */
  kept: 0 | 1
}

/** What a finished game of a campaign leaves to the next. */
export interface CampaignRow {
  game: string
  /** Hash of its record. */
  record: string
  /** JSON: what it hands on. */
  handed_on: string
  /** JSON: the options of the game that follows it; null where the campaign ends. */
  next: string | null
}

/** What was played elsewhere of a game that has not started here yet. */
export interface ImportRow {
  game: string
  /** JSON: its entries, with what follows from them. */
  content: string
}

/** What a person has seen of a game. */
export interface LookRow {
  game: string
  user: string
  event: number
  at: number
}

export interface ChatRow {
  game: string
  n: number
  user: string
  seat: number | null
  name: string
  once: string
  at: number
  text: string
}

export interface ProposalRow {
  id: string
  game: string
  /** For one that a clock made: the seat whose time has run out. */
  by_seat: number
  /** JSON of a Proposal. */
  proposal: string
  /** JSON list of seats. */
  agreed: string
  /** JSON list of seats. */
  refused: string
  at: number
}

/** What the host of a table has decided about a person there; both may hold. */
export interface SanctionRow {
  game: string
  user: string
  kind: SanctionKind
  at: number
}

/** Somebody who was removed can neither sit down nor watch; somebody who is muted cannot chat. */
export type SanctionKind = 'removed' | 'muted'

/** A person who wants to hear no more of another. */
export interface BlockRow {
  user: string
  blocked: string
  at: number
}

/** A report about a game, or about a person: then there is neither a moment nor a record, only what was said. */
export interface ReportRow {
  id: string
  kind: 'fault' | 'person' | 'message'
  game: string
  /** Who reports. */
  user: string
  at: number
  note: string
  /** The person reported. */
  about: string | null
  /** JSON: the lines of chat reported, or the latest that the person said at the table. */
  said: string | null
  /** JSON: name to version. */
  versions: string
  /** JSON: the moment as the reporter saw it; null for a report about a person. */
  moment: string
  /** JSON: the record up to then, or null for a report about a person. It contains the seed, so players must not see it while the game runs. */
  record: string
}

/** A record that somebody uploaded. */
export interface ReplayRow {
  id: string
  user: string
  at: number
  record: string
}

/** An account that may use the operator's page. */
export interface OperatorRow {
  user: string
  at: number
}

/** Somebody, or a network, that may not come here. */
export interface BanRow {
  id: string
  /** The id of a person, or null for a network. */
  person: string | null
  /** In its normal form, such as `203.0.113.0/24`; null for a person. */
  network: string | null
  why: string
  by: string
  at: number
  /** When it ends; null for a ban for good. */
  until: number | null
  /** When it was lifted before its end. */
  lifted_at: number | null
}

/** Something that an operator did. The nodes follow this list. */
export interface DeedRow {
  /** From 1, without two alike: nodes read on from the last one they know. */
  n: number
  at: number
  /** The operator's name, or who used the command line. */
  by: string
  deed:
    | 'ban'
    | 'ban-addresses'
    | 'unban'
    | 'vacate'
    | 'close-table'
    | 'delete-table'
    | 'delete-person'
    | 'report'
    | 'operator'
    | 'no-operator'
    | 'recovery'
  /** The id of the person it is about, if it is about one. */
  person: string | null
  /** In words: a name, a title, a network. */
  about: string
  /** Why it was done, or what. */
  note: string
  /** JSON list: the tables that changed. */
  tables: string
}

/** What was done about a report. */
export interface HandledRow {
  report: string
  at: number
  by: string
  done: string
}
