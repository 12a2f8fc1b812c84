import type { FastifyRequest } from 'fastify'
import { networkOf } from '../http/networks.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { checkPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'

/** What the rest of the server is told about people. */
export interface People {
  /** Who sits at the table changed, or what they are called. */
  changed(table: string): Promise<void>
  /** Sessions of this person have ended: their sockets must identify themselves again. */
  signedOut(user: string): Promise<void>
  /** These sessions have ended, and no others. */
  ended(sessions: readonly string[]): Promise<void>
}

/** What the routes about people share. */
export interface AccountParts extends Services {
  readonly sessions: Sessions
  readonly people: People
  readonly throttle: Throttle
}

/** Who sent the request; refuses those who are nobody yet. */
export async function known({ sessions }: AccountParts, request: FastifyRequest): Promise<UserRow> {
  const user = await sessions.identify(request)
  if (!user) throw new Trouble('unauthorized', 'Nobody is logged in here.')
  return user
}

/** The same for somebody with an account. */
export async function knownAccount(parts: AccountParts, request: FastifyRequest): Promise<UserRow> {
  const user = await known(parts, request)
  if (user.password === null)
    throw new Trouble('conflict', 'A guest has no password. Choose a name and a password first.')
  return user
}

/** Refuses whoever is signed in, but cannot name their password. */
export async function proveAgain(
  { throttle }: Pick<AccountParts, 'throttle'>,
  user: UserRow,
  password: string,
  field: string,
): Promise<void> {
  const right = await throttle.owner(user.id)
  if (!(await checkPassword(password, user.password)))
    throw new Trouble('unauthorized', `"${field}": this is not the password of this account.`, field)
  await right()
}

/** Counts an attempt to be the owner of an account; returns what to call if it was right. */
export function tryToBe(
  { sessions, throttle }: AccountParts,
  kind: 'login' | 'recover',
  request: FastifyRequest,
  login: string,
  user: UserRow | null,
): Promise<() => Promise<void>> {
  const device = user ? sessions.deviceOf(request, user.id) : null
  return throttle.stranger(kind, login, networkOf(request.ip), device)
}

/** Signs the person in where the request came from; what was done there as a guest is theirs then. */
export async function signIn(
  { sessions, people, store }: AccountParts,
  request: FastifyRequest,
  reply: Parameters<Sessions['begin']>[1],
  user: UserRow,
): Promise<void> {
  const before = await sessions.identify(request)
  const moved = before && before.login === null ? await store.moveSeats(before.id, user.id) : []
  await sessions.begin(request, reply, user)
  sessions.rememberDevice(request, reply, user.id)
  for (const table of moved) await people.changed(table)
  if (before) await people.signedOut(before.id)
}
