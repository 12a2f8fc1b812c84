import { forgetPerson } from '../identity/forgetting.ts'
import { loginOf } from '../identity/names.ts'
import { makeRecoveryCode } from '../identity/recovery.ts'
import { newId } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { BanRow, SeatRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats, Store } from '../storage/store.ts'
import { departEverywhere } from '../tables/departure.ts'
import { readNetwork, writeNetwork } from './networks.ts'

/** What the console works with: on a running server, or on its database alone. */
export type ConsoleServices = Pick<Services, 'store' | 'games' | 'now'>

/** Longest texts of an operator, in characters. */
const longestNote = 500

/** Who may not come here, why, and until when; null for good. */
export interface Ban {
  /** With `addresses`, also those from which the person is connected now. */
  readonly who: { readonly person: string; readonly addresses?: boolean } | { readonly address: string }
  readonly why: string
  readonly until: number | null
}

/** Bans somebody or a network. Whoever is banned leaves the tables where they sit. */
export async function ban(services: ConsoleServices, by: string, { who, why, until }: Ban): Promise<BanRow> {
  const { store, now } = services
  if (until !== null && until <= now()) throw new Trouble('invalid', 'The end of a ban must be in the future.', 'until')
  const person = 'person' in who ? await findPerson(store, who.person) : null
  const network = 'address' in who ? writeNetwork(readNetwork(who.address)) : null
  if (person && (await store.isOperator(person.id)))
    throw new Trouble('conflict', `"${person.name}" is an operator, who cannot be banned; take that away first.`)
  const row: BanRow = {
    id: newId(),
    person: person?.id ?? null,
    network,
    why: checkNote(why, 'why'),
    by,
    at: now(),
    until,
    lifted_at: null,
  }
  const addresses = 'person' in who && who.addresses
  await store.ban(row, { by, about: person?.name ?? network ?? '', note: row.why }, addresses)
  if (person) await vacate(services, by, person)
  return row
}

async function vacate(services: ConsoleServices, by: string, { id, name }: UserRow): Promise<void> {
  const tables = await departEverywhere(services, id)
  if (tables.length > 0)
    await services.store.noteDeed('vacate', id, tables, { by, about: name, note: 'seats of somebody who was banned' })
}

export async function unban({ store }: ConsoleServices, by: string, id: string, why: string): Promise<BanRow> {
  const known = (await store.bansInForce()).find((row) => row.id === id)
  const about = known?.name ?? known?.network ?? known?.person ?? ''
  const note = why === '' ? '' : checkNote(why, 'why')
  const lifted = await store.liftBan(id, () => ({ by, about, note }))
  if (!lifted) throw new Trouble('not-found', `No ban "${id}" is in force.`, 'id')
  return lifted
}

/** Ends a game without a winner, as if everybody had agreed to. */
export async function closeTable({ store }: ConsoleServices, by: string, id: string, why: string): Promise<void> {
  const { game } = await findTable(store, id)
  const deed = { by, about: game.title, note: checkNote(why, 'why') }
  if (!(await store.closeTable(id, deed))) throw new Trouble('conflict', 'The game at this table is over.')
}

/** Deletes a table and everything that was played there. */
export async function deleteTable({ store }: ConsoleServices, by: string, id: string, why: string): Promise<void> {
  const { game } = await findTable(store, id)
  const deed = { by, about: game.title, note: checkNote(why, 'why') }
  if (!(await store.deleteTable(id, deed))) throw noTable(id)
}

/** Deletes a person and everything that is theirs, as if they had asked for it. The log keeps no name. */
export async function deletePerson(
  services: ConsoleServices,
  by: string,
  who: string,
  why: string,
): Promise<{ readonly id: string }> {
  const { store } = services
  const { id, name, login } = await findPerson(store, who)
  const note = checkNote(why, 'why')
  if (await store.isOperator(id))
    throw new Trouble('conflict', `"${name}" is an operator, who cannot be deleted; take that away first.`)
  const tables = await forgetPerson(services, id)
  if (tables === null) throw noPerson(who)
  await store.noteDeed('delete-person', id, tables, { by, about: login === null ? 'a guest' : 'an account', note })
  return { id }
}

