import { packageOf, standInOf } from '../games/catalog.ts'
import type { Services } from '../services.ts'
import type { ListedTable, Store } from '../storage/store.ts'

/**
 * Takes a person out of all open and running tables, as if they had left; returns the tables that changed. A game that
 * they play alone stays as it is.
 */
export async function departEverywhere(services: Pick<Services, 'store' | 'games'>, user: string): Promise<string[]> {
  const changed: string[] = []
  for (const table of await services.store.games('mine', user))
    if (await depart(services, table, user)) changed.push(table.game.id)
  return changed
}

async function depart(
  { store, games }: Pick<Services, 'store' | 'games'>,
  { game, seats }: ListedTable,
  user: string,
): Promise<boolean> {
  const seat = seats.find((row) => row.user === user)?.seat
  if (seat === undefined) return false
  if (game.status === 'open') return emptySeat(store, game.id, seat, user)
  const alone = seats.every((row) => row.user === null || row.user === user)
  if (game.status !== 'playing' || alone) return false
  const bot = standInOf(packageOf(games, game.game))
  if (bot === null || !(await store.setSeat(game.id, seat, { kind: 'bot', bot }, user))) return false
  // Proposals were made to those who sat there before.
  await store.clearProposals(game.id)
  await passOnHost(store, game.id)
  return true
}

/**
 * Before the start, opens the seat of a person; returns whether it did. If the host leaves, the next person becomes
 * host; a table that everybody left is deleted.
 */
export async function emptySeat(store: Store, table: string, seat: number, user: string): Promise<boolean> {
  if (!(await store.setSeat(table, seat, { kind: 'open' }, user))) return false
  if (!(await passOnHost(store, table))) await store.deleteOpenGame(table)
  return true
}

/** If the host no longer sits at the table, the next person there becomes host; false if nobody sits there. */
export async function passOnHost(store: Store, table: string): Promise<boolean> {
  const left = await store.game(table)
  const next = left?.seats.find((row) => row.user !== null)?.user
  if (!next) return false
  if (!left.seats.some((row) => row.user === left.game.host)) await store.setHost(table, next)
  return true
}
