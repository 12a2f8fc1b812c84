import type { Outcome } from '@keep-flying/kernel'
import type { ChapterStore } from './chapters.ts'
import type { HabitStore } from './habits.ts'
import type { OperatorStore } from './operator-store.ts'
import type {
  AttemptRow,
  BlockRow,
  CampaignRow,
  ChatRow,
  CheckpointRow,
  EntryRow,
  GameHead,
  GameRow,
  LookRow,
  ProposalRow,
  PushRow,
  RecoveryCodeRow,
  ReplayRow,
  ReportRow,
  SanctionKind,
  SanctionRow,
  SeatRow,
  SessionRow,
  UserRow,
} from './schema.ts'
import type { SpaceStore } from './space-store.ts'
import type { WishStore } from './wishes.ts'

/** What is stored about a running game besides its log, for lists and reminders. */
export interface Situation {
  /** The seats the game is waiting for. */
  readonly waiting: readonly number[]
  readonly summary: Summary
}

/** What lists say about a running game. */
export type Summary = Pick<GameRow, 'waiting_any' | 'progress'>

/** An entry to be stored, with what follows from it. */
export interface Addition {
  readonly entry: EntryRow
  /** The checkpoint the game now has, if it is a new one; null if it has none any more. */
  readonly checkpoint?: CheckpointRow | null | undefined
  /** The seats that the game now waits for, if they have changed. */
  readonly waiting?: readonly number[] | undefined
  /** What lists now say, if it has changed. */
  readonly summary?: Summary | undefined
  /** What happens to the table's clocks, if it has any and they change. */
  readonly clock?: ClockTurn | undefined
  /** How the game ended, if it is over now. */
  readonly end?: End | undefined
}

/** Who gives an answer: the person in a seat, or the bot that plays there, be it for a person. */
export interface Holder {
  readonly seat: number
  /** Null for a bot. */
  readonly user: string | null
}

/** An addition that counts only while its giver has the seat, the game runs and its epoch is this one. */
export interface Submission extends Addition {
  readonly by: Holder
  readonly epoch: number
}

/** Which clocks of a table stop and start. */
export interface ClockTurn {
  /** All seats that the game now waits for. */
  readonly waiting: readonly number[]
  /** Milliseconds added for each person the game has waited for and no longer does. */
  readonly ended: number
  /** Milliseconds that each person has whom the game begins to wait for; null for what they had left. */
  readonly fresh: number | null
  /** A seat that has answered and is waited for again: its clock stops and starts. */
  readonly again: number | null
}

/** A clock that has run out. */
export interface FallenFlag {
  readonly game: string
  readonly seat: number
  /** Since when the clock has been running. */
  readonly since: number
}

/** How a game ended. */
export interface End {
  readonly outcome: Outcome | null
  readonly hash: string
  /** What it leaves to the next game of its campaign, if it belongs to one. */
  readonly campaign?: Omit<CampaignRow, 'game'>
}

/** A table as lists show it. */
export interface ListedTable {
  readonly game: GameHead
  /** In order, each with the name of the person there. */
  readonly seats: readonly (SeatRow & { readonly name: string | null })[]
}

export interface GameAndSeats extends ListedTable {
  readonly game: GameRow
}

/** A person to be told that a game played over days waits for them. */
export interface Due {
  readonly game: GameRow
  readonly seat: number
  /** When the game began to wait for them. */
  readonly since: number
  /** When their time runs out; null without a clock. */
  readonly until: number | null
  readonly user: UserRow
  readonly pushes: readonly PushRow[]
}

/** A person to be told that a game played over days has ended. */
export interface Ending {
  readonly table: GameAndSeats
  readonly seat: number
  readonly user: UserRow
  readonly pushes: readonly PushRow[]
}

/** What a host has decided about somebody, with their name. */
export type Sanction = SanctionRow & { readonly name: string }

export type ListKind = 'open' | 'mine' | 'running' | 'finished'

/**
 * Everything the server needs from a database. One implementation with Kysely serves SQLite and PostgreSQL; the
 * contract suite (contract.test.ts) holds both to what is said here.
 */
export interface Store extends ChapterStore, HabitStore, OperatorStore, SpaceStore, WishStore {
  readonly kind: 'sqlite' | 'postgres'
  /** Resolves if the database answers. */
  ping(): Promise<void>
  /** Resolves if something can be written. */
  tryWrite(): Promise<void>
  close(): Promise<void>

  /** Notes the rules that a node has for a game, unless newer ones are known. They are numbers. */
  noteRules(game: string, rules: string): Promise<void>
  /** The newest rules of each game that any node has noted. */
  latestRules(): Promise<Map<string, string>>
  /** Changes that a newer version has made to the tables. */
  unknownMigrations(): Promise<string[]>

