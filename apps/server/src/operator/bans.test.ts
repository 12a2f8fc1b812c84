import { expect, test } from 'vitest'
import type { BanRow } from '../storage/schema.ts'
import { Banned, Bans } from './bans.ts'

const begin = Date.UTC(2030, 0, 1)

function banOf(rest: Partial<BanRow>): BanRow {
  const none = { person: null, network: null, until: null, lifted_at: null }
  return { ...none, id: 'a ban', why: 'Spam.', by: 'Zoë', at: begin, ...rest }
}

function bansWith(...rows: Partial<BanRow>[]) {
  const clock = { now: begin }
  const bans = new Bans(() => clock.now)
  bans.set(rows.map(banOf))
  return { bans, clock }
}

test('a banned person is refused with the reason and the end, until the end', () => {
  const { bans, clock } = bansWith({ person: 'mal', until: begin + 1000 })
  expect(() => bans.checkPerson('mal')).toThrow('until 2030-01-01 00:00 UTC. The reason: Spam.')
  expect(() => bans.checkPerson('zoe')).not.toThrow()
  clock.now += 1000
  expect(() => bans.checkPerson('mal')).not.toThrow()
})

test('of several bans the one that ends last counts', () => {
  const { bans } = bansWith(
    { person: 'mal', until: begin + 1000, why: 'Spam.' },
    { person: 'mal', until: null, why: 'Threats.' },
    { person: 'mal', until: begin + 5000, why: 'Cheating.' },
  )
  const refusal = (() => {
    try {
      bans.checkPerson('mal')
      return null
    } catch (problem) {
      return problem
    }
  })()
  expect(refusal).toBeInstanceOf(Banned)
  expect(refusal).toMatchObject({ problem: { code: 'banned', ban: { why: 'Threats.', until: null } } })
})

test('a network is banned in every way of writing its addresses, and no other', () => {
  const { bans } = bansWith({ network: '203.0.113.0/24' }, { network: '2001:db8::/32' }, { network: '198.51.100.7/32' })
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::5', '2001:db8::1%eth0', '198.51.100.7'])
    expect(bans.excludes('mal', address), address).toBe(true)
  for (const address of ['203.0.114.9', '2001:db9::1', '198.51.100.8', '::1', 'unknown', ''])
    expect(bans.excludes('mal', address), address).toBe(false)
})
