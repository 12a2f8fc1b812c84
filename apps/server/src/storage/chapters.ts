import { sql } from 'kysely'
import type { ChapterHead, ChapterRow } from './schema.ts'
import type { Queries } from './transactions.ts'

/** Where games stood now and then. Chapters save time and nothing else: a game whose chapters are lost is played again. */
export interface ChapterStore {
  /** Stores a chapter unless it is there; those of `thinned` can no longer be gone on from. */
  addChapter(chapter: ChapterRow, thinned: readonly number[]): Promise<void>
  /** The chapters after a place in the log, in order, without their bodies. */
  chapters(game: string, after: number): Promise<ChapterHead[]>
  chapter(game: string, seq: number): Promise<ChapterRow | null>
  /** Of a chapter, the events alone: where the game stood may be long. */
  chapterEvents(game: string, seq: number): Promise<string | null>
}

/** `careless`: for what need not outlive a power cut. */
export function chapters(db: Queries, careless: Queries): ChapterStore {
  return {
    async addChapter(chapter, thinned) {
      await careless
        .insertInto('chapters')
        .values(chapter)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      if (thinned.length > 0)
        await careless
          .updateTable('chapters')
          .set({ position: null })
          .where('game', '=', chapter.game)
          .where('seq', 'in', thinned)
          .execute()
    },

    async chapters(game, after) {
      return db
        .selectFrom('chapters')
        .select(['seq', 'bytes', 'prev', 'answers', 'floor', 'told_before', 'told'])
        .select(sql<0 | 1>`case when position is null then 0 else 1 end`.as('kept'))
        .where('game', '=', game)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute()
    },

    async chapter(game, seq) {
      const same = db.selectFrom('chapters').selectAll().where('game', '=', game).where('seq', '=', seq)
      return (await same.executeTakeFirst()) ?? null
    },

    async chapterEvents(game, seq) {
      const same = db.selectFrom('chapters').select('events').where('game', '=', game).where('seq', '=', seq)
      return (await same.executeTakeFirst())?.events ?? null
    },
  }
}
