import type { SeatRequest, TableInfo } from '@keep-flying/protocol'
import { clockOf, timeOnReturn } from '../clocks/rules.ts'
import { packageOf } from '../games/catalog.ts'
import { newId } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import type { GameAndSeats } from '../storage/store.ts'
import {
  checkBot,
  checkMayCome,
  checkNotBegun,
  checkNotOver,
  checkRoomForTable,
  overtaken,
  peopleAt,
  seated,
  seatOf,
  visible,
} from './checks.ts'
import { emptySeat, passOnHost } from './departure.ts'
import { info } from './info.ts'

/** Takes the seat asked for, or the first open one, before the start. */
export async function join(
  services: TableServices,
  user: UserRow,
  table: string,
  { seat, invite }: { seat?: number | undefined; invite?: string | undefined },
): Promise<TableInfo> {
  const found = await visible(services, table, user, invite)
  checkNotBegun(found.game, 'The game has begun: somebody would have to hand their seat over to you.')
  if (seatOf(found, user) !== null) throw new Trouble('conflict', 'You already sit at this table.')
  await checkMaySitDown(services, found, user)
  const wanted = seatsToTry(found, seat)
  await checkRoomForTable(services, user)
  if (!(await takeOneOf(services, table, wanted, user))) throw overtaken()
  await services.running.changed(table)
  return info(services, table, user)
}

/** Refuses whom the host does not want at the table. Nobody is told that they are blocked, nor by whom. */
async function checkMaySitDown({ store }: TableServices, found: GameAndSeats, user: UserRow): Promise<void> {
  const { id, host } = found.game
  checkMayCome(found, await store.isSanctioned(id, user.id, 'removed'))
  if (await store.hasBlocked(host, user.id)) throw new Trouble('forbidden', 'You cannot sit down at this table.')
}

function seatsToTry({ seats }: GameAndSeats, wanted: number | undefined): number[] {
  const open = seats.filter((row) => row.kind === 'open').map((row) => row.seat)
  if (wanted === undefined) {
    if (open.length === 0) throw new Trouble('conflict', 'Every seat at this table is taken.')
    return open
  }
  checkSeat(seats.length, wanted)
  if (!open.includes(wanted)) throw new Trouble('conflict', `Seat ${wanted} is taken; choose an open one.`, 'seat')
  return [wanted]
}

function checkSeat(count: number, seat: number): void {
  if (seat >= count) throw new Trouble('invalid', `There is no seat ${seat}; the last one is ${count - 1}.`, 'seat')
}

async function takeOneOf(
  { store }: TableServices,
  table: string,
  seats: readonly number[],
  user: UserRow,
): Promise<boolean> {
  for (const seat of seats) if (await store.takeSeat(table, seat, user.id)) return true
  return false
}

/** Leaves before the start. */
export async function leave(services: TableServices, user: UserRow, table: string): Promise<void> {
  const { store, running } = services
  const { found, seat } = await seated(services, table, user)
  const waysOut = 'hand your seat over, give it to a bot, or propose to abandon the game'
  checkNotBegun(found.game, `The game has begun, so your seat cannot stay empty: ${waysOut}.`)
  if (!(await emptySeat(store, table, seat, user.id))) throw overtaken()
  await running.changed(table)
}

/**
 * Before the start, the host fills and empties seats that no person has. After it, a person may give their own seat to
 * a bot as long as somebody else stays.
 */
export async function setSeat(
  services: TableServices,
  user: UserRow,
  table: string,
  seat: number,
  now: SeatRequest,
): Promise<TableInfo> {
  const found = await visible(services, table, user)
  checkNotOver(found.game)
  checkSeat(found.seats.length, seat)
  const held = found.game.status === 'open' ? checkByHost(found, user, seat) : checkByOwner(found, user, seat, now)
  if (now.kind === 'bot') checkBot(packageOf(services.games, found.game.game), now.bot, 'bot')
  if (!(await services.store.setSeat(table, seat, now, held))) throw overtaken()
  if (held !== null) {
    // Proposals were made to those who sat there before.
    await services.store.clearProposals(table)
    await passOnHost(services.store, table)
  }
  await services.running.changed(table)
  return info(services, table, user, found.game.invite)
}

function checkByHost({ game, seats }: GameAndSeats, user: UserRow, seat: number): null {
  if (game.host !== user.id) throw new Trouble('forbidden', 'Only the host may change seats before the start.')
  if (seats[seat]?.kind === 'person')
    throw new Trouble('conflict', 'Somebody sits there; only they can give up the seat.', 'seat')
  return null
}

function checkByOwner(found: GameAndSeats, user: UserRow, seat: number, now: SeatRequest): string {
  if (seatOf(found, user) !== seat)
    throw new Trouble('forbidden', 'Once the game has begun, only the person in a seat may change it.')
  if (now.kind === 'open')
    throw new Trouble('conflict', 'The game has begun, so a seat cannot be open; give it to a bot.', 'kind')
  if (peopleAt(found).every((other) => other === seat))
    throw new Trouble('conflict', 'You are the last person at this table; propose to abandon the game instead.')
  return user.id
}

/** The person in a seat plays again in place of the bot that played while their time had run out. */
export async function takeBack(
  services: TableServices,
  user: UserRow,
  table: string,
  seat: number,
): Promise<TableInfo> {
  const { store, running, now } = services
  const { found, seat: own } = await seated(services, table, user)
  checkNotOver(found.game)
  checkSeat(found.seats.length, seat)
  if (own !== seat) throw new Trouble('forbidden', 'Only the person in a seat may take it back.')
  const rules = clockOf(found.game)
  const left = rules && timeOnReturn(rules)
  if (!(await store.takeBack(table, seat, user.id, left, now())))
    throw new Trouble('conflict', 'You play for yourself already.', 'seat')
  await running.changed(table)
  return info(services, table, user)
}

/** A new token with which somebody else may take the seat over, once; an earlier token is void. */
export async function handOver(services: TableServices, user: UserRow, table: string, seat: number): Promise<string> {
  const token = newId()
  await setHandOver(services, user, table, seat, token)
  return token
}

export function cancelHandOver(services: TableServices, user: UserRow, table: string, seat: number): Promise<void> {
  return setHandOver(services, user, table, seat, null)
}

async function setHandOver(
  services: TableServices,
  user: UserRow,
  table: string,
  seat: number,
  token: string | null,
): Promise<void> {
  const { found, seat: own } = await seated(services, table, user)
  checkNotOver(found.game)
  checkSeat(found.seats.length, seat)
  if (own !== seat) throw new Trouble('forbidden', 'Only the person in a seat may hand it over.')
  if (!(await services.store.setHandOver(table, seat, user.id, token))) throw overtaken()
}

/** Takes a seat with the token its owner gave; whoever takes the host's seat becomes host. */
export async function takeOver(
  services: TableServices,
  user: UserRow,
  table: string,
  token: string,
): Promise<TableInfo> {
  const { store, running } = services
  const found = await store.game(table)
  const from = found?.seats.find((row) => row.hand_over === token)
  if (!found || !from) throw new Trouble('not-found', 'This token was used or withdrawn; ask for a new one.', 'token')
  checkNotOver(found.game)
  if (seatOf(found, user) !== null) throw new Trouble('conflict', 'You already sit at this table.')
  await checkMaySitDown(services, found, user)
  await checkRoomForTable(services, user)
  if ((await store.takeOver(table, token, user.id)) === null) throw overtaken()
  if (found.game.host === from.user) await store.setHost(table, user.id)
  await store.clearProposals(table)
  await running.changed(table)
  return info(services, table, user)
}
