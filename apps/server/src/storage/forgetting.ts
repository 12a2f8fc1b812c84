import { sql } from 'kysely'
import { formerName } from '../identity/names.ts'
import type { UserRow } from './schema.ts'
import { changeSeat } from './seats.ts'
import type { Store } from './store.ts'
import { abandon } from './tables.ts'
import { isReferred, type Queries, together } from './transactions.ts'

/** The host of finished tables whose people are all gone. Nobody can be signed in as them. */
export const nobody = 'nobody'

/** In place of the id of somebody who is forgotten, where there must be one. */
const noId = ''

/** How often a person who sits down somewhere at the same moment is looked for again. */
const retries = 5

type Stands = Parameters<Store['forgetUser']>[1]

/** How a person is forgotten: all that belongs to them goes, and what others keep names nobody. */
export function forgetting(db: Queries, now: () => number): Pick<Store, 'forgetUser' | 'unseenUsers'> {
  return {
    async forgetUser(id, standIns, unseenSince) {
      for (let left = retries; ; left--) {
        try {
          return await together(db, async (within) => {
            const user = await hold(within, id, unseenSince)
            return user ? forget(within, user, standIns, now()) : null
          })
        } catch (problem) {
          // The person has sat down somewhere in the meantime: that goes, too.
          if (left === 0 || !isReferred(problem)) throw problem
        }
      }
    },

    async unseenUsers(kind, since, most) {
      const found = await db
        .selectFrom('users')
        .select('id')
        .where('login', kind === 'guests' ? 'is' : 'is not', null)
        .where('seen_at', '<', since)
        .where('id', '!=', nobody)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('seats')
                .innerJoin('games', 'games.id', 'seats.game')
                .select('seats.seat')
                .whereRef('seats.user', '=', 'users.id')
                .where('games.status', 'in', ['open', 'playing']),
            ),
          ),
        )
        .orderBy('seen_at')
        .limit(most)
        .execute()
      return found.map(({ id: one }) => one)
    },
  }
}

/** Finds the person and keeps others from changing them until the transaction ends. */
async function hold(db: Queries, id: string, unseenSince: number | undefined): Promise<UserRow | undefined> {
  const held = db.updateTable('users').set({ webhook: null }).where('id', '=', id).where('id', '!=', nobody)
  const unseen = unseenSince === undefined ? held : held.where('seen_at', '<', unseenSince)
  return unseen.returningAll().executeTakeFirst()
}

async function forget(db: Queries, user: UserRow, standIns: Stands, at: number): Promise<string[]> {
  const tables = await leaveSeats(db, user.id, standIns, at)
  await giveTablesAway(db, user)
  await unsay(db, user.id)
  await db.updateTable('replays').set({ user: noId }).where('user', '=', user.id).execute()
  await forgetReports(db, user)
  await forgetDeeds(db, user)
  // Whatever else there is goes with the person.
  await db.deleteFrom('users').where('id', '=', user.id).execute()
  return tables
}

/** Leaves every table; returns all where the person sat. */
async function leaveSeats(db: Queries, user: string, standIns: Stands, at: number): Promise<string[]> {
  const seats = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['seats.game', 'seats.seat', 'games.status', 'games.game as kind'])
    .where('seats.user', '=', user)
    .execute()
  for (const { game, seat, status, kind } of seats) {
    const others = await othersAt(db, game, user)
    const bot = standIns.get(kind)
    if (status === 'open' && others.length === 0) await db.deleteFrom('games').where('id', '=', game).execute()
    else if (status === 'open') await changeSeat(db, game, seat, { kind: 'open' }, user, at)
    else if (status === 'playing' && others.length > 0 && bot !== undefined)
      await changeSeat(db, game, seat, { kind: 'bot', bot }, user, at)
    else if (status === 'playing') await abandon(db, game, at)
    // What was agreed was agreed by those who sat there.
    await db.deleteFrom('proposals').where('game', '=', game).execute()
  }
  await db
    .updateTable('seats')
    .set({ user: null, hand_over: null, habits: null, wish: null })
    .where('user', '=', user)
    .execute()
  return seats.map(({ game }) => game)
}

async function othersAt(db: Queries, game: string, user: string): Promise<string[]> {
  const found = await db
    .selectFrom('seats')
    .select('user')
    .where('game', '=', game)
    .where('user', 'is not', null)
    .where('user', '!=', user)
    .orderBy('seat')
    .execute()
  return found.flatMap((row) => row.user ?? [])
}

/** The tables the person hosted are the next one's, or nobody's, and their titles do not name the person. */
async function giveTablesAway(db: Queries, { id, name }: UserRow): Promise<void> {
  const hosted = await db.selectFrom('games').select(['id', 'title']).where('host', '=', id).execute()
  for (const { id: game, title } of hosted) {
    const [next] = await othersAt(db, game, id)
    const host = next ?? (await madeNobody(db))
    await db
      .updateTable('games')
      .set({ host, title: withoutName(title, name) })
      .where('id', '=', game)
      .execute()
  }
}

async function madeNobody(db: Queries): Promise<string> {
  const row: UserRow = {
    id: nobody,
    name: formerName,
    login: null,
    skeleton: null,
    password: null,
    locale: 'en',
    webhook: null,
    created_at: 0,
    seen_at: 0,
  }
  await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return nobody
}

/** What the person said is gone; that something was said stays, so that lines keep their numbers. */
async function unsay(db: Queries, user: string): Promise<void> {
  await db
    .updateTable('chat')
    .set({ user: noId, name: formerName, text: '', once: sql<string>`'line-' || n` })
    .where('user', '=', user)
    .execute()
}

/** Reports stay, since they are about games and others; who made them, and evidence against the person, do not. */
async function forgetReports(db: Queries, { id, name }: UserRow): Promise<void> {
  const written = await db.selectFrom('reports').select(['id', 'note']).where('user', '=', id).execute()
  for (const { id: report, note } of written)
    await db
      .updateTable('reports')
      .set({ user: noId, note: withoutName(note, name) })
      .where('id', '=', report)
      .execute()
  await db.updateTable('reports').set({ about: null, said: null }).where('about', '=', id).execute()
}

async function forgetDeeds(db: Queries, { id, name }: UserRow): Promise<void> {
  await db.deleteFrom('bans').where('person', '=', id).execute()
  await db.updateTable('deeds').set({ person: null, about: formerName }).where('person', '=', id).execute()
  for (const table of ['bans', 'deeds', 'handled_reports'] as const)
    await db.updateTable(table).set({ by: formerName }).where('by', '=', name).execute()
}

/** A text without somebody's name, where that stands as a word. */
function withoutName(text: string, name: string): string {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu'), formerName)
}
