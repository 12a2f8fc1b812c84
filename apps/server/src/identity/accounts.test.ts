import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addTable, openSite, type Site, type Visitor, visitor } from '../testing/site.ts'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const mal = { name: 'Mal', password: 'still flying' }

async function me(who: Visitor): Promise<{ id: string; name: string; account: boolean }> {
  const { body } = await who.ask('GET', '/api/me')
  if (body === null || typeof body !== 'object' || !('id' in body && 'name' in body && 'account' in body))
    throw new Error('That is nobody.')
  return { id: String(body.id), name: String(body.name), account: body.account === true }
}

/** Somebody with an account. */
async function member(credentials = mal): Promise<Visitor> {
  const who = visitor(site.url)
  await me(who)
  expect(await who.ask('POST', '/api/account', credentials)).toMatchObject({ status: 200, body: { account: true } })
  return who
}

async function seatsAt(id: string): Promise<(string | null)[]> {
  return (await site.store.game(id))?.seats.map(({ user }) => user) ?? []
}

describe('a guest', () => {
  it('takes a name, and its tables are told', async () => {
    const guest = visitor(site.url)
    const { id } = await me(guest)
    const game = await addTable(site.store, id, [id])
    expect(await guest.ask('PATCH', '/api/me', { name: '  Wash  ' })).toMatchObject({
      status: 200,
      body: { id, name: 'Wash', account: false },
    })
    expect(await me(guest)).toMatchObject({ id, name: 'Wash' })
    expect(site.changed).toEqual([game])
  })

  it('does not take the name of an account', async () => {
    await member()
    const guest = visitor(site.url)
    const { name } = await me(guest)
    expect(await guest.ask('PATCH', '/api/me', { name: 'MAL' })).toMatchObject({
      status: 409,
      body: { problem: { code: 'conflict', field: 'name' } },
    })
    expect(await me(guest)).toMatchObject({ name })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: '\u200b\u200d' }, 'name'],
    [{ name: 7 }, 'name'],
    [{}, 'name'],
    [{ name: 'Wash', admin: true }, 'admin'],
  ])('is refused the name in %o', async (body, field) => {
    const guest = visitor(site.url)
    const { name } = await me(guest)
    expect(await guest.ask('PATCH', '/api/me', body)).toMatchObject({
      status: 400,
      body: { problem: { code: 'invalid', field } },
    })
    expect(await me(guest)).toMatchObject({ name })
  })

  it('becomes an account and stays the same person, under a new token', async () => {
    const guest = visitor(site.url)
    const { id } = await me(guest)
    const before = guest.cookie
    expect(await guest.ask('POST', '/api/account', mal)).toMatchObject({
      status: 200,
      body: { id, name: 'Mal', account: true },
    })
    expect(await me(guest)).toEqual({ id, name: 'Mal', account: true })
    expect(guest.cookie).not.toBe(before)
    expect(await site.sessions.identifyCookie(before)).toBeNull()
  })

  it('need not exist yet to make an account', async () => {
    const newcomer = visitor(site.url)
    expect(await newcomer.ask('POST', '/api/account', mal)).toMatchObject({ status: 200, body: { account: true } })
    expect(await me(newcomer)).toMatchObject({ name: 'Mal', account: true })
  })

  it.each(['Mal', 'mAL', ' Mal ', '\uff2dal', 'M\u200bal'])(
    'is refused an account called %o when there is Mal',
    async (name) => {
      await member()
      const guest = visitor(site.url)
      await me(guest)
      expect(await guest.ask('POST', '/api/account', { name, password: 'other words' })).toMatchObject({
        status: 409,
        body: { problem: { code: 'conflict', field: 'name' } },
      })
      expect(await me(guest)).toMatchObject({ account: false })
    },
  )

  it('shares a name with nobody, even if two take it at the same time', async () => {
    const guests = [visitor(site.url), visitor(site.url)]
    await Promise.all(guests.map(me))
    const answers = await Promise.all(guests.map((guest) => guest.ask('POST', '/api/account', mal)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    [{ name: 'Mal', password: 'short' }, 'password'],
    [{ name: 'Mal', password: 'x'.repeat(201) }, 'password'],
    [{ name: 'Mal' }, 'password'],
    [{ password: 'long enough' }, 'name'],
  ])('is refused an account with %o', async (body, field) => {
    expect(await visitor(site.url).ask('POST', '/api/account', body)).toMatchObject({
      status: 400,
      body: { problem: { code: 'invalid', field } },
    })
    expect(await site.store.userByLogin('mal')).toBeNull()
  })

  it('has no password to change', async () => {
    const change = { old: 'still flying', new: 'still flying' }
    const guest = visitor(site.url)
    expect(await guest.ask('POST', '/api/password', change)).toMatchObject({ status: 401 })
    await me(guest)
    expect(await guest.ask('POST', '/api/password', change)).toMatchObject({
      status: 409,
      body: { problem: { code: 'conflict' } },
    })
  })
})

