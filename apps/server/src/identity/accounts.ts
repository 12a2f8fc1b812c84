import { credentials, empty, type Me, meRequest, passwordRequest } from '@keep-flying/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { seldom } from '../http/limits.ts'
import { read, Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { loginOf } from './names.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'

/** What the rest of the server is told about people. */
export interface People {
  /** Who sits at the table changed, or what they are called. */
  changed(table: string): Promise<void>
  /** Sessions of this person have ended: their sockets must identify themselves again. */
  signedOut(user: string): Promise<void>
}

/** How often one address may try each of these, so that nobody can guess passwords. */
const attempts = { config: seldom(10) }
/** Somebody else may log in where a banned person did. */
const login = { config: { ...attempts.config, evenBanned: true } }

export async function meOf(store: Store, user: UserRow): Promise<Me> {
  return {
    id: user.id,
    name: user.name,
    account: user.login !== null,
    locale: user.locale,
    webhook: user.webhook,
    pushes: (await store.pushesOf(user.id)).length,
  }
}

export function accountRoutes(
  app: FastifyInstance,
  { store, bans }: Pick<Services, 'store' | 'bans'>,
  sessions: Sessions,
  people: People,
): void {
  async function known(request: FastifyRequest): Promise<UserRow> {
    const user = await sessions.identify(request)
    if (!user) throw new Trouble('unauthorized', 'Nobody is logged in here.')
    return user
  }

  /** Everybody at a person's tables sees their name. */
  async function tellTables(user: string): Promise<void> {
    for (const { game } of await store.games('mine', user))
      if (game.status === 'open' || game.status === 'playing') await people.changed(game.id)
  }

  async function rename(user: UserRow, name: string): Promise<void> {
    const login = loginOf(name)
    if (user.login === null) {
      if (await store.userByLogin(login)) throw taken(name)
      await store.renameUser(user.id, name)
    } else if (!(await store.renameAccount(user.id, name, login))) throw taken(name)
    await tellTables(user.id)
  }

  app.get('/api/me', async (request, reply) => meOf(store, await sessions.guestFor(request, reply)))

  app.patch('/api/me', async (request, reply) => {
    const { name, locale } = read(meRequest, request.body)
    const user = await sessions.guestFor(request, reply)
    if (name !== undefined) await rename(user, name)
    if (locale !== undefined) await store.setLocale(user.id, locale)
    return meOf(store, { ...user, name: name ?? user.name, locale: locale ?? user.locale })
  })

  app.post('/api/account', attempts, async (request, reply) => {
    const { name, password } = read(credentials, request.body)
    const login = loginOf(name)
    const old = await sessions.identify(request)
    if (old && old.login !== null)
      throw new Trouble('conflict', 'You already have an account. Log out to make another one.')
    if (await store.userByLogin(login)) throw taken(name)
    const hash = await hashPassword(password)
    const user = old ?? (await sessions.guestFor(request, reply))
    if (!(await store.claimLogin(user.id, name, login, hash))) throw taken(name)
    if (old) await sessions.begin(request, reply, user)
    await tellTables(user.id)
    return meOf(store, { ...user, name, login })
  })

  app.post('/api/login', login, async (request, reply) => {
    const { name, password } = read(credentials, request.body)
    const user = await store.userByLogin(loginOf(name))
    const right = await checkPassword(password, user?.password ?? null)
    if (!user || !right) throw new Trouble('unauthorized', 'There is no account with this name and password.')
    bans.checkPerson(user.id)
    const before = await sessions.identify(request)
    const moved = before && before.login === null ? await store.moveSeats(before.id, user.id) : []
    await sessions.begin(request, reply, user)
    for (const table of moved) await people.changed(table)
    if (before) await people.signedOut(before.id)
    return meOf(store, user)
  })

  app.post('/api/logout', { config: { evenBanned: true } }, async (request, reply) => {
    read(empty, request.body ?? {})
    const user = await sessions.identify(request)
    await sessions.end(request, reply)
    if (user) await people.signedOut(user.id)
    return {}
  })

  app.post('/api/password', attempts, async (request, reply) => {
    const { old, new: wanted } = read(passwordRequest, request.body)
    const user = await known(request)
    if (user.password === null)
      throw new Trouble('conflict', 'A guest has no password. Choose a name and a password first.')
    if (!(await checkPassword(old, user.password)))
      throw new Trouble('unauthorized', '"old": this is not the password of this account.', 'old')
    await store.setPassword(user.id, await hashPassword(wanted))
    await store.endOtherSessions(user.id, await sessions.begin(request, reply, user))
    await people.signedOut(user.id)
    return {}
  })
}

function taken(name: string): Trouble {
  return new Trouble('conflict', `Somebody else is called "${name}". Choose another name.`, 'name')
}
