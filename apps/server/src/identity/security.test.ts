import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSite, type Site, type Visitor, visitor } from '../testing/site.ts'
import { makeRecoveryCode } from './recovery.ts'

let site: Site

beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const mal = { name: 'Mal', password: 'still flying' }
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

/** What a reply says under a name. */
function part(body: unknown, key: string): unknown {
  return body !== null && typeof body === 'object' ? Reflect.get(body, key) : undefined
}

/** Somebody with an account, their id and the code they were shown. */
async function member(): Promise<{ who: Visitor; id: string; code: string }> {
  const who = visitor(site.url)
  const { body } = await who.ask('POST', '/api/account', mal, firefox)
  return { who, id: String(part(body, 'id')), code: String(part(body, 'recoveryCode')) }
}

async function loggedIn(): Promise<Visitor> {
  const who = visitor(site.url)
  expect((await who.ask('POST', '/api/login', mal)).status).toBe(200)
  return who
}

async function idOf(who: Visitor): Promise<unknown> {
  return part((await who.ask('GET', '/api/me')).body, 'id')
}

async function sessionsOf(who: Visitor): Promise<{ id: string; here: boolean }[]> {
  const { body } = await who.ask('GET', '/api/me/sessions')
  const sessions = part(body, 'sessions')
  if (!Array.isArray(sessions)) throw new Error('There is no list of sessions.')
  return sessions
}

describe('sessions', () => {
  it('are listed in words, without anything that could be used to be somebody', async () => {
    const { who } = await member()
    const begun = site.state.now
    await loggedIn()
    site.state.now += 90_000
    const { body } = await who.ask('GET', '/api/me/sessions')
    const [id, there] = [expect.any(String), { browser: null, system: null, since: begun, seen: begun, here: false }]
    const here = { browser: 'Firefox', system: 'Windows', since: begun, seen: begun + 90_000, here: true }
    expect(body).toEqual({
      sessions: [
        { id, ...here },
        { id, ...there },
      ],
    })
    const session = site.sessions.sessionIn(who.cookie) ?? 'none'
    expect(JSON.stringify(body)).not.toContain(session)
  })

  it('end one by one, and their sockets are cut', async () => {
    const { who, id } = await member()
    const [away, elsewhere] = [await loggedIn(), await loggedIn()]
    const own = await sessionsOf(away)
    const target = own.find(({ here }) => here)?.id
    expect(await who.ask('DELETE', `/api/me/sessions/${target}`)).toMatchObject({ status: 200, body: {} })
    expect(site.ended).toEqual([site.sessions.sessionIn(away.cookie)])
    expect(await idOf(away)).not.toBe(id)
    expect([await idOf(who), await idOf(elsewhere)]).toEqual([id, id])
    expect(await who.ask('DELETE', `/api/me/sessions/${target}`)).toMatchObject({
      status: 404,
      body: { problem: { code: 'not-found' } },
    })
  })

  it('end everywhere else at once', async () => {
    const { who, id } = await member()
    const [away, elsewhere] = [await loggedIn(), await loggedIn()]
    const others = [away, elsewhere].map(({ cookie }) => site.sessions.sessionIn(cookie))
    expect(await who.ask('DELETE', '/api/me/sessions')).toMatchObject({ status: 200 })
    expect([...site.ended].sort()).toEqual(others.sort())
    expect(await idOf(who)).toBe(id)
    for (const other of [away, elsewhere]) expect(await idOf(other)).not.toBe(id)
  })

  it('of others are out of reach', async () => {
    const { who, id } = await member()
    const [session] = await sessionsOf(who)
    const stranger = visitor(site.url)
    expect((await stranger.ask('GET', '/api/me/sessions')).status).toBe(401)
    await stranger.ask('GET', '/api/me')
    expect((await stranger.ask('DELETE', `/api/me/sessions/${session?.id}`)).status).toBe(404)
    await stranger.ask('DELETE', '/api/me/sessions')
    expect(await idOf(who)).toBe(id)
  })
})

