import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { linesPerMinute } from './log-throttle.ts'
import { createLogger } from './logging.ts'

function logged(entry: object): string {
  const lines: string[] = []
  createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) }).info(entry, 'said')
  expect(lines).toHaveLength(1)
  return lines.join('')
}

describe('the log', () => {
  it.each([
    { password: 'sesame' },
    { body: { password: 'sesame', invite: 'sesame' } },
    { req: { method: 'GET', headers: { cookie: 'sesame' }, url: '/?invite=sesame' } },
    { reply: { headers: { 'set-cookie': 'sesame', authorization: 'sesame' } } },
    { user: { webhook: 'sesame' }, push: { endpoint: 'sesame' } },
    { game: { seed: 'sesame' }, seat: { token: 'sesame' } },
  ])('hides secrets: %o', (entry) => {
    expect(logged(entry)).not.toContain('sesame')
  })

  it('says what was requested and nothing about who asked', () => {
    const request = {
      method: 'GET',
      url: '/api/tables/abc?invite=sesame',
      ip: '192.0.2.7',
      params: { table: 'abc' },
      routeOptions: { url: '/api/tables/:table' },
    }
    const entry: unknown = JSON.parse(logged({ req: request }))
    expect(entry).toMatchObject({ msg: 'said', req: { method: 'GET', path: '/api/tables/:table', table: 'abc' } })
    expect(entry).not.toHaveProperty('req.ip')
    expect(entry).not.toHaveProperty('hostname')
  })

  it('cuts what is long, and escapes what could garble a terminal', () => {
    const line = logged({
      why: 'x'.repeat(10_000),
      name: 'a\u0000\u001b[2J\u009b\u2028\u202e',
      err: new Error('y'.repeat(10_000)),
    })
    expect(line.length).toBeLessThan(7000)
    expect(line.trimEnd()).toMatch(/^[\x20-\x7e…]*$/)
    expect(JSON.parse(line).name).toBe('a\u0000\u001b[2J\u009b\u2028\u202e')
  })
})

describe('what strangers cause', () => {
  const minute = 60_000

  function openLog() {
    const lines: Record<string, unknown>[] = []
    const clock = { now: 0 }
    const log = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }, () => clock.now)
    return { log, lines, clock }
  }

  it('is logged once per offender and minute, with how much was left out', () => {
    const { log, lines, clock } = openLog()
    for (let n = 0; n < 50; n++) log.info({ network: '192.0.2.7', code: 'invalid' }, 'refused')
    log.info({ network: '192.0.2.8', code: 'invalid' }, 'refused')
    expect(lines).toHaveLength(2)
    clock.now += minute
    log.info({ network: '192.0.2.7', code: 'too-many' }, 'refused')
    expect(lines[2]).toMatchObject({ code: 'too-many', suppressed: 49 })
    expect(lines[2]?.['from']).toBe(lines[0]?.['from'])
    expect(lines[1]?.['from']).not.toBe(lines[0]?.['from'])
    expect(JSON.stringify(lines)).not.toContain('192.0.2')
  })

  it('is known by the network of a request, whatever its address in there', () => {
    const { log, lines } = openLog()
    const req = (ip: string) => ({ method: 'GET', ip })
    log.info({ req: req('2001:db8::1'), code: 'invalid' }, 'refused')
    log.info({ req: req('2001:db8::2'), code: 'invalid' }, 'refused')
    log.error({ req: req('2001:db8::3'), err: new Error('ours') }, 'failed')
    expect(lines.map(({ msg }) => msg)).toEqual(['refused', 'failed'])
  })

  it('goes wrong once per table and minute', () => {
    const { log, lines } = openLog()
    for (let n = 0; n < 5; n++) log.error({ table: 'one', err: new Error('rules') }, 'the rules failed')
    log.error({ table: 'two', err: new Error('rules') }, 'the rules failed')
    log.error({ table: 'one', err: new Error('bot') }, 'a bot failed')
    expect(lines.map(({ table, msg }) => `${table}: ${msg}`)).toEqual([
      'one: the rules failed',
      'two: the rules failed',
      'one: a bot failed',
    ])
  })

  it('never fills a disk, however many they are', () => {
    const { log, lines, clock } = openLog()
    for (let n = 0; n < 20_000; n++) log.info({ network: `10.0.${n >> 8}.${n & 255}`, code: 'invalid' }, 'refused')
    expect(lines).toHaveLength(linesPerMinute.strangers)
    log.error({ job: 'clean-up' }, 'upkeep failed')
    expect(lines.at(-1)).toMatchObject({ msg: 'upkeep failed' })
    clock.now += minute
    log.info({ network: '10.9.9.9', code: 'invalid' }, 'refused')
    expect(lines.at(-1)).toMatchObject({ omitted: 20_000 - linesPerMinute.strangers })
  })

  it('leaves the rest of the log alone', () => {
    const { log, lines } = openLog()
    for (let n = 0; n < 5; n++) log.info({ req: { method: 'GET', ip: '192.0.2.7' }, status: 200, ms: 1 }, 'answered')
    for (let n = 0; n < 5; n++) log.info('closed')
    expect(lines).toHaveLength(10)
    for (let n = 0; n < 2 * linesPerMinute.all; n++) log.info('closed')
    expect(lines).toHaveLength(linesPerMinute.all)
  })
})

/** The parts of the server that strangers reach, and what their entries name the offender by. */
const reached = ['http', 'identity', 'tables', 'play', 'bots', 'reminders', 'operator']
const offender = /\b(network|req|table|entry|about)\b/

it('every line that a stranger may cause says who is to blame for it', async () => {
  const found: string[] = []
  for (const part of reached) {
    const folder = new URL(`./${part}/`, import.meta.url)
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const source = await readFile(new URL(file, folder), 'utf8')
      for (const [call, given = ''] of source.matchAll(/\blog\.(?:info|warn|error)\(\s*([^,]*,[^,]*)/g))
        found.push(`${part}/${file}: ${offender.test(given) ? 'named' : call}`)
    }
  }
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter((line) => !line.endsWith(': named'))).toEqual([])
})
