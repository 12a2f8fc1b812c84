import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from '@keep-flying/kernel'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { newId } from '../ids.ts'
import { freshDatabase } from '../testing/databases.ts'
import { gameRow, reportRow, seatRow, seenAt, userRow, waitingFor } from '../testing/rows.ts'
import { openStore } from './open.ts'
import type { ChatRow, EntryRow, GameRow, ProposalRow, SeatRow, UserRow } from './schema.ts'
import type { Addition, Store } from './store.ts'

const begin = 1_790_000_000_000

const wonBy = (seat: number): Outcome => ({ by: 'seats', winners: [seat], reason: { key: 'outcome.won' } })
let clock = begin

/** A user who by default has not been seen since the beginning. */
const aUser = (rest: Partial<UserRow> = {}) => userRow(begin, rest)

function aGame(host: string, rest: Partial<GameRow> = {}): GameRow {
  return gameRow(host, begin, { options: '{"players":2}', seed: 'chacha20:00', bot_delay: 600, ...rest })
}

function anEntry(game: string, seq: number, with_: Partial<EntryRow> = {}): EntryRow {
  const entry = JSON.stringify({ seat: 0, decision: seq, value: 'fly \u0000 “on”' })
  return { game, seq, entry, place: 0, once: null, at: begin + seq, ...with_ }
}

function aLine(game: string, user: string, with_: Partial<ChatRow> = {}): Omit<ChatRow, 'n'> {
  return { game, user, seat: 0, name: 'Mal', once: newId(), at: begin, text: 'Shiny.', ...with_ }
}

function aProposal(game: string, with_: Partial<ProposalRow> = {}): ProposalRow {
  return {
    id: newId(),
    game,
    by_seat: 0,
    proposal: '{"kind":"abandon"}',
    agreed: '[0]',
    refused: '[]',
    at: begin,
    ...with_,
  }
}

function trues(answers: readonly unknown[]): number {
  return answers.filter((answer) => answer === true).length
}

