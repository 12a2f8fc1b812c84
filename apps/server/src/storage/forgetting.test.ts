import { beforeEach, describe, expect, it } from 'vitest'
import { formerName } from '../identity/names.ts'
import { newId } from '../ids.ts'
import { gameRow, reportRow, seatRow, seenAt, sessionRow, userRow, waitingFor } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'
import { nobody } from './forgetting.ts'
import { personalColumns } from './personal.ts'
import type { GameRow, SeatRow, UserRow } from './schema.ts'

const standIns = new Map([['verse', 'captain']])

describeStore('people who are forgotten', (at) => {
  let mal: UserRow
  let zoe: UserRow

  beforeEach(async () => {
    mal = userRow(begin, { name: 'Malcolm Reynolds' })
    zoe = userRow(begin, { name: 'Zoë' })
    await at.store.addUser(mal)
    await at.store.addUser(zoe)
    await at.store.claimLogin(mal.id, mal.name, 'malcolm reynolds', 'scrypt')
  })

  const inSeat = (user: UserRow): Partial<SeatRow> => ({ kind: 'person', user: user.id })

  /** A table of Mal's; somebody else may sit there, too. */
  async function table(other: UserRow | null, rest: Partial<GameRow> = {}): Promise<string> {
    const game = gameRow(mal.id, begin, rest)
    const second = other ? inSeat(other) : { kind: 'bot' as const, bot: 'captain' }
    await at.store.addGame(game, [seatRow(game.id, 0, inSeat(mal)), seatRow(game.id, 1, second)])
    return game.id
  }

  async function running(other: UserRow | null): Promise<string> {
    const game = await table(other)
    expect(await at.store.startGame(game, begin, '1', waitingFor(0))).toBe(true)
    return game
  }

  async function finished(other: UserRow | null): Promise<string> {
    const game = await running(other)
    expect(await at.store.abandonGame(game, begin)).toBe(true)
    return game
  }

  const say = (game: string, user: UserRow, text: string) =>
    at.store.say({ game, user: user.id, seat: 0, name: user.name, once: 'same', at: begin, text })

  const seatAt = async (game: string, seat: number) => (await at.other.game(game))?.seats[seat]
  const rowOf = async (game: string) => (await at.other.game(game))?.game
  const forget = () => at.store.forgetUser(mal.id, standIns)

  it('leave no trace of their id or name in any table', async () => {
    const games = [
      await table(zoe, { title: 'The table of Malcolm Reynolds' }),
      await table(null),
      await running(zoe),
      await running(null),
      await finished(zoe),
      await finished(null),
    ]
    const [first = '', , third = ''] = games
    await say(first, mal, 'I aim to misbehave.')
    await say(first, zoe, 'Sir.')
    await at.store.addSession(sessionRow('token', mal.id, begin))
    await at.store.setRecoveryCode({ user: mal.id, maker: 'owner', hash: 'h', made_at: begin, expires_at: null })
    await at.store.addPush({ endpoint: 'https://push.example.org/1', user: mal.id, p256dh: 'p', auth: 'a' })
    await at.store.setWebhook(mal.id, 'https://example.org/')
    await at.store.setLook({ game: third, user: mal.id, event: 3, at: begin })
    await at.store.setHandOver(third, 0, mal.id, newId())
    await at.store.addReplay({ id: newId(), user: mal.id, at: begin, record: '{}' })
    await at.store.addReport(reportRow(first, mal.id, begin, { note: 'I am Malcolm Reynolds.' }))
    const said = JSON.stringify([{ n: 1, at: begin, name: mal.name, text: 'I aim to misbehave.' }])
    await at.store.addReport(reportRow(first, zoe.id, begin, { kind: 'person', about: mal.id, said }))
    const deed = { by: mal.name, about: mal.name, note: '' }
    await at.store.setOperator(mal.id, true, deed)
    const ban = { id: newId(), network: null, why: 'Spam.', by: mal.name, at: begin, until: null, lifted_at: null }
    await at.store.ban({ ...ban, person: mal.id }, deed)
    await at.store.ban({ ...ban, id: newId(), person: zoe.id }, { ...deed, about: 'Zoë' })

    expect((await forget())?.sort()).toEqual(games.sort())
    for (const [name, rows] of await at.everything())
      for (const row of rows)
        for (const trace of [mal.id, 'Malcolm', 'malcolm', 'misbehave'])
          expect(JSON.stringify(row), `a row of ${name}`).not.toContain(trace)
    expect(await at.store.user(zoe.id)).toEqual(zoe)
    expect(await at.store.chat(first, 2)).toMatchObject([
      { n: 1, user: '', name: formerName, text: '' },
      { n: 2, user: zoe.id, text: 'Sir.' },
    ])
  })

  it('leave open tables as if they had stood up', async () => {
    const [shared, alone] = [await table(zoe), await table(null)]
    await forget()
    expect(await seatAt(shared, 0)).toMatchObject({ kind: 'open', user: null })
    expect((await rowOf(shared))?.host).toBe(zoe.id)
    expect(await rowOf(alone)).toBeUndefined()
  })

  it('are played on by a bot; a game without anybody else ends', async () => {
    const [shared, alone] = [await running(zoe), await running(null)]
    await forget()
    expect(await rowOf(shared)).toMatchObject({ status: 'playing', host: zoe.id })
    expect(await seatAt(shared, 0)).toMatchObject({ kind: 'bot', bot: 'captain', user: null, waiting_since: begin })
    expect(await rowOf(alone)).toMatchObject({ status: 'abandoned', host: nobody })
  })

  it('keep their place in finished games without their name', async () => {
    const [shared, alone] = [await finished(zoe), await finished(null)]
    await forget()
    expect(await seatAt(shared, 0)).toMatchObject({ kind: 'person', user: null, name: null })
    expect((await rowOf(shared))?.host).toBe(zoe.id)
    expect((await rowOf(alone))?.host).toBe(nobody)
    expect(await at.store.forgetUser(nobody, standIns)).toBeNull()
    expect(await at.store.unseenUsers('guests', begin + 1, 10)).toEqual([zoe.id])
  })

  it('may have said something under the same id as others who are forgotten', async () => {
    const game = await finished(zoe)
    await say(game, mal, 'one')
    await say(game, zoe, 'two')
    await forget()
    await at.store.forgetUser(zoe.id, standIns)
    expect((await at.store.chat(game, 2)).map(({ n, user, text }) => [n, user, text])).toEqual([
      [1, '', ''],
      [2, '', ''],
    ])
  })

  it('lose their name in the titles of their tables, where it stands as a word', async () => {
    await at.store.renameAccount(mal.id, 'M./-[(a)', 'm./-[(a)')
    const titles = ['m./-[(a) and friends', 'With M./-[(A)!', 'M./-[(a)lot']
    const games = await Promise.all(titles.map((title) => table(zoe, { title })))
    await forget()
    const after = await Promise.all(games.map(async (game) => (await rowOf(game))?.title))
    expect(after).toEqual([`${formerName} and friends`, `With ${formerName}!`, 'M./-[(a)lot'])
  })

  it('take along what they said as guests', async () => {
    const game = await finished(zoe)
    await say(game, zoe, 'As a guest.')
    await say(game, mal, 'As myself.')
    await at.store.addReport(reportRow(game, zoe.id, begin))
    await at.store.moveSeats(zoe.id, mal.id)
    expect((await at.other.chat(game, 2)).map(({ user }) => user)).toEqual([mal.id, mal.id])
    expect(await at.other.dataOf(mal.id)).toMatchObject({ chat: [{ n: 1 }, { n: 2 }], reports: [{ game }] })
    await forget()
    expect((await at.other.chat(game, 2)).map(({ text }) => text)).toEqual(['', ''])
  })

  it('are not there a second time', async () => {
    expect(await forget()).toEqual([])
    expect(await forget()).toBeNull()
  })

  describe('by the upkeep', () => {
    it('are those not seen for long who play nowhere', async () => {
      const [idle, seen, waiting, playing, former] = await Promise.all(
        [begin, begin + 10, begin, begin, begin + 1].map(async (seen_at) => {
          const user = userRow(begin, { seen_at })
          await at.store.addUser(user)
          return user
        }),
      )
      if (!idle || !seen || !waiting || !playing || !former) throw new Error('Nobody came.')
      await table(waiting)
      await running(playing)
      await finished(former)
      const unseen = await at.store.unseenUsers('guests', begin + 10, 10)
      expect(new Set(unseen)).toEqual(new Set([zoe.id, idle.id, former.id]))
      expect(unseen.at(-1)).toBe(former.id)
      expect(await at.store.unseenUsers('guests', begin + 10, 1)).toHaveLength(1)
      expect(await at.store.unseenUsers('accounts', begin, 10)).toEqual([])
    })

    it('are accounts, if asked for', async () => {
      expect(await at.store.unseenUsers('accounts', begin + 1, 10)).toEqual([mal.id])
    })

    it('are spared if they come back at that moment', async () => {
      await seenAt(at.store, mal.id, begin + 5)
      expect(await at.store.forgetUser(mal.id, standIns, begin + 5)).toBeNull()
      expect((await at.store.user(mal.id))?.name).toBe(mal.name)
      expect(await at.store.forgetUser(mal.id, standIns, begin + 6)).toEqual([])
    })
  })

  describe('and what is stored about them', () => {
    it('is told to them, without what only serves to recognize them', async () => {
      const game = await table(zoe)
      await say(game, mal, 'I aim to misbehave.')
      await say(game, zoe, 'Sir.')
      await at.store.addSession(sessionRow('the token', mal.id, begin, { browser: 'Firefox' }))
      await at.store.setRecoveryCode({
        user: mal.id,
        maker: 'owner',
        hash: 'the hash',
        made_at: begin,
        expires_at: null,
      })
      const data = await at.store.dataOf(mal.id)
      expect(data).toMatchObject({
        person: { id: mal.id, name: mal.name },
        sessions: [{ browser: 'Firefox' }],
        recoveryCodes: [{ maker: 'owner', made_at: begin }],
        tables: [{ id: game, seat: 0, title: 'Friday crew' }],
        chat: [{ text: 'I aim to misbehave.' }],
      })
      for (const secret of ['the token', 'the hash', 'scrypt', 'Sir.', zoe.id])
        expect(JSON.stringify(data)).not.toContain(secret)
      expect(await at.store.dataOf(newId())).toBeNull()
    })

    it('is in columns that are all known', async () => {
      const known = new Map<string, object>(Object.entries(personalColumns))
      const missing: string[] = []
      for (const [name, columns] of await at.columns())
        for (const column of columns)
          if (mayNamePerson.has(column) && !Object.hasOwn(known.get(name) ?? {}, column))
            missing.push(`${name}.${column}`)
      expect(missing).toEqual([])
    })
  })
})

/** What columns with a person's id are called. */
const mayNamePerson: ReadonlySet<string> = new Set(['user', 'users', 'person', 'host', 'blocked', 'owner', 'author'])
