import type { Spot, Wish } from '@keep-flying/kernel'
import { touch } from './seats.ts'
import type { GameAndSeats } from './store.ts'
import { attempt, type Queries } from './transactions.ts'

export interface WishStore {
  /**
   * Sets what the person in a seat would like help with, or with null that it is nothing. Returns whether it did: not unless the game
   * is being played, nor for somebody who no longer sits there.
   */
  setWish(game: string, seat: number, user: string, at: Spot | null): Promise<boolean>
}

export function wishes(db: Queries, now: () => number): WishStore {
  return {
    async setWish(game, seat, user, at) {
      const set = await attempt(db, async (within) => {
        if (!(await touch(within, game, ['playing'], now()))) return null
        const found = await within
          .updateTable('seats')
          .set({ wish: at && JSON.stringify(at) })
          .where('game', '=', game)
          .where('seat', '=', seat)
          .where('user', '=', user)
          .returning('seat')
          .executeTakeFirst()
        return found ?? null
      })
      return set !== null
    },
  }
}

/** What somebody would like help with, as it is stored. */
export function wishIn(stored: string | null): Spot | null {
  return stored === null ? null : JSON.parse(stored)
}

/** What the people at a table would like help with. */
export function wishesAt({ seats }: Pick<GameAndSeats, 'seats'>): Wish[] {
  return seats.flatMap(({ seat, wish }) => {
    const at = wishIn(wish)
    return at === null ? [] : [{ seat, at }]
  })
}
