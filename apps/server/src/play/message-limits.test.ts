import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { MessageLimits } from './message-limits.ts'

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
