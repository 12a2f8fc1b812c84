import type { Store } from './store.ts'
import { type Queries, together } from './transactions.ts'

type Sessions = Pick<
  Store,
  'addSession' | 'addGuest' | 'userOfSession' | 'sessionsOf' | 'touchSessions' | 'endSession' | 'endSessions'
>

/** How many places a person can be signed in at; the one not seen for longest ends when there is another. */
export const mostSessions = 50

/** How many values one statement is given. */
const atOnce = 500

/** Where people are signed in. */
export function sessions(db: Queries): Sessions {
  return {
    addSession(session) {
      return together(db, async (within) => {
        await within.insertInto('sessions').values(session).execute()
        const latest = within
          .selectFrom('sessions')
          .select('token')
          .where('user', '=', session.user)
          .orderBy('seen_at', 'desc')
          .orderBy('created_at', 'desc')
          .limit(mostSessions)
        const surplus = within.deleteFrom('sessions').where('user', '=', session.user).where('token', 'not in', latest)
        await surplus.execute()
      })
    },

    addGuest(user, session) {
      return together(db, async (within) => {
        await within.insertInto('users').values(user).execute()
        await within.insertInto('sessions').values(session).execute()
      })
    },

    async userOfSession(token) {
      const user = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user')
        .selectAll('users')
        .where('sessions.token', '=', token)
        .executeTakeFirst()
      return user ?? null
    },

    sessionsOf(user) {
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('user', '=', user)
        .orderBy('seen_at', 'desc')
        .orderBy('token')
        .execute()
    },

    async touchSessions(tokens, at) {
      const there = new Set<string>()
      for (let from = 0; from < tokens.length; from += atOnce) {
        const some = tokens.slice(from, from + atOnce)
        for (const token of await together(db, (within) => touch(within, some, at))) there.add(token)
      }
      return there
    },

    async endSession(token) {
      await db.deleteFrom('sessions').where('token', '=', token).execute()
    },

    async endSessions(user, which) {
      const ended = db.deleteFrom('sessions').where('user', '=', user).returning('token')
      const those =
        'only' in which ? ended.where('token', '=', which.only) : ended.where('token', '!=', which.except ?? '')
      return (await those.execute()).map(({ token }) => token)
    },
  }
}

/** Notes that the sessions and their people are here; returns those that have not ended. */
async function touch(db: Queries, tokens: readonly string[], at: number): Promise<string[]> {
  const found = await db.selectFrom('sessions').select(['token', 'user']).where('token', 'in', tokens).execute()
  if (found.length === 0) return []
  const seen = { seen_at: at }
  const earlier = ['seen_at', '<', at] as const
  await db
    .updateTable('sessions')
    .set(seen)
    .where('token', 'in', tokens)
    .where(...earlier)
    .execute()
  const people = [...new Set(found.map(({ user }) => user))]
  await db
    .updateTable('users')
    .set(seen)
    .where('id', 'in', people)
    .where(...earlier)
    .execute()
  return found.map(({ token }) => token)
}
