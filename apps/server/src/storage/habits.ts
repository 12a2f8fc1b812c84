import { sql } from 'kysely'
import { touch } from './seats.ts'
import { attempt, type Queries } from './transactions.ts'

/** Answers that people want to be given for them at a table, by kinds of question. */
export type Habits = Readonly<Record<string, string>>

export interface HabitStore {
  /**
   * Sets how questions of a kind are answered for the person in a seat, or with null that they are asked again. Returns
   * whether it did: not once the game is over, nor for somebody who no longer sits there.
   */
  setHabit(game: string, seat: number, user: string, kind: string, answer: string | null): Promise<boolean>
  /**
   * Running games that have waited since before the time given for a person for whom something is answered, and how many
   * entries each of them has.
   */
  waitingHabits(since: number): Promise<Map<string, number>>
}

export function habits(db: Queries, now: () => number): HabitStore {
  return {
    async setHabit(game, seat, user, kind, answer) {
      const set = await attempt(db, async (within) => {
        if (!(await touch(within, game, ['open', 'playing'], now()))) return null
        const found = await within
          .selectFrom('seats')
          .select('habits')
          .where('game', '=', game)
          .where('seat', '=', seat)
          .where('user', '=', user)
          .executeTakeFirst()
        if (!found) return null
        const others = Object.entries(habitsIn(found.habits)).filter(([known]) => known !== kind)
        const kept = answer === null ? others : [...others, [kind, answer]]
        await within
          .updateTable('seats')
          .set({ habits: kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept)) })
          .where('game', '=', game)
          .where('seat', '=', seat)
          .execute()
        return true
      })
      return set !== null
    },

    async waitingHabits(since) {
      const games = await db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .select('games.id')
        .select(
          sql<number>`coalesce((select max(entries.seq) + 1 from entries where entries.game = games.id), 0)`.as(
            'version',
          ),
        )
        .distinct()
        .where('seats.habits', 'is not', null)
        .where('seats.stand_in', 'is', null)
        .where('seats.waiting_since', '<', since)
        .where('games.status', '=', 'playing')
        .execute()
      return new Map(games.map(({ id, version }) => [id, version]))
    },
  }
}

/** What is answered for a person, as it is stored. */
export function habitsIn(stored: string | null): Habits {
  return stored === null ? {} : JSON.parse(stored)
}
