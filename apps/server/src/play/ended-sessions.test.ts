import { afterEach, expect, it, vi } from 'vitest'
import { newPlayer } from '../testing/player.ts'
import { startTestServer, until } from '../testing/server.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('cuts the sockets of a session that has ended within a minute, even if nobody told this node', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = await startTestServer()
  const [gone, here] = [await newPlayer(server.url), await newPlayer(server.url)]
  for (const { socket } of [gone, here]) socket.connect()
  await until(() => gone.socket.connected && here.socket.connected)
  server.rows('delete from sessions where user = ? returning token', gone.me.id)
  vi.advanceTimersByTime(60_000)
  await until(() => !gone.socket.connected)
  expect(here.socket.connected).toBe(true)
  for (const player of [gone, here]) player.close()
  await server.close()
})
