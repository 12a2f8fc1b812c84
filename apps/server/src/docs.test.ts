import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { type ClientMessages, limits, type ProblemCode, type ServerMessages } from '@keep-flying/protocol'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { variables } from './config.ts'
import { createMetrics } from './metrics.ts'
import { Trouble } from './problems.ts'
import { startTestServer } from './testing/server.ts'

function readDoc(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
}

const operations = readDoc('operations.md')
const api = readDoc('api.md')

/** The cells of every row of a table under a heading. */
function rowsUnder(doc: string, heading: string): string[][] {
  const [, after = ''] = doc.split(`\n${heading}\n`)
  const [section = ''] = after.split(/\n#{2,3} /)
  const lines = section.split('\n').filter((line) => /^\| `/.test(line))
  return lines.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Every route of a whole server, as `GET /api/me`. */
async function routesOfServer(): Promise<string[]> {
  const routes: string[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) if (name !== 'HEAD') routes.push(`${name} ${url}`)
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    await (await startTestServer()).close()
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
  return routes
}

describe('docs/operations.md', () => {
  test('lists every environment variable with its default', () => {
    const listed = rowsUnder(operations, '## Configuration')
    expect(listed).toEqual(variables.map(({ name, preset, meaning }) => [`\`${name}\``, preset, meaning]))
  })

  test('lists every limit', () => {
    const flat = Object.entries(limits).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number' ? [[name, value]] : Object.entries(value).map(([end, n]) => [`${name}.${end}`, n]),
    )
    const listed = rowsUnder(operations, '## Limits').map(([name, value]) => [name, value])
    expect(listed).toEqual(flat.map(([name, value]) => [`\`${name}\``, value.toLocaleString('en')]))
  })

  test('lists every metric of ours', async () => {
    const metrics = await createMetrics().register.getMetricsAsJSON()
    const own = metrics.map(({ name }) => name).filter((name) => name.startsWith('keepflying_'))
    expect(rowsUnder(operations, '## Health and metrics').map(([name]) => name)).toEqual(
      own.map((name) => `\`${name}\``),
    )
  })
})

describe('the alarms', () => {
  const rules = readDoc('../examples/prometheus-alerts.yml')

  test('are about metrics that exist', async () => {
    const existing = new Set((await createMetrics().register.getMetricsAsJSON()).map(({ name }) => name))
    for (const text of [rules, operations]) {
      const named = text.match(/\b(keepflying|nodejs|process)_[a-z0-9_]+/g) ?? []
      const unknown = named.filter((name) => !existing.has(name.replace(/_(bucket|sum|count)$/, '')))
      expect(unknown).toEqual([])
    }
  })

  test('are about checks that exist', async () => {
    const server = await startTestServer()
    const { checks } = (await (await fetch(`${server.url}/readyz`)).json()) as { checks: object }
    await server.close()
    const listed = rowsUnder(operations, '### Checks').map(([name]) => name)
    const own = [...Object.keys(checks), 'news'].map((name) => `\`${name}\``)
    expect(listed).toEqual(own)
    const named = [...rules.matchAll(/check="([^"]*)"/g)].map(([, name]) => `\`${name}\``)
    expect(named.filter((name) => !listed.includes(name))).toEqual([])
  })

  test('are raised before there is no more room, and when there is none', () => {
    for (const name of ['storage_bytes', 'storage_limit_bytes', 'given_up_total', 'quota_refusals_total{quota="room"}'])
      expect(rules).toContain(`keepflying_${name}`)
  })

  test('see the first answer on which the rules failed', async () => {
    const counted = await createMetrics().register.metrics()
    const [, codes = ''] = /keepflying_answers_total\{code=~"([^"]*)"\}/.exec(rules) ?? []
    expect(codes).not.toBe('')
    for (const code of codes.split('|')) expect(counted).toContain(`keepflying_answers_total{code="${code}"} 0`)
  })

  test('are raised when the newest backup is older than two of the usual intervals', () => {
    const hours = Number(variables.find(({ name }) => name === 'BACKUP_EVERY')?.preset)
    expect(rules).toContain(`keepflying_backup_age_seconds > ${2 * hours * 3600}`)
  })

  test('are all described', () => {
    const named = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => `\`${name}\``)
    expect(rowsUnder(operations, '### Alarms').map(([name]) => name)).toEqual(named)
  })
})

describe('docs/api.md', () => {
  test('has every route', async () => {
    const routes = await routesOfServer()
    expect(routes.length).toBeGreaterThan(30)
    const missing = routes.filter((route) => !api.includes(`\`${route}\``) && !api.includes(`\`${route}?`))
    expect(missing).toEqual([])
  })

  test('has every message, both ways', () => {
    const sent: Record<keyof ClientMessages, true> = {
      watch: true,
      leave: true,
      answer: true,
      foretell: true,
      advise: true,
      hurry: true,
      undo: true,
      propose: true,
      consent: true,
      habit: true,
      wish: true,
      say: true,
      earlier: true,
      seen: true,
    }
    const heard: Record<keyof ServerMessages, true> = {
      update: true,
      table: true,
      chat: true,
      presence: true,
      notice: true,
      minds: true,
      again: true,
    }
    const names = (messages: object) => Object.keys(messages).map((name) => `\`${name}\``)
    expect(rowsUnder(api, '### What a client sends').map(([name]) => name)).toEqual(names(sent))
    expect(rowsUnder(api, '### What the server sends').map(([name]) => name)).toEqual(names(heard))
  })

  test('has every problem with its status', () => {
    const codes: Record<ProblemCode, true> = {
      invalid: true,
      unauthorized: true,
      forbidden: true,
      banned: true,
      removed: true,
      locked: true,
      muted: true,
      'not-found': true,
      conflict: true,
      'too-large': true,
      'too-many': true,
      full: true,
      work: true,
      unavailable: true,
      internal: true,
      stale: true,
      foreign: true,
      illegal: true,
      over: true,
      'rules-fault': true,
    }
    const isCode = (text: string): text is ProblemCode => Object.hasOwn(codes, text)
    const all = Object.keys(codes).filter(isCode)
    const listed = rowsUnder(api, '### Problems').map(([code, status]) => [code, status])
    expect(listed).toEqual(all.map((code) => [`\`${code}\``, String(new Trouble(code, '').status)]))
  })
})
