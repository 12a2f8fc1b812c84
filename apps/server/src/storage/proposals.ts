import type { ProposalRow } from './schema.ts'
import type { Store } from './store.ts'
import { changed, type Queries } from './transactions.ts'

type Proposals = Pick<Store, 'addProposal' | 'proposals' | 'agree' | 'refuse' | 'removeProposal' | 'clearProposals'>

export function proposals(db: Queries): Proposals {
  return {
    async addProposal(proposal) {
      await db.insertInto('proposals').values(proposal).execute()
    },

    proposals(game) {
      return db.selectFrom('proposals').selectAll().where('game', '=', game).orderBy('at').orderBy('id').execute()
    },

    agree: (id, seat) => vote(db, id, 'agreed', seat),
    refuse: (id, seat) => vote(db, id, 'refused', seat),

    async removeProposal(id) {
      const result = await db.deleteFrom('proposals').where('id', '=', id).executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async clearProposals(game) {
      await db.deleteFrom('proposals').where('game', '=', game).execute()
    },
  }
}

/** Puts a seat on one side, whichever it was on; returns the proposal after that, or null if it is gone. */
async function vote(db: Queries, id: string, side: 'agreed' | 'refused', seat: number): Promise<ProposalRow | null> {
  for (;;) {
    const row = await db.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return null
    const before: readonly number[] = JSON.parse(row[side])
    if (before.includes(seat)) return row
    const others = side === 'agreed' ? 'refused' : 'agreed'
    const left = (JSON.parse(row[others]) as number[]).filter((other) => other !== seat)
    const now = { [side]: JSON.stringify([...before, seat]), [others]: JSON.stringify(left) }
    const result = await db
      .updateTable('proposals')
      .set(now)
      .where('id', '=', id)
      .where('agreed', '=', row.agreed)
      .where('refused', '=', row.refused)
      .executeTakeFirst()
    if (changed(result)) return { ...row, ...now }
  }
}
