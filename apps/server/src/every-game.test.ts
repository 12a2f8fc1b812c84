import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameListings } from '@keep-flying/games'
import {
  anyAnswer,
  type Decision,
  type GameRecord,
  type OptionFields,
  type RandomStream,
  readRecord,
  type Value,
  verifyChain,
  verifyRecord,
} from '@keep-flying/kernel'
import { describe, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { openStore } from './storage/open.ts'
import { checkRefused, checkStored, heldBy, toldTo } from './testing/evidence.ts'
import { openHall, type Person } from './testing/hall.ts'
import { grown, newPlayer, type Player, play, startTable, stateOnce } from './testing/player.ts'
import { serverProcess } from './testing/process.ts'

/** Whatever game is listed, it is hosted like all others. */

async function somebody(url: string): Promise<Player> {
  const player = await newPlayer(url)
  onTestFinished(() => player.close())
  return player
}

const idle = new Set(['done', 'wait', 'end'])

/** Whoever buys nothing and only waits can pay for the next game. */
function idleAnswer(decision: Decision, random: RandomStream): Value {
  const rest = 'options' in decision ? decision.options.find(({ id }) => idle.has(id)) : undefined
  if (rest && decision.form === 'one') return rest.id
  return decision.form === 'amount' ? decision.max : anyAnswer(decision, random)
}

/** What several people may go on with together for as long as they like, they leave. */
function pacedAnswer(decision: Decision, random: RandomStream): Value {
  const leave = 'options' in decision ? decision.options.find(({ role }) => role === 'end') : undefined
  return leave && decision.form === 'one' && decision.kind === 'market.trade' ? leave.id : anyAnswer(decision, random)
}

function mostSeats(options: OptionFields): number {
  const counts = Object.values(options).flatMap((field) => (field.kind === 'count' && field.seats ? field.max : []))
  return Math.max(...counts)
}

describe.each(gameListings)('$title', ({ id, describe: described }) => {
  test('is played by people and bots, goes on after the server was killed, and follows from its log', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-game-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const server = await serverProcess({ DATA_DIR: dataDir })
    onTestFailed(() => void process.stderr.write(server.output()))
    await server.start()

    const { bots: known, options } = await described()
    // As many as there is room for beside one person; those that think the longest come last.
    const bots = known.slice(0, mostSeats(options) - 1)
    const host = await somebody(server.url)
    // Two people, unless the bots leave room for one only.
    const others = bots.length + 2 <= mostSeats(options) ? [await somebody(server.url)] : []
    const people = [host, ...others] as const
    const { id: table } = await startTable(
      people,
      bots.map((bot) => bot.id),
      { game: id },
    )
    const playing = people.map((person, seat) =>
      play(person.watch(table), { seed: `sfc32:${seat}`, undoOneIn: 10, standingOneIn: 5, choose: pacedAnswer }),
    )
    await grown(playing, 4)
    await server.end('SIGKILL')
    await server.start()
    await Promise.all(playing.map(({ client }) => stateOnce(client, ({ connected }) => connected)))
    await grown(playing, 8)
    for (const one of playing) one.stop()
    await Promise.all(playing.map(({ done }) => done))

    const told = await Promise.all(people.map((person) => toldTo(person, table)))
    const held = playing.flatMap(({ client }) => heldBy(client))
    const acknowledged = playing.flatMap((one) => [...one.acknowledged])
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    const store = await openStore({ dataDir, databaseUrl: null })
    onTestFinished(() => store.close())
    const match = await checkStored(store, table, acknowledged, [...held, ...told])
    checkRefused(
      match,
      playing.flatMap((one) => [...one.refused]),
    )
    expect(new Set(match.log.map(({ seat }) => seat)).size).toBe(people.length + bots.length)
  })
})

const campaigns = [
  {
    game: 'encounters',
    options: { players: 2, campaign: 'series' },
    bot: 'mate',
    stands: /^Game 2 of 5/,
    choose: anyAnswer,
  },
  {
    game: 'adventures',
    options: { players: 2, campaign: 'storyline' },
    bot: 'drifter',
    stands: /^Job 2 of 3/,
    choose: idleAnswer,
  },
]

const at = (table: string, path = '') => `/api/tables/${table}${path}`

async function recordAt(person: Person, table: string): Promise<GameRecord> {
  return readRecord((await person.ask('GET', at(table, '/record'))).text)
}

async function gameCalled(id: string) {
  const listing = gameListings.find((one) => one.id === id)
  if (!listing) throw new Error(`"${id}" is not listed.`)
  return (await listing.load()).game
}

describe.each(campaigns)('a campaign of $game', ({ game, options, bot, stands, choose }) => {
  test('goes on in one request with the same seats, and verifies as a chain', async () => {
    const hall = await openHall()
    onTestFinished(() => hall.close())
    const kaylee = await hall.person('Kaylee')
    const first = await kaylee.table('POST', '/api/tables', {
      game,
      options,
      title: 'A long story',
      visibility: 'link',
      pace: 'live',
      seats: [{ kind: 'bot', bot }],
    })
    await kaylee.table('POST', at(first.id, '/start'))
    await hall.play(first.id, undefined, choose)
    const second = await kaylee.table('POST', at(first.id, '/next'))
    expect(second).toMatchObject({ status: 'open', title: 'A long story', options })
    expect(second.seats.map(({ kind, bot: seated }) => ({ kind, seated }))).toEqual(
      first.seats.map(({ kind, bot: seated }) => ({ kind, seated })),
    )
    const { tables: mine = [] } = (await kaylee.ask('GET', '/api/tables?list=mine')).body
    expect(mine.find(({ id }) => id === second.id)?.words.campaign).toMatch(stands)
    await kaylee.table('POST', at(second.id, '/start'))
    await hall.play(second.id, undefined, choose)
    const records = await Promise.all([first, second].map(({ id }) => recordAt(kaylee, id)))
    expect(verifyChain(await gameCalled(game), records).map(({ over }) => over)).toEqual([true, true])
  })
})

test('in Adventures a person plays the Goons, and a Bust is their win', async () => {
  const hall = await openHall()
  onTestFinished(() => hall.close())
  const kaylee = await hall.person('Kaylee')
  const badger = await hall.person('Badger')
  const { id, invite } = await kaylee.table('POST', '/api/tables', {
    game: 'adventures',
    options: { players: 2, boss: true },
    title: 'Against Badger',
    visibility: 'link',
    pace: 'live',
    seats: [{ kind: 'open' }],
  })
  await badger.table('POST', at(id, '/join'), { invite })
  await kaylee.table('POST', at(id, '/start'))
  await hall.play(id, undefined, idleAnswer)
  const game = await gameCalled('adventures')
  const match = verifyRecord(game, await recordAt(badger, id))
  expect(game.outcome(match.state)).toMatchObject({ by: 'seats', winners: [1] })
  expect(new Set(match.log.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
})
