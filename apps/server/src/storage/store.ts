import type { Outcome } from '@keep-flying/kernel'
import type {
  CampaignRow,
  ChatRow,
  CheckpointRow,
  EntryRow,
  GameRow,
  LookRow,
  ProposalRow,
  PushRow,
  ReplayRow,
  ReportRow,
  SeatRow,
  UserRow,
} from './schema.ts'

/** What is kept of a running game besides its log, for lists and reminders. */
export interface Situation {
  /** The seats the game is waiting for. */
  readonly waiting: readonly number[]
  readonly summary: Summary
}

/** What lists say of a running game. */
export type Summary = Pick<GameRow, 'waiting_any' | 'progress'>

/** An entry to be stored, with what follows from it. */
export interface Addition {
  readonly entry: EntryRow
  /** The checkpoint the game now has, if it is a new one. */
  readonly checkpoint?: CheckpointRow
  /** The seats now waited for, if they are others than before. */
  readonly waiting?: readonly number[]
  /** What lists now say, if it is something else than before. */
  readonly summary?: Summary
  /** How it ended, if the game is over now. */
  readonly end?: End
}

/** How a game ended. */
export interface End {
  readonly outcome: Outcome | null
  readonly hash: string
  /** What it leaves to the next game of its campaign, if it belongs to one. */
  readonly campaign?: Omit<CampaignRow, 'game'>
}

export interface GameAndSeats {
  readonly game: GameRow
  /** In the order of their numbers, each with the name of the person there. */
  readonly seats: readonly (SeatRow & { readonly name: string | null })[]
}

/** A person who is to be told that a game over days waits for them. */
export interface Due {
  readonly game: GameRow
  readonly seat: number
  /** When the game began to wait for them. */
  readonly since: number
  readonly user: UserRow
  readonly pushes: readonly PushRow[]
}

/** A person who is to be told that a game over days has ended. */
export interface Ending {
  readonly table: GameAndSeats
  readonly seat: number
  readonly user: UserRow
  readonly pushes: readonly PushRow[]
}

export type ListKind = 'open' | 'mine' | 'running' | 'finished'

