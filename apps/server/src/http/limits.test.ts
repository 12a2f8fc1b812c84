import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openSite, type Site, visitor } from '../testing/site.ts'
import { sessionsPerNetwork } from './limits.ts'
import { networkOf, networksPerSite } from './networks.ts'

/** How many requests a test's session may make per minute. */
const each = 5

async function limitedSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const webRoot = await mkdtemp(join(tmpdir(), 'keepflying-limits-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<title>client</title>')
  await writeFile(join(webRoot, 'assets', 'main-1a2b.js'), '// main')
  const site = await openSite({ webRoot, env: { REQUESTS_PER_MINUTE: String(each), ...env } })
  onTestFinished(async () => {
    await site.close()
    await rm(webRoot, { recursive: true })
  })
  return site
}

/** The replies to so many requests, one after another. */
async function statuses(times: number, ask: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const all: number[] = []
  for (let n = 0; n < times; n++) all.push((await ask()).status)
  return all
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('limits', () => {
  it('do not apply to the files of the client, but to what is not there', async () => {
    const { url } = await limitedSite()
    const guest = visitor(url)
    expect(await statuses(60, () => guest.ask('GET', '/assets/main-1a2b.js'))).toEqual(times(60, 200))
    expect(await statuses(60, () => guest.ask('GET', '/'))).toEqual(times(60, 200))
    const gone = await statuses(each + 2, () => guest.ask('GET', '/assets/gone-3c4d.js'))
    expect(gone).toEqual([...times(each, 404), 429, 429])
    expect((await guest.ask('GET', '/assets/main-1a2b.js')).status).toBe(200)
  })

  it('are for each session, so that visitors behind one address do not use up each other’s', async () => {
    const { url } = await limitedSite()
    const visitors = [visitor(url), visitor(url), visitor(url)]
    for (const each of visitors) expect((await each.ask('GET', '/api/me')).status).toBe(200)
    for (const one of visitors)
      expect(await statuses(each + 1, () => one.ask('GET', '/api/me'))).toEqual([...times(each, 200), 429])
  })

  it('are for the address where the server has signed no session', async () => {
    const { url } = await limitedSite()
    const forged = () => visitor(url).ask('GET', '/api/me', undefined, { cookie: `keepflying=${Math.random()}.x` })
    expect(await statuses(each + 1, forged)).toEqual([...times(each, 200), 429])
    expect((await visitor(url).ask('GET', '/api/me')).status).toBe(429)
  })

  it('are for the address as a whole, however many sessions it has', async () => {
    const { url } = await limitedSite({ TRUST_PROXY: '1' })
    const guests = Array.from({ length: sessionsPerNetwork * 2 }, () => visitor(url))
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (const [n, guest] of guests.entries()) await guest.ask('GET', '/api/me', undefined, from(`198.51.100.${n}`))
    const replies: number[] = []
    for (const guest of guests)
      replies.push(...(await statuses(each - 1, () => guest.ask('GET', '/api/me', undefined, from('192.0.2.1')))))
    const allowed = each * sessionsPerNetwork
    expect(replies).toEqual([...times(allowed, 200), ...times(replies.length - allowed, 429)])
    expect((await visitor(url).ask('GET', '/api/me', undefined, from('192.0.2.2'))).status).toBe(200)
  })

  it('are for all networks of a site together, too', async () => {
    const { url } = await limitedSite({ TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '1' })
    let n = 0
    const from = () => ({ 'x-forwarded-for': `2001:db8:0:${(n++).toString(16)}::1` })
    const replies = await statuses(170, () => visitor(url).ask('GET', '/api/me', undefined, from()))
    expect(replies.indexOf(429)).toBe(sessionsPerNetwork * networksPerSite)
  })

  it('are for all networks of a site where passwords could be guessed', async () => {
    const site = await openSite({ env: { TRUST_PROXY: '1' } })
    let n = 0
    const from = () => ({ 'x-forwarded-for': `2001:db8:0:${(n++).toString(16)}::1` })
    const replies = await statuses(85, () => visitor(site.url).ask('POST', '/api/login', {}, from()))
    expect(replies.indexOf(429)).toBe(10 * networksPerSite)
    await site.close()
  })

  it('refuse cheaply: without the database, without reading what was sent, with one line in the log', async () => {
    const { url, store, lines } = await limitedSite()
    const guest = visitor(url)
    await statuses(each + 1, () => guest.ask('GET', '/api/me'))
    const asked = [vi.spyOn(store, 'userOfSession'), vi.spyOn(store, 'addUser')]
    const noted = lines.length
    const unreadable = '{'.repeat(60_000)
    expect(await statuses(50, () => guest.ask('PATCH', '/api/me', unreadable))).toEqual(times(50, 429))
    for (const spy of asked) expect(spy).not.toHaveBeenCalled()
    expect(lines.length - noted).toBe(1)
  })

  it('are for the address where passwords could be guessed, whoever asks', async () => {
    const site = await openSite()
    let tried = 0
    const login = async () => {
      const guest = visitor(site.url)
      await guest.ask('GET', '/api/me')
      // One name alone is held up sooner.
      return guest.ask('POST', '/api/login', { name: `Monty ${tried++}`, password: 'wrong-password' })
    }
    const replies = await statuses(11, login)
    expect(replies.indexOf(429)).toBe(10)
    await site.close()
  })
})

describe('a network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
