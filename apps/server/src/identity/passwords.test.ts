import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword } from './passwords.ts'

describe('passwords', () => {
  it('are stored with their parameters and a salt of their own', async () => {
    const [one, other] = await Promise.all([hashPassword('open sesame'), hashPassword('open sesame')])
    expect(one).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
  })

  it('are recognized, however the letters were typed', async () => {
    const stored = await hashPassword('caf\u00e9 sesame')
    expect(await checkPassword('caf\u00e9 sesame', stored)).toBe(true)
    expect(await checkPassword('cafe\u0301 sesame', stored)).toBe(true)
    expect(await checkPassword('cafe sesame', stored)).toBe(false)
    expect(await checkPassword('cafe sesame', null)).toBe(false)
  })

  it('refuses a flood and serves those in the queue', async () => {
    const stored = await hashPassword('open sesame')
    const flood = await Promise.allSettled(Array.from({ length: 60 }, () => checkPassword('open sesame', stored)))
    const refused = flood.filter(({ status }) => status === 'rejected')
    expect(flood.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(51)
    expect(refused).toHaveLength(9)
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
    expect(await checkPassword('open sesame', stored)).toBe(true)
  })
})
