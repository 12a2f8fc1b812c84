import { once } from 'node:events'
import { createServer as createPlainServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Trouble } from '../problems.ts'
import { closeReceivers, receiver } from '../testing/receiver.ts'
import { checkTarget, delivered, type Guard, isPrivate, post, type Resolve } from './outgoing.ts'

const strict: Guard = { allowPrivate: false, timeout: 60_000 }
const open: Guard = { allowPrivate: true, timeout: 60_000 }

/** Resolves names as the test says. */
function names(book: Readonly<Record<string, readonly string[]>>): Resolve {
  return async (host) => (book[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

afterEach(closeReceivers)

describe('addresses', () => {
  it.each([
    ['0.0.0.0', '0.255.255.255'],
    ['10.0.0.0', '10.255.255.255'],
    ['100.64.0.0', '100.127.255.255'],
    ['127.0.0.0', '127.255.255.255'],
    ['169.254.0.0', '169.254.169.254'],
    ['172.16.0.0', '172.31.255.255'],
    ['192.0.0.0', '192.0.0.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['192.88.99.0', '192.88.99.255'],
    ['192.168.0.0', '192.168.255.255'],
    ['198.18.0.0', '198.19.255.255'],
    ['198.51.100.0', '198.51.100.255'],
    ['203.0.113.0', '203.0.113.255'],
    ['224.0.0.0', '239.255.255.255'],
    ['240.0.0.0', '255.255.255.255'],
    ['::', '::1'],
    ['::127.0.0.1', '::ffff:127.0.0.1'],
    ['::ffff:10.0.0.1', '::ffff:a00:1'],
    ['64:ff9b::', '64:ff9b::7f00:1'],
    ['64:ff9b:1::', '100::1'],
    ['2001::1', '2001:1ff:ffff::'],
    ['2001:db8::', '2001:db8:ffff::1'],
    ['2002::', '2002:7f00:1::1'],
    ['3fff::', '3fff:fff::1'],
    ['4000::1', '8000::1'],
    ['fc00::', 'fdff:ffff::1'],
    ['fe80::', 'fe80::1'],
    ['fec0::1', 'febf:ffff::1'],
    ['ff00::', 'ff02::1'],
  ])('%s and %s are private', (first, last) => {
    expect([isPrivate(first), isPrivate(last)]).toEqual([true, true])
  })

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2000::1',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    '2606:4700::1111',
    '3ffe::1',
  ])('%s is public', (address) => {
    expect(isPrivate(address)).toBe(false)
  })
})

describe('checking a target', () => {
  it.each([
    ['http://example.org/', 'must begin with https://'],
    ['ftp://example.org/', 'must begin with https://'],
    ['file:///etc/passwd', 'must begin with https://'],
    ['https://name@example.org/', 'must not contain a user name or a password'],
    ['https://:word@example.org/', 'must not contain a user name or a password'],
    ['somewhere', 'must be a URL'],
    ['https://127.0.0.1/', 'no host "127.0.0.1"'],
    ['https://127.1/', 'no host "127.0.0.1"'],
    ['https://0177.0.0.1/', 'no host "127.0.0.1"'],
    ['https://0x7f.1/', 'no host "127.0.0.1"'],
    ['https://2130706433/', 'no host "127.0.0.1"'],
    ['https://１２７.0.0.1/', 'no host "127.0.0.1"'],
    ['https://[::1]/', 'no host "::1"'],
    ['https://[::ffff:127.0.0.1]/', 'no host "::ffff:7f00:1"'],
    ['https://[64:ff9b::10.0.0.1]/', 'no host "64:ff9b::a00:1"'],
    ['https://inside.example/', 'no host "inside.example"'],
    ['https://half.example/', 'no host "half.example"'],
    ['https://six.example/', 'no host "six.example"'],
    ['https://nowhere.example/', 'no host "nowhere.example"'],
  ])('refuses %s', async (url, why) => {
    const resolve = names({
      'example.org': ['1.1.1.1'],
      'inside.example': ['10.0.0.7'],
      'half.example': ['1.1.1.1', '127.0.0.1'],
      'six.example': ['1.1.1.1', 'fd00::1'],
    })
    const refused = checkTarget(url, 'url', { ...strict, resolve })
    await expect(refused).rejects.toMatchObject({ code: 'invalid', field: 'url' })
    await expect(refused).rejects.toThrow(why)
  })

  it.each(['https://localhost/', 'https://localhost./'])('refuses %s as the system resolves it', async (url) => {
    await expect(checkTarget(url, 'endpoint', strict)).rejects.toMatchObject({ code: 'invalid', field: 'endpoint' })
  })

  it('accepts public hosts, and private ones if they are allowed', async () => {
    const resolve = names({ 'hooks.example': ['1.1.1.1', '2606:4700::1111'], 'inside.example': ['10.0.0.7'] })
    await checkTarget('https://hooks.example:8443/a?b=c', 'url', { ...strict, resolve })
    await checkTarget('https://1.1.1.1/', 'url', { ...strict, resolve })
    await checkTarget('http://inside.example/', 'url', { ...open, resolve })
    await checkTarget('http://127.0.0.1/', 'url', { ...open, resolve })
    await expect(checkTarget('http://nowhere.example/', 'url', { ...open, resolve })).rejects.toThrow(Trouble)
    await expect(checkTarget('ftp://inside.example/', 'url', { ...open, resolve })).rejects.toThrow('https://')
  })
})

describe('posting', () => {
  it('sends body and headers to the address of the name, and returns the status', async () => {
    const { port, requests } = await receiver(() => 201)
    const resolve = names({ 'hooks.example': ['127.0.0.1'] })
    const reply = await post(`http://hooks.example:${port}/a?b=c`, '{"a":1}', { 'x-a': 'b' }, { ...open, resolve })
    expect(reply).toEqual({ status: 201 })
    expect(requests).toMatchObject([
      { method: 'POST', path: '/a?b=c', body: Buffer.from('{"a":1}'), headers: { 'x-a': 'b' } },
    ])
    expect(requests[0]?.headers.host).toBe(`hooks.example:${port}`)
  })

  it('follows no redirect', async () => {
    const { url, requests } = await receiver((request) => (request.path === '/' ? 307 : 200), { location: '/other' })
    const { status } = await post(url, 'x', {}, open)
    expect([status, delivered(status)]).toEqual([307, false])
    expect(requests.map(({ path }) => path)).toEqual(['/'])
  })

  it('does not wait for a reply that never ends', async () => {
    const { url, closed } = await receiver(() => 'endless')
    expect(await post(url, 'x', {}, open)).toEqual({ status: 200 })
    await closed()
  })

  it('gives up on a receiver that never answers', async () => {
    const { url, closed } = await receiver(() => 'silent')
    await expect(post(url, 'x', {}, { ...open, timeout: 50 })).rejects.toMatchObject({ name: 'AbortError' })
    await closed()
  })

  it('gives up on a name that is never resolved', async () => {
    const resolve: Resolve = () => new Promise(() => {})
    await expect(post('https://slow.example/', 'x', {}, { ...strict, resolve, timeout: 50 })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('rejects when nobody listens', async () => {
    const { url } = await receiver(() => 200)
    await closeReceivers()
    await expect(post(url, 'x', {}, open)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('does not reach a name that became private after it was checked', async () => {
    const { port, requests } = await receiver(() => 200)
    const answers = ['1.1.1.1', '127.0.0.1']
    const resolve: Resolve = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]
    const guard = { ...strict, resolve }
    const url = `https://rebinding.example:${port}/`
    await checkTarget(url, 'url', guard)
    await expect(post(url, 'x', {}, guard)).rejects.toMatchObject({ code: 'invalid', field: 'url' })
    expect([answers, requests]).toEqual([[], []])
  })

  it.each(['https://127.0.0.1', 'https://[::1]', 'https://2130706433', 'https://localhost'])(
    'opens no connection to %s',
    async (origin) => {
      const connections: unknown[] = []
      const server = createPlainServer((socket) => {
        connections.push(socket)
        socket.destroy()
      })
      await once(server.listen(0), 'listening')
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      await expect(post(`${origin}:${port}/`, 'x', {}, strict)).rejects.toMatchObject({ code: 'invalid' })
      await new Promise((resolve) => server.close(resolve))
      expect(connections).toEqual([])
    },
  )

  it('speaks TLS if the address says https', async () => {
    const server = createPlainServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const hello = new Promise<Buffer>((resolve) => {
      server.once('connection', (socket) => {
        socket.once('data', (data) => {
          resolve(data)
          socket.end('HTTP/1.1 200 OK\r\n\r\n')
        })
      })
    })
    const guard = { ...open, resolve: names({ 'hooks.example': ['127.0.0.1'] }) }
    const refused = expect(post(`https://hooks.example:${port}/`, 'secret', {}, guard)).rejects.toThrow()
    const sent = await hello
    await refused
    server.close()
    const handshake = 22
    expect(sent[0]).toBe(handshake)
    expect(sent.includes('hooks.example')).toBe(true)
    expect(sent.includes('secret')).toBe(false)
  })
})
