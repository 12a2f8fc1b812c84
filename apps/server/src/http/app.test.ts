import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { limits } from '@keep-flying/protocol'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Trouble } from '../problems.ts'
import { openSite, type Site, visitor } from '../testing/site.ts'
import { servePages } from './pages.ts'

/** A request whose path is sent as it is; `fetch` would normalize it first. */
async function raw(url: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, path, headers, agent: false })
  sent.end()
  const [response] = await once(sent, 'response')
  return { status: Number(response.statusCode), headers: response.headers, body: await text(response) }
}

function entries(site: Site, word: string): unknown[] {
  return site.lines.map((line): unknown => JSON.parse(line)).filter((entry) => JSON.stringify(entry).includes(word))
}

describe('every request', () => {
  let site: Site
  beforeEach(async () => {
    site = await openSite({
      routes: (app) => {
        app.get('/api/broken', () => {
          throw new Error('the engine is on fire')
        })
        app.get('/api/tables/:table', () => {
          throw new Trouble('not-found', 'There is no such table.', 'table')
        })
      },
    })
  })
  afterEach(() => site.close())

  it('gets a reply with security headers for browsers', async () => {
    const { headers } = await visitor(site.url).ask('GET', '/api/me')
    expect(headers.get('content-security-policy')?.split(';').sort()).toEqual([
      "base-uri 'self'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self' data:",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self' blob:",
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('must not change anything from a page of another site', async () => {
    const guest = visitor(site.url)
    await guest.ask('GET', '/api/me')
    const host = new URL(site.url).host
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://${host}.evil.example` },
      { origin: 'http://127.0.0.1:1' },
      { origin: site.url, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ])
      expect(await guest.ask('PATCH', '/api/me', { name: 'Evil' }, headers), JSON.stringify(headers)).toMatchObject({
        status: 403,
        body: { problem: { code: 'forbidden' } },
      })
    expect((await guest.ask('GET', '/api/me')).body).not.toMatchObject({ name: 'Evil' })
    for (const headers of [{}, { origin: site.url }, { origin: site.url, 'sec-fetch-site': 'same-origin' }])
      expect((await guest.ask('POST', '/api/logout', {}, headers)).status, JSON.stringify(headers)).toBe(200)
  })

  it.each([
    ['{"name":', 400, 'invalid', 'The body is not JSON.'],
    ['', 400, 'invalid', 'The body is empty, but the header "content-type" says that it is JSON.'],
    ['[]', 400, 'invalid', 'The request must be a JSON object.'],
    ['"Mal"', 400, 'invalid', 'The request must be a JSON object.'],
    ['null', 400, 'invalid', 'The request must be a JSON object.'],
    ['{"__proto__":{"name":"x"}}', 400, 'invalid', 'The body is not JSON.'],
    [JSON.stringify({ name: 'x'.repeat(limits.body) }), 413, 'too-large', 'The body is too large.'],
  ])('must have a readable body: %#', async (body, status, code, message) => {
    expect(await visitor(site.url).ask('PATCH', '/api/me', body)).toMatchObject({
      status,
      body: { problem: { code, message } },
    })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is JSON, not %s',
    async (type) => {
      expect(await visitor(site.url).ask('POST', '/api/logout', '{}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { problem: { code: 'invalid', message: expect.stringContaining('application/json') } },
      })
    },
  )

  it('that fails through our fault says nothing about why, and is logged once', async () => {
    expect(await visitor(site.url).ask('GET', '/api/broken')).toMatchObject({
      status: 500,
      body: { problem: { code: 'internal', message: 'Something went wrong on the server. It has been logged.' } },
    })
    expect(entries(site, 'broken')).toMatchObject([
      { level: 50, code: 'internal', err: { message: 'the engine is on fire' } },
    ])
  })

  it('that is refused is logged once, with the reason and the table, but without its query', async () => {
    await visitor(site.url).ask('GET', '/api/tables/some-table-1?invite=sesame-sesame')
    expect(entries(site, 'some-table-1')).toMatchObject([
      { level: 30, msg: 'refused', status: 404, code: 'not-found', field: 'table', req: { table: 'some-table-1' } },
    ])
    expect(site.lines.join('')).not.toContain('sesame')
  })

  it('must have a known address', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing?invite=sesame-sesame'],
      ['DELETE', '/api/games'],
      ['GET', '/nothing'],
    ] as const)
      expect(await visitor(site.url).ask(method, path), path).toMatchObject({
        status: 404,
        body: { problem: { code: 'not-found' } },
      })
    expect(site.lines.join('')).not.toContain('sesame')
  })

  it.each([
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/a\\..\\b',
    '/a%5c..',
    '/a%00b',
    '/%ff',
  ])('must not have a tricky path: %s', async (path) => {
    const { status, body } = await raw(site.url, path, { accept: 'text/html' })
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ problem: { code: 'invalid' } })
  })

  it('must not have parameters that are too long', async () => {
    const { status, body } = await raw(site.url, `/api/tables/${'x'.repeat(1000)}`)
    expect([status, JSON.parse(body)]).toMatchObject([414, { problem: { code: 'too-large' } }])
  })

  it('must be HTTP', async () => {
    const { hostname, port } = new URL(site.url)
    for (const [sent, answer] of [
      ['HELLO\r\n\r\n', /^HTTP\/1.1 400 .*"code":"invalid"/s],
      [`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1.1 431 .*"code":"too-large"/s],
    ] as const) {
      const socket = connect(Number(port), hostname)
      socket.write(sent)
      expect(await text(socket)).toMatch(answer)
      site.state.now += 60_000
    }
    expect(entries(site, 'refused')).toMatchObject([{ code: 'invalid' }, { code: 'too-large' }])
    expect((await visitor(site.url).ask('GET', '/healthz')).status).toBe(200)
  })

  it('is refused while the server shuts down, except for monitoring', async () => {
    site.state.closing = true
    expect(await visitor(site.url).ask('GET', '/api/me')).toMatchObject({
      status: 503,
      body: { problem: { code: 'unavailable' } },
    })
    expect((await visitor(site.url).ask('GET', '/healthz')).status).toBe(200)
  })

  it('shows at / that the server runs if there is no client', async () => {
    const { status, headers, body } = await visitor(site.url).ask('GET', '/')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(body).toContain('docs/api.md')
    expect(body).toContain('/healthz')
  })
})

describe('a public address', () => {
  it('with https makes browsers stay with https, and may change things', async () => {
    const site = await openSite({ env: { PUBLIC_URL: 'https://play.example.org' } })
    const guest = visitor(site.url)
    const { headers } = await guest.ask('GET', '/api/me')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    const from = async (origin: string) => (await guest.ask('PATCH', '/api/me', { name: 'Wash' }, { origin })).status
    expect(await from('https://play.example.org')).toBe(200)
    expect(await from('http://play.example.org')).toBe(403)
    await site.close()
  })

  it('may be named by a trusted proxy', async () => {
    const site = await openSite({ env: { TRUST_PROXY: '1' } })
    const headers = { origin: 'https://play.example.org', 'x-forwarded-host': 'play.example.org' }
    expect((await visitor(site.url).ask('POST', '/api/logout', {}, headers)).status).toBe(200)
    await site.close()
  })
})

describe('a flood', () => {
  it('is refused beyond the limit, whatever the address, except for monitoring', async () => {
    const site = await openSite({ env: { REQUESTS_PER_MINUTE: '20' } })
    const flooder = visitor(site.url)
    await flooder.ask('GET', '/api/me')
    const paths = ['/api/me', '/nothing', '/']
    const statuses: number[] = []
    for (let n = 0; n < 30; n++) statuses.push((await flooder.ask('GET', paths[n % 3] ?? '/')).status)
    expect(statuses.slice(0, 20)).not.toContain(429)
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
    expect(await flooder.ask('GET', '/api/me')).toMatchObject({
      status: 429,
      body: {
        problem: {
          code: 'too-many',
          message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
        },
      },
    })
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await flooder.ask('GET', path)).status).toBe(200)
    await site.close()
  })

  it('from behind a trusted proxy is counted per address', async () => {
    const site = await openSite({ env: { REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '1' } })
    const from = async (address: string) =>
      (await visitor(site.url).ask('GET', '/api/me', undefined, { 'x-forwarded-for': address })).status
    expect(await from('192.0.2.1')).toBe(200)
    expect(await from('192.0.2.1')).toBe(429)
    expect(await from('198.51.100.9, 192.0.2.1')).toBe(429)
    expect(await from('192.0.2.2')).toBe(200)
    await site.close()
  })
})

describe('the client', () => {
  let site: Site
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keepflying-web-'))
    const webRoot = join(folder, 'dist')
    await mkdir(join(webRoot, 'assets'), { recursive: true })
    await writeFile(join(folder, 'secret.txt'), 'sesame')
    await writeFile(join(webRoot, '.hidden'), 'sesame')
    await writeFile(join(webRoot, 'index.html'), '<title>client</title>')
    await writeFile(join(webRoot, 'index.html.br'), brotliCompressSync('<title>client</title>'))
    await writeFile(join(webRoot, 'sw.js'), '// worker')
    await writeFile(join(webRoot, 'assets', 'main-1a2b.js'), '// main')
    await writeFile(join(webRoot, 'assets', 'main-1a2b.js.br'), brotliCompressSync('// main'))
    await writeFile(join(webRoot, 'assets', 'main-1a2b.js.gz'), gzipSync('// main'))
    site = await openSite({ webRoot })
  })
  afterAll(async () => {
    await site.close()
    await rm(folder, { recursive: true })
  })

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/assets/main-1a2b.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('has %s', async (path, type, caching) => {
    const { status, headers } = await visitor(site.url).ask('GET', path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toBe(caching)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent as the build compressed it to clients that accept %s', async (accepted, encoding) => {
    const path = '/assets/main-1a2b.js'
    const { status, headers, body } = await visitor(site.url).ask('GET', path, undefined, {
      'accept-encoding': accepted,
    })
    expect({ status, body }).toEqual({ status: 200, body: '// main' })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('content-type')).toBe('application/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')).toContain('accept-encoding')
  })

  it('is sent as it is if there is no compressed copy', async () => {
    const accepting = { 'accept-encoding': 'br, gzip' }
    const { status, headers, body } = await visitor(site.url).ask('GET', '/sw.js', undefined, accepting)
    expect({ status, body }).toEqual({ status: 200, body: '// worker' })
    expect(headers.get('content-encoding')).toBeNull()
  })

  it('is shown at every address that only it knows', async () => {
    const page = await visitor(site.url).ask('GET', '/table/abc?invite=x', undefined, { accept: 'text/html,*/*' })
    expect(page).toMatchObject({ status: 200, body: '<title>client</title>' })
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('is sent compressed at those addresses, too', async () => {
    const accepting = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br' }
    const { status, headers, body } = await visitor(site.url).ask('GET', '/table/abc', undefined, accepting)
    expect({ status, body }).toEqual({ status: 200, body: '<title>client</title>' })
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it.each(['/table/a%', '/%ff', '/replay/%e0%a4%?at=3'])('is shown if an address is garbled: %s', async (path) => {
    const page = await raw(site.url, path, { accept: 'text/html,*/*' })
    expect(page).toMatchObject({ status: 200, body: '<title>client</title>' })
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  })

  it.each([
    ['/table/a%', 'application/json'],
    ['/api/tables/a%', 'text/html'],
    ['/assets/a%.js', 'text/html'],
  ])('is not the reply to the garbled %s for %s', async (path, accept) => {
    const { status, body } = await raw(site.url, path, { accept })
    expect([status, JSON.parse(body)]).toMatchObject([400, { problem: { code: 'invalid' } }])
  })

  it.each([
    ['GET', '/api/nothing', 'text/html'],
    ['GET', '/api', 'text/html'],
    ['GET', '/api?x', 'text/html'],
    ['GET', '/socket.io/x', 'text/html'],
    ['GET', '/assets/gone.js', 'text/html'],
    ['GET', '/table/abc', 'application/json'],
    ['POST', '/table/abc', 'text/html'],
  ])('is not the reply to %s %s for %s', async (method, path, accept) => {
    expect(await visitor(site.url).ask(method, path, undefined, { accept })).toMatchObject({
      status: 404,
      body: { problem: { code: 'not-found' } },
    })
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/%2e%2e%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '//etc/passwd',
    '/.hidden',
  ])('lets nobody out of its folder: %s', async (path) => {
    const { status, body } = await raw(site.url, path)
    expect([400, 404]).toContain(status)
    expect(JSON.parse(body)).toHaveProperty('problem.code')
    expect(body).not.toContain('sesame')
  })
})

it('does not start with a client that is not there', async () => {
  await expect(servePages(fastify(), join(tmpdir(), 'no-such-folder'))).rejects.toThrow('index.html')
})
