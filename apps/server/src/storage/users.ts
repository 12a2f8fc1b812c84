import { sql, type UpdateResult } from 'kysely'
import { skeletonOf } from '../identity/skeleton.ts'
import { moveOrder } from './order.ts'
import { changeSeat } from './seats.ts'
import type { Store } from './store.ts'
import { changed, isTaken, type Queries, together } from './transactions.ts'

type Users = Pick<
  Store,
  | 'addUser'
  | 'user'
  | 'userByLogin'
  | 'userWhoLooksLike'
  | 'renameUser'
  | 'claimLogin'
  | 'renameAccount'
  | 'setPassword'
  | 'setLocale'
  | 'setWebhook'
  | 'moveSeats'
  | 'addPush'
  | 'removePush'
  | 'pushesOf'
>

export function users(db: Queries, now: () => number): Users {
  return {
    async addUser(user) {
      await db.insertInto('users').values(user).execute()
    },

    async user(id) {
      return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    },

    async userByLogin(login) {
      return (await db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst()) ?? null
    },

    async userWhoLooksLike(name) {
      const found = db.selectFrom('users').selectAll().where('skeleton', '=', skeletonOf(name))
      return (await found.executeTakeFirst()) ?? null
    },

    async renameUser(id, name) {
      await db.updateTable('users').set({ name }).where('id', '=', id).execute()
    },

    async claimLogin(id, name, login, password) {
      const claim = db
        .updateTable('users')
        .set({ name, login, skeleton: skeletonOf(name), password })
        .where('id', '=', id)
        .where('login', 'is', null)
      return unlessTaken(claim.executeTakeFirst())
    },

    async renameAccount(id, name, login) {
      const rename = db
        .updateTable('users')
        .set({ name, login, skeleton: skeletonOf(name) })
        .where('id', '=', id)
        .where('login', 'is not', null)
      return unlessTaken(rename.executeTakeFirst())
    },

    async setPassword(id, password) {
      await db.updateTable('users').set({ password }).where('id', '=', id).execute()
    },

    async setLocale(id, locale) {
      await db.updateTable('users').set({ locale }).where('id', '=', id).execute()
    },

    async setWebhook(id, webhook) {
      await db.updateTable('users').set({ webhook }).where('id', '=', id).execute()
    },

    moveSeats(guest, account) {
      return together(db, (within) => moveAll(within, guest, account, now()))
    },

    async addPush(push) {
      const { endpoint: _, ...rest } = push
      await db
        .insertInto('pushes')
        .values(push)
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
        .execute()
    },

    async removePush(endpoint) {
      await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute()
    },

    pushesOf(user) {
      return db.selectFrom('pushes').selectAll().where('user', '=', user).orderBy('endpoint').execute()
    },
  }
}

async function unlessTaken(update: Promise<UpdateResult>): Promise<boolean> {
  try {
    return changed(await update)
  } catch (problem) {
    if (isTaken(problem)) return false
    throw problem
  }
}

async function moveAll(db: Queries, guest: string, account: string, at: number): Promise<string[]> {
  const moved = await db
    .updateTable('seats')
    .set({ user: account, hand_over: null })
    .where('user', '=', guest)
    .where('game', 'not in', (seats) => seats.selectFrom('seats').select('game').where('user', '=', account))
    .returning('game')
    .execute()
  const games = new Set(moved.map(({ game }) => game))
  const left = await db.selectFrom('seats').select(['game', 'seat']).where('user', '=', guest).execute()
  for (const { game, seat } of left) if (await changeSeat(db, game, seat, { kind: 'open' }, guest, at)) games.add(game)
  const hosted = await db
    .updateTable('games')
    .set({ host: account })
    .where('host', '=', guest)
    .returning('id')
    .execute()
  for (const { id } of hosted) games.add(id)
  await db
    .updateTable('looks')
    .set({ user: account })
    .where('user', '=', guest)
    .where('game', 'not in', (looks) => looks.selectFrom('looks').select('game').where('user', '=', account))
    .execute()
  await db.deleteFrom('looks').where('user', '=', guest).execute()
  await moveOrder(db, guest, account)
  await moveWords(db, guest, account)
  await db.updateTable('pushes').set({ user: account }).where('user', '=', guest).execute()
  return [...games]
}

/** What was said and uploaded as a guest is the account's: it goes with the account when that is deleted. */
async function moveWords(db: Queries, guest: string, account: string): Promise<void> {
  // Lines are known by ids that clients choose: those of a guest must not clash with the account's own.
  await db
    .updateTable('chat')
    .set({ user: account, once: sql<string>`'line-' || n` })
    .where('user', '=', guest)
    .execute()
  await db.updateTable('reports').set({ user: account }).where('user', '=', guest).execute()
  await db.updateTable('reports').set({ about: account }).where('about', '=', guest).execute()
  await db.updateTable('replays').set({ user: account }).where('user', '=', guest).execute()
}
