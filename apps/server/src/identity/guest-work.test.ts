import type { Problem } from '@keep-flying/protocol'
import { doWork, isDone, workHeader } from '@keep-flying/protocol/work'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSite, type Site, visitor } from '../testing/site.ts'
import { GuestWork } from './guest-work.ts'

const bits = 6

describe('a server that asks for work', () => {
  let site: Site

  beforeEach(async () => {
    site = await openSite({ env: { GUEST_WORK: String(bits) } })
  })

  afterEach(() => site.close())

  /** What a newcomer is asked to do. */
  async function asked(): Promise<NonNullable<Problem['work']>> {
    const { status, body } = await visitor(site.url).ask('GET', '/api/me')
    const { problem } = body as { problem: Problem }
    expect({ status, code: problem.code }).toEqual({ status: 428, code: 'work' })
    expect(problem.message).toMatch(/^The work that makes a guest is missing: .*"x-guest-work"\.$/)
    if (!problem.work) throw new Error('The problem does not say what work.')
    return problem.work
  }

  const come = (work: string, who = visitor(site.url)) => who.ask('GET', '/api/me', undefined, { [workHeader]: work })
  const refusal = async (work: string) => ((await come(work)).body as { problem: Problem }).problem.message

  test('makes a guest of whoever has done it, and asks them no more', async () => {
    const guest = visitor(site.url)
    expect((await come(await doWork(await asked()), guest)).status).toBe(200)
    expect((await guest.ask('GET', '/api/me')).status).toBe(200)
    expect((await guest.ask('PATCH', '/api/me', { name: 'Kaylee' })).status).toBe(200)
  })

  test('stores nothing before', async () => {
    const added = vi.spyOn(site.store, 'addUser')
    await asked()
    expect(added).not.toHaveBeenCalled()
  })

  test('asks for each guest anew', async () => {
    const work = await doWork(await asked())
    expect((await come(work)).status).toBe(200)
    expect(await refusal(work)).toContain('was used before')
    expect(await asked()).not.toEqual(await asked())
  })

  test('takes nothing else for it', async () => {
    const work = await asked()
    const done = await doWork(work)
    const [, number = ''] = done.split(':')
    const [random, until, , signature] = work.challenge.split('.')
    const undone = Array.from({ length: 1000 }, (_, n) => String(n)).find((n) => !isDone(work, n))
    expect(await refusal(`${work.challenge}:${undone}`)).toContain('was not done')
    expect(await refusal(`${[random, until, '00', signature].join('.')}:${number}`)).toContain('is for another server')
    expect(await refusal(`${[random, `${until}0`, bits, signature].join('.')}:${number}`)).toContain('another server')
    const elsewhere = new GuestWork(bits, 'another secret', () => site.state.now)
    expect(() => elsewhere.check({ headers: { [workHeader]: done } })).toThrow('is for another server')
    for (const nonsense of ['x', ':', `${work.challenge}:`, `${work.challenge}:-1`, '__proto__', 'a.b.c.d:1'])
      expect(await refusal(nonsense)).toContain('is for another server')
    site.state.now += 11 * 60_000
    expect(await refusal(done)).toContain('came too late')
  })
})

test('is not asked for by default', async () => {
  const site = await openSite()
  expect((await visitor(site.url).ask('GET', '/api/me')).status).toBe(200)
  await site.close()
})
