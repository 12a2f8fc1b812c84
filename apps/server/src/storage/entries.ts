import { sql } from 'kysely'
import { BatchStatement } from './batch.ts'
import { turnClocks } from './clocks.ts'
import type { CheckpointRow, EntryRow } from './schema.ts'
import type { Addition, Store, Submission } from './store.ts'
import { newEntries } from './tables.ts'
import { attempt, changed, isPostgres, type Queries, together } from './transactions.ts'

type Entries = Pick<
  Store,
  'append' | 'entries' | 'entryTexts' | 'entryOnce' | 'heads' | 'checkpoint' | 'takeOverRules' | 'stalledBots'
>

/** Answers are stored before all else that is written. */
export function entries(db: Queries, hurried: Queries, now: () => number): Entries {
  return {
    async append(submissions) {
      if (submissions.length === 0) return []
      const stored = submissions.some(hasConsequences)
        ? await together(hurried, (within) => insertWithConsequences(within, submissions))
        : await insert(hurried, submissions)
      return submissions.map(({ entry }) => stored.has(keyOf(entry)))
    },

    entries(game, from, most) {
      const later = db
        .selectFrom('entries')
        .selectAll()
        .where('game', '=', game)
        .where('seq', '>=', from)
        .orderBy('seq')
      return (most === undefined ? later : later.limit(most)).execute()
    },

    async entryTexts(game, from, to) {
      const joined = isPostgres(db) ? sql`string_agg` : sql`group_concat`
      const { text, count } = await db
        .selectFrom('entries')
        .select([
          sql<string | null>`${joined}(entry, ',' order by seq)`.as('text'),
          sql<number>`cast(count(*) as integer)`.as('count'),
        ])
        .where('game', '=', game)
        .where('seq', '>=', from)
        .where('seq', '<', to)
        .executeTakeFirstOrThrow()
      return { text: text ?? '', count }
    },

    async entryOnce(game, once) {
      const same = db.selectFrom('entries').selectAll().where('game', '=', game).where('once', '=', once)
      return (await same.executeTakeFirst()) ?? null
    },

    async heads(games) {
      if (games.length === 0) return new Map()
      const heads = await db
        .selectFrom('games')
        .select([
          'id',
          sql<number>`(select coalesce(max(seq) + 1, 0) from entries where entries.game = games.id)`.as('head'),
        ])
        .where('id', 'in', games)
        .execute()
      return new Map(heads.map(({ id, head }) => [id, head]))
    },

    async checkpoint(game) {
      return (await db.selectFrom('checkpoints').selectAll().where('game', '=', game).executeTakeFirst()) ?? null
    },

    async takeOverRules(game, { epoch, rules, base, base_seq }, additions, { waiting, summary }) {
      const done = await attempt(db, async (within) => {
        const at = now()
        const result = await within
          .updateTable('games')
          .set({ ...summary, epoch, rules, base, base_seq, touched_at: at })
          .where('id', '=', game)
          .where('epoch', '=', epoch - 1)
          .executeTakeFirst()
        if (!changed(result)) return null
        const later = within.selectFrom('entries').select('seq').where('game', '=', game).where('seq', '>=', base_seq)
        if (await later.executeTakeFirst()) return null
        const all = additions.map(({ entry }) => entry)
        await newEntries.execute(within, all)
        await within.deleteFrom('checkpoints').where('game', '=', game).execute()
        await within.deleteFrom('chapters').where('game', '=', game).execute()
        const resumable = base === null ? null : { game, seq: base_seq, rules, saved: base }
        const checkpoint = additions.findLast((addition) => addition.checkpoint)?.checkpoint ?? resumable
        if (checkpoint) await setCheckpoints(within, [checkpoint])
        await turnClocks(within, game, at, { waiting, ended: 0, fresh: null, again: null })
        await setWaiting(within, [{ game, waiting, at }])
        // Its events are numbered from 1 again.
        await within.updateTable('looks').set({ event: 0 }).where('game', '=', game).execute()
        for (const addition of additions) await setEnd(within, addition)
        return true
      })
      return done !== null
    },

    async stalledBots(since) {
      const games = await db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .select('games.id')
        .distinct()
        .where(({ eb, or }) => or([eb('seats.kind', '=', 'bot'), eb('seats.stand_in', 'is not', null)]))
        .where('seats.waiting_since', '<', since)
        .where('games.status', '=', 'playing')
        .where(lastPlayed, '<', since)
        .where(({ and, eb, exists, not, selectFrom }) =>
          not(
            and([
              eb('games.waiting_any', '=', 1),
              exists(
                selectFrom('seats as others')
                  .select('others.seat')
                  .whereRef('others.game', '=', 'games.id')
                  .where('others.kind', '=', 'person')
                  .where('others.stand_in', 'is', null)
                  .where('others.waiting_since', 'is not', null),
              ),
            ]),
          ),
        )
        .execute()
      return games.map(({ id }) => id)
    },
  }
}

