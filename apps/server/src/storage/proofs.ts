import type { AttemptRow } from './schema.ts'
import type { Store } from './store.ts'
import { attempt, changed, type Queries } from './transactions.ts'

type Proofs = Pick<
  Store,
  'setRecoveryCode' | 'recoveryCodesOf' | 'recoverAccount' | 'countAttempt' | 'forgiveAttempt' | 'forgetAttempts'
>

/** What proves that somebody is the owner of an account, besides the password, and how often that was tried. */
export function proofs(db: Queries): Proofs {
  return {
    async setRecoveryCode(code) {
      const { user: _, maker: __, ...rest } = code
      await db
        .insertInto('recovery_codes')
        .values(code)
        .onConflict((conflict) => conflict.columns(['user', 'maker']).doUpdateSet(rest))
        .execute()
    },

    recoveryCodesOf(user) {
      return db.selectFrom('recovery_codes').selectAll().where('user', '=', user).orderBy('maker').execute()
    },

    async recoverAccount(user, hash, password, next) {
      const done = await attempt(db, async (within) => {
        const used = await within
          .deleteFrom('recovery_codes')
          .where('user', '=', user)
          .where('hash', '=', hash)
          .executeTakeFirst()
        if (used.numDeletedRows === 0n) return null
        await within.deleteFrom('recovery_codes').where('user', '=', user).execute()
        await within.insertInto('recovery_codes').values(next).execute()
        await within.updateTable('users').set({ password }).where('id', '=', user).execute()
        await within.deleteFrom('sessions').where('user', '=', user).execute()
        return true
      })
      return done !== null
    },

    async countAttempt(key, at, waitAfter) {
      for (;;) {
        const before = await db.selectFrom('attempts').selectAll().where('key', '=', key).executeTakeFirst()
        const wait = before ? waitAfter(before) : 0
        if (wait > 0) return wait
        if (await countOne(db, key, at, before)) return 0
      }
    },

    async forgiveAttempt(key) {
      const attempts = db.updateTable('attempts').where('key', '=', key).where('count', '>', 0)
      await attempts.set((row) => ({ count: row('count', '-', 1) })).execute()
    },

    async forgetAttempts({ key, before }) {
      if (key !== undefined) await db.deleteFrom('attempts').where('key', '=', key).execute()
      if (before !== undefined) await db.deleteFrom('attempts').where('at', '<', before).execute()
    },
  }
}

/** Counts an attempt unless another came in between; returns whether it did. */
async function countOne(db: Queries, key: string, at: number, before: AttemptRow | undefined): Promise<boolean> {
  if (!before) {
    const first = db.insertInto('attempts').values({ key, count: 1, at })
    const made = await first
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute()
    return made.length > 0
  }
  const counted = db
    .updateTable('attempts')
    .set({ count: before.count + 1, at: Math.max(at, before.at) })
    .where('key', '=', key)
    .where('count', '=', before.count)
    .where('at', '=', before.at)
  return changed(await counted.executeTakeFirst())
}
