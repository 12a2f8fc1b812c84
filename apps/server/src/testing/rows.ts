import { commitmentTo } from '@keep-flying/kernel'
import { newId, newSeed } from '../ids.ts'
import type { GameRow, ReportRow, SeatRow, SessionRow, UserRow } from '../storage/schema.ts'
import type { Situation, Store } from '../storage/store.ts'

/** Rows as the database stores them; a test names only what matters to it. */

/** A guest who came at this time and has not been seen since. */
export function userRow(at: number, rest: Partial<UserRow> = {}): UserRow {
  const id = newId()
  return {
    id,
    name: `Mal ${id}`,
    login: null,
    skeleton: null,
    password: null,
    locale: 'en',
    webhook: null,
    created_at: at,
    seen_at: at,
    ...rest,
  }
}

/** A session that was begun at this time and not used since. */
export function sessionRow(token: string, user: string, at: number, rest: Partial<SessionRow> = {}): SessionRow {
  return { token, user, created_at: at, browser: null, system: null, seen_at: at, ...rest }
}

/** Notes that somebody was here at this time. */
export async function seenAt(store: Store, user: string, at: number): Promise<void> {
  const token = newId()
  await store.addSession(sessionRow(token, user, at))
  await store.touchSessions([token], at)
  await store.endSession(token)
}

/** A public table that was made at this time and has not begun. */
export function gameRow(host: string, at: number, rest: Partial<GameRow> = {}): GameRow {
  const seed = newSeed()
  return {
    id: newId(),
    invite: newId(),
    title: 'Friday crew',
    game: 'verse',
    rules: '1',
    options: '{}',
    seed,
    commitment: commitmentTo(seed),
    visibility: 'public',
    pace: 'live',
    clock: null,
    spectators: 1,
    locked: 0,
    spectator_chat: 1,
    advice: 0,
    bot_delay: 0,
    host,
    status: 'open',
    created_at: at,
    started_at: null,
    ended_at: null,
    touched_at: at,
    epoch: 0,
    base: null,
    base_seq: 0,
    waiting_any: 0,
    progress: null,
    outcome: null,
    hash: null,
    rematch: null,
    follows: null,
    follows_table: null,
    continues: 0,
    next: null,
    imported: 0,
    ...rest,
  }
}

/** A seat that nobody has taken. */
export function seatRow(game: string, seat: number, rest: Partial<SeatRow> = {}): SeatRow {
  return {
    game,
    seat,
    kind: 'open',
    user: null,
    bot: null,
    bot_name: null,
    hand_over: null,
    waiting_since: null,
    reminded_at: null,
    clock_left: null,
    clock_since: null,
    stand_in: null,
    habits: null,
    wish: null,
    ...rest,
  }
}

/** A report about a game. */
export function reportRow(game: string, user: string, at: number, rest: Partial<ReportRow> = {}): ReportRow {
  const plain = { note: 'Odd.', about: null, said: null, versions: '{}', moment: '{}', record: '{}' }
  return { id: newId(), kind: 'fault', game, user, at, ...plain, ...rest }
}

/** The situation of a game that waits for each of these seats. */
export function waitingFor(...waiting: readonly number[]): Situation {
  return { waiting, summary: { waiting_any: 0, progress: null } }
}
