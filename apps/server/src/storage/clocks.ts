import { sql } from 'kysely'
import { fullTime } from '../clocks/rules.ts'
import { touch } from './seats.ts'
import type { ClockTurn, Store } from './store.ts'
import { attempt, changed, type Queries, together } from './transactions.ts'

type Clocks = Pick<Store, 'beat' | 'fallenFlags' | 'fallFlag' | 'takeBack' | 'grantTime' | 'latestEntries'>

/** The setting that holds when the clocks were last looked after. */
const lastBeat = 'clocks-beat'
/** How many flags are dealt with at a time, and how many entries are read to see who has answered. */
const most = { flags: 100, entries: 500 }

/** The clocks of people at their seats. They run while the game waits for a person who plays themselves. */
export function clocks(db: Queries): Clocks {
  return {
    async beat(at, { every, silence }) {
      const running = await db
        .selectFrom('seats')
        .select('seat')
        .where('clock_since', 'is not', null)
        .executeTakeFirst()
      if (!running) return 0
      const known = await db.selectFrom('settings').select('value').where('key', '=', lastBeat).executeTakeFirst()
      if (!known) {
        await db
          .insertInto('settings')
          .values({ key: lastBeat, value: String(at) })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return 0
      }
      const before = Number(known.value)
      if (at - before < every) return 0
      return together(db, async (within) => {
        const first = await within
          .updateTable('settings')
          .set({ value: String(at) })
          .where('key', '=', lastBeat)
          .where('value', '=', known.value)
          .executeTakeFirst()
        if (!changed(first) || at - before < silence) return 0
        await giveBack(within, before, at)
        return at - before
      })
    },

    fallenFlags(at) {
      return db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .select(['seats.game', 'seats.seat', sql<number>`seats.clock_since`.as('since')])
        .where('seats.clock_since', 'is not', null)
        .where(sql<boolean>`seats.clock_since + seats.clock_left <= ${at}`)
        .where('seats.kind', '=', 'person')
        .where('games.status', '=', 'playing')
        .limit(most.flags)
        .execute()
    },

    async fallFlag({ game, seat, since }, at, { standIn = null, proposal }) {
      const fell = await attempt(db, async (within) => {
        if (!(await touch(within, game, ['playing'], at))) return null
        const result = await within
          .updateTable('seats')
          .set({ clock_left: 0, clock_since: null, stand_in: standIn })
          .where('game', '=', game)
          .where('seat', '=', seat)
          .where('clock_since', '=', since)
          .executeTakeFirst()
        if (!changed(result)) return null
        if (proposal) await within.insertInto('proposals').values(proposal).execute()
        return true
      })
      return fell !== null
    },

    async takeBack(game, seat, user, left, at) {
      const back = await attempt(db, async (within) => {
        if (!(await touch(within, game, ['playing'], at))) return null
        const result = await within
          .updateTable('seats')
          .set({ stand_in: null, clock_left: left, clock_since: sinceIfWaiting(at) })
          .where('game', '=', game)
          .where('seat', '=', seat)
          .where('user', '=', user)
          .where('stand_in', 'is not', null)
          .executeTakeFirst()
        return changed(result) || null
      })
      return back !== null
    },

    async grantTime(game, seat, left, at) {
      await db
        .updateTable('seats')
        .set({ clock_left: left, clock_since: sinceIfWaiting(at) })
        .where('game', '=', game)
        .where('seat', '=', seat)
        .where('clock_left', '=', 0)
        .where('clock_since', 'is', null)
        .where('stand_in', 'is', null)
        .execute()
    },

    latestEntries(game) {
      return db
        .selectFrom('entries')
        .selectAll()
        .where('game', '=', game)
        .orderBy('seq', 'desc')
        .limit(most.entries)
        .execute()
    },
  }
}

function sinceIfWaiting(at: number) {
  return sql<number | null>`case when waiting_since is null then null else cast(${at} as bigint) end`
}

/** Nobody looked after the clocks from one time to another: what passed between counts against nobody. */
async function giveBack(db: Queries, from: number, to: number): Promise<void> {
  await db
    .updateTable('seats')
    .set({
      clock_since: sql<number>`case
        when clock_since > ${from} then cast(${to} as bigint)
        else clock_since + cast(${to - from} as bigint)
      end`,
    })
    .where('clock_since', 'is not', null)
    .execute()
}

/** A game begins: everybody has their whole time, and it runs for those the game waits for. */
export async function startClocks(db: Queries, game: string, waiting: readonly number[], at: number): Promise<void> {
  const row = await db.selectFrom('games').select('clock').where('id', '=', game).executeTakeFirst()
  if (!row || row.clock === null) return
  const people = () => db.updateTable('seats').where('game', '=', game).where('kind', '=', 'person')
  await people()
    .set({ clock_left: fullTime(JSON.parse(row.clock)) })
    .execute()
  if (waiting.length > 0) await people().set({ clock_since: at }).where('seat', 'in', waiting).execute()
}

/** Stops and starts the clocks of a table; all stop once the game waits for nobody. To be called before it is stored whom the game now waits for. */
export async function turnClocks(
  db: Queries,
  game: string,
  at: number,
  { waiting, ended, fresh, again }: ClockTurn,
): Promise<void> {
  if (waiting.length === 0) {
    await db.updateTable('seats').set({ clock_since: null }).where('game', '=', game).execute()
    return
  }
  const clocked = () =>
    db
      .updateTable('seats')
      .where('game', '=', game)
      .where('kind', '=', 'person')
      .where('clock_left', 'is not', null)
      .where('stand_in', 'is', null)
  await clocked()
    .set({
      clock_left: sql<number>`cast(${ended} as bigint) + case
        when clock_since is null then clock_left
        when clock_left > cast(${at} as bigint) - clock_since then clock_left - (cast(${at} as bigint) - clock_since)
        else 0
      end`,
      clock_since: null,
    })
    .where('waiting_since', 'is not', null)
    .where(({ eb, or }) => or([eb('seat', 'not in', waiting), eb('seat', '=', again ?? -1)]))
    .execute()
  await clocked()
    .set({ clock_since: at, ...(fresh === null ? {} : { clock_left: fresh }) })
    .where('clock_since', 'is', null)
    .where('seat', 'in', waiting)
    .where(({ eb, or }) => or([eb('waiting_since', 'is', null), eb('seat', '=', again ?? -1)]))
    .execute()
}
