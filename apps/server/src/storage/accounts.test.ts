import { beforeEach, describe, expect, it } from 'vitest'
import { sessionRow, userRow } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'
import type { RecoveryCodeRow, UserRow } from './schema.ts'
import { mostSessions } from './sessions.ts'

describeStore('accounts', (at) => {
  let mal: UserRow
  let zoe: UserRow

  beforeEach(async () => {
    mal = userRow(begin, { name: 'Mal' })
    zoe = userRow(begin, { name: 'Zoë' })
    await at.store.addUser(mal)
    await at.store.addUser(zoe)
  })

  const session = (token: string, user: UserRow, seen = begin) =>
    at.store.addSession(sessionRow(token, user.id, begin, { seen_at: seen, browser: 'Firefox', system: 'Linux' }))
  const tokensOf = async (user: UserRow) => (await at.other.sessionsOf(user.id)).map(({ token }) => token)

  describe('sessions', () => {
    it('belong to somebody until they end', async () => {
      await session('a', mal)
      expect(await at.other.userOfSession('a')).toEqual(mal)
      expect(await at.other.userOfSession('nothing')).toBeNull()
      await at.store.endSession('a')
      expect(await at.other.userOfSession('a')).toBeNull()
    })

    it('are listed, the latest seen first', async () => {
      await session('a', mal)
      await session('b', mal, begin + 5)
      await session('z', zoe)
      expect(await at.other.sessionsOf(mal.id)).toEqual([
        { token: 'b', user: mal.id, created_at: begin, seen_at: begin + 5, browser: 'Firefox', system: 'Linux' },
        { token: 'a', user: mal.id, created_at: begin, seen_at: begin, browser: 'Firefox', system: 'Linux' },
      ])
    })

    it('end one by one, or all but one, and only those of their owner', async () => {
      for (const token of ['a', 'b', 'c', 'd']) await session(token, mal)
      await session('z', zoe)
      expect(await at.store.endSessions(mal.id, { only: 'a' })).toEqual(['a'])
      expect(await at.store.endSessions(mal.id, { only: 'a' })).toEqual([])
      expect(await at.store.endSessions(mal.id, { only: 'z' })).toEqual([])
      expect((await at.store.endSessions(mal.id, { except: 'b' })).sort()).toEqual(['c', 'd'])
      expect([await tokensOf(mal), await tokensOf(zoe)]).toEqual([['b'], ['z']])
      expect(await at.store.endSessions(mal.id, { except: null })).toEqual(['b'])
    })

    it('begin with a guest, or neither is stored', async () => {
      const wash = userRow(begin)
      await at.store.addGuest(wash, sessionRow('w', wash.id, begin))
      expect(await at.store.userOfSession('w')).toEqual(wash)
      const kaylee = userRow(begin)
      await expect(at.store.addGuest(kaylee, sessionRow('w', kaylee.id, begin))).rejects.toThrow()
      expect(await at.store.user(kaylee.id)).toBeNull()
    })

    it('are seen with their people, later, never earlier, unless they have ended', async () => {
      await session('a', mal)
      await session('z', zoe)
      expect(await at.store.touchSessions(['a', 'gone'], begin + 5)).toEqual(new Set(['a']))
      expect(await at.store.touchSessions(['a'], begin + 3)).toEqual(new Set(['a']))
      expect((await at.store.sessionsOf(mal.id))[0]?.seen_at).toBe(begin + 5)
      expect((await at.store.user(mal.id))?.seen_at).toBe(begin + 5)
      expect((await at.store.user(zoe.id))?.seen_at).toBe(begin)
      expect(await at.store.touchSessions([], begin)).toEqual(new Set())
    })

    it('are not too many: the one not seen for longest ends', async () => {
      await session('seldom', mal, begin + 1)
      await session('never', mal)
      for (let n = 2; n <= mostSessions; n++) await session(`s${n}`, mal, begin + n)
      const tokens = await tokensOf(mal)
      expect(tokens).toHaveLength(mostSessions)
      expect(tokens).toContain('seldom')
      expect(tokens).not.toContain('never')
    })
  })

  describe('recovery codes', () => {
    const code = (hash: string, maker: RecoveryCodeRow['maker'] = 'owner'): RecoveryCodeRow => ({
      user: mal.id,
      maker,
      hash,
      made_at: begin,
      expires_at: maker === 'operator' ? begin + 10 : null,
    })

    it('are one for each maker', async () => {
      await at.store.setRecoveryCode(code('a'))
      await at.store.setRecoveryCode(code('b', 'operator'))
      await at.store.setRecoveryCode(code('c'))
      expect(await at.other.recoveryCodesOf(mal.id)).toEqual([code('b', 'operator'), code('c')])
      expect(await at.other.recoveryCodesOf(zoe.id)).toEqual([])
    })

    it('set a password once, end every session, and are all replaced', async () => {
      await at.store.claimLogin(mal.id, 'Mal', 'mal', 'old')
      await at.store.setRecoveryCode(code('a'))
      await at.store.setRecoveryCode(code('b', 'operator'))
      await session('s', mal)
      const done = await Promise.all([
        at.store.recoverAccount(mal.id, 'a', 'one', code('next 1')),
        at.other.recoverAccount(mal.id, 'a', 'two', code('next 2')),
      ])
      expect([...done].sort()).toEqual([false, true])
      const n = done.indexOf(true)
      expect((await at.store.user(mal.id))?.password).toBe(['one', 'two'][n])
      expect(await at.store.recoveryCodesOf(mal.id)).toEqual([code(`next ${n + 1}`)])
      expect(await tokensOf(mal)).toEqual([])
    })

    it('that are wrong change nothing', async () => {
      await at.store.setRecoveryCode(code('a'))
      await session('s', mal)
      expect(await at.store.recoverAccount(zoe.id, 'a', 'new', { ...code('n'), user: zoe.id })).toBe(false)
      expect(await at.store.recoverAccount(mal.id, 'b', 'new', code('n'))).toBe(false)
      expect(await at.store.recoveryCodesOf(mal.id)).toEqual([code('a')])
      expect(await tokensOf(mal)).toEqual(['s'])
    })
  })

  describe('attempts', () => {
    it('are counted one after another, even at once, until they have to wait', async () => {
      const patient = () => at.store.countAttempt('key', begin, ({ count }) => (count < 3 ? 0 : 7))
      const waits = await Promise.all([patient(), patient(), patient(), patient(), patient()])
      expect(waits.sort()).toEqual([0, 0, 0, 7, 7])
      expect(await at.other.countAttempt('other', begin, () => 9)).toBe(0)
    })

    it('are taken back, and forgotten', async () => {
      const counts: number[] = []
      const count = (when: number) =>
        at.store.countAttempt('key', when, (before) => {
          counts.push(before.count)
          return 0
        })
      for (let n = 0; n < 3; n++) await count(begin)
      await at.store.forgiveAttempt('key')
      await count(begin + 5)
      await at.store.forgetAttempts({ before: begin + 5 })
      await count(begin + 5)
      await at.store.forgetAttempts({ key: 'other' })
      await count(begin + 5)
      await at.store.forgetAttempts({ before: begin + 6 })
      await count(begin + 5)
      await at.store.forgetAttempts({ key: 'key' })
      await count(begin + 5)
      expect(counts).toEqual([1, 2, 2, 3, 4])
    })
  })

  describe('names', () => {
    it('that look like those of an account are taken', async () => {
      expect(await at.store.claimLogin(mal.id, 'Mal', 'mal', 'one')).toBe(true)
      // Cyrillic a; capital i.
      expect(await at.store.claimLogin(zoe.id, 'M\u0430l', 'm\u0430l', 'two')).toBe(false)
      expect(await at.store.claimLogin(zoe.id, 'MaI', 'mai', 'two')).toBe(false)
      expect((await at.other.userWhoLooksLike('M\u0430I'))?.id).toBe(mal.id)
      expect(await at.other.userWhoLooksLike('Zoë')).toBeNull()
      expect(await at.store.claimLogin(zoe.id, 'Zoë', 'zoë', 'two')).toBe(true)
      expect(await at.store.renameAccount(zoe.id, 'MaI', 'mai')).toBe(false)
      expect(await at.store.renameAccount(mal.id, 'MaI', 'mai')).toBe(true)
    })
  })
})
