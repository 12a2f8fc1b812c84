import { credentials, empty, meRequest } from '@keep-flying/protocol'
import type { FastifyInstance } from 'fastify'
import { seldom } from '../http/limits.ts'
import { read, Trouble } from '../problems.ts'
import type { UserRow } from '../storage/schema.ts'
import { meOf } from './me.ts'
import { checkNotReserved, loginOf } from './names.ts'
import { type AccountParts, signIn, tryToBe } from './parts.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { makeRecoveryCode } from './recovery.ts'

/** How often one address may try each of these, so that nobody can guess passwords. */
const attempts = { config: seldom(10) }
/** Somebody else may log in where a banned person did. */
const login = { config: { ...attempts.config, evenBanned: true } }

/** Who somebody is: a guest, or the owner of an account. */
export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { store, games, sessions, people, bans } = parts

  /** Everybody at a person's tables sees their name. */
  async function tellTables(user: string): Promise<void> {
    for (const { game } of await store.games('mine', user))
      if (game.status === 'open' || game.status === 'playing') await people.changed(game.id)
  }

  /** Refuses a name that another account has, one that looks like it, and those of the server and its bots. */
  async function checkFree(name: string, own: string | null): Promise<void> {
    checkNotReserved(games, name)
    const others = [await store.userByLogin(loginOf(name)), await store.userWhoLooksLike(name)]
    if (others.some((other) => other && other.id !== own)) throw taken(name)
  }

  async function rename(user: UserRow, name: string): Promise<void> {
    await checkFree(name, user.id)
    if (user.login === null) await store.renameUser(user.id, name)
    else if (!(await store.renameAccount(user.id, name, loginOf(name)))) throw taken(name)
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
    await checkFree(name, null)
    const hash = await hashPassword(password)
    const user = old ?? (await sessions.guestFor(request, reply))
    if (!(await store.claimLogin(user.id, name, login, hash))) throw taken(name)
    if (old) await sessions.begin(request, reply, user)
    sessions.rememberDevice(request, reply, user.id)
    await tellTables(user.id)
    const recoveryCode = await makeRecoveryCode(parts, user.id, 'owner')
    return { ...(await meOf(store, { ...user, name, login })), recoveryCode }
  })

  app.post('/api/login', login, async (request, reply) => {
    const { name, password } = read(credentials, request.body)
    const login = loginOf(name)
    const user = await store.userByLogin(login)
    const right = await tryToBe(parts, 'login', request, login, user)
    if (!(await checkPassword(password, user?.password ?? null)) || !user)
      throw new Trouble('unauthorized', 'There is no account with this name and password.')
    await right()
    bans.checkPerson(user.id)
    await signIn(parts, request, reply, user)
    return meOf(store, user)
  })

  app.post('/api/logout', { config: { evenBanned: true } }, async (request, reply) => {
    read(empty, request.body ?? {})
    const session = sessions.sessionIn(request.headers.cookie)
    await sessions.end(request, reply)
    if (session !== null) await people.ended([session])
    return {}
  })
}

function taken(name: string): Trouble {
  return new Trouble('conflict', `Somebody else is called "${name}", or nearly so. Choose another name.`, 'name')
}
