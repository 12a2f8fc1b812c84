import { type AnyPackage, OptionError } from '@keep-flying/kernel'
import { limits } from '@keep-flying/protocol'
import { anyOf } from '../games/catalog.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { GameRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats, ListedTable } from '../storage/store.ts'

/** The same reply for a table that does not exist and for one that is private, so that ids cannot be probed. */
export function noSuchTable(): Trouble {
  return new Trouble('not-found', 'There is no such table, or you need an invitation.')
}

/** For those who may see the table. */
export function notSeated(): Trouble {
  return new Trouble('forbidden', 'You do not sit at this table.')
}

/** Somebody else was faster. */
export function overtaken(): Trouble {
  return new Trouble(
    'conflict',
    'The table has changed in the meantime. Look again, and repeat this if it still makes sense.',
  )
}

export function seatOf({ seats }: ListedTable, user: Pick<UserRow, 'id'> | null): number | null {
  if (!user) return null
  return seats.find((seat) => seat.user === user.id)?.seat ?? null
}

/** The seats of people who play themselves. */
export function peopleAt({ seats }: ListedTable): number[] {
  return seats.filter(({ kind, stand_in }) => kind === 'person' && stand_in === null).map(({ seat }) => seat)
}

/** The table, for those who may see it: everybody if it is public, else those who sit there or have the invitation. */
export async function visible(
  { store }: Services,
  table: string,
  user: Pick<UserRow, 'id'> | null,
  invite?: string,
): Promise<GameAndSeats> {
  const found = await store.game(table)
  if (!found) throw noSuchTable()
  checkVisible(found, user, invite)
  return found
}

export function checkVisible(found: GameAndSeats, user: Pick<UserRow, 'id'> | null, invite?: string): void {
  const { visibility, invite: word } = found.game
  if (visibility !== 'public' && invite !== word && seatOf(found, user) === null) throw noSuchTable()
}

/** The table and the seat of somebody who sits there. */
export async function seated(
  services: Services,
  table: string,
  user: Pick<UserRow, 'id'>,
): Promise<{ found: GameAndSeats; seat: number }> {
  const found = await visible(services, table, user)
  const seat = seatOf(found, user)
  if (seat === null) throw notSeated()
  return { found, seat }
}

/** Refuses whoever comes to a table from which the host has removed them, or which is locked. */
export function checkMayCome({ game: { status, locked } }: GameAndSeats, removed: boolean): void {
  if (status === 'over' || status === 'abandoned') return
  if (removed) throw new Trouble('removed', 'The host has removed you from this table.')
  if (locked) throw new Trouble('locked', 'The host has locked this table: nobody new may sit down or watch.')
}

export function checkNotOver({ status }: GameRow): void {
  if (status === 'over' || status === 'abandoned') throw new Trouble('over', 'The game is over.')
}

/** Refuses with the message given once the game has begun. */
export function checkNotBegun(game: GameRow, refusal: string): void {
  checkNotOver(game)
  if (game.status === 'playing') throw new Trouble('conflict', refusal)
}

export function checkBegun({ status }: GameRow): void {
  if (status === 'open') throw new Trouble('conflict', 'The game has not begun.')
}

export function checkBot({ bots }: AnyPackage, id: string, field: string): void {
  const ids = bots.map(({ bot }) => bot.id)
  if (!ids.includes(id))
    throw new Trouble('invalid', `There is no bot "${id}" for this game; choose ${anyOf(ids)}.`, field)
}

export async function hasRoomForTable({ store }: Services, user: UserRow): Promise<boolean> {
  return (await store.tablesOf(user.id)) < limits.tables
}

export async function checkRoomForTable(services: Services, user: UserRow): Promise<void> {
  if (await hasRoomForTable(services, user)) return
  const message = `You already sit at ${limits.tables} open or running tables, which is the limit; finish or leave one.`
  throw new Trouble('too-many', message)
}

/** Reads options as the game itself defines them. */
export function gameOptions(game: AnyPackage['game'], raw: unknown): unknown {
  try {
    return game.readOptions(raw)
  } catch (problem) {
    if (!(problem instanceof OptionError)) throw problem
    throw new Trouble('invalid', problem.message, `options.${problem.field}`)
  }
}