describe('a recovery code', () => {
  it('is shown once, when the account is made, and not stored', async () => {
    const { who, id, code } = await member()
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
    expect((await who.ask('GET', '/api/me')).body).not.toHaveProperty('recoveryCode')
    expect(await who.ask('GET', '/api/me/recovery-code')).toMatchObject({ body: { madeAt: site.state.now } })
    expect(JSON.stringify(await site.store.recoveryCodesOf(id))).not.toContain(code)
  })

  it('gives a new password, however it is typed, ends every session, and is replaced', async () => {
    const { who, id, code } = await member()
    const away = visitor(site.url)
    const guest = await idOf(away)
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const recovered = await away.ask('POST', '/api/recover', { name: ' mal', code: typed, password: 'gone to ground' })
    expect(recovered).toMatchObject({ status: 200, body: { id, name: 'Mal', account: true } })
    const next = part(recovered.body, 'recoveryCode')
    expect(next).not.toBe(code)
    expect(await idOf(away)).toBe(id)
    expect(await idOf(who)).not.toBe(id)
    expect(site.signedOut).toEqual([id, guest])
    const again = { name: 'Mal', code, password: 'another one' }
    expect((await visitor(site.url).ask('POST', '/api/recover', again)).status).toBe(401)
    expect((await visitor(site.url).ask('POST', '/api/recover', { ...again, code: next })).status).toBe(200)
  })

  it('is made anew for whoever names the password; the one before is void', async () => {
    const { who, code } = await member()
    expect(await who.ask('POST', '/api/me/recovery-code', { password: 'still guessing' })).toMatchObject({
      status: 401,
      body: { problem: { code: 'unauthorized', field: 'password' } },
    })
    const made = await who.ask('POST', '/api/me/recovery-code', { password: mal.password })
    expect(made.status).toBe(200)
    const recover = (given: unknown) =>
      visitor(site.url).ask('POST', '/api/recover', { name: 'Mal', code: given, password: 'gone to ground' })
    expect((await recover(code)).status).toBe(401)
    expect((await recover(part(made.body, 'code'))).status).toBe(200)
  })

  it('of the operator can be used for a week, beside the owner’s own', async () => {
    const { id, code } = await member()
    const services = { store: site.store, now: () => site.state.now }
    const late = await makeRecoveryCode(services, id)
    const recover = (given: string) =>
      visitor(site.url).ask('POST', '/api/recover', { name: 'Mal', code: given, password: 'gone to ground' })
    site.state.now += 7 * 24 * 60 * 60 * 1000
    expect((await recover(late)).status).toBe(401)
    const inTime = await makeRecoveryCode(services, id)
    expect((await recover(inTime)).status).toBe(200)
    expect((await recover(code)).status).toBe(401)
  })

  it('cannot be made for guests or nobody', async () => {
    const services = { store: site.store, now: () => site.state.now }
    const guest = String(await idOf(visitor(site.url)))
    await expect(makeRecoveryCode(services, guest)).rejects.toThrow('A guest has no password')
    await expect(makeRecoveryCode(services, 'nobody')).rejects.toThrow('no such person')
  })

  it('says the same of a wrong name and of a wrong code', async () => {
    const { who, id } = await member()
    const stranger = visitor(site.url)
    const ask = (name: string) => stranger.ask('POST', '/api/recover', { name, code: '12345', password: 'long enough' })
    const wrongCode = await ask('Mal')
    expect(wrongCode).toMatchObject({ status: 401, body: { problem: { code: 'unauthorized', field: 'code' } } })
    expect((await ask('Nobody')).body).toEqual(wrongCode.body)
    expect(await idOf(who)).toBe(id)
  })
})

describe('guessing', () => {
  /** Guesses from a network; returns the status of each. */
  async function guess(who: Visitor, name: string, from: string, times: number): Promise<number[]> {
    const headers = { 'x-forwarded-for': from }
    const statuses: number[] = []
    for (let n = 0; n < times; n++)
      statuses.push((await who.ask('POST', '/api/login', { name, password: `a guess, ${n}` }, headers)).status)
    return statuses
  }

  beforeEach(async () => {
    await site.close()
    site = await openSite({ env: { TRUST_PROXY: '1' } })
  })

  it('is slowed down, whether there is such an account or not', async () => {
    await member()
    for (const [name, from] of [
      ['Mal', '203.0.113.1'],
      ['Nobody', '203.0.113.2'],
    ] as const) {
      const stranger = visitor(site.url)
      expect(await guess(stranger, name, from, 6)).toEqual([401, 401, 401, 401, 401, 429])
      site.state.now += 1000
      expect(await guess(stranger, name, from, 2)).toEqual([401, 429])
      site.state.now += 1000
      expect(await guess(stranger, name, from, 1)).toEqual([429])
      site.state.now += 1000
      expect(await guess(stranger, name, from, 1)).toEqual([401])
    }
  })

  it('by others keeps the owner out nowhere: not elsewhere, and not on a device used before', async () => {
    const { who } = await member()
    await guess(visitor(site.url), 'Mal', '203.0.113.1', 6)
    const elsewhere = { 'x-forwarded-for': '203.0.113.2' }
    expect((await visitor(site.url).ask('POST', '/api/login', mal, elsewhere)).status).toBe(200)
    await who.ask('POST', '/api/logout')
    const beside = { 'x-forwarded-for': '203.0.113.1' }
    expect((await visitor(site.url).ask('POST', '/api/login', mal, beside)).status).toBe(429)
    expect((await who.ask('POST', '/api/login', mal, beside)).status).toBe(200)
  })

  it('from many networks is slowed down, too, but never for long', async () => {
    await member()
    let refused = 0
    for (let n = 0; n < 12; n++) {
      const statuses = await guess(visitor(site.url), 'Mal', `203.0.113.${n}`, 5)
      refused += statuses.filter((status) => status === 429).length
    }
    expect(refused).toBeGreaterThan(0)
    site.state.now += 60_000
    const elsewhere = { 'x-forwarded-for': '203.0.113.200' }
    expect((await visitor(site.url).ask('POST', '/api/login', mal, elsewhere)).status).toBe(200)
  })

  it('of a password by whoever sits before an open page is slowed down as well', async () => {
    const { who } = await member()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++)
      statuses.push((await who.ask('POST', '/api/me/recovery-code', { password: `a guess, ${n}` })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('leaves neither names nor networks in the database', async () => {
    const keys: string[] = []
    const { countAttempt } = site.store
    site.store.countAttempt = (key, at, wait) => {
      keys.push(key)
      return countAttempt(key, at, wait)
    }
    await guess(visitor(site.url), 'Mal', '203.0.113.1', 1)
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  })
})
