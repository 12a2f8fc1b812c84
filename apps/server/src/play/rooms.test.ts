import { expect, onTestFinished, test } from 'vitest'
import { BotPool } from '../bots/pool.ts'
import { createMetrics } from '../metrics.ts'
import type { Store } from '../storage/store.ts'
import { openWorld } from '../testing/reminding.ts'
import { gameRow, seatRow, userRow } from '../testing/rows.ts'
import { Rooms } from './rooms.ts'

const minute = 60_000

test('a table that turns out to be missing does not keep idle ones in memory, and is logged', async () => {
  const { services, clock, lines, close } = await openWorld()
  const pool = new BotPool(1, 1000)
  onTestFinished(async () => {
    await pool.close()
    await close()
  })
  // A look for the missing table takes until it is told to end.
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  const store: Store = {
    ...services.store,
    game: async (id) => {
      if (id === 'missing-table') await told
      return services.store.game(id)
    },
  }
  const rooms = new Rooms({ ...services, store }, createMetrics(), pool)
  const host = userRow(clock.now)
  await store.addUser(host)
  const game = gameRow(host.id, clock.now)
  await store.addGame(game, [seatRow(game.id, 0, { kind: 'person', user: host.id })])

  const missing = rooms.room('missing-table').catch(() => 'gone')
  await rooms.room(game.id)
  clock.now += 10 * minute
  const pass = rooms.forgetIdle()
  tell()
  await pass
  expect(await missing).toBe('gone')
  expect(await rooms.held(game.id)).toBeNull()
  expect(lines).toMatchObject([{ msg: 'a table was skipped', table: 'missing-table' }])
  await rooms.close()
})