  /** The setting's value, made by the first node that asks for it. */
  setting(key: string, make: () => string): Promise<string>

  // identity
  addUser(user: UserRow): Promise<void>
  user(id: string): Promise<UserRow | null>
  userByLogin(login: string): Promise<UserRow | null>
  /** The account whose name looks like this one. */
  userWhoLooksLike(name: string): Promise<UserRow | null>
  renameUser(id: string, name: string): Promise<void>
  /** Turns a guest into an account; false if the login is taken, or a name that looks the same. */
  claimLogin(id: string, name: string, login: string, password: string): Promise<boolean>
  /** Renames an account; the login may stay the same. False if somebody else has it, or one that looks the same. */
  renameAccount(id: string, name: string, login: string): Promise<boolean>
  setPassword(id: string, password: string): Promise<void>
  setLocale(id: string, locale: string): Promise<void>
  setWebhook(id: string, url: string | null): Promise<void>
  /** Begins a session; of too many, the one not seen for longest ends. */
  addSession(session: SessionRow): Promise<void>
  /** Adds a user with their first session. */
  addGuest(user: UserRow, session: SessionRow): Promise<void>
  /** The session's user; null if there is no such session. */
  userOfSession(token: string): Promise<UserRow | null>
  /** Where the user is signed in, the latest seen first. */
  sessionsOf(user: string): Promise<SessionRow[]>
  /** Notes that these sessions and their people are here, never earlier than before; returns those that have not ended. */
  touchSessions(tokens: readonly string[], at: number): Promise<Set<string>>
  endSession(token: string): Promise<void>
  /** Ends one session of the user's, or all except one; returns those that it ended. */
  endSessions(user: string, which: { only: string } | { except: string | null }): Promise<string[]>
  /** Sets the code of its maker for the account; an earlier one is void. */
  setRecoveryCode(code: RecoveryCodeRow): Promise<void>
  recoveryCodesOf(user: string): Promise<RecoveryCodeRow[]>
  /**
   * Uses up the code with this hash: sets the password, ends every session, and replaces all codes by the next. False,
   * and nothing happens, if the code is gone.
   */
  recoverAccount(user: string, hash: string, password: string, next: RecoveryCodeRow): Promise<boolean>
  /**
   * Counts an attempt unless, by those before, it has to wait; returns the milliseconds to wait, 0 if it was counted. Of
   * attempts at the same moment each sees the one before.
   */
  countAttempt(key: string, at: number, waitAfter: (before: AttemptRow) => number): Promise<number>
  /** Takes one attempt back. */
  forgiveAttempt(key: string): Promise<void>
  /** Forgets the attempts of one key, or those whose last was before a time. */
  forgetAttempts(which: { key?: string; before?: number }): Promise<void>
  /** Everything that is stored about a person; null if there is no such person. */
  dataOf(user: string): Promise<PersonalData | null>
  /**
   * Forgets a person: seats before the start become open, those in running games a bot's (by game in `standIns`), games
   * without anybody else are abandoned, and whatever stays names nobody. With `unseenSince`, only somebody who was not
   * seen since. Returns the tables where they sat, or null if nobody was forgotten.
   */
  forgetUser(id: string, standIns: ReadonlyMap<string, string>, unseenSince?: number): Promise<string[] | null>
  /** People who were not seen since the time given and sit at no open or running table, the longest away first. */
  unseenUsers(kind: 'guests' | 'accounts', since: number, most: number): Promise<string[]>
  /**
   * Gives an account what its owner did as a guest: seats, tables hosted, words, looks, blocks and browsers, and what
   * others decided about the guest. If the account already sits at a table, the guest's seat there becomes open before
   * the start and stays as it is after it. Returns the tables that changed.
   */
  moveSeats(guest: string, account: string): Promise<string[]>
  /** Adds a browser, or moves it to this user. */
  addPush(push: PushRow): Promise<void>
  removePush(endpoint: string): Promise<void>
  pushesOf(user: string): Promise<PushRow[]>

