import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { MessageLimits, priceOf } from './message-limits.ts'

const clock = { now: 0 }
let limits: MessageLimits

beforeEach(() => {
  limits = new MessageLimits({ config: { ...readConfig({}), messagesPerMinute: 600 }, now: () => clock.now })
})

/** Asks for as much as they get, as somebody from a network. */
function ask(kind: 'allowsHint' | 'allowsLook', user: string, network: string): number {
  let got = 0
  while (limits[kind]({ data: { user, network } })) got++
  return got
}

describe.each([
  ['allowsHint', { person: 5, network: 6, node: 20 }],
  ['allowsLook', { person: 100, network: 333, node: 1000 }],
] as const)('%s', (kind, most) => {
  test('a person gets so much at once, however many networks they come from', () => {
    expect(ask(kind, 'kaylee', '192.0.2.1')).toBe(most.person)
    expect(ask(kind, 'kaylee', '192.0.2.2')).toBe(0)
  })

  test('somebody with many guests gets what one network may have, and leaves the rest to others', () => {
    const strangers = Array.from({ length: 20 }, (_, n) => ask(kind, `stranger ${n}`, '192.0.2.1'))
    expect(strangers.reduce((sum, got) => sum + got)).toBe(most.network)
    expect(ask(kind, 'kaylee', '192.0.2.2')).toBe(most.person)
  })

  test('all together get what the node can do', () => {
    const all = Array.from({ length: 50 }, (_, n) => ask(kind, `person ${n}`, `192.0.2.${n}`))
    expect(all.reduce((sum, got) => sum + got)).toBe(most.node)
  })
})

test('a message costs what it makes the server do, and what it weighs', () => {
  expect(priceOf('say', { text: 'short' })).toBe(1)
  expect(priceOf('answer', { value: 'work' })).toBe(2)
  expect(priceOf('answer', { value: 'work', plan: ['x'.repeat(1400)] })).toBe(4)
  expect(priceOf('watch')).toBe(10)
  expect(priceOf('propose', { table: 'one', proposal: { kind: 'undo', to: 0 } })).toBe(10)
  expect(priceOf('say', undefined)).toBe(1)
})

test('a network sends as much at once as it may in five seconds, whoever of it sends', () => {
  let people = 0
  const sendOnceEach = (network: string) => {
    let sent = 0
    while (limits.allowsMessage({ data: { user: `person ${people++}`, network } }, 1)) sent++
    return sent
  }
  expect(sendOnceEach('192.0.2.1')).toBe(1000)
  expect(sendOnceEach('192.0.2.2')).toBe(1000)
  clock.now += 1000
  expect(sendOnceEach('192.0.2.1')).toBe(200)
})