/**
 * All that is ever asked of the database. One implementation on Kysely serves SQLite and PostgreSQL; the contract suite
 * (contract.test.ts) holds it to these words on both.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** Answers if the database does. */
  ping(): Promise<void>
  close(): Promise<void>

  /** The setting's value; the first of all nodes to ask makes it. */
  setting(key: string, make: () => string): Promise<string>

  // identity
  addUser(user: UserRow): Promise<void>
  user(id: string): Promise<UserRow | null>
  userByLogin(login: string): Promise<UserRow | null>
  renameUser(id: string, name: string): Promise<void>
  /** Makes a guest an account; false if the login is taken. */
  claimLogin(id: string, name: string, login: string, password: string): Promise<boolean>
  /** Gives an account another name with its login, which may be the one it has; false if somebody else has it. */
  renameAccount(id: string, name: string, login: string): Promise<boolean>
  setPassword(id: string, password: string): Promise<void>
  setLocale(id: string, locale: string): Promise<void>
  setWebhook(id: string, url: string | null): Promise<void>
  touchUser(id: string, at: number): Promise<void>
  addSession(token: string, user: string, at: number): Promise<void>
  /** The session's user; null if there is no such session. */
  userOfSession(token: string): Promise<UserRow | null>
  endSession(token: string): Promise<void>
  /** Ends every session of the user but the one kept. */
  endOtherSessions(user: string, kept: string): Promise<void>
  /**
   * Gives an account what its person did as a guest: seats, tables hosted, looks and browsers. Where the account sits
   * already, the guest's seat becomes open before the start and stays as it is after it. The tables that changed.
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
   * `open`: public tables not begun, with a free seat. `mine`: where the user sits, running ones that wait for the user
   * first. `running` and `finished`: public tables that allow spectators. The latest first, at most 100.
   */
  games(list: ListKind, user: string): Promise<GameAndSeats[]>
  /** How many open or running tables the user sits at. */
  tablesOf(user: string): Promise<number>
  /** Puts a person into the seat if it is open and they sit nowhere else at the table, before the start; says whether. */
  takeSeat(game: string, seat: number, user: string): Promise<boolean>
  /**
   * Changes an unoccupied seat, or the seat of the person given; says whether. A seat may become a bot's until the game
   * is over, and open only before the start.
   */
  setSeat(
    game: string,
    seat: number,
    now: { kind: 'open' } | { kind: 'bot'; bot: string },
    held: string | null,
  ): Promise<boolean>
  setHandOver(game: string, seat: number, user: string, token: string | null): Promise<boolean>
  /** Gives the seat with this hand-over word to the user, who must not sit at the table; the seat's number, or null. */
  takeOver(game: string, token: string, user: string): Promise<number | null>
  /** What was played elsewhere of an imported game; null once it has started. */
  importOf(game: string): Promise<string | null>
  /**
   * Begins the game under the rules given if it is open and no seat is; says whether. An imported game begins with what
   * was played of it.
   */
  startGame(
    game: string,
    at: number,
    rules: string,
    situation: Situation,
    imported?: { readonly entries: readonly EntryRow[]; readonly checkpoint: CheckpointRow | null },
  ): Promise<boolean>
  /** Ends an open or running game without a winner; says whether. */
  abandonGame(game: string, at: number): Promise<boolean>
  /** Deletes an open table with all that belongs to it; says whether. */
  deleteOpenGame(game: string): Promise<boolean>
  setHost(game: string, user: string): Promise<void>
  /** Notes the table that comes after this one if there is none yet; that table's id, whoever made it. */
  setSuccessor(game: string, kind: 'rematch' | 'next', table: string): Promise<string>
  /** What a finished game leaves to the next of its campaign. */
  campaignOf(game: string): Promise<CampaignRow | null>
  /** The same of a game known by the hash of its record. */
  campaignOfRecord(record: string): Promise<CampaignRow | null>

  // entries
  /** Stores all, each unless its (game, seq) or (game, once) is taken; says which were stored. One transaction. */
  append(additions: readonly Addition[]): Promise<boolean[]>
  entries(game: string, from: number): Promise<EntryRow[]>
  /** How many entries each of these games has. */
  heads(games: readonly string[]): Promise<Map<string, number>>
  checkpoint(game: string): Promise<CheckpointRow | null>
  /**
   * The game goes on from `base` under other rules: entries from `base_seq` on are these. False, and nothing done, if
   * another node did so first (its epoch is no longer `epoch - 1`). Their checkpoint, or none, replaces the game's.
   */
  takeOverRules(
    game: string,
    now: { epoch: number; rules: string; base: string | null; base_seq: number },
    additions: readonly Addition[],
    situation: Situation,
  ): Promise<boolean>
  /**
   * Running games that wait for a bot and where nothing was stored since the time given. Where any one of several may
   * answer, a person among them keeps the game from waiting for a bot.
   */
  stalledBots(since: number): Promise<string[]>

  // talk
  look(game: string, user: string): Promise<LookRow | null>
  /** How many entries each game where the user sits got since they last looked; those with none are left out. */
  unseen(user: string): Promise<Map<string, number>>
  /** Never goes back. */
  setLook(look: LookRow): Promise<void>
  /** Adds a line with the next number; the line with the same `once` if it was said already. */
  say(line: Omit<ChatRow, 'n'>): Promise<ChatRow>
  chat(game: string, last: number): Promise<ChatRow[]>
  addProposal(proposal: ProposalRow): Promise<void>
  proposals(game: string): Promise<ProposalRow[]>
  /** Adds a seat to those who agreed; the proposal as it then is, or null if it is gone. */
  agree(id: string, seat: number): Promise<ProposalRow | null>
  /** Says whether it was still there: whoever removed it may carry it out. */
  removeProposal(id: string): Promise<boolean>
  clearProposals(game: string): Promise<void>

  // reports and replays
  addReport(report: ReportRow): Promise<void>
  report(id: string): Promise<ReportRow | null>
  addReplay(replay: ReplayRow): Promise<void>
  replay(id: string): Promise<ReplayRow | null>

  // upkeep
  /** Claims the reminders due: people not seen since the game began to wait for them before `waitingBefore`. */
  claimReminders(waitingBefore: number, now: number): Promise<Due[]>
  /**
   * Claims the news of games that ended at or after `since` and at or before `until`: for people at the table who were
   * last seen before `away`, counted back from the end in milliseconds.
   */
  claimEndings(since: number, until: number, away: number, now: number): Promise<Ending[]>
  /** Removes what nobody will miss; how many rows of each kind went. */
  cleanUp(before: CleanUp): Promise<{ tables: number; abandoned: number; guests: number; replays: number }>
  /** How many tables there are in each status. */
  counts(): Promise<Record<string, number>>
}

/** Times before which untouched things go. */
export interface CleanUp {
  readonly now: number
  /** Open tables are deleted. */
  readonly open: number
  /** Running live tables are abandoned. */
  readonly live: number
  /** Running tables over days are abandoned. */
  readonly days: number
  /** Guests who sit at no table are deleted with their sessions. */
  readonly guests: number
  /** Uploaded replays are deleted. */
  readonly replays: number
}
