import { limits } from '@keep-flying/protocol'
import { expect, test } from 'vitest'
import { openHall } from '../testing/hall.ts'
import { budget } from './budget.ts'
import { checkHere } from './checker.ts'
import { ImportQuota } from './import-quota.ts'
import { createReplays } from './replays.ts'

const minute = 60_000

test('a budget can be overdrawn by what was begun in time, and is earned again', () => {
  let at = 0
  const left = budget(60, () => at)
  left.spend('Mal', 14)
  expect(left.wait('Mal')).toBe(0)
  left.spend('Mal', 11)
  // Ten too many, and one to begin with, at one per minute.
  expect(left.wait('Mal')).toBe(11 * minute)
  expect(left.wait('Zoe')).toBe(0)
  at = 11 * minute
  expect(left.wait('Mal')).toBe(0)
  at = 600 * minute
  left.spend('Mal', 16)
  expect(left.wait('Mal')).toBeGreaterThan(0)
})

/** At once that is 10 MB of records, or 15 s of work. */
const config = { importMegabytes: 40, importSeconds: 60 }
const mega = 1024 * 1024

test.each([
  ['bytes', { bytes: 11 * mega }, '91 seconds'],
  ['processor time', { work: 20_000 }, '6 minutes'],
])('a person who has used up their %s is told how long to wait', (_, cost, words) => {
  let at = 0
  const quota = new ImportQuota(config, () => at)
  const [mal, zoe] = ['Mal', 'Zoe'].map((person) => ({ person, network: '192.0.2.1' }))
  if (!mal || !zoe) throw new Error('There are two.')
  quota.check(mal)
  quota.charge(mal, cost)
  expect(() => quota.check(mal)).toThrow(words)
  quota.check(zoe)
  at += 10 * minute
  quota.check(mal)
})

test('a network has a limit of its own, whoever is behind it', () => {
  const quota = new ImportQuota(config, () => 0)
  for (let n = 0; n < 2; n++) {
    quota.check({ person: `guest ${n}`, network: '192.0.2.1' })
    quota.charge({ person: `guest ${n}`, network: '192.0.2.1' }, { work: 15_000 })
  }
  expect(() => quota.check({ person: 'another', network: '192.0.2.1' })).toThrow('Try again in')
  quota.check({ person: 'another', network: '192.0.2.2' })
})

test('what cannot be read counts as well, and the next record is refused before it is read', async (context) => {
  const hall = await openHall()
  context.onTestFinished(() => hall.close())
  const kaylee = await hall.person('Kaylee')
  const send = () => kaylee.ask('POST', '/api/replays', ' '.repeat(limits.record))
  for (let n = 0; n < 2; n++) expect((await send()).status).toBe(400)
  const reply = await send()
  expect(reply.status).toBe(429)
  expect(reply.body.problem).toMatchObject({ code: 'too-many', message: expect.stringContaining('Try again in') })
  const imported = await kaylee.ask('POST', '/api/tables/import', {})
  expect(imported.status).toBe(429)
})

test('records are paid for by processor time, even those that are refused', async (context) => {
  const hall = await openHall()
  context.onTestFinished(() => hall.close())
  const { id: person } = await hall.person('Kaylee')
  const payer = { person, network: '192.0.2.1' }
  const effort = { entries: 10, stretch: 0, rest: 0, work: 1000 }
  const replays = createReplays({
    ...hall.services,
    checker: checkHere(hall.services.games, { ...effort, meter: () => () => 20_000 }),
  })
  replays.quota.check(payer)
  await expect(replays.upload(payer, Buffer.from('not JSON'))).rejects.toMatchObject({ code: 'invalid' })
  expect(() => replays.quota.check(payer)).toThrow('Try again in')
})
