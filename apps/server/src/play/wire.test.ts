import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGames } from '@keep-flying/games'
import {
  type AnyPackage,
  anyAnswer,
  type Bot,
  below,
  type GameRecord,
  type GameState,
  openStream,
  type RandomStream,
  type Rules,
  readRecord,
  redeal,
  replayRecord,
  usualBot,
  type Viewer,
  verifyRecord,
  viewOf,
  type Zone,
} from '@keep-flying/kernel'
import type { Sync, TableInfo, Update } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { versePackage } from '@keep-flying/verse/package'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlayer, type Player, playerAs, startTable, stateOnce } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { startTestServer, type TestServer, until } from '../testing/server.ts'
import { changedParts, type Memory } from './changes.ts'
import type { AnyGame, AnyMatch } from './revival.ts'
import { type Have, type Heard, syncOf, toldAll, updateOf, waitedFor } from './steps.ts'

/**
 * Only the view of a seat leaves the server. Whole games are played over real sockets, every frame each viewer gets is
 * kept, and then: every frame is what the match gives for that viewer and nothing else, and it stays the same to the
 * byte when what is hidden from the viewer is dealt anew.
 */

/** What is played, and how. */
interface Played {
  readonly pack: AnyPackage
  readonly options: object
  /** The bots at the table. */
  readonly bots: readonly string[]
  /** How the people at the table answer. */
  readonly habit: Bot<GameState>
}

/** What one viewer got and sent, over however many connections. */
interface Wire {
  readonly viewer: Viewer
  readonly got: string[]
  readonly sent: string[]
}

interface Recorded {
  readonly game: AnyGame
  readonly table: TableInfo
  readonly players: readonly Player[]
  readonly wires: readonly Wire[]
  readonly record: GameRecord
  readonly match: AnyMatch
}

/** Keeps everything that goes over a player's connections, those to come included. */
function tap({ socket }: Player, { got, sent }: Wire): void {
  socket.io.on('open', () => {
    socket.io.engine.on('packet', ({ data }) => got.push(String(data)))
    socket.io.engine.on('packetCreate', ({ data }) => sent.push(String(data)))
  })
}

/** Answers by habit, and takes something back now and then, until the game is over. */
function playAs(habit: Bot<GameState>, client: TableClient, seed: string): Promise<void> {
  const random = openStream(seed)
  return new Promise((resolve, reject) => {
    let busy = false
    const act = () => {
      const { game } = client.state ?? {}
      if (game?.over) return resolve()
      const decision = game?.decisions.find((open) => !open.standing && isOurs(open))
      if (!game || !decision || busy) return
      busy = true
      const done = answerOrUndo(habit, client, decision, random)
      done
        .then((version) => stateOnce(client, ({ game }) => (game?.version ?? 0) >= version))
        .then(() => {
          busy = false
          act()
        }, reject)
    }
    client.subscribe(act)
    act()
  })
}

/** Of those who share a question, the first answers. */
function isOurs({ seat, sharedBy = [] }: Decision): boolean {
  return sharedBy.every((other) => other >= seat)
}

type Decision = NonNullable<NonNullable<TableClient['state']>['game']>['decisions'][number]

async function answerOrUndo(
  habit: Bot<GameState>,
  client: TableClient,
  decision: Decision,
  random: RandomStream,
): Promise<number> {
  const game = client.state?.game
  const back = game?.undo?.units[below(random, 12)]
  const imagine = () => {
    throw new Error('Nobody here needs imagination.')
  }
  const value = habit.choose({ seat: decision.seat, decision, view: () => game?.view as GameState, imagine, random })
  if (value === null) throw new Error(`There is no answer to "${decision.kind}".`)
  const reply = back
    ? await client.undo(back)
    : await client.answer(decision.number, value, [planOf(decision.seat), planOf(decision.seat)])
  // Where several act at once, somebody may have been quicker.
  if (!reply.ok && (reply.problem.code === 'stale' || back)) return game?.version ?? 0
  if (!reply.ok) throw new Error(`This was refused: ${JSON.stringify(reply.problem)}`)
  return reply.version
}

/** Something a seat plans that is found nowhere else. */
function planOf(seat: number): string {
  return `plan-of-seat-${seat}`
}