/** When the game's last entry was stored, or when it began. */
export const lastPlayed = sql<number>`coalesce(
  (select entries.at from entries where entries.game = games.id order by entries.seq desc limit 1),
  games.started_at
)`

function hasConsequences({ checkpoint, waiting, summary, clock, end }: Addition): boolean {
  return checkpoint !== undefined || (waiting ?? summary ?? clock ?? end) !== undefined
}

function keyOf({ game, seq }: Pick<EntryRow, 'game' | 'seq'>): string {
  return `${game} ${seq}`
}

/**
 * Stores those entries whose places are free and whose givers may still answer. The same statement checks and stores, so a
 * node that slept while a seat changed hands cannot store what its former owner answers. The order is the same on all nodes,
 * or two batches could block each other.
 */
const insertionInto = (games: string, given: string) => `
  insert into entries (game, seq, entry, place, once, at)
  select given.game, given.seq, given.entry, given.place, given.once, given.at
  from ${given}
  inner join ${games} on games.id = given.game and games.epoch = given.epoch and games.status = 'playing'
  inner join seats on seats.game = given.game and seats.seat = given.seat
  where case when seats.stand_in is null then seats."user" end is not distinct from given."user"
  order by given.game, given.seq
  on conflict do nothing
  returning game, seq
`

/**
 * On PostgreSQL, where transactions overlap, the games are locked first, in the same order everywhere. Otherwise an answer under
 * earlier rules and whoever continues the game under others would not see each other, and both would be stored. A shared
 * lock would not do: of two nodes that answer at once, neither could go on to change what the game's row says.
 */
const lockingInsertion = (given: string) => `
  with given as (select * from ${given}), locked as (
    select id, epoch, status from games where id in (select game from given) order by id for no key update
  )
  ${insertionInto('locked as games', 'given')}
`

const insertion = new BatchStatement(
  {
    game: 'text',
    seq: 'integer',
    entry: 'text',
    place: 'integer',
    once: 'text',
    at: 'bigint',
    epoch: 'integer',
    seat: 'integer',
    user: 'text',
  },
  (given) => insertionInto('games', given),
  lockingInsertion,
)

/** Stores what may be stored; returns the keys of that. */
async function insert(db: Queries, submissions: readonly Submission[]): Promise<ReadonlySet<string>> {
  const given = submissions.map(({ entry: { game, seq, entry, place, once, at }, epoch, by: { seat, user } }) => {
    return { game, seq, entry, place, once, at, epoch, seat, user }
  })
  const rows = await insertion.execute<Pick<EntryRow, 'game' | 'seq'>>(db, given)
  return new Set(rows.map(keyOf))
}

