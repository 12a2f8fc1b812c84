import { fastifyCookie, sign } from '@fastify/cookie'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digest } from '../ids.ts'
import { openSite, type Site, visitor } from '../testing/site.ts'

describe('sessions', () => {
  let site: Site
  beforeEach(async () => {
    site = await openSite()
  })
  afterEach(() => site.close())

  it('make a visitor a guest at once, and know them again', async () => {
    const mal = visitor(site.url)
    const first = await mal.ask('GET', '/api/me')
    expect(first).toMatchObject({ status: 200, body: { account: false, webhook: null, pushes: 0 } })
    expect(first.body).toHaveProperty('name', expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{3}$/))
    const again = await mal.ask('GET', '/api/me')
    expect(again.body).toEqual(first.body)
    expect(again.headers.getSetCookie()).toEqual([])
    expect((await visitor(site.url).ask('GET', '/api/me')).body).not.toMatchObject({ id: idOf(first.body) })
  })

  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de-AT'],
    ['*, de;q=0.5', 'de'],
    ['<script>', 'en'],
    ['', 'en'],
  ])('write to a guest in the language of the browser: of "%s", %s', async (header, locale) => {
    const guest = await visitor(site.url).ask('GET', '/api/me', undefined, { 'accept-language': header })
    expect(guest.body).toMatchObject({ locale })
  })

  it('set a lasting cookie that scripts and other sites cannot use', async () => {
    const [cookie = ''] = (await visitor(site.url).ask('GET', '/api/me')).headers.getSetCookie()
    expect(cookie).toMatch(/^keepflying=[^;]{80,};/)
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax'])
  })

  it('keep only the hash of a token', async () => {
    const mal = visitor(site.url)
    const { body } = await mal.ask('GET', '/api/me')
    const token = tokenIn(mal.cookie)
    expect(await site.store.userOfSession(token)).toBeNull()
    expect(await site.store.userOfSession(digest(token))).toMatchObject({ id: idOf(body) })
  })

  it('refuse what they did not sign', async () => {
    const mal = visitor(site.url)
    await mal.ask('GET', '/api/me')
    const token = tokenIn(mal.cookie)
    const good = mal.cookie ?? ''
    expect(await site.sessions.identifyCookie(good)).not.toBeNull()
    expect(await site.sessions.identifyCookie(`theme=dark; ${good}`)).not.toBeNull()
    for (const forged of [
      undefined,
      '',
      'keepflying=',
      `keepflying=${token}`,
      `keepflying=${token}.`,
      `keepflying=${encodeURIComponent(sign(token, 'another secret'))}`,
      good.replace(/.$/, '!'),
      good.replace('keepflying', 'keepflyin'),
      'keepflying=%',
      `keepflying=${'x'.repeat(9000)}`,
    ])
      expect(await site.sessions.identifyCookie(forged), forged).toBeNull()
  })

  it('give a forger a new guest, not somebody else', async () => {
    const mal = visitor(site.url)
    const { body } = await mal.ask('GET', '/api/me')
    const forger = visitor(site.url)
    forger.cookie = `keepflying=${encodeURIComponent(sign(tokenIn(mal.cookie), 'guess'))}`
    const stranger = await forger.ask('GET', '/api/me')
    expect(stranger.status).toBe(200)
    expect(idOf(stranger.body)).not.toBe(idOf(body))
  })

  it('note at most once a minute that somebody is here', async () => {
    const mal = visitor(site.url)
    const id = idOf((await mal.ask('GET', '/api/me')).body)
    const start = site.state.now
    const seenAt = async () => (await site.store.user(id))?.seen_at
    expect(await seenAt()).toBe(start)
    site.state.now = start + 90_000
    await mal.ask('GET', '/api/me')
    expect(await seenAt()).toBe(start + 90_000)
    site.state.now = start + 120_000
    await mal.ask('GET', '/api/me')
    expect(await seenAt()).toBe(start + 90_000)
    site.state.now = start + 150_000
    await site.sessions.seen([site.sessions.sessionIn(mal.cookie) ?? ''])
    expect(await seenAt()).toBe(start + 150_000)
  })
})

describe('the cookie', () => {
  it('is sent over https only if the public address is https', async () => {
    const site = await openSite({ env: { PUBLIC_URL: 'https://play.example.org' } })
    const [cookie] = (await visitor(site.url).ask('GET', '/api/me')).headers.getSetCookie()
    expect(cookie).toContain('; Secure')
    await site.close()
  })

  it('is sent over https only if a trusted proxy says so, and no other', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    for (const [hops, secure] of [
      ['1', true],
      ['0', false],
    ] as const) {
      const site = await openSite({ env: { TRUST_PROXY: hops } })
      const [cookie = ''] = (await visitor(site.url).ask('GET', '/api/me', undefined, headers)).headers.getSetCookie()
      expect(cookie.includes('; Secure')).toBe(secure)
      await site.close()
    }
  })
})

function tokenIn(cookie: string | undefined): string {
  return fastifyCookie.parse(cookie ?? '')['keepflying']?.split('.')[0] ?? ''
}

function idOf(me: unknown): string {
  expect(me).toHaveProperty('id')
  return me !== null && typeof me === 'object' && 'id' in me ? String(me.id) : ''
}
