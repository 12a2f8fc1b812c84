import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { addressOf } from './origin.ts'

it.each([
  [0, undefined, '127.0.0.1'],
  [0, '192.0.2.1', '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
  [1, '192.0.2.1', '192.0.2.1'],
  [1, '198.51.100.9, 192.0.2.1', '192.0.2.1'],
  [2, '198.51.100.9, 192.0.2.1', '198.51.100.9'],
  [3, '198.51.100.9, 192.0.2.1', '198.51.100.9'],
])('behind %i proxies that said %s, a request comes from %s', async (trustProxy, forwarded, address) => {
  const server = createServer((request, response) => response.end(addressOf(request, { trustProxy })))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const at = server.address()
  const port = at !== null && typeof at === 'object' ? at.port : 0
  const headers = { connection: 'close', ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) }
  expect(await (await fetch(`http://127.0.0.1:${port}`, { headers })).text()).toBe(address)
  server.closeAllConnections()
  server.close()
})
