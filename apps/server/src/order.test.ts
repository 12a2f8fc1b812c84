import type { Problem, Reply, TableInfo } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { readConfig } from './config.ts'
import { handleOf } from './ids.ts'
import { createLogger } from './logging.ts'
import { type RunningServer, startServer } from './server.ts'
import { freshDatabase } from './testing/databases.ts'
import { newPlayer, type Player, playerAs, stateOnce } from './testing/player.ts'
import { raftPackage } from './testing/raft.ts'
import { until } from './testing/server.ts'

/** Keeping order where host and guests are connected to different nodes. */
describe('order at a table, on two nodes', () => {
  const cleanUps: (() => unknown)[] = []
  let one: RunningServer
  let other: RunningServer
  /** The host, who is connected to the first node, and two people who are connected to the second. */
  let kaylee: Player
  let wash: Player
  let badger: Player

  beforeEach(async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    one = await node(databaseUrl)
    other = await node(databaseUrl)
    kaylee = await person(one)
    wash = await person(other)
    badger = await person(other)
  })
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })

  async function node(databaseUrl: string): Promise<RunningServer> {
    const config = readConfig({
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
      MESSAGES_PER_MINUTE: '1000000',
      BOT_THREADS: '1',
    })
    const server = await startServer({ config, log: createLogger(config), games: [raftPackage()] })
    cleanUps.push(() => server.close())
    return server
  }

  async function person({ url }: RunningServer): Promise<Player> {
    const player = await newPlayer(url)
    cleanUps.push(() => player.close())
    return player
  }

  /** The same person on another node as well. */
  function also({ me, cookie }: Player, { url }: RunningServer): Player {
    const player = playerAs(url, me, cookie)
    cleanUps.push(() => player.close())
    return player
  }

  /** An open table of Kaylee's with two more seats. */
  function openRaft(changes: object = {}): Promise<TableInfo> {
    const plain = { game: 'raft', options: { players: 3 }, title: 'Raft', visibility: 'public', pace: 'live' }
    const seats = [{ kind: 'open' }, { kind: 'open' }]
    return kaylee.table('POST', '/api/tables', { ...plain, seats, spectatorChat: true, ...changes })
  }

  async function come(player: Player, { id, invite }: TableInfo): Promise<TableClient> {
    const client = player.watch(id, invite ?? undefined)
    await stateOnce(client, () => true)
    return client
  }

  const heard = (client: TableClient) => client.state?.chat.map(({ text }) => text)

  async function refusal(reply: Promise<Reply<object>>): Promise<Problem | null> {
    const to = await reply
    return to.ok ? null : to.problem
  }

  it('somebody who is muted is told so, and heard again once the host says so', async () => {
    const table = await openRaft()
    const [host, guest] = [await come(kaylee, table), await come(badger, table)]
    expect(await refusal(guest.say('Hello.'))).toBeNull()
    const [line] = (await stateOnce(host, ({ chat }) => chat.length === 1)).chat
    expect(line?.person).toBe(handleOf(badger.me.id))
    await kaylee.table('PUT', `/api/tables/${table.id}/muted/${handleOf(badger.me.id)}`)
    await stateOnce(guest, (state) => state.table.order.you.muted)
    const refused = await refusal(guest.say('Boo!'))
    expect(refused).toEqual({ code: 'muted', message: 'The host has muted you at this table.' })
    await kaylee.table('DELETE', `/api/tables/${table.id}/muted/${handleOf(badger.me.id)}`)
    await stateOnce(guest, (state) => !state.table.order.you.muted)
    expect(await refusal(guest.say('Sorry.'))).toBeNull()
    await stateOnce(host, ({ chat }) => chat.length === 2)
    expect(heard(host)).toEqual(['Hello.', 'Sorry.'])
  })

  it('spectators are not heard where their chat is off, but those who sit there are', async () => {
    const table = await openRaft()
    await wash.table('POST', `/api/tables/${table.id}/join`, {})
    const [seated, spectator] = [await come(wash, table), await come(badger, table)]
    expect(await refusal(spectator.say('Hello.'))).toBeNull()
    await kaylee.table('PATCH', `/api/tables/${table.id}/order`, { spectatorChat: false })
    await stateOnce(spectator, (state) => !state.table.order.spectatorChat)
    expect(await refusal(spectator.say('Boo!'))).toMatchObject({ code: 'muted' })
    expect(await refusal(seated.say('Hello.'))).toBeNull()
  })

  it('somebody who is removed is sent away at once', async () => {
    const table = await openRaft({ visibility: 'link' })
    await badger.table('POST', `/api/tables/${table.id}/join`, { invite: table.invite })
    const guest = await come(badger, table)
    await kaylee.table('PUT', `/api/tables/${table.id}/removed/${handleOf(badger.me.id)}`)
    await until(() => guest.problem !== null)
    expect(guest.problem).toEqual({ code: 'removed', message: 'The host has removed you from this table.' })
    expect(guest.state?.table.order.you.removed).toBe(true)
    expect(await refusal(guest.say('Boo!'))).toMatchObject({ code: 'forbidden' })
  })

  it('nobody new comes to a locked table, and those who watch stay', async () => {
    const table = await openRaft()
    const spectator = await come(wash, table)
    await kaylee.table('PATCH', `/api/tables/${table.id}/order`, { locked: true })
    await stateOnce(spectator, (state) => state.table.order.locked)
    const late = badger.watch(table.id)
    await until(() => late.problem !== null)
    expect(late.problem?.code).toBe('locked')
    // Whoever watches may ask for everything again.
    const again = await wash.socket.emitWithAck('watch', { table: table.id })
    expect(again.ok).toBe(true)
    expect(await refusal(spectator.say('Still here.'))).toBeNull()
  })

  it('what a blocked person says is not sent to the one who blocked them, on any node or in the history', async () => {
    const table = await openRaft()
    const [host, author, third] = [await come(kaylee, table), await come(badger, table), await come(wash, table)]
    const elsewhere = await come(also(kaylee, other), table)
    await author.say('one')
    for (const client of [host, elsewhere, third]) await stateOnce(client, ({ chat }) => chat.length === 1)

    await kaylee.ask('PUT', `/api/me/blocks/${handleOf(badger.me.id)}`, { table: table.id })
    for (const client of [host, elsewhere]) await stateOnce(client, ({ chat }) => chat.length === 0)
    await author.say('two')
    await third.say('three')
    for (const client of [host, elsewhere]) {
      await stateOnce(client, ({ chat }) => chat.some(({ text }) => text === 'three'))
      expect(heard(client)).toEqual(['three'])
    }
    await stateOnce(third, ({ chat }) => chat.length === 3)
    // The one who is blocked notices nothing.
    await stateOnce(author, ({ chat }) => chat.length === 3)
    expect(heard(await come(also(kaylee, one), table))).toEqual(['three'])

    await kaylee.ask('DELETE', `/api/me/blocks/${handleOf(badger.me.id)}`)
    for (const client of [host, elsewhere]) await stateOnce(client, ({ chat }) => chat.length === 3)
    await author.say('four')
    for (const client of [host, elsewhere]) await stateOnce(client, ({ chat }) => chat.length === 4)
  })
})
