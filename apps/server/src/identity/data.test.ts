import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addTable, openSite, type Site, visitor } from '../testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const mal = { name: 'Malcolm', password: 'still flying' }

async function member() {
  const who = visitor(site.url)
  const { body } = await who.ask('POST', '/api/account', mal)
  return { who, id: String(Reflect.get(Object(body), 'id')) }
}

describe('what is stored about somebody', () => {
  it('is theirs to have, as a file', async () => {
    const { who, id } = await member()
    const table = await addTable(site.store, id, [id])
    const { status, headers, body } = await who.ask('GET', '/api/me/data')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(body).toMatchObject({
      format: 1,
      at: site.state.now,
      person: { id, name: 'Malcolm' },
      tables: [{ id: table }],
    })
    expect((await visitor(site.url).ask('GET', '/api/me/data')).status).toBe(401)
  })

  it('is deleted for whoever names the password', async () => {
    const { who, id } = await member()
    const away = visitor(site.url)
    await away.ask('POST', '/api/login', mal)
    const table = await addTable(site.store, id, [id])
    for (const [body, status, field] of [
      [{}, 400, 'confirm'],
      [{ confirm: true }, 400, 'password'],
      [{ confirm: true, password: 'still guessing' }, 401, 'password'],
    ] as const)
      expect(await who.ask('DELETE', '/api/me', body)).toMatchObject({ status, body: { problem: { field } } })
    expect((await site.store.user(id))?.name).toBe('Malcolm')

    expect(await who.ask('DELETE', '/api/me', { confirm: true, password: mal.password })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await site.store.user(id)).toBeNull()
    expect(site.signedOut).toContain(id)
    expect(site.changed).toEqual([table])
    for (const former of [who, away])
      expect((await former.ask('GET', '/api/me')).body).toMatchObject({ account: false })
    expect((await who.ask('POST', '/api/login', mal)).status).toBe(401)
  })

  it('is deleted for guests who say that they mean it', async () => {
    const guest = visitor(site.url)
    const id = String(Reflect.get(Object((await guest.ask('GET', '/api/me')).body), 'id'))
    expect((await guest.ask('DELETE', '/api/me', {})).status).toBe(400)
    expect((await guest.ask('DELETE', '/api/me', { confirm: true })).status).toBe(200)
    expect(await site.store.user(id)).toBeNull()
  })
})
