import { describe, expect, test } from 'vitest'
import { afterWork, doWork, isDone, workHeader } from './work.ts'

const challenge = 'a-challenge'

describe('work', () => {
  test.each([0, 1, 3, 4, 5, 8, 11])('of %s bits is done in time', async (bits) => {
    const [given, number = ''] = (await doWork({ challenge, bits })).split(':')
    expect(given).toBe(challenge)
    expect(isDone({ challenge, bits }, number)).toBe(true)
  })

  test('is counted in zero bits of a SHA-256, as any program can count them', async () => {
    const found = (await doWork({ challenge, bits: 10 })).split(':')[1] ?? ''
    const bytes = new Uint8Array(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${challenge}:${found}`)),
    )
    const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    expect(bits.indexOf('1')).toBeGreaterThanOrEqual(10)
    for (let asked = 0; asked <= 24; asked++)
      expect(isDone({ challenge, bits: asked }, found)).toBe(bits.indexOf('1') >= asked)
  })
})

describe('a request', () => {
  const asking = () =>
    Response.json({ problem: { code: 'work', message: '', work: { challenge, bits: 4 } } }, { status: 428 })

  test('is repeated with the work done', async () => {
    const sent: Readonly<Record<string, string>>[] = []
    const reply = await afterWork(asking(), async (headers) => {
      sent.push(headers)
      return Response.json({ fine: true })
    })
    expect(reply.status).toBe(200)
    const [name, number = ''] = sent[0]?.[workHeader]?.split(':') ?? []
    expect(name).toBe(challenge)
    expect(isDone({ challenge, bits: 4 }, number)).toBe(true)
    expect(sent).toHaveLength(1)
  })

  test.each([200, 404, 503])('that was answered with %s is left alone', async (status) => {
    const first = Response.json({}, { status })
    expect(await afterWork(first, () => Promise.reject(new Error('asked again')))).toBe(first)
  })
})
