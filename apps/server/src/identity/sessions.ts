import { randomBytes } from 'node:crypto'
import { fastifyCookie, unsign } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { likelyLocale } from '../games/languages.ts'
import { networkOf } from '../http/networks.ts'
import { digest, newId } from '../ids.ts'
import type { Services } from '../services.ts'
import type { SessionRow, UserRow } from '../storage/schema.ts'
import { agentOf } from './agents.ts'
import { GuestWork } from './guest-work.ts'
import { guestName } from './names.ts'

const cookieName = 'keepflying'
/** Says that somebody has signed in on this device before, and who. */
const deviceCookie = 'keepflying-device'
const days = 24 * 60 * 60
const minute = 60_000
/** How many sessions' last visits are kept in memory. */
const remembered = 10_000

/** Who sends a request. The database stores only the hash of a session's token. */
export interface Sessions {
  /**
   * Who sent the request; null if it has no session, or one that is forged or has ended. Whoever is banned is refused,
   * except by routes that are there for them, too.
   */
  identify(request: FastifyRequest): Promise<UserRow | null>
  /** The same from a `Cookie` header alone, for sockets. */
  identifyCookie(header: string | undefined): Promise<UserRow | null>
  /** The hash of the session's token in a `Cookie` header, if it is one that we signed: it may have ended. */
  sessionIn(header: string | undefined): string | null
  /** Who sent the request; a new guest with a new session if it has none. */
  guestFor(request: FastifyRequest, reply: FastifyReply): Promise<UserRow>
  /** Begins a session with a new token in place of the request's; returns the token's hash. */
  begin(request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<string>
  /** Ends the request's session. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Notes that these sessions are here; returns those that have not ended. */
  seen(sessions: readonly string[]): Promise<ReadonlySet<string>>
  /** What tells this device from others, if its owner has signed in here as this person before. */
  deviceOf(request: FastifyRequest, user: string): string | null
  /** Remembers that the person has signed in on this device. */
  rememberDevice(request: FastifyRequest, reply: FastifyReply, user: string): void
}

type Needed = Pick<Services, 'store' | 'now' | 'bans' | 'quotas'> & {
  readonly config: Pick<Config, 'publicUrl' | 'guestWork'>
}

/** `secret` signs the cookies; the nodes of one server share it. */
export function createSessions({ store, config, now, bans, quotas }: Needed, secret: string): Sessions {
  const work = new GuestWork(config.guestWork, secret, now)
  const lastSeen = new Map<string, number>()

  /** Stored at most once a minute. */
  async function visited(session: string): Promise<void> {
    const at = now()
    const last = lastSeen.get(session)
    if (last !== undefined && at - last < minute) return
    remember(session, at)
    await store.touchSessions([session], at)
  }

  function remember(session: string, at: number): void {
    lastSeen.delete(session)
    lastSeen.set(session, at)
    const [oldest] = lastSeen.keys()
    if (lastSeen.size > remembered && oldest !== undefined) lastSeen.delete(oldest)
  }

  function sessionIn(header: string | undefined): string | null {
    const token = signedIn(header, cookieName)
    return token === null ? null : digest(token)
  }

  /** What a cookie says, if we signed it. */
  function signedIn(header: string | undefined, name: string): string | null {
    const cookie = header === undefined ? undefined : fastifyCookie.parse(header)[name]
    if (cookie === undefined) return null
    const { valid, value } = unsign(cookie, secret)
    return valid ? value : null
  }

  async function knownIn(header: string | undefined): Promise<UserRow | null> {
    const session = sessionIn(header)
    const user = session === null ? null : await store.userOfSession(session)
    if (user && session !== null) await visited(session)
    return user
  }

  async function identifyCookie(header: string | undefined): Promise<UserRow | null> {
    const user = await knownIn(header)
    if (user) bans.checkPerson(user.id)
    return user
  }

  function cookieOptions(request: FastifyRequest) {
    const secure = request.protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false)
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  }

  function keep(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
    reply.setCookie(name, value, { ...cookieOptions(request), signed: true, maxAge: 400 * days })
  }

  /** Begins a session that `add` stores. */
  async function beginStored(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    add: (session: SessionRow) => Promise<void>,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const session = digest(token)
    const at = now()
    const agent = agentOf(request.headers['user-agent'])
    await add({ token: session, user: user.id, created_at: at, seen_at: at, ...agent })
    remember(session, at)
    const old = sessionIn(request.headers.cookie)
    if (old !== null) await store.endSession(old)
    keep(request, reply, cookieName, token)
    return session
  }

  function newGuest(locale: string): UserRow {
    const at = now()
    return {
      id: newId(),
      name: guestName(),
      login: null,
      skeleton: null,
      password: null,
      locale,
      webhook: null,
      created_at: at,
      seen_at: at,
    }
  }

  async function identify(request: FastifyRequest): Promise<UserRow | null> {
    const { cookie } = request.headers
    return request.routeOptions.config.evenBanned ? knownIn(cookie) : identifyCookie(cookie)
  }

  return {
    sessionIn,
    identify,
    identifyCookie,
    begin: (request, reply, user) => beginStored(request, reply, user, store.addSession),
    seen: (sessions) => store.touchSessions(sessions, now()),
    deviceOf(request, user) {
      const [device = '', owner] = signedIn(request.headers.cookie, deviceCookie)?.split('.') ?? []
      return owner === digest(user) ? device : null
    },
    rememberDevice(request, reply, user) {
      keep(request, reply, deviceCookie, `${randomBytes(16).toString('base64url')}.${digest(user)}`)
    },
    async guestFor(request, reply) {
      const known = await identify(request)
      if (known) return known
      work.check(request)
      quotas.spend('guests', { person: '', network: networkOf(request.ip) })
      const guest = newGuest(likelyLocale(request.headers['accept-language']))
      await beginStored(request, reply, guest, (session) => store.addGuest(guest, session))
      return guest
    },
    async end(request, reply) {
      const session = sessionIn(request.headers.cookie)
      if (session !== null) await store.endSession(session)
      reply.clearCookie(cookieName, cookieOptions(request))
    },
  }
}