describe.each(['sqlite', 'postgres'] as const)('the store on %s', (kind) => {
  let dataDir: string
  let databaseUrl: string | null
  /** Two nodes of one server; the embedded database has a single one. */
  let store: Store
  let other: Store
  let mal: UserRow
  let zoe: UserRow

  const open = (): Promise<Store> => openStore({ dataDir, databaseUrl, now: () => clock })

  beforeEach(async () => {
    clock = begin
    dataDir = await mkdtemp(join(tmpdir(), 'keepflying-store-'))
    databaseUrl = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
    store = await open()
    other = kind === 'postgres' ? await open() : store
    mal = aUser({ name: 'Mal' })
    zoe = aUser({ name: 'Zoë' })
    await store.addUser(mal)
    await store.addUser(zoe)
  })

  afterEach(async () => {
    await store.close()
    if (other !== store) await other.close()
    await rm(dataDir, { recursive: true })
  })

  /** A table of Mal's with one more seat, which is open. */
  async function openTable(with_: Partial<GameRow> = {}, second: Partial<SeatRow> = {}): Promise<GameRow> {
    const game = aGame(mal.id, with_)
    await store.addGame(game, [seatRow(game.id, 1, second), seatRow(game.id, 0, { kind: 'person', user: mal.id })])
    return game
  }

  /** Mal and Zoë at play, with the game waiting for Mal. */
  async function runningTable(with_: Partial<GameRow> = {}): Promise<GameRow> {
    const game = await openTable(with_, { kind: 'person', user: zoe.id })
    expect(await store.startGame(game.id, begin, '1', waitingFor(0))).toBe(true)
    return game
  }

  /** Appends what the person in the first seat, by default Mal, answers. */
  function append(node: Store, additions: readonly Addition[], { id: user } = mal): Promise<boolean[]> {
    return node.append(additions.map((addition) => ({ ...addition, by: { seat: 0, user }, epoch: 0 })))
  }

  async function rowOf(game: string): Promise<GameRow> {
    const found = await store.game(game)
    if (!found) throw new Error('The game is gone.')
    return found.game
  }

  async function seatOf(game: string, seat: number): Promise<SeatRow & { readonly name: string | null }> {
    const found = (await store.game(game))?.seats[seat]
    if (!found) throw new Error('The seat is gone.')
    return found
  }

  async function idsOf(list: Parameters<Store['games']>[0], user = mal.id): Promise<string[]> {
    return (await store.games(list, user)).map(({ game }) => game.id)
  }

  describe('as a whole', () => {
    it('answers and says of which kind it is', async () => {
      expect(store.kind).toBe(kind)
      await store.ping()
    })

    it('makes a setting once, whoever asks first', async () => {
      const second = await open()
      const made = await Promise.all([store, second, store].map((node) => node.setting('secret', newId)))
      expect(new Set(made).size).toBe(1)
      const refuse = (): string => {
        throw new Error('It is made already.')
      }
      expect(await second.setting('secret', refuse)).toBe(made[0])
      expect(await second.setting('another', () => 'x')).toBe('x')
      await second.close()
    })

    it('keeps everything across a restart', async () => {
      const game = await runningTable()
      await append(store, [{ entry: anEntry(game.id, 0) }])
      const again = await open()
      expect(await again.game(game.id)).toEqual(await store.game(game.id))
      expect(await again.entries(game.id, 0)).toEqual([anEntry(game.id, 0)])
      await again.close()
    })
  })

  describe('users', () => {
    it('are found by id and by login', async () => {
      const wash = aUser({ name: 'Wash', login: 'wash', password: 'scrypt$…', webhook: 'https://example.org/' })
      await store.addUser(wash)
      expect(await store.user(wash.id)).toEqual(wash)
      expect(await store.userByLogin('wash')).toEqual(wash)
      expect(await store.user(newId())).toBeNull()
      expect(await store.userByLogin('nobody')).toBeNull()
    })

    it('change their name, password and webhook', async () => {
      await store.renameUser(mal.id, 'Captain')
      await store.setPassword(mal.id, 'secret')
      await store.setWebhook(mal.id, 'https://example.org/')
      expect(await store.user(mal.id)).toEqual({
        ...mal,
        name: 'Captain',
        password: 'secret',
        webhook: 'https://example.org/',
      })
      await store.setWebhook(mal.id, null)
      expect((await store.user(mal.id))?.webhook).toBeNull()
      expect(await store.user(zoe.id)).toEqual(zoe)
    })

    it('claim a login that nobody has', async () => {
      const claims = await Promise.all([
        store.claimLogin(mal.id, 'Cap', 'cap', 'one'),
        other.claimLogin(zoe.id, 'CAP', 'cap', 'two'),
      ])
      expect(trues(claims)).toBe(1)
      const [winner, loser] = claims[0] ? [mal, zoe] : [zoe, mal]
      expect((await store.userByLogin('cap'))?.id).toBe(winner.id)
      expect(await store.user(loser.id)).toEqual(loser)
    })

    it('claim one login only, even at once', async () => {
      const claims = await Promise.all([
        store.claimLogin(mal.id, 'Cap', 'cap', 'one'),
        other.claimLogin(mal.id, 'Sir', 'sir', 'two'),
      ])
      expect(trues(claims)).toBe(1)
      expect((await store.user(mal.id))?.login).toBe(claims[0] ? 'cap' : 'sir')
    })

    it('rename an account with its login', async () => {
      await store.claimLogin(mal.id, 'Cap', 'cap', 'one')
      await store.claimLogin(zoe.id, 'Zoë', 'zoë', 'two')
      expect(await store.renameAccount(mal.id, 'CAP', 'cap')).toBe(true)
      expect(await store.renameAccount(mal.id, 'Zoë', 'zoë')).toBe(false)
      expect(await store.user(mal.id)).toMatchObject({ name: 'CAP', login: 'cap', password: 'one' })
      const guest = aUser()
      await store.addUser(guest)
      expect(await store.renameAccount(guest.id, 'Kaylee', 'kaylee')).toBe(false)
      expect(await store.user(guest.id)).toEqual(guest)
    })

    it('have browsers, which may move to another user', async () => {
      const push = { endpoint: 'https://push.example.org/1', user: mal.id, p256dh: 'p', auth: 'a' }
      await store.addPush(push)
      await store.addPush({ ...push, endpoint: 'https://push.example.org/2' })
      expect(await store.pushesOf(mal.id)).toHaveLength(2)
      await store.addPush({ ...push, user: zoe.id, auth: 'b' })
      expect(await store.pushesOf(zoe.id)).toEqual([{ ...push, user: zoe.id, auth: 'b' }])
      await store.removePush('https://push.example.org/2')
      expect(await store.pushesOf(mal.id)).toEqual([])
    })

    it('take along into an account what they did as guests', async () => {
      const alone = await openTable()
      const openBoth = await openTable({}, { kind: 'person', user: zoe.id })
      const runningBoth = await runningTable()
      const none = aGame(zoe.id)
      await store.addGame(none, [seatRow(none.id, 0, { kind: 'person', user: zoe.id })])
      await store.setHandOver(alone.id, 0, mal.id, newId())
      await store.setLook({ game: alone.id, user: mal.id, event: 3, at: begin })
      await store.setLook({ game: runningBoth.id, user: mal.id, event: 4, at: begin })
      await store.setLook({ game: runningBoth.id, user: zoe.id, event: 2, at: begin })
      await store.addPush({ endpoint: 'https://push.example.org/1', user: mal.id, p256dh: 'p', auth: 'a' })
      const moved = await store.moveSeats(mal.id, zoe.id)
      expect(moved.sort()).toEqual([alone.id, openBoth.id, runningBoth.id].sort())
      expect(await seatOf(alone.id, 0)).toMatchObject({ kind: 'person', user: zoe.id, hand_over: null })
      expect(await seatOf(openBoth.id, 0)).toMatchObject({ kind: 'open', user: null })
      expect(await seatOf(openBoth.id, 1)).toMatchObject({ kind: 'person', user: zoe.id })
      expect(await seatOf(runningBoth.id, 0)).toMatchObject({ kind: 'person', user: mal.id })
      for (const { id } of [alone, openBoth, runningBoth]) expect((await rowOf(id)).host).toBe(zoe.id)
      expect((await store.look(alone.id, zoe.id))?.event).toBe(3)
      expect((await store.look(runningBoth.id, zoe.id))?.event).toBe(2)
      expect(await store.look(runningBoth.id, mal.id)).toBeNull()
      expect(await store.pushesOf(zoe.id)).toHaveLength(1)
      expect(await store.moveSeats(newId(), zoe.id)).toEqual([])
    })
  })

  describe('tables', () => {
    it('are stored with their seats in order', async () => {
      const game = await openTable()
      expect(await store.game(game.id)).toEqual({
        game,
        seats: [
          { ...seatRow(game.id, 0, { kind: 'person', user: mal.id }), name: 'Mal' },
          { ...seatRow(game.id, 1), name: null },
        ],
      })
      expect(await store.game(newId())).toBeNull()
    })

    it('are stored whole or not at all', async () => {
      const game = aGame(mal.id)
      await expect(store.addGame(game, [seatRow(game.id, 0), seatRow(game.id, 0)])).rejects.toThrow()
      expect(await store.game(game.id)).toBeNull()
    })

    it('are listed as open, running and finished', async () => {
      const first = await openTable({ touched_at: begin + 1 })
      const second = await openTable({ touched_at: begin + 2 })
      await openTable({ visibility: 'link' })
      await openTable({}, { kind: 'bot', bot: 'captain' })
      const running = await openTable({ status: 'playing' }, { kind: 'bot', bot: 'captain' })
      await openTable({ status: 'playing', spectators: 0 })
      await openTable({ status: 'playing', visibility: 'link' })
      const over = await openTable({ status: 'over' })
      await openTable({ status: 'over', spectators: 0 })
      await openTable({ status: 'abandoned' })
      expect(await idsOf('open', zoe.id)).toEqual([second.id, first.id])
      expect(await idsOf('running', zoe.id)).toEqual([running.id])
      expect(await idsOf('finished', zoe.id)).toEqual([over.id])
      expect((await store.games('running', ''))[0]?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
    })

    it('are listed without their bodies', async () => {
      await openTable({ status: 'playing', base: 'x'.repeat(100_000) })
      const [found] = await store.games('running', '')
      expect(found?.game).not.toHaveProperty('base')
      expect(found?.game).not.toHaveProperty('seed')
      expect(found?.game.commitment).toMatch(/^sha256:/)
    })

    it('are listed as mine, those that wait for me first', async () => {
      const over = await openTable({ status: 'over', touched_at: begin + 9 })
      const openOne = await openTable({ touched_at: begin + 3 })
      const theirs = await runningTable()
      await append(store, [{ entry: anEntry(theirs.id, 0), waiting: [1] }])
      const mine = await runningTable({ visibility: 'link', spectators: 0 })
      expect(await idsOf('mine')).toEqual([mine.id, openOne.id, theirs.id, over.id])
      expect(await idsOf('mine', zoe.id)).toEqual([theirs.id, mine.id])
      expect(await idsOf('mine', newId())).toEqual([])
      expect(await store.tablesOf(mal.id)).toBe(3)
      expect(await store.tablesOf(newId())).toBe(0)
    })

    it('are listed a hundred at most', async () => {
      let last = ''
      for (let n = 0; n < 101; n++) last = (await openTable({ touched_at: begin + n })).id
      const found = await store.games('open', '')
      expect(found).toHaveLength(100)
      expect(found[0]?.game.id).toBe(last)
    })

    it('begin when every seat is taken, once', async () => {
      const game = await openTable({ pace: 'days' })
      expect(await store.startGame(game.id, begin + 1, '2', waitingFor(0))).toBe(false)
      expect(await rowOf(game.id)).toEqual(game)
      await store.takeSeat(game.id, 1, zoe.id)
      const starts = await Promise.all(
        [store, other].map((node) => node.startGame(game.id, begin + 1, '2', waitingFor(0))),
      )
      expect(trues(starts)).toBe(1)
      expect(await rowOf(game.id)).toMatchObject({
        status: 'playing',
        rules: '2',
        started_at: begin + 1,
        touched_at: begin + 1,
      })
      expect((await seatOf(game.id, 0)).waiting_since).toBe(begin + 1)
      expect((await seatOf(game.id, 1)).waiting_since).toBeNull()
    })

    it('begin even if they wait for nobody', async () => {
      const game = await openTable({}, { kind: 'bot', bot: 'captain' })
      expect(await store.startGame(game.id, begin, '1', waitingFor())).toBe(true)
      expect((await seatOf(game.id, 0)).waiting_since).toBeNull()
    })

    it('never begin while somebody leaves a seat', async () => {
      for (let round = 0; round < 10; round++) {
        const game = await openTable({}, { kind: 'person', user: zoe.id })
        const [started, left] = await Promise.all([
          store.startGame(game.id, begin, '1', waitingFor(0)),
          other.setSeat(game.id, 1, { kind: 'open' }, zoe.id),
        ])
        expect(started).toBe(!left)
        expect((await seatOf(game.id, 1)).kind).toBe(left ? 'open' : 'person')
      }
    })

    it('are abandoned, once', async () => {
      const game = await runningTable()
      const ends = await Promise.all([store, other].map((node) => node.abandonGame(game.id, begin + 7)))
      expect(trues(ends)).toBe(1)
      expect(await rowOf(game.id)).toMatchObject({ status: 'abandoned', ended_at: begin + 7, outcome: null })
      expect((await seatOf(game.id, 0)).waiting_since).toBeNull()
      expect(await store.abandonGame((await openTable()).id, begin)).toBe(true)
      expect(await store.abandonGame((await openTable({ status: 'over' })).id, begin)).toBe(false)
    })

    it('are deleted before the start with all that belongs to them, except reports', async () => {
      const game = await openTable()
      await store.say(aLine(game.id, mal.id))
      await store.addProposal(aProposal(game.id))
      await store.setLook({ game: game.id, user: mal.id, event: 1, at: begin })
      const report = reportRow(game.id, mal.id, begin)
      await store.addReport(report)
      expect(await store.deleteOpenGame(game.id)).toBe(true)
      expect(await store.deleteOpenGame(game.id)).toBe(false)
      expect(await store.game(game.id)).toBeNull()
      expect(await store.chat(game.id, 10)).toEqual([])
      expect(await store.proposals(game.id)).toEqual([])
      expect(await store.look(game.id, mal.id)).toBeNull()
      expect(await store.report(report.id)).toEqual(report)
      const running = await runningTable()
      expect(await store.deleteOpenGame(running.id)).toBe(false)
      expect(await rowOf(running.id)).toMatchObject({ status: 'playing' })
    })

    it('change their host', async () => {
      const game = await openTable()
      await store.setHost(game.id, zoe.id)
      expect((await rowOf(game.id)).host).toBe(zoe.id)
    })

    it.each(['rematch', 'next'] as const)('have one successor (%s), and another when that is gone', async (kind) => {
      const game = await openTable({ status: 'over' })
      const [one, two] = [await openTable(), await openTable()]
      const chosen = await Promise.all([
        store.setSuccessor(game.id, kind, one.id),
        other.setSuccessor(game.id, kind, two.id),
      ])
      expect(chosen[0]).toBe(chosen[1])
      expect([one.id, two.id]).toContain(chosen[0])
      const { rematch, next } = await rowOf(game.id)
      expect({ rematch, next }).toEqual({ rematch: null, next: null, [kind]: chosen[0] })
      const loser = chosen[0] === one.id ? two : one
      await store.deleteOpenGame(chosen[0])
      expect((await rowOf(game.id))[kind]).toBeNull()
      expect(await store.setSuccessor(game.id, kind, loser.id)).toBe(loser.id)
      await expect(store.setSuccessor(newId(), kind, loser.id)).rejects.toThrow('There is no table')
    })

    it('leave something to the next game of their campaign when they end, once', async () => {
      const [on, last, alone] = [await runningTable(), await runningTable(), await runningTable()]
      const campaign = (record: string, next: string | null) => ({ record, handed_on: '{"food":3}', next })
      const end = { outcome: wonBy(0), hash: 'abc' }
      const [more, less] = [campaign('record-1', '{"leg":2}'), campaign('record-2', null)]
      await append(store, [{ entry: anEntry(on.id, 0), end: { ...end, campaign: more } }])
      await append(store, [{ entry: anEntry(last.id, 0), end: { ...end, campaign: less } }])
      await append(store, [{ entry: anEntry(alone.id, 0), end }])
      // A second end, of a node that did not know of the first, changes nothing.
      await append(other, [{ entry: anEntry(on.id, 1), end: { ...end, campaign: campaign('record-3', null) } }])
      const continues = await Promise.all([on, last, alone].map(async ({ id }) => (await rowOf(id)).continues))
      expect(continues).toEqual([1, 0, 0])
      expect(await store.campaignOf(on.id)).toEqual({ game: on.id, ...more })
      expect(await store.campaignOfRecord('record-2')).toEqual({ game: last.id, ...less })
      expect(await store.campaignOf(alone.id)).toBeNull()
      expect(await store.campaignOfRecord('record-3')).toBeNull()
    })

    it('forget the table they follow if it goes', async () => {
      const first = await openTable()
      const second = await openTable({ follows: 'record-1', follows_table: first.id })
      await store.deleteOpenGame(first.id)
      expect(await rowOf(second.id)).toMatchObject({ follows: 'record-1', follows_table: null })
    })
  })

  describe('seats', () => {
    it('are taken by one person', async () => {
      const game = await openTable()
      const kaylee = aUser()
      await store.addUser(kaylee)
      clock = begin + 60
      const takes = await Promise.all([store.takeSeat(game.id, 1, zoe.id), other.takeSeat(game.id, 1, kaylee.id)])
      expect(trues(takes)).toBe(1)
      expect(await seatOf(game.id, 1)).toMatchObject({ kind: 'person', user: takes[0] ? zoe.id : kaylee.id })
      expect((await rowOf(game.id)).touched_at).toBe(begin + 60)
    })

    it('are taken one by each', async () => {
      const game = aGame(mal.id)
      await store.addGame(
        game,
        [0, 1, 2].map((seat) => seatRow(game.id, seat)),
      )
      const takes = await Promise.all([store.takeSeat(game.id, 1, zoe.id), other.takeSeat(game.id, 2, zoe.id)])
      expect(trues(takes)).toBe(1)
      expect((await store.game(game.id))?.seats.filter(({ user }) => user === zoe.id)).toHaveLength(1)
      expect(await store.takeSeat(game.id, 0, zoe.id)).toBe(false)
    })

    it('are not taken after the start, nor from somebody', async () => {
      const game = await openTable({}, { kind: 'bot', bot: 'captain' })
      clock = begin + 60
      expect(await store.takeSeat(game.id, 1, zoe.id)).toBe(false)
      expect(await store.takeSeat(game.id, 0, zoe.id)).toBe(false)
      expect(await store.takeSeat(game.id, 7, zoe.id)).toBe(false)
      expect(await store.takeSeat(newId(), 0, zoe.id)).toBe(false)
      expect(await rowOf(game.id)).toEqual(game)
      const started = await openTable({ status: 'playing' })
      expect(await store.takeSeat(started.id, 1, zoe.id)).toBe(false)
    })

    it('are changed by their owner, or if they have none', async () => {
      const game = await openTable()
      const bot = { kind: 'bot', bot: 'captain' } as const
      expect(await store.setSeat(game.id, 1, bot, null)).toBe(true)
      expect(await seatOf(game.id, 1)).toMatchObject({ kind: 'bot', bot: 'captain', name: null })
      expect(await store.setSeat(game.id, 1, { kind: 'open' }, null)).toBe(true)
      expect(await seatOf(game.id, 1)).toMatchObject({ kind: 'open', bot: null })
      expect(await store.setSeat(game.id, 0, bot, null)).toBe(false)
      expect(await store.setSeat(game.id, 0, bot, zoe.id)).toBe(false)
      expect(await store.setSeat(game.id, 1, bot, zoe.id)).toBe(false)
      expect(await store.setSeat(game.id, 0, { kind: 'open' }, mal.id)).toBe(true)
      expect(await seatOf(game.id, 0)).toMatchObject({ kind: 'open', user: null })
    })

    it('become a bot’s in a running game, which goes on waiting, but never open', async () => {
      const game = await runningTable()
      await store.setHandOver(game.id, 0, mal.id, newId())
      expect(await store.setSeat(game.id, 0, { kind: 'open' }, mal.id)).toBe(false)
      expect(await store.setSeat(game.id, 0, { kind: 'bot', bot: 'drifter' }, mal.id)).toBe(true)
      expect(await seatOf(game.id, 0)).toMatchObject({
        kind: 'bot',
        bot: 'drifter',
        user: null,
        hand_over: null,
        waiting_since: begin,
      })
      await store.abandonGame(game.id, begin)
      expect(await store.setSeat(game.id, 1, { kind: 'bot', bot: 'drifter' }, zoe.id)).toBe(false)
    })

    it('are handed over to one person, who does not sit there', async () => {
      const game = await runningTable()
      const [kaylee, wash] = [aUser(), aUser()]
      await store.addUser(kaylee)
      await store.addUser(wash)
      const token = newId()
      expect(await store.setHandOver(game.id, 0, zoe.id, token)).toBe(false)
      expect(await store.setHandOver(game.id, 0, mal.id, token)).toBe(true)
      expect(await store.takeOver(game.id, newId(), kaylee.id)).toBeNull()
      expect(await store.takeOver(game.id, token, zoe.id)).toBeNull()
      expect(await store.takeOver(game.id, token, mal.id)).toBeNull()
      const takes = await Promise.all([
        store.takeOver(game.id, token, kaylee.id),
        other.takeOver(game.id, token, wash.id),
      ])
      expect(takes.filter((seat) => seat === 0)).toHaveLength(1)
      expect(takes.filter((seat) => seat === null)).toHaveLength(1)
      expect(await seatOf(game.id, 0)).toMatchObject({
        kind: 'person',
        user: takes[0] === 0 ? kaylee.id : wash.id,
        hand_over: null,
        waiting_since: begin,
      })
    })

    it('are not handed over when that was called off or the game is over', async () => {
      const game = await runningTable()
      const kaylee = aUser()
      await store.addUser(kaylee)
      const token = newId()
      await store.setHandOver(game.id, 0, mal.id, token)
      expect(await store.setHandOver(game.id, 0, mal.id, null)).toBe(true)
      expect(await store.takeOver(game.id, token, kaylee.id)).toBeNull()
      await store.setHandOver(game.id, 0, mal.id, token)
      await store.abandonGame(game.id, begin)
      expect(await store.takeOver(game.id, token, kaylee.id)).toBeNull()
      expect(await store.setHandOver(game.id, 1, zoe.id, token)).toBe(false)
    })
  })

  describe('entries', () => {
    it('are stored and read in order', async () => {
      const game = await runningTable()
      const rows = [0, 1, 2].map((seq) => anEntry(game.id, seq, { place: seq === 1 ? null : 0, once: `once-${seq}` }))
      for (const entry of rows) expect(await append(store, [{ entry }])).toEqual([true])
      expect(await store.entries(game.id, 0)).toEqual(rows)
      expect(await store.entries(game.id, 2)).toEqual(rows.slice(2))
      const texts = rows.slice(1).map(({ entry }) => entry)
      expect(await store.entryTexts(game.id, 1, 100)).toEqual({ text: texts.join(','), count: texts.length })
      expect(await store.entryTexts(game.id, 100, 200)).toEqual({ text: '', count: 0 })
      expect(await append(store, [])).toEqual([])
    })

    it('are stored once per place, whichever node is first', async () => {
      const game = await runningTable()
      const answers = await Promise.all([
        append(store, [{ entry: anEntry(game.id, 0, { entry: '"one"' }) }]),
        append(other, [{ entry: anEntry(game.id, 0, { entry: '"two"' }) }]),
      ])
      expect(trues(answers.flat())).toBe(1)
      expect((await store.entries(game.id, 0)).map(({ entry }) => entry)).toEqual([answers[0][0] ? '"one"' : '"two"'])
    })

    it('are stored once per client’s id and game', async () => {
      const [game, another] = [await runningTable(), await runningTable()]
      const answers = await Promise.all([
        append(store, [{ entry: anEntry(game.id, 0, { once: 'same-once' }) }]),
        append(other, [{ entry: anEntry(game.id, 1, { once: 'same-once' }) }]),
      ])
      expect(trues(answers.flat())).toBe(1)
      expect(await append(store, [{ entry: anEntry(another.id, 0, { once: 'same-once' }) }])).toEqual([true])
    })

    it('are stored in batches, with a result for each entry', async () => {
      const games: GameRow[] = []
      for (let n = 0; n < 20; n++) games.push(await runningTable())
      await append(
        store,
        games.slice(0, 5).map(({ id }) => ({ entry: anEntry(id, 0) })),
      )
      const additions = games.map(({ id }): Addition => ({ entry: anEntry(id, 0), waiting: [1] }))
      expect(await append(store, additions)).toEqual(games.map((_, n) => n >= 5))
      expect((await seatOf(games[0]?.id ?? '', 1)).waiting_since).toBeNull()
      expect((await seatOf(games[9]?.id ?? '', 1)).waiting_since).toBe(begin)
    })

    it('are stored by many batches at once, in any order', async () => {
      const games: GameRow[] = []
      for (let n = 0; n < 10; n++) games.push(await runningTable())
      const batch = (seq: number): Addition[] =>
        games.map(({ id }) => ({
          entry: anEntry(id, seq),
          waiting: [seq % 2],
          checkpoint: { game: id, seq, rules: '1', saved: '{}' },
        }))
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => {
          const additions = batch(n % 4)
          return append(n % 2 ? store : other, n < 4 ? additions : additions.reverse())
        }),
      )
      expect(trues(answers.flat())).toBe(40)
      expect(new Set((await store.heads(games.map(({ id }) => id))).values())).toEqual(new Set([4]))
    })

    it('say whom the game waits for, and since when', async () => {
      const game = await runningTable()
      await append(store, [{ entry: anEntry(game.id, 0), waiting: [0, 1] }])
      expect((await seatOf(game.id, 0)).waiting_since).toBe(begin)
      expect((await seatOf(game.id, 1)).waiting_since).toBe(begin)
      await append(store, [{ entry: anEntry(game.id, 1, { at: begin + 10 }), waiting: [1] }])
      expect((await seatOf(game.id, 0)).waiting_since).toBeNull()
      expect((await seatOf(game.id, 1)).waiting_since).toBe(begin)
      await append(store, [{ entry: anEntry(game.id, 2, { at: begin + 20 }), waiting: [0] }])
      expect((await seatOf(game.id, 0)).waiting_since).toBe(begin + 20)
      await append(store, [{ entry: anEntry(game.id, 3), waiting: [] }])
      expect((await seatOf(game.id, 0)).waiting_since).toBeNull()
      expect((await rowOf(game.id)).touched_at).toBe(begin)
    })

    it('bring checkpoints, each of which replaces the one before', async () => {
      const game = await runningTable()
      expect(await store.checkpoint(game.id)).toBeNull()
      const later = { game: game.id, seq: 2, rules: '1', saved: '{"answers":2}' }
      const earlier = { game: game.id, seq: 1, rules: '1', saved: '{"answers":1}' }
      await append(store, [{ entry: anEntry(game.id, 0, { at: begin + 50 }), checkpoint: later }])
      expect(await store.checkpoint(game.id)).toEqual(later)
      expect((await rowOf(game.id)).touched_at).toBe(begin + 50)
      await append(store, [{ entry: anEntry(game.id, 1), checkpoint: earlier }])
      expect(await store.checkpoint(game.id)).toEqual(earlier)
      expect(await append(store, [{ entry: anEntry(game.id, 1), checkpoint: later }])).toEqual([false])
      expect(await store.checkpoint(game.id)).toEqual(earlier)
      await append(store, [{ entry: anEntry(game.id, 2), checkpoint: null }])
      expect(await store.checkpoint(game.id)).toBeNull()
    })

    it('end the game', async () => {
      const game = await runningTable()
      await append(store, [{ entry: anEntry(game.id, 0, { at: begin + 9 }), end: { outcome: wonBy(1), hash: 'abc' } }])
      expect(await rowOf(game.id)).toMatchObject({
        status: 'over',
        outcome: JSON.stringify(wonBy(1)),
        hash: 'abc',
        ended_at: begin + 9,
        touched_at: begin + 9,
      })
      expect((await seatOf(game.id, 0)).waiting_since).toBeNull()
    })

    it('are counted', async () => {
      const [one, two] = [await runningTable(), await runningTable()]
      for (const seq of [0, 1, 2]) await append(store, [{ entry: anEntry(one.id, seq) }])
      expect(await store.heads([one.id, two.id])).toEqual(
        new Map([
          [one.id, 3],
          [two.id, 0],
        ]),
      )
      expect(await store.heads([])).toEqual(new Map())
    })

    it('of games that wait for a bot too long are missed', async () => {
      const bot = { kind: 'bot', bot: 'captain' } as const
      const fresh = await openTable({}, bot)
      const stalled = await openTable({}, bot)
      const person = await openTable({}, bot)
      const over = await openTable({}, bot)
      for (const { id } of [fresh, stalled, over]) await store.startGame(id, begin, '1', waitingFor(1))
      await store.startGame(person.id, begin, '1', waitingFor(0))
      await store.abandonGame(over.id, begin)
      expect(await store.stalledBots(begin)).toEqual([])
      expect((await store.stalledBots(begin + 1)).sort()).toEqual([fresh.id, stalled.id].sort())
      await append(store, [{ entry: anEntry(fresh.id, 0, { at: begin + 100 }) }])
      await append(store, [{ entry: anEntry(stalled.id, 0, { at: begin + 10 }) }])
      expect(await store.stalledBots(begin + 50)).toEqual([stalled.id])
    })

    it('of games that wait for a bot or a person are missed only if the person is not enough', async () => {
      const bot = { kind: 'bot', bot: 'captain' } as const
      const [shared, each] = [await openTable({}, bot), await openTable({}, bot)]
      const any = { waiting_any: 1, progress: null } as const
      await store.startGame(shared.id, begin, '1', { waiting: [0, 1], summary: any })
      await store.startGame(each.id, begin, '1', waitingFor(0, 1))
      expect(await store.stalledBots(begin + 1)).toEqual([each.id])
      await store.setSeat(shared.id, 0, bot, mal.id)
      expect((await store.stalledBots(begin + 1)).sort()).toEqual([shared.id, each.id].sort())
    })

    it('bring what lists say about their game', async () => {
      const game = await runningTable()
      const said = (text: string, waiting_any: 0 | 1 = 0) => ({ waiting_any, progress: JSON.stringify({ key: text }) })
      expect(await rowOf(game.id)).toMatchObject({ waiting_any: 0, progress: null })
      await append(store, [{ entry: anEntry(game.id, 0), summary: said('round.2', 1) }])
      await append(store, [{ entry: anEntry(game.id, 1) }])
      expect(await rowOf(game.id)).toMatchObject(said('round.2', 1))
      // An entry whose place was taken brings nothing.
      await append(other, [{ entry: anEntry(game.id, 1), summary: said('round.3') }])
      expect(await rowOf(game.id)).toMatchObject(said('round.2', 1))
      const rules = { epoch: 1, rules: '2', base: null, base_seq: 2 }
      await store.takeOverRules(game.id, rules, [], { waiting: [], summary: said('round.1') })
      expect(await rowOf(game.id)).toMatchObject(said('round.1'))
    })
  })

  describe('a game continued under other rules', () => {
    const now = { epoch: 1, rules: '2', base: '{"answers":1}', base_seq: 2 }

    async function played(): Promise<GameRow> {
      const game = await runningTable()
      const checkpoint = { game: game.id, seq: 1, rules: '1', saved: '{"answers":1}' }
      await append(store, [{ entry: anEntry(game.id, 0), checkpoint }])
      await append(store, [{ entry: anEntry(game.id, 1) }])
      await store.setLook({ game: game.id, user: mal.id, event: 40, at: begin + 1 })
      return game
    }

    it('continues from there, once', async () => {
      const game = await played()
      clock = begin + 30
      const additions = [2, 3].map((seq): Addition => ({ entry: anEntry(game.id, seq) }))
      const takes = await Promise.all(
        [store, other].map((node) => node.takeOverRules(game.id, now, additions, waitingFor(1))),
      )
      expect(trues(takes)).toBe(1)
      expect(await rowOf(game.id)).toMatchObject({ ...now, touched_at: begin + 30 })
      expect(await store.entries(game.id, 2)).toEqual(additions.map(({ entry }) => entry))
      expect(await store.checkpoint(game.id)).toEqual({ game: game.id, seq: 2, rules: '2', saved: now.base })
      expect((await seatOf(game.id, 0)).waiting_since).toBeNull()
      expect((await seatOf(game.id, 1)).waiting_since).toBe(begin + 30)
      expect(await store.look(game.id, mal.id)).toMatchObject({ event: 0, at: begin + 1 })
    })

    it('has the last checkpoint of what was replayed', async () => {
      const game = await played()
      const checkpoint = { game: game.id, seq: 3, rules: '2', saved: '{"answers":2}' }
      const additions = [{ entry: anEntry(game.id, 2), checkpoint }, { entry: anEntry(game.id, 3) }]
      expect(await store.takeOverRules(game.id, now, additions, waitingFor(0))).toBe(true)
      expect(await store.checkpoint(game.id)).toEqual(checkpoint)
    })

    it('has none if it starts over with nothing', async () => {
      const game = await played()
      expect(await store.takeOverRules(game.id, { ...now, base: null }, [], waitingFor())).toBe(true)
      expect(await store.checkpoint(game.id)).toBeNull()
      expect((await seatOf(game.id, 0)).waiting_since).toBeNull()
    })

    it('may be over under them', async () => {
      const game = await played()
      const end = { outcome: wonBy(0), hash: 'abc' }
      expect(await store.takeOverRules(game.id, now, [{ entry: anEntry(game.id, 2), end }], waitingFor())).toBe(true)
      expect(await rowOf(game.id)).toMatchObject({ status: 'over', outcome: JSON.stringify(wonBy(0)), hash: 'abc' })
    })

    it('stays as it is if somebody answered in the meantime', async () => {
      const game = await played()
      const before = await store.game(game.id)
      await append(other, [{ entry: anEntry(game.id, 2) }])
      for (const additions of [[], [{ entry: anEntry(game.id, 2, { entry: '"lost"' }) }]])
        expect(await store.takeOverRules(game.id, now, additions, waitingFor(1))).toBe(false)
      expect(await store.game(game.id)).toEqual(before)
      expect(await store.entries(game.id, 2)).toEqual([anEntry(game.id, 2)])
      expect((await store.checkpoint(game.id))?.seq).toBe(1)
      expect((await store.look(game.id, mal.id))?.event).toBe(40)
    })
  })

  describe('chat, looks, proposals, reports and replays', () => {
    it('keeps looks, which never go back', async () => {
      const game = await openTable()
      expect(await store.look(game.id, mal.id)).toBeNull()
      const look = { game: game.id, user: mal.id, event: 5, at: begin + 5 }
      await store.setLook(look)
      await store.setLook({ ...look, event: 3, at: begin + 9 })
      expect(await store.look(game.id, mal.id)).toEqual(look)
      await store.setLook({ ...look, at: begin + 10 })
      expect(await store.look(game.id, mal.id)).toEqual({ ...look, at: begin + 10 })
    })

    it('counts what a person has not seen', async () => {
      const [looked, never, all] = [await runningTable(), await runningTable(), await runningTable()]
      const notMine = aGame(zoe.id, { status: 'playing' })
      await store.addGame(notMine, [seatRow(notMine.id, 0, { kind: 'person', user: zoe.id })])
      for (const { id } of [looked, never, all, notMine])
        for (const seq of [0, 1, 2]) await append(store, [{ entry: anEntry(id, seq) }], id === notMine.id ? zoe : mal)
      await store.setLook({ game: looked.id, user: mal.id, event: 1, at: begin })
      await store.setLook({ game: all.id, user: mal.id, event: 1, at: begin + 2 })
      await store.setLook({ game: never.id, user: zoe.id, event: 1, at: begin + 2 })
      const games = [looked, never, all, notMine].map(({ id }) => id)
      expect(await store.unseen(mal.id, games)).toEqual(
        new Map([
          [looked.id, 2],
          [never.id, 3],
        ]),
      )
      expect(await store.unseen(mal.id, [never.id])).toEqual(new Map([[never.id, 3]]))
      expect(await store.unseen(mal.id, [])).toEqual(new Map())
    })

    it('numbers lines, however many speak at once', async () => {
      const game = await openTable()
      const lines = Array.from({ length: 12 }, (_, n) => aLine(game.id, n % 2 ? mal.id : zoe.id, { text: `line ${n}` }))
      const said = await Promise.all(lines.map((line, n) => (n % 3 ? store : other).say(line)))
      expect(said.map(({ n }) => n).sort((a, b) => a - b)).toEqual(lines.map((_, n) => n + 1))
      for (const [n, row] of said.entries()) expect(row).toMatchObject({ ...lines[n] })
      const last = await store.chat(game.id, 5)
      expect(last.map(({ n }) => n)).toEqual([8, 9, 10, 11, 12])
      expect(await store.chat(newId(), 5)).toEqual([])
    })

    it('says a line once, and other people’s lines with the same id, too', async () => {
      const game = await openTable()
      const line = aLine(game.id, mal.id, { once: 'same-once', seat: null })
      const said = await Promise.all([store.say(line), other.say(line), store.say({ ...line, text: 'Again.' })])
      expect(new Set(said.map(({ n }) => n))).toEqual(new Set([1]))
      expect(await store.chat(game.id, 5)).toEqual([said[0]])
      expect(await store.say({ ...line, user: zoe.id })).toMatchObject({ n: 2, user: zoe.id, seat: null })
    })

    it('keeps proposals and who agreed', async () => {
      const game = await openTable()
      const [first, second] = [aProposal(game.id), aProposal(game.id, { at: begin + 1 })]
      await store.addProposal(second)
      await store.addProposal(first)
      expect(await store.proposals(game.id)).toEqual([first, second])
      await Promise.all([1, 2, 3, 1].map((seat, n) => (n % 2 ? store : other).agree(first.id, seat)))
      const agreed: number[] = JSON.parse((await store.agree(first.id, 2))?.agreed ?? '[]')
      expect(agreed.sort()).toEqual([0, 1, 2, 3])
      expect(await store.agree(newId(), 1)).toBeNull()
    })

    it('removes a proposal once', async () => {
      const game = await openTable()
      const [one, two] = [aProposal(game.id), aProposal(game.id)]
      await store.addProposal(one)
      await store.addProposal(two)
      expect(trues(await Promise.all([store, other].map((node) => node.removeProposal(one.id))))).toBe(1)
      expect(await store.agree(one.id, 1)).toBeNull()
      await store.clearProposals(game.id)
      expect(await store.proposals(game.id)).toEqual([])
    })

    it('keeps reports and replays', async () => {
      const replay = { id: newId(), user: mal.id, at: begin, record: '{"format":1}' }
      await store.addReplay(replay)
      expect(await store.replay(replay.id)).toEqual(replay)
      expect(await store.replay(newId())).toBeNull()
      const report = reportRow(newId(), mal.id, begin)
      await store.addReport(report)
      expect(await store.report(report.id)).toEqual(report)
      expect(await store.report(newId())).toBeNull()
    })
  })

  describe('reminders', () => {
    const push = { endpoint: 'https://push.example.org/1', p256dh: 'p', auth: 'a' }

    async function waitingTable(): Promise<GameRow> {
      const game = await openTable({ pace: 'days' }, { kind: 'person', user: zoe.id })
      await store.startGame(game.id, begin + 10, '1', waitingFor(0, 1))
      return game
    }

    it('are claimed once, for those who can be told', async () => {
      const game = await waitingTable()
      await store.addPush({ ...push, user: mal.id })
      const nodes = [store, other, store]
      const due = (await Promise.all(nodes.map((node) => node.claimReminders(begin + 10, begin + 20)))).flat()
      expect(due).toEqual([
        {
          game: await rowOf(game.id),
          seat: 0,
          since: begin + 10,
          until: null,
          user: mal,
          pushes: [{ ...push, user: mal.id }],
        },
      ])
      expect((await seatOf(game.id, 0)).reminded_at).toBe(begin + 20)
      expect((await seatOf(game.id, 1)).reminded_at).toBe(begin + 20)
      await store.setWebhook(zoe.id, 'https://example.org/')
      expect(await store.claimReminders(begin + 10, begin + 30)).toEqual([])
    })

    it('go to a webhook, too, and again when the game waits again', async () => {
      const game = await waitingTable()
      await store.setWebhook(zoe.id, 'https://example.org/')
      expect(await store.claimReminders(begin + 9, begin + 20)).toEqual([])
      expect((await store.claimReminders(begin + 10, begin + 20)).map(({ user }) => user.id)).toEqual([zoe.id])
      await append(store, [{ entry: anEntry(game.id, 0, { at: begin + 30 }), waiting: [0] }])
      await append(store, [{ entry: anEntry(game.id, 1, { at: begin + 40 }), waiting: [1] }])
      const [due] = await store.claimReminders(begin + 40, begin + 50)
      expect(due).toMatchObject({ seat: 1, since: begin + 40, pushes: [] })
    })

    it('are not for people who were there, live games, or games that ended', async () => {
      const game = await waitingTable()
      const live = await openTable({}, { kind: 'person', user: zoe.id })
      await store.startGame(live.id, begin + 10, '1', waitingFor(0, 1))
      for (const { id } of [mal, zoe]) await store.setWebhook(id, 'https://example.org/')
      await seenAt(store, mal.id, begin + 10)
      expect((await store.claimReminders(begin + 10, begin + 20)).map(({ user }) => user.id)).toEqual([zoe.id])
      const ended = await waitingTable()
      await store.abandonGame(ended.id, begin + 15)
      expect(await store.claimReminders(begin + 10, begin + 20)).toEqual([])
      expect((await seatOf(game.id, 0)).reminded_at).toBeNull()
      expect((await seatOf(live.id, 0)).reminded_at).toBeNull()
    })
  })

  describe('the news of a finished game', () => {
    const hour = 3_600_000
    const ended = begin + 2 * hour

    /** Mal and Zoë have finished a game, by default one played over days; neither was there. */
    async function finished(with_: Partial<GameRow> = {}): Promise<GameRow> {
      const game = await runningTable({ pace: 'days', ...with_ })
      const end = { outcome: wonBy(0), hash: 'abc' }
      await append(store, [{ entry: anEntry(game.id, 0, { at: ended }), end }])
      return game
    }

    it('is claimed once, for those who can be told', async () => {
      const game = await finished()
      await store.setWebhook(zoe.id, 'https://example.org/')
      await store.setLocale(zoe.id, 'de')
      const claim = (node: Store) => node.claimEndings(begin, ended, hour, ended + 1)
      const news = (await Promise.all([store, other, store].map(claim))).flat()
      const user = { ...zoe, webhook: 'https://example.org/', locale: 'de' }
      expect(news).toEqual([{ table: await store.game(game.id), seat: 1, user, pushes: [] }])
      for (const seat of [0, 1]) expect((await seatOf(game.id, seat)).reminded_at).toBe(ended + 1)
    })

    it('is only about games of that time, played over days, and only for those who were away', async () => {
      for (const { id } of [mal, zoe]) await store.setWebhook(id, 'https://example.org/')
      const game = await finished()
      await finished({ pace: 'live' })
      await runningTable({ pace: 'days' })
      expect(await store.claimEndings(begin, ended - 1, hour, ended)).toEqual([])
      expect(await store.claimEndings(ended + 1, ended + 2, hour, ended)).toEqual([])
      await seenAt(store, mal.id, ended - hour)
      await seenAt(store, zoe.id, ended - hour - 1)
      const news = await store.claimEndings(begin, ended, hour, ended + 5)
      expect(news.map(({ table, seat }) => [table.game.id, seat])).toEqual([[game.id, 1]])
    })
  })

  describe('upkeep', () => {
    const nothing = { now: begin + 1000, open: 0, live: 0, days: 0, replays: 0 }

    it('removes nothing that is not old', async () => {
      await openTable()
      await runningTable()
      await store.addReplay({ id: newId(), user: mal.id, at: begin, record: '{}' })
      const before = { now: begin, open: begin, live: begin, days: begin, replays: begin }
      expect(await store.cleanUp(before)).toEqual({ tables: 0, abandoned: 0, replays: 0 })
    })

    it('deletes old open tables and replays', async () => {
      const [old, young] = [await openTable(), await openTable({ touched_at: begin + 10 })]
      const replay = { id: newId(), user: mal.id, at: begin, record: '{}' }
      await store.addReplay(replay)
      const gone = await store.cleanUp({ ...nothing, open: begin + 10, replays: begin + 1 })
      expect(gone).toEqual({ tables: 1, abandoned: 0, replays: 1 })
      expect(await store.game(old.id)).toBeNull()
      expect(await store.game(young.id)).not.toBeNull()
      expect(await store.replay(replay.id)).toBeNull()
    })

    it('abandons running games according to their pace, unless something was played', async () => {
      const live = await runningTable()
      const played = await runningTable()
      const days = await runningTable({ pace: 'days' })
      await store.addProposal(aProposal(live.id))
      await append(store, [{ entry: anEntry(played.id, 0, { at: begin + 10 }) }])
      const gone = await store.cleanUp({ ...nothing, live: begin + 10, days: begin })
      expect(gone).toEqual({ tables: 0, abandoned: 1, replays: 0 })
      expect(await rowOf(live.id)).toMatchObject({ status: 'abandoned', ended_at: begin + 1000 })
      expect((await seatOf(live.id, 0)).waiting_since).toBeNull()
      expect(await store.proposals(live.id)).toEqual([])
      expect((await rowOf(played.id)).status).toBe('playing')
      expect((await store.cleanUp({ ...nothing, days: begin + 1 })).abandoned).toBe(1)
      expect((await rowOf(days.id)).status).toBe('abandoned')
    })

    it('counts tables by status', async () => {
      expect(await store.counts()).toEqual({ open: 0, playing: 0, over: 0, abandoned: 0 })
      await openTable()
      await openTable()
      await runningTable()
      expect(await store.counts()).toEqual({ open: 2, playing: 1, over: 0, abandoned: 0 })
    })
  })
})
