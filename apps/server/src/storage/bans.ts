import { addDeed } from './deeds.ts'
import { type OperatorStore, pageLines } from './operator-store.ts'
import { attempt, type Queries, together } from './transactions.ts'

type Bans = Pick<OperatorStore, 'ban' | 'liftBan' | 'bansInForce' | 'bans' | 'bansOf'>

/** Who may not come here. */
export function bans(db: Queries, now: () => number): Bans {
  const named = () =>
    db.selectFrom('bans').leftJoin('users', 'users.id', 'bans.person').selectAll('bans').select('users.name')

  return {
    async ban(ban, deed, addresses = false) {
      await together(db, async (within) => {
        await within.insertInto('bans').values(ban).execute()
        const about = { ...deed, person: ban.person, at: ban.at }
        // First, since a node that follows the ban no longer knows the addresses.
        if (addresses) await addDeed(within, { ...about, deed: 'ban-addresses' })
        await addDeed(within, { ...about, deed: 'ban' })
      })
    },

    liftBan(id, deed) {
      return attempt(db, async (within) => {
        const at = now()
        const lifted = await within
          .updateTable('bans')
          .set({ lifted_at: at })
          .where('id', '=', id)
          .where('lifted_at', 'is', null)
          .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', at)]))
          .returningAll()
          .executeTakeFirst()
        if (!lifted) return null
        await addDeed(within, { ...deed(lifted), deed: 'unban', person: lifted.person, at })
        return lifted
      })
    },

    bansInForce(page) {
      const inForce = named()
        .where('bans.lifted_at', 'is', null)
        .where(({ eb, or }) => or([eb('bans.until', 'is', null), eb('bans.until', '>', now())]))
        .orderBy('bans.at', 'desc')
        .orderBy('bans.id')
      return (page === undefined ? inForce : inForce.limit(pageLines).offset(page * pageLines)).execute()
    },

    bans(page) {
      return named()
        .orderBy('bans.at', 'desc')
        .orderBy('bans.id')
        .limit(pageLines)
        .offset(page * pageLines)
        .execute()
    },

    bansOf(person) {
      return db
        .selectFrom('bans')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .limit(pageLines)
        .execute()
    },
  }
}
