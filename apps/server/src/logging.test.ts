import { describe, expect, it } from 'vitest'
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
})
