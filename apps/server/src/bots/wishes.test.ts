import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPlayer, type Player, play, startTable, stateOnce } from '../testing/player.ts'
import { raftPackage } from '../testing/raft.ts'
import { moduleOf, startTestServer, type TestServer } from '../testing/server.ts'

/** On its thread the bot says what somebody would like help with. */
const botGames = moduleOf(`
  const choose = () => true
  const intends = ({ wishes }) => ({ key: 'sees-to', with: { what: wishes.map(({ seat, at }) => seat + at.place).join() } })
  export const gameListings = [{ id: 'raft', engine: async () => ({ bots: [{ bot: { id: 'oar', choose, intends } }] }) }]`)

let server: TestServer
let mal: Player

beforeAll(async () => {
  server = await startTestServer({ games: [raftPackage()], botGames })
  mal = await newPlayer(server.url)
})

afterAll(async () => {
  mal.close()
  await server.close()
})

test('bots are told what people would like help with, everybody sees it, and bots say what they are about to do', async () => {
  const table = await startTable([mal], ['oar'], { game: 'raft' })
  const client = mal.watch(table.id)
  expect(await client.setWish({ place: 'stern' })).toEqual({ ok: true })
  expect(await client.setWish({ place: 'bow' })).toEqual({ ok: true })
  const { table: seen } = await stateOnce(client, ({ table: known }) => known.seats[0]?.wish !== null)
  expect(seen.seats.map(({ wish }) => wish)).toEqual([{ place: 'bow' }, null])
  const said = new Set<unknown>()
  client.subscribe(() => {
    for (const { seat, intent } of client.state?.minds ?? []) said.add(`${seat}: ${JSON.stringify(intent)}`)
  })
  await play(client, { seed: 'sfc32:wishes' }).done
  expect([...said]).toEqual(['1: {"key":"sees-to","with":{"what":"0bow"}}'])
  await stateOnce(client, ({ minds }) => minds.length === 0)
})

test('whoever only looks on wishes for nothing, nor does anybody in a game that is not played together', async () => {
  const stranger = await newPlayer(server.url)
  const raft = await startTable([mal], ['oar'], { game: 'raft' })
  const watching = stranger.watch(raft.id, raft.invite ?? undefined)
  expect(await watching.setWish({ place: 'bow' })).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  const race = await startTable([mal], ['drifter'])
  const against = { ok: false, problem: { code: 'invalid', field: 'at' } }
  expect(await mal.watch(race.id).setWish({ card: 'vera' })).toMatchObject(against)
  const long = mal.watch(raft.id).setWish({ card: 'x'.repeat(65) })
  expect(await long).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  stranger.close()
})
