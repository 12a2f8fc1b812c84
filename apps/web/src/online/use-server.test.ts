import type { Me } from '@keep-flying/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings } from '../app/settings.ts'
import { introduce } from './use-server.ts'

const guest: Me = { id: 'guest-id', name: 'Quiet Otter 123', account: false, locale: 'en', webhook: null, pushes: 0 }
let asked: unknown[]

/** A server that knows us as this person and refuses a name that is taken. */
function serveAs(me: Me, taken = ''): void {
  let now = me
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    const change = body === undefined ? {} : JSON.parse(body)
    if (method !== 'GET') asked.push(change)
    if (change.name === taken && taken !== '') return Response.json({ problem: { code: 'conflict' } }, { status: 409 })
    now = { ...now, ...change }
    return Response.json(now)
  })
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  changeSettings({ locale: 'de', name: '' })
})
afterEach(() => vi.unstubAllGlobals())

test('the server writes reminders in the language of the browser, and is told once', async () => {
  serveAs(guest)
  expect(await introduce()).toEqual({ ok: true, value: { ...guest, locale: 'de' } })
  expect(await introduce()).toMatchObject({ ok: true })
  expect(asked).toEqual([{ locale: 'de' }])
})

test('a guest takes the name set in the browser if it is free, an account keeps its own', async () => {
  changeSettings({ name: 'Kaylee' })
  serveAs({ ...guest, locale: 'de' })
  expect(await introduce()).toMatchObject({ value: { name: 'Kaylee' } })
  serveAs({ ...guest, locale: 'de' }, 'Kaylee')
  expect(await introduce()).toMatchObject({ value: { name: 'Quiet Otter 123' } })
  serveAs({ ...guest, name: 'Mal', account: true, locale: 'de' })
  expect(await introduce()).toMatchObject({ value: { name: 'Mal' } })
})
