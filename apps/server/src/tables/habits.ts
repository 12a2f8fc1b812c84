import { mayRepeat } from '@keep-flying/kernel'
import { anyOf, packageOf } from '../games/catalog.ts'
import { Trouble } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { checkNotOver, overtaken, seated } from './checks.ts'

/** Somebody at a table has questions of a kind answered for them from now on, or with null is asked again. */
export async function setHabit(
  services: TableServices,
  user: Pick<UserRow, 'id'>,
  table: string,
  kind: string,
  answer: string | null,
): Promise<void> {
  const { found, seat } = await seated(services, table, user)
  checkNotOver(found.game)
  if (answer !== null) checkHabit(services, found.game.game, kind, answer)
  if (!(await services.store.setHabit(table, seat, user.id, kind, answer))) throw overtaken()
  await services.running.changed(table)
}

/** Only what its game declares: so there are never more than it has such questions. */
function checkHabit({ games }: TableServices, game: string, kind: string, answer: string): void {
  const { repeats = {} } = packageOf(games, game)
  if (mayRepeat(repeats, kind, answer)) return
  if (!Object.hasOwn(repeats, kind))
    throw new Trouble('invalid', `Questions of the kind "${kind}" cannot be answered for you.`, 'kind')
  const answers = repeats[kind]?.answers ?? []
  throw new Trouble('invalid', `Questions of the kind "${kind}" can only be answered with ${anyOf(answers)}.`, 'answer')
}
