import { expect, test } from 'vitest'
import { toneOf } from './tones.ts'

test('an ending is good, mixed, bad or dire', () => {
  expect(toneOf({ outcome: 'proceed', effects: [] })).toBe('good')
  expect(toneOf({ outcome: 'keep-flying', effects: [{ do: 'load', token: 'cargo', n: 2 }] })).toBe('good')
  expect(toneOf({ outcome: 'full-stop', effects: [] })).toBe('mixed')
  expect(toneOf({ outcome: 'keep-flying', effects: [{ do: 'lose', token: 'fuel', n: 1 }] })).toBe('mixed')
  expect(toneOf({ outcome: 'warrant', effects: [] })).toBe('bad')
  expect(toneOf({ outcome: 'botched', effects: [{ do: 'kill-crew', n: 1 }] })).toBe('dire')
})
