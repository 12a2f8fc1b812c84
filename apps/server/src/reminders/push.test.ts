import { createPublicKey, verify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browser } from '../testing/browser.ts'
import { closeReceivers, receiver } from '../testing/receiver.ts'
import { openWorld, type World } from '../testing/reminding.ts'
import type { YourTurn } from './message.ts'
import { checkPushKeys, readVapidKeys, sendPush, type VapidKeys } from './push.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(async () => {
  await closeReceivers()
  await world.close()
})

const turn: YourTurn = {
  kind: 'your-turn',
  locale: 'en',
  table: { id: 'table-id-1', title: '“Schön” & <b>', game: 'verse', url: 'https://play.example/table/table-id-1' },
  seat: 2,
  shared: false,
  since: 1_700_000_000_000,
  left: null,
  waited: 12,
}

/** The claims of a VAPID header, once its signature is verified. */
function claimsOf(authorization: string | undefined, { publicKey }: VapidKeys): unknown {
  const { token = '', key } = /^vapid t=(?<token>[^,]+), k=(?<key>.+)$/.exec(authorization ?? '')?.groups ?? {}
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = Buffer.from(`${head}.${claims}`)
  const genuine = verify(
    'sha256',
    signed,
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(genuine).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

describe('the keys of the server', () => {
  it('are made once', async () => {
    const keys = await readVapidKeys(world.services.store)
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
    expect(await readVapidKeys(world.services.store)).toEqual(keys)
  })
})

describe('a push', () => {
  it('is encrypted for one browser and signed by the server', async () => {
    const { url, requests } = await receiver(() => 201)
    const { keys, read } = browser()
    const vapid = await readVapidKeys(world.services.store)
    const push = { endpoint: `${url}push/1`, user: 'user-id-1', ...keys }
    const guard = { allowPrivate: true, timeout: 60_000 }
    expect(await sendPush(push, turn, { ...vapid, subject: 'mailto:host@play.example' }, guard)).toBe(201)

    expect(requests).toHaveLength(1)
    const [request] = requests
    expect(request).toMatchObject({
      method: 'POST',
      path: '/push/1',
      headers: { 'content-encoding': 'aes128gcm', ttl: String(3 * 24 * 60 * 60), topic: 'table-id-1' },
    })
    const body = request?.body ?? Buffer.alloc(0)
    expect(read(body)).toEqual({
      kind: 'your-turn',
      title: '“Schön” & <b>',
      text: 'Keep Flying: it is your turn at ““Schön” & <b>” (waiting 12 minutes).',
      url: 'https://play.example/table/table-id-1',
      table: 'table-id-1',
    })
    expect(() => browser().read(body)).toThrow()
    expect(claimsOf(request?.headers.authorization, vapid)).toMatchObject({
      aud: new URL(url).origin,
      sub: 'mailto:host@play.example',
    })
  })

  it('needs the keys of a subscription', () => {
    const { keys } = browser()
    checkPushKeys(keys)
    const offCurve = Buffer.alloc(65, 1).fill(4, 0, 1).toString('base64url')
    for (const bad of [
      { ...keys, p256dh: offCurve },
      { ...keys, p256dh: 'AAAA' },
      { ...keys, auth: 'AAAA' },
    ])
      expect(() => checkPushKeys(bad)).toThrow('must be the keys of a push subscription')
  })
})
