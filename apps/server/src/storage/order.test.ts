import { limits } from '@keep-flying/protocol'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'
import type { GameRow, UserRow } from './schema.ts'

describeStore('order', (at) => {
  let mal: UserRow
  let zoe: UserRow
  let badger: UserRow
  let game: GameRow

  async function somebody(rest: Partial<UserRow> = {}): Promise<UserRow> {
    const user = userRow(begin, rest)
    await at.store.addUser(user)
    return user
  }

  async function tableOf(host: UserRow, rest: Partial<GameRow> = {}): Promise<GameRow> {
    const row = gameRow(host.id, begin, rest)
    const sitter = seatRow(row.id, 0, { kind: 'person', user: host.id })
    await at.store.addGame(row, [sitter, seatRow(row.id, 1), seatRow(row.id, 2)])
    return row
  }

  const sitters = async () => (await at.other.game(game.id))?.seats.map(({ user }) => user)
  const listed = async (list: 'open' | 'running', user: string) =>
    (await at.other.games(list, user)).map(({ game: { id } }) => id)

  beforeEach(async () => {
    mal = await somebody({ name: 'Mal' })
    zoe = await somebody({ name: 'Zoë' })
    badger = await somebody({ name: 'Badger' })
    game = await tableOf(mal)
  })

  it('locks a table and opens it again', async () => {
    expect(await at.store.setOrder(game.id, { locked: 1 })).toBe(true)
    expect((await at.other.game(game.id))?.game).toMatchObject({ locked: 1, spectator_chat: 1 })
    expect(await at.other.takeSeat(game.id, 1, zoe.id)).toBe(false)
    expect(await listed('open', zoe.id)).toEqual([])
    await at.store.setHandOver(game.id, 0, mal.id, 'a-hand-over-token')
    expect(await at.other.takeOver(game.id, 'a-hand-over-token', zoe.id)).toBeNull()
    expect(await at.store.setOrder(game.id, { locked: 0, spectator_chat: 0 })).toBe(true)
    expect((await at.other.game(game.id))?.game).toMatchObject({ locked: 0, spectator_chat: 0 })
    expect(await listed('open', zoe.id)).toEqual([game.id])
    expect(await at.other.takeSeat(game.id, 1, zoe.id)).toBe(true)
    expect(await at.store.setOrder(newId(), { locked: 1 })).toBe(false)
  })

  it('leaves locked tables out of what can be watched', async () => {
    await at.store.takeSeat(game.id, 1, zoe.id)
    await at.store.setSeat(game.id, 2, { kind: 'bot', bot: 'drifter' }, null)
    await at.store.startGame(game.id, begin, '1', waitingFor(0))
    expect(await listed('running', badger.id)).toEqual([game.id])
    await at.store.setOrder(game.id, { locked: 1 })
    expect(await listed('running', badger.id)).toEqual([])
  })

  it('removes somebody, who can come back once the host lets them', async () => {
    await at.store.takeSeat(game.id, 1, badger.id)
    expect(await at.store.removePerson(game.id, 2, badger.id)).toBe(false)
    expect(await at.store.sanctions(game.id)).toEqual([])
    expect(await at.store.removePerson(game.id, 1, badger.id)).toBe(true)
    expect(await sitters()).toEqual([mal.id, null, null])
    expect(await at.other.isSanctioned(game.id, badger.id, 'removed')).toBe(true)
    expect(await at.other.isSanctioned(game.id, badger.id, 'muted')).toBe(false)
    expect(await at.other.takeSeat(game.id, 2, badger.id)).toBe(false)
    await at.store.setHandOver(game.id, 0, mal.id, 'a-hand-over-token')
    expect(await at.other.takeOver(game.id, 'a-hand-over-token', badger.id)).toBeNull()
    expect(await at.other.takeSeat(game.id, 2, zoe.id)).toBe(true)
    expect(await at.store.pardon(game.id, badger.id, 'removed')).toBe(true)
    expect(await at.store.pardon(game.id, badger.id, 'removed')).toBe(false)
    expect(await at.other.takeSeat(game.id, 1, badger.id)).toBe(true)
  })

  it('removes nobody once the game has begun', async () => {
    await at.store.takeSeat(game.id, 1, badger.id)
    await at.store.takeSeat(game.id, 2, zoe.id)
    await at.store.startGame(game.id, begin, '1', waitingFor(0))
    expect(await at.store.removePerson(game.id, 1, badger.id)).toBe(false)
    expect(await sitters()).toEqual([mal.id, badger.id, zoe.id])
  })

  it('lists what was decided about people, each once, with their names', async () => {
    await at.store.sanction(game.id, zoe.id, 'muted')
    at.now += 5
    await at.store.sanction(game.id, badger.id, 'muted')
    await at.store.sanction(game.id, zoe.id, 'muted')
    const muted = (user: UserRow, later: number) => {
      return { game: game.id, user: user.id, name: user.name, kind: 'muted', at: begin + later }
    }
    expect(await at.other.sanctions(game.id)).toEqual([muted(zoe, 0), muted(badger, 5)])
    expect(await at.store.sanctions((await tableOf(zoe)).id)).toEqual([])
    await at.store.deleteOpenGame(game.id)
    expect(await at.store.sanctions(game.id)).toEqual([])
  })

  it('keeps whom somebody has blocked', async () => {
    await at.store.block(mal.id, badger.id)
    at.now += 5
    await at.store.block(mal.id, zoe.id)
    await at.store.block(mal.id, badger.id)
    expect(await at.other.blocksOf(mal.id)).toEqual([
      { user: mal.id, blocked: badger.id, name: 'Badger', at: begin },
      { user: mal.id, blocked: zoe.id, name: 'Zoë', at: begin + 5 },
    ])
    expect(await at.other.hasBlocked(mal.id, badger.id)).toBe(true)
    expect(await at.other.hasBlocked(badger.id, mal.id)).toBe(false)
    await at.store.unblock(mal.id, badger.id)
    expect(await at.other.hasBlocked(mal.id, badger.id)).toBe(false)
    expect(await at.other.hasBlocked(mal.id, zoe.id)).toBe(true)
  })

  it('leaves what blocked people say out of the chat, before it counts the lines', async () => {
    const say = (user: UserRow, text: string) =>
      at.store.say({ game: game.id, user: user.id, seat: null, name: user.name, once: newId(), at: begin, text })
    await say(zoe, 'one')
    for (const text of ['two', 'three', 'four']) await say(badger, text)
    await at.store.block(mal.id, badger.id)
    const heard = async (...of: [number, string?]) => (await at.other.chat(game.id, ...of)).map((line) => line.text)
    expect(await heard(2, mal.id)).toEqual(['one'])
    expect(await heard(2, zoe.id)).toEqual(['three', 'four'])
    expect(await heard(9)).toEqual(['one', 'two', 'three', 'four'])
  })

  it('leaves open tables of blocked hosts out of the list', async () => {
    await at.store.block(zoe.id, mal.id)
    expect(await listed('open', zoe.id)).toEqual([])
    expect(await listed('open', badger.id)).toEqual([game.id])
    expect(await listed('open', '')).toEqual([game.id])
  })

  it('reminds nobody of a game whose host they have blocked', async () => {
    const far = { login: 'inara', webhook: null }
    const [inara, kaylee] = [await somebody(far), await somebody({ ...far, login: 'kaylee' })]
    for (const { id } of [inara, kaylee]) await at.store.setWebhook(id, 'https://example.org/hook')
    const days = gameRow(badger.id, begin, { pace: 'days' })
    const seat = (index: number, user: UserRow) => seatRow(days.id, index, { kind: 'person', user: user.id })
    await at.store.addGame(days, [seat(0, inara), seat(1, kaylee)])
    await at.store.block(inara.id, badger.id)
    await at.store.startGame(days.id, begin + 1, '1', waitingFor(0, 1))
    const due = await at.other.claimReminders(begin + 1, begin + 2)
    expect(due.map(({ user }) => user.id)).toEqual([kaylee.id])
    const entry = { game: days.id, seq: 0, entry: '{}', place: 0, once: null, at: begin + 9 }
    const by = { seat: 0, user: inara.id }
    await at.store.append([{ entry, by, epoch: 0, end: { outcome: null, hash: 'hash' } }])
    const endings = await at.other.claimEndings(begin, begin + 10, 1, begin + 11)
    expect(endings.map(({ user }) => user.id)).toEqual([kaylee.id])
  })

  it('gives an account what its guest has blocked, and what was decided about the guest', async () => {
    const account = await somebody({ login: 'jayne' })
    const other = await somebody()
    await at.store.block(badger.id, mal.id)
    await at.store.block(badger.id, zoe.id)
    await at.store.block(badger.id, account.id)
    await at.store.block(account.id, zoe.id)
    await at.store.block(mal.id, badger.id)
    await at.store.block(other.id, badger.id)
    await at.store.block(other.id, account.id)
    await at.store.sanction(game.id, badger.id, 'muted')
    await at.store.sanction(game.id, badger.id, 'removed')
    await at.store.sanction(game.id, account.id, 'muted')
    await at.store.moveSeats(badger.id, account.id)
    const blocked = async (user: string) => (await at.store.blocksOf(user)).map((row) => row.blocked).sort()
    expect(await blocked(account.id)).toEqual([mal.id, zoe.id].sort())
    expect(await blocked(badger.id)).toEqual([])
    expect(await blocked(mal.id)).toEqual([account.id])
    expect(await blocked(other.id)).toEqual([account.id])
    const sanctions = (await at.store.sanctions(game.id)).map(({ user, kind }) => [user, kind])
    expect(sanctions.sort()).toEqual([
      [account.id, 'muted'],
      [account.id, 'removed'],
    ])
  })

  it('moves no more blocks to an account than one person may have', async () => {
    const account = await somebody({ login: 'jayne' })
    for (let more = 0; more < limits.blocks - 1; more++) await at.store.block(account.id, (await somebody()).id)
    await at.store.block(badger.id, mal.id)
    at.now++
    await at.store.block(badger.id, zoe.id)
    await at.store.moveSeats(badger.id, account.id)
    expect(await at.store.blocksOf(account.id)).toHaveLength(limits.blocks)
    expect(await at.store.hasBlocked(account.id, mal.id)).toBe(true)
    expect(await at.store.blocksOf(badger.id)).toEqual([])
  })
})