  // tables
  /** `content` is what was played elsewhere of an imported game; it is kept until the game starts. */
  addGame(game: GameRow, seats: readonly SeatRow[], content?: string): Promise<void>
  game(id: string): Promise<GameAndSeats | null>
  /**
   * `open`: public tables that have not started, have a free seat and are not locked, unless the user has blocked their
   * host. `mine`: tables where the user sits; running ones
   * that wait for the user come first. `running` and `finished`: public tables that allow spectators; running ones that
   * are locked are left out. At most 100, the latest first.
   */
  games(list: ListKind, user: string): Promise<ListedTable[]>
  /** How many open or running tables the user sits at. */
  tablesOf(user: string): Promise<number>
  /**
   * Before the start, gives an open seat to a person who has none at the table; returns whether it did. At a locked
   * table, and to somebody who was removed, it does not.
   */
  takeSeat(game: string, seat: number, user: string): Promise<boolean>
  /**
   * Changes an unoccupied seat, or the seat of the person given; returns whether it did. A seat may become a bot's
   * until the game is over, but open only before the start.
   */
  setSeat(
    game: string,
    seat: number,
    now: { kind: 'open' } | { kind: 'bot'; bot: string },
    held: string | null,
  ): Promise<boolean>
  setHandOver(game: string, seat: number, user: string, token: string | null): Promise<boolean>
  /** Gives the seat with this hand-over token to a user who has none at the table, as far as `takeSeat` would; returns the seat, or null. */
  takeOver(game: string, token: string, user: string): Promise<number | null>
  /** What was played elsewhere of an imported game; null once it has started. */
  importOf(game: string): Promise<string | null>
  /**
   * Stores entries of an imported game that is about to start, as `writeEntries` has written them; those that are there stay as
   * they are. They are safe once it has started.
   */
  addImported(game: string, at: number, written: string): Promise<void>
  /**
   * Starts the game under the rules given if the table is open and none of its seats is; returns whether it did. An
   * imported game starts with what was played of it, which must have been added.
   */
  startGame(
    game: string,
    at: number,
    rules: string,
    situation: Situation,
    imported?: { readonly checkpoint: CheckpointRow | null },
  ): Promise<boolean>
  /** Ends an open or running game without a winner; returns whether it did. */
  abandonGame(game: string, at: number): Promise<boolean>
  /** Deletes an open table and all that belongs to it; returns whether it did. */
  deleteOpenGame(game: string): Promise<boolean>
  setHost(game: string, user: string): Promise<void>
  /** Sets the table that comes after this one unless there is one; returns its id, whoever made it. */
  setSuccessor(game: string, kind: 'rematch' | 'next', table: string): Promise<string>
  /** What a finished game leaves to the next of its campaign. */
  campaignOf(game: string): Promise<CampaignRow | null>
  /** The same for a game known by the hash of its record. */
  campaignOfRecord(record: string): Promise<CampaignRow | null>

  // entries
  /**
   * Stores all in one transaction, except where (game, seq) or (game, once) is taken, or what a submission depends on is
   * no longer so; returns which were stored.
   */
  append(submissions: readonly Submission[]): Promise<boolean[]>
  /** Those from a place in the log on, or the first so many of them. */
  entries(game: string, from: number, most?: number): Promise<EntryRow[]>
  /** What a game's entries say, as JSON with commas in between, from a place in the log to before another, and how many they are. */
  entryTexts(game: string, from: number, to: number): Promise<{ readonly text: string; readonly count: number }>
  /** The entry with the client's own id. */
  entryOnce(game: string, once: string): Promise<EntryRow | null>
  /** How many entries each of these games has. */
  heads(games: readonly string[]): Promise<Map<string, number>>
  checkpoint(game: string): Promise<CheckpointRow | null>
  /**
   * Continues the game from `base` under other rules, with these entries from `base_seq` on. Their checkpoint, or none,
   * replaces the game's. Does nothing and returns false if another node was first (the epoch is no longer `epoch - 1`).
   */
  takeOverRules(
    game: string,
    now: { epoch: number; rules: string; base: string | null; base_seq: number },
    additions: readonly Addition[],
    situation: Situation,
  ): Promise<boolean>
  /**
   * Running games that wait for a bot and in which nothing was stored since the time given. If any one of several may
   * answer and a person is among them, the game does not wait for a bot.
   */
  stalledBots(since: number): Promise<string[]>

  // clocks
  /**
   * Notes, at most once per `every` milliseconds, that a node looks after the clocks. If none did for `silence`
   * milliseconds, no clock counts that time; returns how long it was, else 0.
   */
  beat(at: number, limits: { readonly every: number; readonly silence: number }): Promise<number>
  /** The clocks of running games that have run out at the time given. */
  fallenFlags(at: number): Promise<FallenFlag[]>
  /**
   * Stops a clock at 0, and lets a bot play for the person or asks the others. Returns whether it did: one node does,
   * and none if the clock has stopped in the meantime.
   */
  fallFlag(
    flag: FallenFlag,
    at: number,
    then: { readonly standIn?: string; readonly proposal?: ProposalRow },
  ): Promise<boolean>
  /** The person in a seat plays again in place of the bot, with so many milliseconds left, if there are clocks. */
  takeBack(game: string, seat: number, user: string, left: number | null, at: number): Promise<boolean>
  /** Gives a person whose clock has run out so many milliseconds; they run at once if the game waits. */
  grantTime(game: string, seat: number, left: number, at: number): Promise<void>
  /** The last 500 entries, the latest first. */
  latestEntries(game: string): Promise<EntryRow[]>

