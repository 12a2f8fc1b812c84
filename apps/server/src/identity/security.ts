import { passwordRequest, proofRequest, recoverRequest, type SessionInfo } from '@keep-flying/protocol'
import type { FastifyInstance } from 'fastify'
import { seldom } from '../http/limits.ts'
import { digest } from '../ids.ts'
import { read, Trouble } from '../problems.ts'
import type { SessionRow } from '../storage/schema.ts'
import { meOf } from './me.ts'
import { loginOf } from './names.ts'
import { type AccountParts, known, knownAccount, proveAgain, signIn, tryToBe } from './parts.ts'
import { hashPassword } from './passwords.ts'
import { codeRow, codeUsed, makeRecoveryCode, newCode } from './recovery.ts'

/** How often one address may try each of these, so that nobody can guess passwords or codes. */
const attempts = { config: seldom(10) }
/** Somebody else may recover an account where a banned person was. */
const recovery = { config: { ...attempts.config, evenBanned: true } }

/** Where somebody is signed in, and what proves that it is them: password and recovery code. */
export function securityRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { store, sessions, people, bans, now } = parts

  app.get('/api/me/sessions', async (request) => {
    const user = await known(parts, request)
    const here = sessions.sessionIn(request.headers.cookie)
    return { sessions: (await store.sessionsOf(user.id)).map((row) => sessionInfo(row, here)) }
  })

  app.delete<{ Params: { session: string } }>('/api/me/sessions/:session', async (request) => {
    const user = await known(parts, request)
    const found = (await store.sessionsOf(user.id)).find(({ token }) => digest(token) === request.params.session)
    if (!found) throw new Trouble('not-found', 'This session has already ended.')
    await people.ended(await store.endSessions(user.id, { only: found.token }))
    return {}
  })

  app.delete('/api/me/sessions', async (request) => {
    const user = await known(parts, request)
    await people.ended(await store.endSessions(user.id, { except: sessions.sessionIn(request.headers.cookie) }))
    return {}
  })

  app.post('/api/password', attempts, async (request, reply) => {
    const { old, new: wanted } = read(passwordRequest, request.body)
    const user = await knownAccount(parts, request)
    await proveAgain(parts, user, old, 'old')
    await store.setPassword(user.id, await hashPassword(wanted))
    await store.endSessions(user.id, { except: await sessions.begin(request, reply, user) })
    await people.signedOut(user.id)
    return {}
  })

  app.get('/api/me/recovery-code', async (request) => {
    const codes = await store.recoveryCodesOf((await known(parts, request)).id)
    return { madeAt: codes.find(({ maker }) => maker === 'owner')?.made_at ?? null }
  })

  app.post('/api/me/recovery-code', attempts, async (request) => {
    const { password } = read(proofRequest, request.body)
    const user = await knownAccount(parts, request)
    await proveAgain(parts, user, password, 'password')
    return { code: await makeRecoveryCode(parts, user.id, 'owner') }
  })

  app.post('/api/recover', recovery, async (request, reply) => {
    const { name, code, password } = read(recoverRequest, request.body)
    const login = loginOf(name)
    const user = await store.userByLogin(login)
    const right = await tryToBe(parts, 'recover', request, login, user)
    const hash = await hashPassword(password)
    const used = await codeUsed(parts, user, code)
    const next = newCode()
    const wrong = new Trouble('unauthorized', 'There is no account with this name and recovery code.', 'code')
    if (!user || used === null) throw wrong
    bans.checkPerson(user.id)
    if (!(await store.recoverAccount(user.id, used, hash, codeRow(user.id, 'owner', next, now())))) throw wrong
    await right()
    await people.signedOut(user.id)
    await signIn(parts, request, reply, user)
    return { ...(await meOf(store, user)), recoveryCode: next }
  })
}

/** Nobody is told the hash of a token: a session is known by the hash of that. */
function sessionInfo({ token, browser, system, created_at, seen_at }: SessionRow, here: string | null): SessionInfo {
  return { id: digest(token), browser, system, since: created_at, seen: seen_at, here: token === here }
}