async function insertWithConsequences(db: Queries, submissions: readonly Submission[]): Promise<ReadonlySet<string>> {
  const keys = await insert(db, submissions)
  const stored = submissions.filter(({ entry }) => keys.has(keyOf(entry)))
  await setSummaries(db, stored)
  for (const addition of stored) await setEnd(db, addition)
  const checkpoints = stored.flatMap(({ checkpoint }) => checkpoint ?? [])
  if (checkpoints.length > 0) await setCheckpoints(db, checkpoints)
  const without = stored.flatMap(({ entry: { game }, checkpoint }) => (checkpoint === null ? game : []))
  if (without.length > 0) await db.deleteFrom('checkpoints').where('game', 'in', without).execute()
  for (const { entry, clock } of stored) if (clock) await turnClocks(db, entry.game, entry.at, clock)
  await setWaiting(
    db,
    stored.flatMap(({ entry: { game, at }, waiting, end }) => {
      if (end) return { game, waiting: [], at }
      return waiting ? { game, waiting, at } : []
    }),
  )
  return keys
}

const summaries = new BatchStatement(
  { game: 'text', waiting_any: 'integer', progress: 'text', touched_at: 'bigint' },
  (given) => `
    update games set
      waiting_any = coalesce(given.waiting_any, games.waiting_any),
      progress = coalesce(given.progress, games.progress),
      touched_at = coalesce(given.touched_at, games.touched_at)
    from ${given}
    where games.id = given.game
  `,
)

/** Stores what lists say of games, and that those which have a new checkpoint were played. */
async function setSummaries(db: Queries, additions: readonly Addition[]): Promise<void> {
  const given = additions.flatMap(({ entry: { game, at }, summary, checkpoint }) => {
    if (!summary && !checkpoint) return []
    const { waiting_any = null, progress = null } = summary ?? {}
    return { game, waiting_any, progress, touched_at: checkpoint ? at : null }
  })
  if (given.length > 0) await summaries.execute(db, given)
}

async function setEnd(db: Queries, { entry, end }: Addition): Promise<void> {
  if (!end) return
  const { outcome, hash, campaign } = end
  const result = await db
    .updateTable('games')
    .set({
      status: 'over',
      outcome: JSON.stringify(outcome),
      hash,
      continues: campaign && campaign.next !== null ? 1 : 0,
      ended_at: entry.at,
      touched_at: entry.at,
    })
    .where('id', '=', entry.game)
    .where('status', '=', 'playing')
    .executeTakeFirst()
  if (campaign && changed(result))
    await db
      .insertInto('campaigns')
      .values({ ...campaign, game: entry.game })
      .execute()
}

async function setCheckpoints(db: Queries, checkpoints: readonly CheckpointRow[]): Promise<void> {
  await db
    .insertInto('checkpoints')
    .values(checkpoints)
    .onConflict((conflict) =>
      conflict.column('game').doUpdateSet(({ ref }) => ({
        seq: ref('excluded.seq'),
        rules: ref('excluded.rules'),
        saved: ref('excluded.saved'),
      })),
    )
    .execute()
}

interface Waiting {
  readonly game: string
  /** All seats that the game waits for. */
  readonly waiting: readonly number[]
  readonly at: number
}

const waits = new BatchStatement(
  { game: 'text', at: 'bigint', waiting: 'integer' },
  (given) => `
    update seats set waiting_since = case when seats.waiting_since is null then given.at end, reminded_at = null
    from ${given}
    where seats.game = given.game and (((given.waiting >> seats.seat) & 1) = 1) = (seats.waiting_since is null)
  `,
)

/** Stores who is waited for. Seats that were already waited for keep their time. */
async function setWaiting(db: Queries, changes: readonly Waiting[]): Promise<void> {
  const given = changes.map(({ game, waiting, at }) => ({ game, at, waiting: bitsOf(waiting) }))
  if (given.length > 0) await waits.execute(db, given)
}

/** Seats as a number that has a bit set for each. */
function bitsOf(seats: readonly number[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0)
}
