import type { Spot } from '@keep-flying/kernel'
import { packageOf } from '../games/catalog.ts'
import { Trouble } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { checkNotOver, overtaken, seated } from './checks.ts'

/** Somebody at a table of a co-operative game would like help with what lies there, or with null no longer. */
export async function setWish(
  services: TableServices,
  user: Pick<UserRow, 'id'>,
  table: string,
  at: Spot | null,
): Promise<void> {
  const { found, seat } = await seated(services, table, user)
  checkNotOver(found.game)
  if (!packageOf(services.games, found.game.game).game.cooperative)
    throw new Trouble('invalid', 'Nobody helps anybody in this game: everybody plays for themselves.', 'at')
  if (!(await services.store.setWish(table, seat, user.id, at))) throw overtaken()
  await services.running.changed(table)
}