export async function handleReport({ store }: ConsoleServices, by: string, id: string, done: string): Promise<void> {
  const report = await store.reportLine(id)
  if (!report) throw new Trouble('not-found', `There is no report "${id}".`, 'id')
  if (report.handled)
    throw new Trouble('conflict', `This report was handled by ${report.handled.by}: ${report.handled.done}`)
  const deed = { by, about: report.about_name ?? report.game, note: checkNote(done, 'done') }
  if (!(await store.handleReport(id, deed.note, deed)))
    throw new Trouble('conflict', 'Somebody else handled this report just now.')
}

/** Makes an account an operator, or takes that away. */
export async function setOperator(
  { store }: ConsoleServices,
  by: string,
  who: string,
  operator: boolean,
): Promise<UserRow> {
  const person = await findPerson(store, who)
  if (operator && person.login === null)
    throw new Trouble('conflict', `"${person.name}" is a guest; an operator needs an account with a password.`)
  const words = operator ? 'is an operator already' : 'is not an operator'
  if (!(await store.setOperator(person.id, operator, { by, about: person.name, note: '' })))
    throw new Trouble('conflict', `"${person.name}" ${words}.`)
  return person
}

/** Makes a code with which the owner of an account can choose a new password, once. */
export async function makeRecovery(
  services: ConsoleServices,
  by: string,
  who: string,
): Promise<{ readonly id: string; readonly name: string; readonly code: string }> {
  const { id, name } = await findPerson(services.store, who)
  const code = await makeRecoveryCode(services, id)
  await services.store.noteDeed('recovery', id, [], { by, about: name, note: '' })
  return { id, name, code }
}

/** Everything an operator may know about a person. */
export async function personDetails({ store }: ConsoleServices, who: string) {
  const { password: _, webhook, ...person } = await findPerson(store, who)
  const tables = await store.games('mine', person.id)
  const sessions = await store.sessionsOf(person.id)
  return {
    person: { ...person, reminders: webhook !== null },
    operator: await store.isOperator(person.id),
    sessions: sessions.map(({ token: _, user: __, ...session }) => session),
    tables: tables.map(({ game }) => ({ id: game.id, title: game.title, game: game.game, status: game.status })),
    reports: await store.reportsAbout(person.id),
    bans: await store.bansOf(person.id),
  }
}

/** Everything an operator may know about a table: neither its seed nor what is hidden. */
export async function tableDetails({ store }: ConsoleServices, id: string) {
  const { game, seats } = await findTable(store, id)
  const { title, status, visibility, pace, host, created_at, started_at, ended_at, touched_at } = game
  const heads = await store.heads([id])
  return {
    ...{ id, title, status, visibility, pace, host, created_at, started_at, ended_at, touched_at },
    game: game.game,
    rules: game.rules,
    entries: heads.get(id) ?? 0,
    seats: seats.map(seatLine),
  }
}

function seatLine({ seat, kind, user, name, bot, waiting_since }: SeatRow & { readonly name: string | null }) {
  return { seat, kind, person: user, name: name ?? bot, waiting_since }
}

/** The person with this id, or the account of this name. */
export async function findPerson(store: Store, who: string): Promise<UserRow> {
  const found = (await store.person(who)) ?? (who.trim() === '' ? null : await store.person(loginOf(who)))
  if (!found) throw noPerson(who)
  return found
}

function noPerson(who: string): Trouble {
  return new Trouble('not-found', `There is no account and nobody with the id "${who.slice(0, 64)}".`, 'person')
}

async function findTable(store: Store, id: string): Promise<GameAndSeats> {
  const found = await store.game(id)
  if (!found) throw noTable(id)
  return found
}

function noTable(id: string): Trouble {
  return new Trouble('not-found', `There is no table "${id.slice(0, 64)}".`, 'table')
}

function checkNote(text: string, field: string): string {
  const note = text.trim()
  if (note !== '' && note.length <= longestNote && !/\p{Cc}/u.test(note)) return note
  throw new Trouble('invalid', `"${field}" must be one line of 1 to ${longestNote} characters.`, field)
}
