import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import type { Queries } from './transactions.ts'

/** What becomes of a row when the person it names is forgotten: it goes, or it names nobody from then on. */
type Fate = 'deleted' | 'anonymous'

/** Every column that contains a person's id. Whoever adds one says here what becomes of it, and does it in forgetting.ts. */
export const personalColumns = {
  users: { id: 'deleted' },
  sessions: { user: 'deleted' },
  recovery_codes: { user: 'deleted' },
  pushes: { user: 'deleted' },
  looks: { user: 'deleted' },
  sanctions: { user: 'deleted' },
  blocks: { user: 'deleted', blocked: 'deleted' },
  operators: { user: 'deleted' },
  bans: { person: 'deleted' },
  seats: { user: 'anonymous' },
  games: { host: 'anonymous' },
  chat: { user: 'anonymous' },
  reports: { user: 'anonymous', about: 'anonymous' },
  replays: { user: 'anonymous' },
  deeds: { person: 'anonymous' },
} as const satisfies { readonly [T in keyof Schema]?: { readonly [C in keyof Schema[T]]?: Fate } }

/**
 * Everything that is stored about a person, without what only serves to recognize them. Reports about them are left
 * out: they belong to those who wrote them.
 */
export function personalData(db: Queries): Pick<Store, 'dataOf'> {
  return {
    async dataOf(user) {
      const person = await db
        .selectFrom('users')
        .select(['id', 'name', 'login', 'locale', 'webhook', 'created_at', 'seen_at'])
        .where('id', '=', user)
        .executeTakeFirst()
      if (!person) return null
      return {
        person,
        sessions: await db
          .selectFrom('sessions')
          .select(['browser', 'system', 'created_at', 'seen_at'])
          .where('user', '=', user)
          .execute(),
        recoveryCodes: await db
          .selectFrom('recovery_codes')
          .select(['maker', 'made_at', 'expires_at'])
          .where('user', '=', user)
          .execute(),
        browsersReminded: await db.selectFrom('pushes').select('endpoint').where('user', '=', user).execute(),
        tables: await tablesOf(db, user),
        looks: await db.selectFrom('looks').select(['game', 'event', 'at']).where('user', '=', user).execute(),
        chat: await db
          .selectFrom('chat')
          .select(['game', 'n', 'seat', 'name', 'at', 'text'])
          .where('user', '=', user)
          .orderBy('at')
          .orderBy('n')
          .execute(),
        reports: await db
          .selectFrom('reports')
          .select(['id', 'kind', 'game', 'at', 'note'])
          .where('user', '=', user)
          .execute(),
        replays: await db.selectFrom('replays').select(['id', 'at']).where('user', '=', user).execute(),
        blocked: await db
          .selectFrom('blocks')
          .innerJoin('users', 'users.id', 'blocks.blocked')
          .select(['users.name', 'blocks.at'])
          .where('blocks.user', '=', user)
          .execute(),
        sanctions: await db.selectFrom('sanctions').select(['game', 'kind', 'at']).where('user', '=', user).execute(),
        bans: await db
          .selectFrom('bans')
          .select(['why', 'at', 'until', 'lifted_at'])
          .where('person', '=', user)
          .execute(),
        operatorSince: await db.selectFrom('operators').select('at').where('user', '=', user).execute(),
      }
    },
  }
}

function tablesOf(db: Queries, user: string) {
  return db
    .selectFrom('games')
    .leftJoin('seats', (join) => join.onRef('seats.game', '=', 'games.id').on('seats.user', '=', user))
    .select([
      'games.id',
      'games.title',
      'games.game',
      'games.status',
      'games.created_at',
      'games.started_at',
      'games.ended_at',
      'seats.seat',
      'seats.habits',
      'seats.wish',
      (row) => row('games.host', '=', user).as('host'),
    ])
    .where((row) => row.or([row('games.host', '=', user), row('seats.user', '=', user)]))
    .orderBy('games.created_at')
    .execute()
}