describe('an account', () => {
  it('logs in anywhere, under a new token each time', async () => {
    const home = await member()
    const { id } = await me(home)
    const away = visitor(site.url)
    const guest = await me(away)
    const before = away.cookie
    expect(await away.ask('POST', '/api/login', { ...mal, name: ' mal' })).toMatchObject({
      status: 200,
      body: { id, name: 'Mal', account: true },
    })
    expect(await me(away)).toMatchObject({ id })
    expect(await me(home)).toMatchObject({ id })
    expect(away.cookie).not.toBe(home.cookie)
    expect(await site.sessions.identifyCookie(before)).toBeNull()
    expect(site.signedOut).toEqual([guest.id])
  })

  it('gets the seats of the guest who logs in', async () => {
    const { id } = await me(await member())
    const away = visitor(site.url)
    const guest = await me(away)
    const hosted = await addTable(site.store, guest.id, [guest.id])
    const shared = await addTable(site.store, id, [id, guest.id])
    await away.ask('POST', '/api/login', mal)
    expect(await seatsAt(hosted)).toEqual([id, null, null])
    expect((await site.store.game(hosted))?.game.host).toBe(id)
    expect(await seatsAt(shared)).toEqual([id, null, null, null])
    expect([...site.changed].sort()).toEqual([hosted, shared].sort())
  })

  it('keeps its seats when somebody else logs in after it', async () => {
    await member({ name: 'Zoe', password: 'the first mate' })
    const who = await member()
    const { id } = await me(who)
    const game = await addTable(site.store, id, [id])
    expect(await who.ask('POST', '/api/login', { name: 'Zoe', password: 'the first mate' })).toMatchObject({
      status: 200,
      body: { name: 'Zoe' },
    })
    expect(await seatsAt(game)).toEqual([id, null, null])
  })

  it('replies the same to a wrong name and a wrong password, and nothing changes', async () => {
    await member()
    const stranger = visitor(site.url)
    const { id } = await me(stranger)
    const wrongPassword = await stranger.ask('POST', '/api/login', { ...mal, password: 'still guessing' })
    const wrongName = await stranger.ask('POST', '/api/login', { ...mal, name: 'Nobody' })
    expect(wrongPassword).toMatchObject({ status: 401, body: { problem: { code: 'unauthorized' } } })
    expect(wrongName.body).toEqual(wrongPassword.body)
    expect(await me(stranger)).toMatchObject({ id })
  })

  it('cannot be made twice by one person', async () => {
    const who = await member()
    expect(await who.ask('POST', '/api/account', { name: 'Reynolds', password: 'still flying' })).toMatchObject({
      status: 409,
      body: { problem: { code: 'conflict' } },
    })
    expect(await site.store.userByLogin('reynolds')).toBeNull()
  })

  it('changes its language, with or without its name', async () => {
    const who = await member()
    const patch = (body: object) => who.ask('PATCH', '/api/me', body)
    expect(await patch({ locale: 'de' })).toMatchObject({ status: 200, body: { name: 'Mal', locale: 'de' } })
    expect(await who.ask('GET', '/api/me')).toMatchObject({ body: { name: 'Mal', locale: 'de' } })
    expect(site.changed).toEqual([])
    expect(await patch({ name: 'Malcolm', locale: 'en' })).toMatchObject({ body: { name: 'Malcolm', locale: 'en' } })
    for (const [body, field] of [
      [{}, 'name'],
      [{ locale: 'no language' }, 'locale'],
    ] as const)
      expect(await patch(body)).toMatchObject({ status: 400, body: { problem: { code: 'invalid', field } } })
    expect(await who.ask('GET', '/api/me')).toMatchObject({ body: { name: 'Malcolm', locale: 'en' } })
  })

  it('changes its name, with which it then logs in', async () => {
    await member({ name: 'Zoe', password: 'the first mate' })
    const who = await member()
    expect(await who.ask('PATCH', '/api/me', { name: 'zoe' })).toMatchObject({
      status: 409,
      body: { problem: { code: 'conflict', field: 'name' } },
    })
    expect(await who.ask('PATCH', '/api/me', { name: 'MAL' })).toMatchObject({ status: 200, body: { name: 'MAL' } })
    expect(await who.ask('PATCH', '/api/me', { name: 'Skipper' })).toMatchObject({ status: 200 })
    const away = visitor(site.url)
    expect((await away.ask('POST', '/api/login', mal)).status).toBe(401)
    expect((await away.ask('POST', '/api/login', { ...mal, name: 'skipper' })).status).toBe(200)
  })

  it('logs out', async () => {
    const who = await member()
    const { id } = await me(who)
    const away = visitor(site.url)
    await away.ask('POST', '/api/login', mal)
    const session = site.sessions.sessionIn(who.cookie)
    const { cookie } = who
    expect(await who.ask('POST', '/api/logout')).toMatchObject({ status: 200, body: {} })
    expect(site.sessions.sessionIn(who.cookie)).toBeNull()
    expect(await site.sessions.identifyCookie(cookie)).toBeNull()
    expect(site.ended).toEqual([session])
    expect(await me(who)).toMatchObject({ account: false })
    expect(await me(away)).toMatchObject({ id })
  })

  it('changes its password, which ends its sessions elsewhere', async () => {
    const home = await member()
    const { id } = await me(home)
    const away = visitor(site.url)
    await away.ask('POST', '/api/login', mal)
    const change = { old: mal.password, new: 'gone to ground' }
    expect(await home.ask('POST', '/api/password', { ...change, old: 'still wrong' })).toMatchObject({
      status: 401,
      body: { problem: { code: 'unauthorized', field: 'old' } },
    })
    expect(await me(away)).toMatchObject({ id })
    expect(await home.ask('POST', '/api/password', change)).toMatchObject({ status: 200, body: {} })
    expect(await me(home)).toMatchObject({ id })
    expect(await me(away)).toMatchObject({ account: false })
    expect(site.signedOut).toContain(id)
    expect((await away.ask('POST', '/api/login', mal)).status).toBe(401)
    expect((await away.ask('POST', '/api/login', { ...mal, password: 'gone to ground' })).status).toBe(200)
  })

  it('cannot be guessed: the eleventh attempt in a minute is refused', async () => {
    await member()
    const guesser = visitor(site.url)
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) {
      statuses.push((await guesser.ask('POST', '/api/login', { name: `M${n}`, password: 'a guess of many' })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([401]))
    const refused = await guesser.ask('POST', '/api/login', mal)
    expect(refused).toMatchObject({ status: 429, body: { problem: { code: 'too-many' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

it('logs nothing of passwords, names or cookies', async () => {
  const who = await member()
  await who.ask('POST', '/api/login', { ...mal, password: 'still guessing' })
  await who.ask('POST', '/api/password', { old: mal.password, new: 'gone to ground' })
  await who.ask('POST', '/api/logout')
  const log = site.lines.join('')
  expect(log).toContain('/api/login')
  for (const secret of ['still flying', 'still guessing', 'gone to ground', 'keepflying=', 'Mal'])
    expect(log).not.toContain(secret)
})
