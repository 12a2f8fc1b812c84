import { limits, type OrderRequest, type TableInfo } from '@keep-flying/protocol'
import { handleOf } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { SanctionKind, UserRow } from '../storage/schema.ts'
import type { GameAndSeats } from '../storage/store.ts'
import { checkNotBegun, overtaken, visible } from './checks.ts'
import { info } from './info.ts'
import { personAt } from './people.ts'

/** The host locks the table or opens it again, and lets spectators chat or not. */
export async function setOrder(
  services: TableServices,
  user: UserRow,
  table: string,
  { locked, spectatorChat }: OrderRequest,
): Promise<TableInfo> {
  await hosted(services, user, table)
  const order = {
    ...(locked === undefined ? {} : { locked: bit(locked) }),
    ...(spectatorChat === undefined ? {} : { spectator_chat: bit(spectatorChat) }),
  }
  if (!(await services.store.setOrder(table, order))) throw overtaken()
  return changed(services, user, table)
}

function bit(on: boolean): 0 | 1 {
  return on ? 1 : 0
}

/** Before the start, the host takes somebody's seat away; they can neither sit there again nor watch. */
export async function removePerson(
  services: TableServices,
  user: UserRow,
  table: string,
  person: string,
): Promise<TableInfo> {
  const { game, seats } = await hosted(services, user, table)
  checkNotBegun(
    game,
    'The game has begun, so nobody can be removed; mute them, or propose to give their seat to a bot.',
  )
  const seat = seats.find((row) => row.user !== null && handleOf(row.user) === person)
  checkAnother(user, seat?.user)
  if (!seat?.user) throw new Trouble('conflict', 'This person does not sit at the table.', 'person')
  await checkFewEnough(services, table, 'removed')
  if (!(await services.store.removePerson(table, seat.seat, seat.user))) throw overtaken()
  return changed(services, user, table)
}

/** The host lets somebody who was removed come back. */
export async function readmitPerson(
  services: TableServices,
  user: UserRow,
  table: string,
  person: string,
): Promise<TableInfo> {
  await hosted(services, user, table)
  return pardoned(services, user, table, person, 'removed')
}

/** The host mutes somebody who sits at the table or has said something there, until the host says otherwise. */
export async function mutePerson(
  services: TableServices,
  user: UserRow,
  table: string,
  person: string,
): Promise<TableInfo> {
  const { store } = services
  const other = await personAt(services, await hosted(services, user, table), person)
  checkAnother(user, other)
  if (!(await store.user(other))) throw new Trouble('not-found', 'This person is gone.', 'person')
  await checkFewEnough(services, table, 'muted')
  await store.sanction(table, other, 'muted')
  return changed(services, user, table)
}

export async function unmutePerson(
  services: TableServices,
  user: UserRow,
  table: string,
  person: string,
): Promise<TableInfo> {
  await hosted(services, user, table)
  return pardoned(services, user, table, person, 'muted')
}

/** Refuses the chat of somebody who is muted, and of spectators where they may not chat. */
export async function checkMayChat(
  { store }: TableServices,
  { game }: GameAndSeats,
  user: string,
  seat: number | null,
): Promise<void> {
  if (seat === null && !game.spectator_chat)
    throw new Trouble('muted', 'Spectators cannot chat at this table unless its host lets them.')
  if (await store.isSanctioned(game.id, user, 'muted'))
    throw new Trouble('muted', 'The host has muted you at this table.')
}

/** The table, for its host. */
async function hosted(services: TableServices, user: UserRow, table: string): Promise<GameAndSeats> {
  const found = await visible(services, table, user)
  if (found.game.host !== user.id) throw new Trouble('forbidden', 'Only the host may do this.')
  return found
}

function checkAnother(user: UserRow, other: string | null | undefined): void {
  if (other === user.id) throw new Trouble('invalid', 'This is you; name somebody else.', 'person')
}

async function checkFewEnough({ store }: TableServices, table: string, kind: SanctionKind): Promise<void> {
  const alike = (await store.sanctions(table)).filter((sanction) => sanction.kind === kind)
  if (alike.length < limits.sanctions) return
  const message = `${limits.sanctions} people are ${kind} at this table, which is the limit; lock it, or turn spectators' chat off.`
  throw new Trouble('too-many', message)
}

async function pardoned(
  services: TableServices,
  user: UserRow,
  table: string,
  person: string,
  kind: SanctionKind,
): Promise<TableInfo> {
  const sanctions = (await services.store.sanctions(table)).filter((sanction) => sanction.kind === kind)
  const other = sanctions.find((sanction) => handleOf(sanction.user) === person)?.user
  if (other === undefined || !(await services.store.pardon(table, other, kind)))
    throw new Trouble('not-found', `This person is not ${kind} at this table.`, 'person')
  return changed(services, user, table)
}

async function changed(services: TableServices, user: UserRow, table: string): Promise<TableInfo> {
  await services.running.changed(table)
  return info(services, table, user)
}