/** Plays a whole game with three people, perhaps a bot, and people who look on, come late, and come and go. */
async function recordGame(server: TestServer, { pack, options, bots, habit }: Played): Promise<Recorded> {
  const people = [await newPlayer(server.url), await newPlayer(server.url), await newPlayer(server.url)] as const
  const spectator = await newPlayer(server.url)
  const table = await startTable(people, bots, { game: pack.game.id, options })
  const wires: Wire[] = [0, 1, 2, null].map((viewer) => ({ viewer, got: [], sent: [] }))
  const players = [...people, spectator]
  const joined = (player: Player, wire: Wire | undefined) => {
    if (wire) tap(player, wire)
    return player.watch(table.id, wire?.viewer === null ? (table.invite ?? '') : undefined)
  }
  const clients = players.map((player, index) => joined(player, wires[index]))
  const [first] = clients
  if (!first) throw new Error('Nobody plays.')
  const over = Promise.all(clients.slice(0, 3).map((client, seat) => playAs(habit, client, `sfc32:wire/${seat}`)))
  // Somebody comes late to look on, and the second player with another device; the third comes and goes.
  await stateOnce(first, ({ game }) => game?.over || (game?.version ?? 0) > 150)
  const late = [
    playerAs(server.url, spectator.me, spectator.cookie),
    playerAs(server.url, people[1].me, people[1].cookie),
  ]
  const lateClients = [joined(late[0] ?? spectator, wires[3]), joined(late[1] ?? spectator, wires[1])]
  for (const version of [200, 260, 330]) {
    await stateOnce(first, ({ game }) => game?.over || (game?.version ?? 0) > version)
    people[2].socket.io.engine.close()
    await until(() => people[2].socket.connected)
  }
  await clients[3]?.say('What a game.')
  await over
  for (const client of [...clients, ...lateClients]) await stateOnce(client, ({ table }) => table.status === 'over')
  const { body } = await people[0].ask('GET', `/api/tables/${table.id}/record`)
  const record = readRecord(JSON.stringify(body))
  for (const player of [...players, ...late]) player.close()
  return { game: pack.game, table, players, wires, record, match: verifyRecord(pack.game, record) }
}

/** The updates among what a viewer got, as they came. */
function updatesIn({ got }: Wire): { readonly frame: string; readonly update: Update }[] {
  return got.flatMap((frame) =>
    frame.startsWith('2["update"') ? [{ frame, update: JSON.parse(frame.slice(1))[1] }] : [],
  )
}

