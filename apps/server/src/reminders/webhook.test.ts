import { afterEach, expect, it } from 'vitest'
import { closeReceivers, receiver } from '../testing/receiver.ts'
import type { YourTurn } from './message.ts'
import type { Guard } from './outgoing.ts'
import { bodyFor, sendWebhook } from './webhook.ts'

afterEach(closeReceivers)

/** Resolves every name to this machine. */
const home: Guard = { allowPrivate: true, timeout: 60_000, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }

const turn: YourTurn = {
  kind: 'your-turn',
  locale: 'en',
  table: { id: 'table-id-1', title: 'Friday crew', game: 'verse', url: 'https://play.example/table/table-id-1' },
  seat: 2,
  shared: false,
  since: 1_700_000_000_000,
  left: null,
  waited: 12,
}
const titled = (title: string): YourTurn => ({ ...turn, table: { ...turn.table, title } })
const waiting = (waited: number): YourTurn => ({ ...turn, waited })

async function arrivedAt(origin: string, path: string, message = turn): Promise<unknown> {
  const { port, requests } = await receiver(() => 204)
  expect(await sendWebhook(`${origin}:${port}${path}`, message, home)).toBe(204)
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'POST', path, headers: { 'content-type': 'application/json' } })
  return JSON.parse(String(requests[0]?.body))
}

it('writes to any receiver what happened, as data and in words', async () => {
  expect(await arrivedAt('http://bot.example', '/hook?key=1')).toEqual({
    kind: 'your-turn',
    table: { id: 'table-id-1', title: 'Friday crew', game: 'verse', url: 'https://play.example/table/table-id-1' },
    seat: 2,
    shared: false,
    since: 1_700_000_000_000,
    left: null,
    text: 'Keep Flying: it is your turn at “Friday crew” (waiting 12 minutes).',
  })
})

it.each([
  ['http://discord.com', '/api/webhooks/1/abc'],
  ['http://discordapp.com', '/api/webhooks/1/abc'],
  ['http://canary.discord.com', '/api/v10/webhooks/1/abc'],
])('writes to %s%s as Discord reads it', async (origin, path) => {
  expect(await arrivedAt(origin, path)).toEqual({
    content:
      'Keep Flying: it is your turn at “Friday crew” (waiting 12 minutes).\nhttps://play.example/table/table-id-1',
    allowed_mentions: { parse: [] },
  })
})

it('writes to Slack as Slack reads it', async () => {
  expect(await arrivedAt('http://hooks.slack.com', '/services/T/B/x')).toEqual({
    text: 'Keep Flying: it is your turn at “Friday crew” (waiting 12 minutes).\nhttps://play.example/table/table-id-1',
  })
})

it.each(['http://notdiscord.com', 'http://discord.com.example', 'http://hooks.slack.com.example'])(
  'takes %s for somebody else',
  async (origin) => {
    expect(await arrivedAt(origin, '/api/webhooks/1/abc')).toMatchObject({ kind: 'your-turn' })
  },
)

it('escapes punctuation in a title', () => {
  const title = '@everyone **b** _i_ `c` ||s|| [l](https://evil.example) <@1> & \\'
  expect(bodyFor(new URL('https://discord.com/api/webhooks/1/abc'), titled(title))).toMatchObject({
    content: expect.stringContaining(
      '“\\@everyone \\*\\*b\\*\\* \\_i\\_ \\`c\\` \\|\\|s\\|\\| \\[l\\]\\(https\\:\\/\\/evil\\.example\\) \\<\\@1\\> \\& \\\\”',
    ),
  })
  expect(
    bodyFor(new URL('https://hooks.slack.com/services/T/B/x'), titled('<!channel> &amp; <http://evil|you>')),
  ).toEqual({
    text: expect.stringContaining('“&lt;!channel&gt; &amp;amp; &lt;http://evil|you&gt;”'),
  })
  expect(bodyFor(new URL('https://bot.example/'), titled(title))).toMatchObject({ table: { title } })
})

it.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
])('calls %i minutes %s', (minutes, words) => {
  expect(bodyFor(new URL('https://bot.example/'), waiting(minutes))).toMatchObject({
    text: `Keep Flying: it is your turn at “Friday crew” (waiting ${words}).`,
  })
})

it('has a message to test a webhook', () => {
  const text = 'Keep Flying: reminders for your games will arrive here.'
  expect(bodyFor(new URL('https://bot.example/'), { kind: 'test', locale: 'en' })).toEqual({ kind: 'test', text })
  expect(bodyFor(new URL('https://hooks.slack.com/services/T/B/x'), { kind: 'test', locale: 'en' })).toEqual({ text })
  expect(bodyFor(new URL('https://discord.com/api/webhooks/1/abc'), { kind: 'test', locale: 'en' })).toMatchObject({
    content: text,
  })
})