  // chat and looks
  look(game: string, user: string): Promise<LookRow | null>
  /** How many entries each of these games of the user's got since they last looked; games with none are left out. */
  unseen(user: string, games: readonly string[]): Promise<Map<string, number>>
  /** Sets what a person has seen; it never goes back. */
  setLook(look: LookRow): Promise<void>
  /** Adds a line with the next number; returns the earlier line if one has the same `once`. */
  say(line: Omit<ChatRow, 'n'>): Promise<ChatRow>
  /** The latest lines; for somebody, without those of people whom they have blocked. */
  chat(game: string, last: number, hearer?: string): Promise<ChatRow[]>
  /** Those who have said something at the table, whoever spoke last first. */
  speakers(game: string, most: number): Promise<string[]>
  /** The latest lines that a person said at the table, or the one with this number if they said it. */
  said(game: string, user: string, last: number, n?: number): Promise<ChatRow[]>

  // proposals
  addProposal(proposal: ProposalRow): Promise<void>
  proposals(game: string): Promise<ProposalRow[]>
  /** Adds a seat to those that agreed; returns the proposal after that, or null if it is gone. */
  agree(id: string, seat: number): Promise<ProposalRow | null>
  /** The same for those that refused. */
  refuse(id: string, seat: number): Promise<ProposalRow | null>
  /** Returns whether it was still there: whoever removed it may carry it out. */
  removeProposal(id: string): Promise<boolean>
  clearProposals(game: string): Promise<void>

  // order
  /** Locks or opens a table, or its spectators' chat; returns whether there is such a table. */
  setOrder(game: string, order: Partial<Pick<GameRow, 'locked' | 'spectator_chat' | 'advice'>>): Promise<boolean>
  /** Before the start, takes a person's seat away, so that they can no longer sit there; returns whether it did. */
  removePerson(game: string, seat: number, user: string): Promise<boolean>
  sanction(game: string, user: string, kind: SanctionKind): Promise<void>
  /** Ends a sanction; returns whether there was one. */
  pardon(game: string, user: string, kind: SanctionKind): Promise<boolean>
  /** Everything that the host has decided about people, with their names, in that order. */
  sanctions(game: string): Promise<Sanction[]>
  isSanctioned(game: string, user: string, kind: SanctionKind): Promise<boolean>
  block(user: string, blocked: string): Promise<void>
  unblock(user: string, blocked: string): Promise<void>
  /** Whom a person has blocked, with their names, in that order. */
  blocksOf(user: string): Promise<(BlockRow & { readonly name: string })[]>
  hasBlocked(user: string, other: string): Promise<boolean>

  // reports and replays
  addReport(report: ReportRow): Promise<void>
  report(id: string): Promise<ReportRow | null>
  /** How many reports about people somebody has sent since. */
  complaintsBy(user: string, since: number): Promise<number>
  addReplay(replay: ReplayRow): Promise<void>
  replay(id: string): Promise<ReplayRow | null>

  // upkeep
  /** Claims due reminders: for people whom a game has waited for since `waitingBefore`, and who were not seen since. */
  claimReminders(waitingBefore: number, now: number): Promise<Due[]>
  /**
   * Claims the news about games that ended between `since` and `until`, for people at the table who were last seen more
   * than `away` milliseconds before the end.
   */
  claimEndings(since: number, until: number, away: number, now: number): Promise<Ending[]>
  /** Removes what nobody will miss; returns how many rows of each kind. */
  cleanUp(before: CleanUp): Promise<{ tables: number; abandoned: number; replays: number }>
  /** How many tables there are in each status. */
  counts(): Promise<Record<string, number>>
}

/** What is stored about a person, table by table. */
export type PersonalData = Readonly<Record<string, unknown>>

/** What was not touched since these times is removed. */
export interface CleanUp {
  readonly now: number
  /** Open tables are deleted. */
  readonly open: number
  /** Running live tables are abandoned. */
  readonly live: number
  /** Running tables played over days are abandoned. */
  readonly days: number
  /** Uploaded replays are deleted. */
  readonly replays: number
}