/** What a viewer got when it asked for everything, with what it said it had. */
function syncsIn({ got, sent }: Wire): { readonly sync: Sync; readonly have: Have | undefined }[] {
  const asked = sent.flatMap((frame) => {
    const [, id, message] = /^2(\d+)(\["watch".*)$/.exec(frame) ?? []
    return id === undefined || message === undefined ? [] : [{ id, have: JSON.parse(message)[1].have }]
  })
  const answers = got.flatMap((frame) => {
    const [, id, reply] = /^3(\d+)(\[.*)$/.exec(frame) ?? []
    const [{ sync }] = reply === undefined ? [{}] : JSON.parse(reply)
    return sync ? [{ id, sync }] : []
  })
  return answers.map(({ id, sync }) => {
    // Every connection numbers its messages from 0; the first question without a reply is the one.
    const index = asked.findIndex((question) => question.id === id)
    const [question] = asked.splice(index, 1)
    return { sync, have: question?.have }
  })
}

function frameOf(update: Update): string {
  return `2${JSON.stringify(['update', update])}`
}

/** The same game, in which hidden cards can be dealt again at the next checkpoint. */
function dealable(game: AnyGame): { readonly game: AnyGame; dealNext: ((state: object) => void) | null } {
  const self: ReturnType<typeof dealable> = {
    game: {
      ...game,
      *play(table, options): Rules<void> {
        const rules = game.play(table, options)
        for (let step = rules.next([]); !step.done; ) {
          if ('checkpoint' in step.value) {
            self.dealNext?.(table.state)
            self.dealNext = null
          }
          step = rules.next(yield step.value)
        }
      },
    },
    dealNext: null,
  }
  return self
}

/** The cards in any zone of a state or a view, those looked at included. */
function cardsIn(value: unknown, into = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return into
  if ('sees' in value && 'cards' in value) {
    const { cards, known = [] } = value as Zone
    for (const card of [...cards, ...known.map((one) => one.card)]) into.add(card)
  } else for (const part of Object.values(value)) cardsIn(part, into)
  return into
}

function hiddenFrom({ backOf }: AnyGame, state: object, viewer: Viewer): Set<string> {
  const seen = cardsIn(viewOf(state, viewer, backOf))
  return new Set([...cardsIn(state)].filter((card) => !seen.has(card)))
}

/**
 * The record again, with the cards that stay hidden from the viewer through each of its steps, whatever is told there.
 */
function replayWatching({ game, record }: Recorded, viewer: Viewer) {
  let told: Set<string>[] = []
  const watched: AnyGame = {
    ...game,
    *play(table, options): Rules<void> {
      const tell: typeof table.tell = (event) => {
        told.push(hiddenFrom(game, table.state, viewer))
        table.tell(event)
      }
      yield* game.play({ ...table, tell }, options)
    },
  }
  const match: AnyMatch = replayRecord(watched, record, 0)
  return {
    match,
    hidden: () =>
      new Set([...hiddenFrom(game, match.state, viewer)].filter((card) => told.every((then) => then.has(card)))),
    step(entry: GameRecord['log'][number]) {
      told = []
      match.repeat(entry)
    },
  }
}

/** Who is asked what; everybody can tell that from whom the game waits for. */
function flowOf(match: AnyMatch): string {
  return JSON.stringify(match.pending.map(({ seat, number, standing, kind }) => [seat, number, standing, kind]))
}

/** What a viewer must have been sent, version by version, and the state of the game then. */
interface Truth {
  /** The frame for each version. */
  readonly frames: readonly string[]
  readonly hidden: readonly ReadonlySet<string>[]
  readonly flow: readonly string[]
  /** The versions that reached a checkpoint. */
  readonly checkpoints: readonly number[]
  syncAt(version: number, have: Have | undefined): string
}

function heardSince(match: AnyMatch, viewer: Viewer, have: Have | undefined): Heard {
  const since = have?.event ?? 0
  return { events: match.events(viewer, since), keep: match.lastHeard(viewer, since), earlier: false }
}

function truthFor(recorded: Recorded, viewer: Viewer, syncs: ReturnType<typeof syncsIn>): Truth {
  const { record, table } = recorded
  const game = replayWatching(recorded, viewer)
  const { match } = game
  const frames = ['']
  const hidden = [game.hidden()]
  const flow = [flowOf(match)]
  const checkpoints: number[] = []
  const shown = new Map<string, string>()
  const show = (version: number) => {
    for (const { sync, have } of syncs)
      if (sync.game?.version === version)
        shown.set(
          JSON.stringify([version, have]),
          JSON.stringify(syncOf(match, viewer, { epoch: 0, version }, heardSince(match, viewer, have))),
        )
  }
  let told = toldAll(match, viewer, { epoch: 0, version: 0 })
  const memory: Memory = {}
  changedParts(memory, match.state)
  show(0)
  for (const [index, entry] of record.log.entries()) {
    const before = match.checkpoint?.saved.answers
    game.step(entry)
    const version = index + 1
    if (!('undo' in entry) && match.checkpoint?.saved.answers !== before) checkpoints.push(version)
    const step = updateOf(
      match,
      viewer,
      { table: table.id, epoch: 0, version, ...waitedFor(match) },
      told,
      changedParts(memory, match.state),
    )
    told = step.told
    frames.push(frameOf(step.update))
    hidden.push(game.hidden())
    flow.push(flowOf(match))
    show(version)
  }
  return {
    frames,
    hidden,
    flow,
    checkpoints,
    syncAt: (version, have) => shown.get(JSON.stringify([version, have])) ?? 'nothing',
  }
}

/**
 * Deals what is hidden from the viewer anew at a checkpoint and plays on: each frame must be the one the viewer got, as
 * long as nothing is shown that was hidden and the others, with other cards in hand, do and are asked what they were.
 * How many frames were compared.
 */
function dealAnew({ game, record, table }: Recorded, viewer: Viewer, truth: Truth, from: number): number {
  const deal = dealable(game)
  const match: AnyMatch = replayRecord(deal.game, record, from - 1)
  let told = toldAll(match, viewer, { epoch: 0, version: from - 1 })
  const memory: Memory = {}
  changedParts(memory, match.state)
  const stream = openStream(`sfc32:deal/${viewer}/${from}`)
  deal.dealNext = (state) => {
    const before = JSON.stringify(state)
    redeal(state, viewer, game, stream)
    expect(JSON.stringify(state) === before).toBe(false)
  }
  const hiddenThen = truth.hidden[from] ?? new Set()
  for (let version = from; version <= record.log.length; version++) {
    const entry = record.log[version - 1]
    const hiddenNow = truth.hidden[version]
    if (!entry || !hiddenNow) break
    if ([...hiddenThen].some((card) => !hiddenNow.has(card))) return version - from
    try {
      match.repeat(entry)
    } catch (problem) {
      if (entry.seat === viewer) throw problem
      return version - from
    }
    if (flowOf(match) !== truth.flow[version] && entry.seat !== viewer) return version - from
    const step = updateOf(
      match,
      viewer,
      { table: table.id, epoch: 0, version, ...waitedFor(match) },
      told,
      changedParts(memory, match.state),
    )
    told = step.told
    expect(frameOf(step.update), `to ${viewer} at ${version}, dealt at ${from}`).toBe(truth.frames[version])
  }
  return record.log.length - from + 1
}

/** The names of the secrets that occur in any of the frames. */
function foundIn(frames: readonly string[], secrets: Readonly<Record<string, string>>): string[] {
  const bytes = frames.join('\n')
  return Object.keys(secrets).filter((name) => bytes.includes(secrets[name] ?? ''))
}

/** What is true of every game that goes over the wire. */
function testSecrecy(recorded: () => Recorded): void {
  test('every frame is what the viewer may see, and the same if what is hidden is dealt again', () => {
    const game = recorded()
    for (const wire of game.wires) {
      const { viewer } = wire
      const [updates, syncs] = [updatesIn(wire), syncsIn(wire)]
      const truth = truthFor(game, viewer, syncs)
      expect(updates.length).toBeGreaterThan(game.record.log.length / 2)
      for (const { frame, update } of updates) expect(frame).toBe(truth.frames[update.version])
      expect(syncs.length).toBeGreaterThan(viewer === 0 ? 0 : 1)
      for (const { sync, have } of syncs)
        expect(JSON.stringify(sync.game)).toBe(truth.syncAt(sync.game?.version ?? -1, have))
      const every = Math.ceil(truth.checkpoints.length / 40)
      const sample = truth.checkpoints.filter((_, index) => index % every === 0)
      let compared = 0
      for (const from of sample) compared += dealAnew(game, viewer, truth, from)
      expect(compared).toBeGreaterThan(2 * sample.length)
    }
  })

  testNothingLeaks(recorded)
}

function testNothingLeaks(recorded: () => Recorded): void {
  test('no viewer is sent anything that was hidden from them all along', () => {
    const game = recorded()
    for (const wire of game.wires) {
      const { viewer } = wire
      const replay = replayWatching(game, viewer)
      const hidden = replay.hidden()
      for (const entry of game.record.log) {
        replay.step(entry)
        const now = replay.hidden()
        for (const card of hidden) if (!now.has(card)) hidden.delete(card)
      }
      expect(hidden.size).toBeGreaterThan(10)
      const found = foundIn(wire.got, Object.fromEntries([...hidden].map((card) => [card, `"${card}"`])))
      expect(found, `sent to ${viewer}`).toEqual([])
    }
  })

  test('a plan comes back to the seat that made it and goes to nobody else', () => {
    const plans = Object.fromEntries([0, 1, 2].map((seat) => [seat, planOf(seat)]))
    for (const { viewer, got } of recorded().wires)
      expect(foundIn(got, plans), `sent to ${viewer}`).toEqual(viewer === null ? [] : [String(viewer)])
  })

  test('no viewer is sent the seed before the end, the identity of others, or an invitation that is not theirs', () => {
    const game = recorded()
    const { seed } = game.record
    const stream = openStream(seed)
    const secrets = { seed: seed.slice('chacha20:'.length), key: stream.algorithm === 'chacha20' ? stream.key : '' }
    for (const [index, { viewer, got }] of game.wires.entries()) {
      const end = got.findIndex((frame) => frame.includes('"status":"over"'))
      expect(end).toBeGreaterThan(0)
      expect(foundIn(got.slice(0, end), secrets)).toEqual([])
      expect(foundIn(got.slice(end), secrets)).toEqual(['seed'])
      const others = game.players.filter((_, other) => other !== index).map(({ me }) => me.id)
      const sessions = game.players.map(({ cookie }) => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf('.')))
      expect(foundIn(got, Object.fromEntries(others.entries()))).toEqual([])
      expect(foundIn(got, Object.fromEntries(sessions.entries()))).toEqual([])
      expect(foundIn(got, { invite: game.table.invite ?? '' })).toEqual(viewer === null ? [] : ['invite'])
    }
  })
}

const cli = fileURLToPath(new URL('../../../cli/bin/keepflying.mjs', import.meta.url))
const captain = versePackage.bots.find(({ bot }) => bot.id === 'captain')?.bot

describe.each([
  { name: 'the base box', options: { story: 'first-time' } },
  { name: 'Blue Sun', options: { story: 'first-time', expansions: ['blue-sun'] } },
])('a whole game with $name', ({ options }) => {
  let server: TestServer
  let game: Recorded

  beforeAll(async () => {
    if (!captain) throw new Error('There is no captain to play as.')
    server = await startTestServer()
    game = await recordGame(server, { pack: versePackage, options, bots: ['captain'], habit: captain })
  })

  afterAll(() => server.close())

  testSecrecy(() => game)

  test('is a record that verifies, on the command line, too', async () => {
    expect(game.match.over).toBe(true)
    const folder = await mkdtemp(join(tmpdir(), 'keepflying-record-'))
    try {
      const file = join(folder, 'record.json')
      await writeFile(file, JSON.stringify(game.record))
      const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'verify', file], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).not.toBe('')
      await writeFile(file, JSON.stringify({ ...game.record, log: game.record.log.slice(0, -1) }))
      expect(spawnSync(process.execPath, [cli, 'verify', file]).status).not.toBe(0)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('a whole game of everything else that is played here', async () => {
  const others = (await loadGames()).filter(({ game }) => game.id !== versePackage.game.id)

  describe.each(others.map((pack) => [pack.game.id, pack] as const))('%s', (_, pack) => {
    let server: TestServer
    let game: Recorded

    beforeAll(async () => {
      const habit = usualBot(pack.bots)?.bot
      if (!habit) throw new Error('There is no bot to play as.')
      server = await startTestServer()
      game = await recordGame(server, { pack, options: { players: 3 }, bots: [], habit })
    })

    afterAll(() => server.close())

    testNothingLeaks(() => game)
  })
})

describe('a whole game with looks at hidden cards', () => {
  /** Looks often and draws seldom, so that there is always something left to look at. */
  const curious: Bot<GameState> = {
    id: 'curious',
    choose({ decision, random }) {
      if (decision.kind !== 'porters.errand') return anyAnswer(decision, random)
      const errands = [
        'peek',
        'peek',
        'peek',
        'count',
        'count',
        'rest',
        'rest',
        below(random, 3) === 0 ? 'draw' : 'rest',
      ]
      return errands[below(random, errands.length)] ?? 'rest'
    },
  }
  let server: TestServer
  let game: Recorded

  beforeAll(async () => {
    const pack = portersPackage({ lacks: ['break'] })
    server = await startTestServer({ games: [pack] })
    game = await recordGame(server, { pack, options: { turns: 200 }, bots: [], habit: curious })
  })

  afterAll(() => server.close())

  testSecrecy(() => game)

  test('shows what was looked at to whoever looked, and to nobody else', () => {
    let looks = 0
    for (const { viewer, ...wire } of game.wires)
      for (const { update } of updatesIn({ viewer, ...wire })) {
        const entry = game.record.log[update.version - 1]
        if (!entry || 'undo' in entry || entry.value !== 'peek') continue
        const store = update.changes.find(({ path }) => path[0] === 'store')
        if (entry.seat !== viewer) expect(store, `sent to ${viewer}`).toBeUndefined()
        else if (store) {
          expect(store.value).toMatchObject({ cards: [], known: [{ at: 0 }] })
          looks++
        }
      }
    expect(looks).toBeGreaterThan(10)
  })
})
