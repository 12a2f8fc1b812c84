import type { Store } from './store.ts'
import { changed, type Queries } from './transactions.ts'

type Proposals = Pick<Store, 'addProposal' | 'proposals' | 'agree' | 'removeProposal' | 'clearProposals'>

export function proposals(db: Queries): Proposals {
  return {
    async addProposal(proposal) {
      await db.insertInto('proposals').values(proposal).execute()
    },

    proposals(game) {
      return db.selectFrom('proposals').selectAll().where('game', '=', game).orderBy('at').orderBy('id').execute()
    },

    async agree(id, seat) {
      for (;;) {
        const row = await db.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row) return null
        const before: number[] = JSON.parse(row.agreed)
        if (before.includes(seat)) return row
        const agreed = JSON.stringify([...before, seat])
        const result = await db
          .updateTable('proposals')
          .set({ agreed })
          .where('id', '=', id)
          .where('agreed', '=', row.agreed)
          .executeTakeFirst()
        if (changed(result)) return { ...row, agreed }
      }
    },

    async removeProposal(id) {
      const result = await db.deleteFrom('proposals').where('id', '=', id).executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async clearProposals(game) {
      await db.deleteFrom('proposals').where('game', '=', game).execute()
    },
  }
}
